import Foundation

class UIControl: UIView {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = UIAccessibility.answersForClasses && isElement
  }

  /// Whether such controls are elements to an accessibility client.
  var isElement: Bool { false }

  struct Event: OptionSet {
    let rawValue: UInt
    static let touchUpInside = Event(rawValue: 1 << 6)
    static let valueChanged = Event(rawValue: 1 << 12)
    static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  var isEnabled = true
  var isSelected = false
  var allControlEvents: Event = []
}

class UIButton: UIControl {
  let titleLabel: UILabel? = UILabel()
  let imageView: UIImageView? = UIImageView()
  var currentTitle: String?
  var currentTitleColor = UIColor(red: 0, green: 0.33, blue: 0.8)
  var currentImage: UIImage?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    titleLabel.map(addSubview)
    imageView.map(addSubview)
    if isAccessibilityElement { accessibilityTraits = .button }
  }

  override var isElement: Bool { true }
}

class UISlider: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  var value: Float = 0
  override var isElement: Bool { true }
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    if isAccessibilityElement { accessibilityTraits = .adjustable }
  }
}

class UIStepper: UIControl {
  var minimumValue = 0.0
  var maximumValue = 100.0
  var value = 0.0
}

class UISwitch: UIControl {
  var isOn = false
  override var isElement: Bool { true }
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // The button's trait, and one that UIKit keeps to itself.
    if isAccessibilityElement { accessibilityTraits = .init(rawValue: 1 << 53 | 1) }
  }
}

class UIDatePicker: UIControl {}
class UIPickerView: UIView {}

class UIPageControl: UIControl {
  var currentPage = 0
  var numberOfPages = 0
}

class UISegmentedControl: UIControl {
  var titles: [String] = []
  var selectedSegmentIndex = -1
  var numberOfSegments: Int { titles.count }
  func titleForSegment(at index: Int) -> String? { titles[index] }
  func imageForSegment(at index: Int) -> UIImage? { nil }
}

struct UITextContentType { let rawValue: String }

class UITextField: UIControl {
  var text: String?
  var placeholder: String?
  var textColor: UIColor?
  var font: UIFont?
  var adjustsFontForContentSizeCategory = false
  var isSecureTextEntry = false
  var isEditing = false
  var inputView: UIView?
  var textContentType: UITextContentType!
  override var isElement: Bool { true }
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // UIKit's own trait of fields.
    if isAccessibilityElement { accessibilityTraits = .init(rawValue: 1 << 18) }
  }
}

class UISearchTextField: UITextField {}

class UISearchBar: UIView {
  let searchTextField = UISearchTextField()
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }
}

class UITextView: UIScrollView {
  var text: String!
  var textColor: UIColor?
  var font: UIFont?
  var adjustsFontForContentSizeCategory = false
  var isSecureTextEntry = false
}

@MainActor class UIBarItem: NSObject, UIAccessibilityIdentification {
  var accessibilityIdentifier: String?
  var title: String?
  var image: UIImage?
  var isEnabled = true
}

class UITabBarItem: UIBarItem { var badgeValue: String? }
class UIBarButtonItem: UIBarItem { var customView: UIView? }

class UITabBar: UIView {
  var items: [UITabBarItem]?
  var selectedItem: UITabBarItem?
}

class UIToolbar: UIView { var items: [UIBarButtonItem]? }

@MainActor class UINavigationItem {
  var title: String?
  var titleView: UIView?
  var leftBarButtonItems: [UIBarButtonItem]?
  var rightBarButtonItems: [UIBarButtonItem]?
}

class UINavigationBar: UIView { var topItem: UINavigationItem? }
