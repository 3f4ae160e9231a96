/// Rules of the planned catalogue that are not written yet; to be emptied, and then removed.
enum PendingRules {
  /// Their ids.
  static let ids: Set<String> = [
    "accessibility-elements-dangling", "accessibility-elements-incomplete",
    "activation-point-outside-frame", "auto-dismiss-timing", "automation-identifier-missing",
    "background-reachable", "cell-label-never-read", "cell-missing-state", "cell-mixed-exposure",
    "close-button-first", "color-only-state", "complex-gesture-unexplained",
    "container-protocol-incomplete", "content-size-not-observed", "controls-overlap",
    "custom-action-invalid", "custom-drawn-content-silent", "custom-font-unscaled",
    "custom-gesture-without-alternative", "data-table-headers-missing", "decorative-exposed",
    "disabled-control-unexplained", "drag-without-alternative", "duplicate-activation-area",
    "duplicate-node-id", "dynamic-type-not-adjusting", "fixed-font-size",
    "fixed-size-text-container", "frame-not-screen-coordinates", "frame-stale-after-rotation",
    "group-missing-label", "heading-empty", "heading-level-skip", "hidden-contains-interactive",
    "input-purpose-missing", "interaction-disabled-ancestor", "invert-colors-not-ignored",
    "keyboard-focus-escape", "large-content-viewer-missing", "media-autoplay",
    "missing-screen-title", "modal-flag-misplaced", "modal-missing-flag", "modal-no-escape",
    "modal-siblings-reachable", "nested-interactive", "no-headings", "nontext-contrast",
    "offscreen-not-hidden", "orientation-locked", "reading-order-overridden",
    "reading-order-surprise", "reduce-motion", "redundant-image-label",
    "swipe-action-without-custom-action", "text-contrast", "text-may-truncate", "text-too-small",
    "touch-target-spacing", "transient-overlay-reachable", "transparent-not-hidden",
    "ungrouped-label-value", "visible-text-unreachable", "zero-size-element",
  ]
}
