import Foundation

/// An object that may be asked for the next one that answers events.
@MainActor public class UIResponder: NSObject {
  var next: UIResponder? { nil }
}

struct UIInterfaceOrientationMask: OptionSet {
  let rawValue: UInt
  static let portrait = Self(rawValue: 1 << 1)
  static let portraitUpsideDown = Self(rawValue: 1 << 2)
  static let landscapeRight = Self(rawValue: 1 << 3)
  static let landscapeLeft = Self(rawValue: 1 << 4)
  static let landscape: Self = [.landscapeLeft, .landscapeRight]
  static let allButUpsideDown: Self = [.portrait, .landscape]
}

class UIViewController: UIResponder {
  var title: String?
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

class UINavigationController: UIViewController {
  var topViewController: UIViewController?
}

/// A view with the properties that are asked.
public class UIView: UIResponder, UIAccessibilityIdentification {
  var accessibilityIdentifier: String?
  var accessibilityIgnoresInvertColors = false
  var frame: CGRect
  var isHidden = false
  var alpha: CGFloat = 1
  var clipsToBounds = false
  var backgroundColor: UIColor?
  var isUserInteractionEnabled = true
  var showsLargeContentViewer = false
  var gestureRecognizers: [UIGestureRecognizer]?
  var traitCollection = UITraitCollection()
  var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  private(set) var subviews: [UIView] = []
  private(set) weak var superview: UIView?

  init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  var window: UIWindow? {
    var view: UIView? = self
    while let current = view, !(current is UIWindow) { view = current.superview }
    return view as? UIWindow
  }

  func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
    guard let window else { return }
    view.accessibilityFrame = view.convert(view.bounds, to: window)
  }

  func layoutIfNeeded() {}

  /// Adds a view without asking for its place, which takes as long as the view is deep.
  func addSubviewQuietly(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }

  func removeAll() { subviews = [] }

  func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current, next !== view { current = next.superview }
    return current != nil
  }

  /// To the coordinates of a view above this one.
  func convert(_ rect: CGRect, to other: UIView?) -> CGRect {
    var rect = rect
    var view: UIView? = self
    while let current = view, current !== other {
      rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
      view = current.superview
    }
    return rect
  }
}

class UIWindow: UIView {
  var rootViewController: UIViewController?
}

class UIStackView: UIView {}
class UIScrollView: UIView {
  let panGestureRecognizer = UIPanGestureRecognizer()
  let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    gestureRecognizers = [panGestureRecognizer] + [pinchGestureRecognizer].compactMap { $0 }
  }
}
class UITableView: UIScrollView {}
class UICollectionView: UIScrollView {}
class UITableViewHeaderFooterView: UIView {}
class UITableViewCell: UIView { var isSelected = false }
class UICollectionViewCell: UIView { var isSelected = false }
class UIProgressView: UIView { var progress: Float = 0 }
class UIActivityIndicatorView: UIView {}

enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }
enum UIUserInterfaceIdiom { case unspecified, phone, pad, tv, carPlay, mac, vision }

struct UITraitCollection {
  var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

@MainActor class UIGestureRecognizer: NSObject {
  var isEnabled = true
}
class UITapGestureRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired = 1
  var numberOfTouchesRequired = 1
}
class UILongPressGestureRecognizer: UIGestureRecognizer { var numberOfTouchesRequired = 1 }
class UISwipeGestureRecognizer: UIGestureRecognizer { var numberOfTouchesRequired = 1 }
class UIPanGestureRecognizer: UIGestureRecognizer { var minimumNumberOfTouches = 1 }
class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
class UIPinchGestureRecognizer: UIGestureRecognizer {}
class UIRotationGestureRecognizer: UIGestureRecognizer {}
class UIHoverGestureRecognizer: UIGestureRecognizer {}
