/// Rules of the planned catalogue that are not written yet; to be emptied, and then removed.
enum PendingRules {
  /// Their ids.
  static let ids: Set<String> = [
    "accessibility-elements-dangling", "accessibility-elements-incomplete",
    "activation-point-outside-frame", "auto-dismiss-timing", "automation-identifier-missing",
    "cell-label-never-read", "cell-missing-state", "cell-mixed-exposure", "color-only-state",
    "complex-gesture-unexplained", "container-protocol-incomplete", "controls-overlap",
    "custom-action-invalid", "custom-drawn-content-silent", "custom-gesture-without-alternative",
    "disabled-control-unexplained", "drag-without-alternative", "duplicate-activation-area",
    "duplicate-node-id", "frame-stale-after-rotation", "interaction-disabled-ancestor",
    "media-autoplay", "nested-interactive", "nontext-contrast", "reduce-motion",
    "redundant-image-label", "swipe-action-without-custom-action", "text-contrast",
    "touch-target-spacing", "visible-text-unreachable", "zero-size-element",
  ]
}
