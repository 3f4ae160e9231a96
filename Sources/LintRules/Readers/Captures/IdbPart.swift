import DocumentSyntax

/// The part that an element takes in idb's tree, in which leaves are what VoiceOver stops at.
enum IdbPart: Sendable {
  /// It merely holds others, or nobody knows.
  case holder
  /// VoiceOver stops at it, and at what it holds as well.
  case stop
  /// VoiceOver stops at it, and the texts and pictures inside are parts of it.
  case whole

  init(_ node: IdbNode, _ contents: IdbContents) {
    let kind = node.kind
    switch kind {
    case .textField, .secureField, .searchField, .textView, .tab: self = .stop
    case .view where contents.isEmpty && !IdbRole.isHolder(node.role) && node.hasWords:
      self = .stop
    case .cell, .gridCell, .tableCell: self = contents.isEmpty ? .stop : .holder
    case _ where !Self.isStopKind(kind): self = .holder
    case _ where !contents.hasMoreThanTexts: self = contents.isEmpty ? .stop : .whole
    default: self = node.hasWords ? .stop : .holder
    }
  }

  /// The kind that the element is written as, inside an element of some kind.
  func kind(
    of node: IdbNode, _ contents: IdbContents, inside parent: ElementKind
  ) -> ElementKind {
    let kind = node.kind
    guard self == .holder else {
      return kind == .button ? XCUIElementType.kind(named: "Button", inside: parent) ?? kind : kind
    }
    if contents.hasTabs, kind == .view { return .tabBar }
    // The halves of a stepper that are listed stand for themselves.
    if kind == .stepper, !contents.isEmpty { return .view }
    return Self.isStopKind(kind) ? .view : kind
  }

  /// Whether views of a kind are stops by themselves.
  private static func isStopKind(_ kind: ElementKind) -> Bool {
    switch kind {
    case .button, .barButton, .segment, .disclosure, .menuItem, .popupButton, .backButton, .link,
      .slider, .pageControl, .switch, .checkbox, .tab, .key, .text, .header, .progress,
      .activityIndicator, .image:
      true
    default: false
    }
  }
}
