/// Rules of the planned catalogue that are not written yet; to be emptied, and then removed.
enum PendingRules {
  /// Their ids.
  static let ids: Set<String> = [
    "accessibility-elements-dangling", "accessibility-elements-incomplete",
    "activation-point-outside-frame", "auto-dismiss-timing", "automation-identifier-missing",
    "background-reachable", "cell-label-never-read", "cell-missing-state", "cell-mixed-exposure",
    "close-button-first", "color-only-state", "complex-gesture-unexplained",
    "container-protocol-incomplete", "controls-overlap", "custom-action-invalid",
    "custom-drawn-content-silent", "custom-gesture-without-alternative",
    "data-table-headers-missing", "decorative-exposed", "disabled-control-unexplained",
    "drag-without-alternative", "duplicate-activation-area", "duplicate-node-id",
    "frame-not-screen-coordinates", "frame-stale-after-rotation", "group-missing-label",
    "heading-empty", "heading-level-skip", "hidden-contains-interactive",
    "interaction-disabled-ancestor", "keyboard-focus-escape", "media-autoplay",
    "missing-screen-title", "modal-flag-misplaced", "modal-missing-flag", "modal-no-escape",
    "modal-siblings-reachable", "nested-interactive", "no-headings", "nontext-contrast",
    "offscreen-not-hidden", "reading-order-overridden", "reading-order-surprise", "reduce-motion",
    "redundant-image-label", "swipe-action-without-custom-action", "text-contrast",
    "touch-target-spacing", "transient-overlay-reachable", "transparent-not-hidden",
    "ungrouped-label-value", "visible-text-unreachable", "zero-size-element",
  ]
}
