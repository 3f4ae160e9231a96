#if canImport(UIKit) && os(iOS)
  import Foundation
  import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// The kind of a view: the `type` of the tree format.
  @MainActor struct ViewKind {
    let type: String
    /// Whether the view is of a class of the app's own.
    let isCustom: Bool

    init(of view: UIView) {
      type = Self.type(of: view)
      isCustom = !ClassName(of: view).isSystem
    }

    /// Whether UIKit decides for such views what they are to VoiceOver.
    var hasDefaults: Bool { type != "view" && type != "stack" && type != "scroll" }

    private static func type(of view: UIView) -> String {
      control(view) ?? bar(view) ?? list(view) ?? content(view)
    }

    private static func control(_ view: UIView) -> String? {
      switch view {
      case is UIButton: "button"
      case is UISlider: "slider"
      case is UIStepper: "stepper"
      case is UISwitch: "switch"
      case is UISegmentedControl: "segmentedControl"
      case is UIPageControl: "pageControl"
      case is UIDatePicker: "datePicker"
      case is UIPickerView: "picker"
      case let field as UITextField: field.isSecureTextEntry ? "secureField" : "textField"
      case is UITextView: "textView"
      default: nil
      }
    }

    private static func bar(_ view: UIView) -> String? {
      switch view {
      case is UITabBar: "tabBar"
      case is UINavigationBar: "navigationBar"
      case is UIToolbar: "toolbar"
      // The field within it is the element.
      case is UISearchBar: "view"
      default: nil
      }
    }

    private static func list(_ view: UIView) -> String? {
      switch view {
      case is UITableViewCell: "cell"
      case is UICollectionViewCell: "gridCell"
      case is UITableViewHeaderFooterView: "header"
      case is UITableView: "list"
      case is UICollectionView: "grid"
      case is UIScrollView: "scroll"
      default: nil
      }
    }

    private static func content(_ view: UIView) -> String {
      switch view {
      case is UILabel: "text"
      case is UIImageView: "image"
      case is UIProgressView: "progress"
      case is UIActivityIndicatorView: "activityIndicator"
      case is UIStackView: "stack"
      default: framework(view)
      }
    }

    /// Views of frameworks that this one does without.
    private static func framework(_ view: UIView) -> String {
      switch ClassName(of: view).text {
      case "WKWebView": "web"
      case "MKMapView": "map"
      default: "view"
      }
    }
  }
#endif
