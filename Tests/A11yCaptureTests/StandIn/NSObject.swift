import Foundation

// The part of UIKit that `A11yCapture` asks, for systems without UIKit: the same names and types,
// and defaults as they are where no accessibility client looks into the process. What is set is
// kept; nothing is drawn and nothing is laid out.

/// The root class with UIKit's informal accessibility protocol.
@MainActor public class NSObject {
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityAttributedLabel: NSAttributedString? {
    didSet { accessibilityLabel = accessibilityAttributedLabel?.string }
  }
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityLanguage: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityFrame = CGRect.zero
  var accessibilityActivationPoint: CGPoint {
    get { point ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { point = newValue }
  }
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var shouldGroupAccessibilityChildren = false
  var accessibilityContainerType = UIAccessibilityContainerType.none
  var accessibilityElements: [Any]?
  var accessibilityUserInputLabels: [String]!
  var accessibilityRespondsToUserInteraction = true
  var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions = []
  var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
  var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
  var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  private var point: CGPoint?

  func accessibilityElementCount() -> Int { NSNotFound }
  func accessibilityElement(at index: Int) -> Any? { nil }
}

struct UIAccessibilityTraits: OptionSet {
  let rawValue: UInt64

  static let button = Self(rawValue: 1 << 0)
  static let link = Self(rawValue: 1 << 1)
  static let image = Self(rawValue: 1 << 2)
  static let selected = Self(rawValue: 1 << 3)
  static let playsSound = Self(rawValue: 1 << 4)
  static let keyboardKey = Self(rawValue: 1 << 5)
  static let staticText = Self(rawValue: 1 << 6)
  static let summaryElement = Self(rawValue: 1 << 7)
  static let notEnabled = Self(rawValue: 1 << 8)
  static let updatesFrequently = Self(rawValue: 1 << 9)
  static let searchField = Self(rawValue: 1 << 10)
  static let startsMediaSession = Self(rawValue: 1 << 11)
  static let adjustable = Self(rawValue: 1 << 12)
  static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  static let causesPageTurn = Self(rawValue: 1 << 14)
  static let tabBar = Self(rawValue: 1 << 15)
  static let header = Self(rawValue: 1 << 16)
}

enum UIAccessibilityContainerType: Int {
  case none, dataTable, list, landmark, semanticGroup
}

@MainActor class UIAccessibilityCustomAction {
  let name: String
  init(name: String) { self.name = name }
}

@MainActor class UIAccessibilityLocationDescriptor {
  let name: String
  let point: CGPoint
  private(set) weak var view: UIView?
  init(name: String, point: CGPoint, in view: UIView) {
    self.name = name
    self.point = point
    self.view = view
  }
}

extension NSAttributedString.Key {
  static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
}

@MainActor class UIAccessibilityCustomRotor {
  let name: String
  init(name: String) { self.name = name }
}

@MainActor protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

@MainActor protocol UIAccessibilityContainerDataTableCell: AnyObject {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

class UIAccessibilityElement: NSObject, UIAccessibilityIdentification {
  var accessibilityIdentifier: String?
  override init() {
    super.init()
    isAccessibilityElement = true
  }
}

@MainActor protocol AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! { get }
}

@MainActor class AXCustomContent {
  enum Importance { case `default`, high }

  let label: String
  let value: String
  var importance = Importance.default
  init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

@MainActor enum UIAccessibility {
  struct DirectTouchOptions: OptionSet {
    let rawValue: UInt
    static let silentOnTouch = Self(rawValue: 1 << 0)
    static let requiresActivation = Self(rawValue: 1 << 1)
  }

  enum ExpandedStatus: Int { case unsupported, expanded, collapsed }

  /// Whether UIKit's classes answer for themselves, as they do for an accessibility client.
  static var answersForClasses = false

  static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return rect }
    return view.convert(rect, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}
