/// The defaults of UIKit's class for an element.
package struct ClassDefaults: Sendable {
  /// How the class takes part in the accessibility tree.
  @usableFromInline package enum Exposure: Sendable {
    /// It is an element, and what it holds is not.
    case element
    /// It is an element made of its texts; its controls are elements of their own.
    case row
    /// It is none; its parts are.
    case container
    /// It is none.
    case plain
  }

  package let exposure: Exposure
  package let traits: TraitSet
  /// Whether the user operates it.
  package let isControl: Bool
  /// Whether it speaks what it is without any trait of the author's.
  let speaksRole: Bool
  /// Whether the system names it where nobody else does.
  let isSystemNamed: Bool
  /// Whether what it holds says where in it it is.
  let isCounting: Bool

  private init(
    _ exposure: Exposure, _ traits: TraitSet = [], isControl: Bool = false,
    speaksRole: Bool = false, isSystemNamed: Bool = false, isCounting: Bool = false
  ) {
    self.exposure = exposure
    self.traits = traits
    self.isControl = isControl
    self.speaksRole = speaksRole || isControl
    self.isSystemNamed = isSystemNamed
    self.isCounting = isCounting
  }

  private static func control(_ traits: TraitSet, systemNamed: Bool = false) -> ClassDefaults {
    ClassDefaults(.element, traits, isControl: true, isSystemNamed: systemNamed)
  }

  /// The defaults of a kind, after section 5 of the VoiceOver model.
  package static func of(_ kind: ElementKind) -> ClassDefaults {
    switch kind {
    case .button, .barButton, .segment, .disclosure, .menuItem: .control(.button)
    case .popupButton: .control([.button, .popupButton])
    case .backButton: .control([.button, .backButton], systemNamed: true)
    case .link: .control([.button, .link])
    case .slider: .control(.adjustable)
    case .pageControl: .control([.adjustable, .updatesFrequently], systemNamed: true)
    case .switch, .checkbox: .control([.button, .toggle])
    case .tab: .control(.tabBarItem)
    case .textField: .control(.textEntry)
    case .secureField: .control([.textEntry, .secureTextField])
    case .textView: .control([.textEntry, .textArea])
    case .searchField: .control([.searchField, .textEntry])
    case .key: .control(.keyboardKey, systemNamed: true)
    case .text: ClassDefaults(.element, .staticText)
    case .header: ClassDefaults(.element, .header)
    case .cell: ClassDefaults(.row)
    case .tableCell: ClassDefaults(.element)
    case .progress, .activityIndicator:
      ClassDefaults(.element, .updatesFrequently, isSystemNamed: true)
    case .image: ClassDefaults(.plain, .image)
    case .stepper, .picker, .datePicker:
      ClassDefaults(.container, speaksRole: true, isSystemNamed: true)
    case .segmentedControl, .tabBar: ClassDefaults(.container, speaksRole: true, isCounting: true)
    case .listContainer, .landmark, .table: ClassDefaults(.plain, isCounting: true)
    case .navigationBar, .toolbar, .menu, .alert, .sheet, .web,
      .map, .keyboard:
      ClassDefaults(.container, speaksRole: true)
    case .view, .stack, .scroll, .gridCell, .list, .grid, .popover, .drawer, .toast, .group,
      .canvas, .chart, .screen:
      ClassDefaults(.plain)
    }
  }

}
