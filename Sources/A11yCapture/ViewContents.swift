#if canImport(UIKit) && os(iOS)
  import Foundation
  import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// Texts, pictures, state and behaviour of a view.
  @MainActor enum ViewContents {
    static func describe(_ view: UIView, in node: CapturedNode) {
      describeText(of: view, in: node)
      describeState(of: view, in: node)
      describeTouch(of: view, in: node)
    }

    private static func describeText(of view: UIView, in node: CapturedNode) {
      switch view {
      case let label as UILabel: node.set("text", label.text)
      case let button as UIButton:
        node.set("text", button.currentTitle)
        node.set("image", button.currentImage?.captureName)
      case let image as UIImageView: node.set("image", image.image?.captureName)
      case let field as UITextField:
        // Nobody's password goes into a file.
        if !field.isSecureTextEntry, let text = field.text, !text.isEmpty { node.set("text", text) }
        node.set("placeholder", field.placeholder)
        node.set("contentType", field.textContentType?.rawValue)
        node.mark("secure", field.isSecureTextEntry)
        node.mark("editing", field.isEditing)
        switch field.inputView {
        case is UIDatePicker: node.set("inputView", "datePicker")
        case is UIPickerView: node.set("inputView", "picker")
        default: break
        }
      case let text as UITextView:
        if !text.isSecureTextEntry { node.set("text", text.text) }
      default: break
      }
    }

    private static func describeState(of view: UIView, in node: CapturedNode) {
      if let control = view as? UIControl {
        if !control.isEnabled { node.set("enabled", .flag(false)) }
        node.mark("selected", control.isSelected)
      }
      switch view {
      case let control as UISwitch: node.set("on", .flag(control.isOn))
      case let slider as UISlider:
        node.set(
          "range",
          range(Double(slider.minimumValue), Double(slider.maximumValue), Double(slider.value)))
      case let stepper as UIStepper:
        node.set("range", range(stepper.minimumValue, stepper.maximumValue, stepper.value))
      case let progress as UIProgressView: node.set("range", range(0, 1, Double(progress.progress)))
      case let control as UISegmentedControl:
        set(index: control.selectedSegmentIndex, count: control.numberOfSegments, in: node)
      case let control as UIPageControl:
        set(index: control.currentPage, count: control.numberOfPages, in: node)
      case let cell as UITableViewCell: node.mark("selected", cell.isSelected)
      case let cell as UICollectionViewCell: node.mark("selected", cell.isSelected)
      default: break
      }
    }

    private static func range(_ low: Double, _ high: Double, _ value: Double) -> CapturedValue? {
      guard [low, high, value].allSatisfy(CapturedValue.isWritable) else { return nil }
      return .fields([
        CapturedField("min", .number(low)), CapturedField("max", .number(high)),
        CapturedField("value", .number(value)),
      ])
    }

    private static func set(index: Int, count: Int, in node: CapturedNode) {
      if index >= 0, index < count { node.set("index", .number(Double(index))) }
      node.set("count", .number(Double(count)))
    }

    // MARK: Touch

    private static func describeTouch(of view: UIView, in node: CapturedNode) {
      let isPassive = view is UILabel || view is UIImageView
      // Labels and pictures take no touches unless somebody says so.
      if view.isUserInteractionEnabled == isPassive {
        node.set("userInteraction", .flag(!isPassive))
      }
      if let control = view as? UIControl {
        let taps: UIControl.Event = [.touchUpInside, .primaryActionTriggered]
        node.mark("onTap", !control.allControlEvents.isDisjoint(with: taps))
      }
      node.mark("largeContentViewer", view.showsLargeContentViewer)
      let gestures = (view.gestureRecognizers ?? []).filter { isAdded($0, to: view) }
      let values = gestures.compactMap(value)
      if !values.isEmpty { node.set("gestures", .list(values)) }
    }

    /// Whether the app attached a recogniser, and not UIKit for its own ends.
    private static func isAdded(_ gesture: UIGestureRecognizer, to view: UIView) -> Bool {
      if let view = view as? UIScrollView {
        if gesture === view.panGestureRecognizer || gesture === view.pinchGestureRecognizer {
          return false
        }
      }
      let name = ClassName(of: gesture)
      return !name.isSystem || publicGestures.contains(name.text)
    }

    private static let publicGestures: Set = [
      "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
    ]

    private static func value(of gesture: UIGestureRecognizer) -> CapturedValue? {
      guard let (type, touches) = kind(of: gesture) else { return nil }
      var fields = [CapturedField("type", .text(type))]
      if touches > 1 { fields.append(CapturedField("touches", .number(Double(touches)))) }
      if !gesture.isEnabled { fields.append(CapturedField("enabled", .flag(false))) }
      return .fields(fields)
    }

    private static func kind(of gesture: UIGestureRecognizer) -> (type: String, touches: Int)? {
      switch gesture {
      case let tap as UITapGestureRecognizer:
        (tap.numberOfTapsRequired > 1 ? "doubleTap" : "tap", tap.numberOfTouchesRequired)
      case let press as UILongPressGestureRecognizer: ("longPress", press.numberOfTouchesRequired)
      case let swipe as UISwipeGestureRecognizer: ("swipe", swipe.numberOfTouchesRequired)
      case is UIScreenEdgePanGestureRecognizer: ("edgePan", 1)
      case let pan as UIPanGestureRecognizer: ("pan", pan.minimumNumberOfTouches)
      case is UIPinchGestureRecognizer: ("pinch", 1)
      case is UIRotationGestureRecognizer: ("rotate", 1)
      case is UIHoverGestureRecognizer: ("hover", 1)
      default: nil
      }
    }
  }
#endif
