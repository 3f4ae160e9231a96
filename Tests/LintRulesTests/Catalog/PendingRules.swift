/// Rules of the planned catalogue that are not written yet; to be emptied, and then removed.
enum PendingRules {
  /// Their ids.
  static let ids: Set<String> = [
    "auto-dismiss-timing", "color-only-state", "frame-stale-after-rotation", "media-autoplay",
    "nontext-contrast", "reduce-motion", "text-contrast",
  ]
}
