/// Rules of the planned catalogue that are not written yet; to be emptied, and then removed.
enum PendingRules {
  /// Their ids.
  static let ids: Set<String> = [
    "accessibility-elements-dangling", "accessibility-elements-incomplete",
    "activation-point-outside-frame", "auto-dismiss-timing", "automation-identifier-missing",
    "background-reachable", "cell-label-never-read", "cell-missing-state", "cell-mixed-exposure",
    "color-only-state", "complex-gesture-unexplained", "container-protocol-incomplete",
    "controls-overlap", "custom-action-invalid", "custom-drawn-content-silent",
    "custom-gesture-without-alternative", "decorative-exposed", "disabled-control-unexplained",
    "drag-without-alternative", "duplicate-activation-area", "duplicate-node-id",
    "frame-stale-after-rotation", "hidden-contains-interactive", "interaction-disabled-ancestor",
    "keyboard-focus-escape", "media-autoplay", "modal-flag-misplaced", "modal-missing-flag",
    "modal-no-escape", "modal-siblings-reachable", "nested-interactive", "nontext-contrast",
    "offscreen-not-hidden", "reduce-motion", "redundant-image-label",
    "swipe-action-without-custom-action", "text-contrast", "touch-target-spacing",
    "transient-overlay-reachable", "transparent-not-hidden", "visible-text-unreachable",
    "zero-size-element",
  ]
}
