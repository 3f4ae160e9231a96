/// Rules of the planned catalogue that are not written yet; to be emptied, and then removed.
enum PendingRules {
  /// Their ids.
  static let ids: Set<String> = [
    "activation-point-outside-frame", "auto-dismiss-timing", "color-only-state",
    "complex-gesture-unexplained", "controls-overlap", "custom-action-invalid",
    "custom-gesture-without-alternative", "disabled-control-unexplained",
    "drag-without-alternative", "duplicate-activation-area", "frame-stale-after-rotation",
    "interaction-disabled-ancestor", "media-autoplay", "nested-interactive", "nontext-contrast",
    "reduce-motion", "swipe-action-without-custom-action", "text-contrast",
    "touch-target-spacing",
  ]
}
