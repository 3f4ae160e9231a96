#if canImport(UIKit) && os(iOS)
  import Foundation
  import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// The parts of a view: its subviews, or what the public API says about the parts of a control.
  ///
  /// The private views that UIKit builds its controls of say nothing of use, and change each year.
  @MainActor enum ControlParts {
    /// The subviews to visit, in drawing order.
    static func views(in view: UIView) -> [UIView] {
      switch view {
      case let bar as UIToolbar: customViews(bar.items ?? [])
      case let bar as UINavigationBar: bar.topItem.map(customViews) ?? []
      case is UITabBar, is UISegmentedControl, is UIPageControl, is UIDatePicker, is UIPickerView:
        []
      case is UIButton, is UITextField, is UISwitch, is UISlider, is UIStepper,
        is UIProgressView, is UIActivityIndicatorView:
        view.subviews.filter { !isPart($0, of: view) }
      case let bar as UISearchBar: [bar.searchTextField]
      // Cells that wait for their next row are hidden, and show old contents.
      case is UITableView, is UICollectionView:
        view.subviews.filter { !$0.isHidden && !isPrivate($0) }
      default: view.subviews
      }
    }

    /// Items without a view of their own, as nodes.
    static func nodes(in view: UIView) -> [CapturedNode] {
      switch view {
      case let control as UISegmentedControl:
        (0..<control.numberOfSegments).map { segment(at: $0, of: control) }
      case let bar as UITabBar:
        (bar.items ?? []).map { item in
          let node = self.node(of: item, "tab")
          node.set("badge", item.badgeValue)
          node.set("selected", .flag(item === bar.selectedItem))
          return node
        }
      case let bar as UIToolbar: barButtons(bar.items ?? [])
      case let bar as UINavigationBar: bar.topItem.map(contents) ?? []
      default: []
      }
    }

    private static func isPrivate(_ view: UIView) -> Bool {
      ClassName(of: view).text.hasPrefix("_UI")
    }

    /// Whether UIKit made that subview of a control.
    private static func isPart(_ part: UIView, of view: UIView) -> Bool {
      if let button = view as? UIButton {
        if part === button.titleLabel || part === button.imageView { return true }
      }
      let name = ClassName(of: part)
      let own: Set = ["UIView", "UILabel", "UIImageView", "UIButton", "UIStackView"]
      return name.isSystem && !own.contains(name.text)
    }

    private static func segment(at index: Int, of control: UISegmentedControl) -> CapturedNode {
      let node = CapturedNode()
      node.set("type", "segment")
      node.set("text", control.titleForSegment(at: index))
      if let image = control.imageForSegment(at: index) { node.set("image", image.captureName) }
      if let label = control.imageForSegment(at: index)?.accessibilityLabel {
        node.set("label", label)
      }
      node.set("selected", .flag(index == control.selectedSegmentIndex))
      return node
    }

    // MARK: Bars

    private static func contents(of item: UINavigationItem) -> [CapturedNode] {
      var nodes: [CapturedNode] = []
      nodes += barButtons(item.leftBarButtonItems ?? [])
      if item.titleView == nil, let title = item.title, !title.isEmpty {
        let node = CapturedNode()
        node.set("type", "text")
        node.set("text", title)
        node.set("traits", ["staticText", "header"])
        nodes.append(node)
      }
      // The last one is the first on the screen.
      nodes += barButtons((item.rightBarButtonItems ?? []).reversed())
      return nodes
    }

    private static func customViews(_ item: UINavigationItem) -> [UIView] {
      customViews(item.leftBarButtonItems ?? []) + (item.titleView.map { [$0] } ?? [])
        + customViews((item.rightBarButtonItems ?? []).reversed())
    }

    private static func customViews(_ items: [UIBarButtonItem]) -> [UIView] {
      items.compactMap(\.customView)
    }

    /// Items with something to say. Items of the system have a picture and a name that no public
    /// property tells.
    private static func barButtons(_ items: [UIBarButtonItem]) -> [CapturedNode] {
      items.filter {
        $0.customView == nil
          && ($0.title != nil || $0.image != nil || $0.accessibilityLabel != nil)
      }.map { node(of: $0, "barButton") }
    }

    private static func node(of item: UIBarItem, _ type: String) -> CapturedNode {
      let node = CapturedNode()
      node.set("type", type)
      node.id = item.accessibilityIdentifier
      if let title = item.title, !title.isEmpty { node.set("text", title) }
      node.set("image", item.image?.captureName)
      node.set("label", item.accessibilityLabel ?? item.image?.accessibilityLabel)
      node.set("hint", item.accessibilityHint)
      node.set("value", item.accessibilityValue)
      if !item.isEnabled { node.set("enabled", .flag(false)) }
      return node
    }
  }

  extension UIImage {
    /// The asset's name, or `system:NAME` of an SF Symbol; nil where UIKit does not tell.
    @MainActor var captureName: String? {
      guard let name = accessibilityIdentifier, !name.isEmpty else { return nil }
      return isSymbolImage ? "system:" + name : name
    }
  }
#endif
