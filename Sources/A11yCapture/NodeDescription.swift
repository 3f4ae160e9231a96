#if canImport(UIKit) && os(iOS)
  import Accessibility
  import Foundation
  import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// A node's properties, as the public API gives them.
  @MainActor struct NodeDescription {
    /// The view that is captured.
    let root: UIView

    /// Whether UIKit answers for its own classes. It does so only in processes that an
    /// accessibility client has looked into; a label that was just made tells.
    private let answersForClasses: Bool

    init(_ root: UIView) {
      self.root = root
      let probe = UILabel()
      probe.text = "probe"
      answersForClasses = probe.isAccessibilityElement && probe.accessibilityLabel == "probe"
    }

    /// Describes an accessibility element without a view.
    func describe(_ object: NSObject, in node: CapturedNode) {
      node.set("type", "view")
      node.id = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
      node.set("element", .flag(object.isAccessibilityElement))
      node.set("traits", Self.traits(object.accessibilityTraits))
      describeSpeech(of: object, in: node)
      describeStructure(of: object, in: node)
      if object.accessibilityFrame.width > 0 || object.accessibilityFrame.height > 0 {
        node.set("frame", numbers: Self.numbers(object.accessibilityFrame))
      }
    }

    /// Describes a view.
    func describe(_ view: UIView, in node: CapturedNode) {
      let kind = ViewKind(of: view)
      node.set("type", kind.type)
      if kind.isCustom { node.set("class", ClassName(of: view).text) }
      node.id = view.accessibilityIdentifier
      ViewContents.describe(view, in: node)
      describeElement(view, kind, in: node)
      describeSpeech(of: view, in: node)
      describeStructure(of: view, in: node)
      if answersForClasses || kind.isCustom { describeRefusal(of: view, in: node) }
      describePlace(of: view, in: node)
      ViewLooks.describe(view, in: node)
    }

    // MARK: Accessibility

    private func describeElement(_ view: UIView, _ kind: ViewKind, in node: CapturedNode) {
      let isKnown = answersForClasses || !kind.hasDefaults
      if view.isAccessibilityElement {
        node.set("element", .flag(true))
      } else if isKnown, kind.hasDefaults || kind.isCustom {
        node.set("element", .flag(false))
      }
      let traits = view.accessibilityTraits
      if isKnown {
        if view.isAccessibilityElement || !traits.isEmpty {
          node.set("traits", Self.traits(traits))
        }
      } else {
        node.set("addTraits", Self.names(of: traits))
      }
    }

    private func describeSpeech(of object: NSObject, in node: CapturedNode) {
      if let label = object.accessibilityLabel, label != node.text("text") {
        node.set("label", label)
      }
      if let value = object.accessibilityValue, !Self.repeats(value, object, node) {
        node.set("value", value)
      }
      LabelAttributes(of: object).describe(in: node)
      node.set("hint", object.accessibilityHint)
      node.set("language", object.accessibilityLanguage)
      if let names = object.accessibilityUserInputLabels, names != [object.accessibilityLabel] {
        node.set("inputLabels", names)
      }
      let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
      if !content.isEmpty { node.set("content", .list(content.map(Self.fields))) }
    }

    /// Whether a value says what the state or the text of a control says already.
    private static func repeats(_ value: String, _ object: NSObject, _ node: CapturedNode) -> Bool {
      object is UISwitch || value == node.text("text") || value == node.text("placeholder")
    }

    private static func fields(_ content: AXCustomContent) -> CapturedValue {
      var fields = [
        CapturedField("label", .text(content.label)), CapturedField("value", .text(content.value)),
      ]
      if content.importance == .high { fields.append(CapturedField("important", .flag(true))) }
      return .fields(fields)
    }

    private func describeStructure(of object: NSObject, in node: CapturedNode) {
      node.mark("elementsHidden", object.accessibilityElementsHidden)
      node.mark("modal", object.accessibilityViewIsModal)
      node.mark("groupChildren", object.shouldGroupAccessibilityChildren)
      node.set("container", Self.container(object.accessibilityContainerType))
      node.set("actions", Self.actions(of: object))
      if #available(iOS 17, *), object.accessibilityTraits.contains(.allowsDirectInteraction) {
        node.set("directTouch", Self.names(of: object.accessibilityDirectTouchOptions))
      }
      if #available(iOS 18, *) {
        switch object.accessibilityExpandedStatus {
        case .expanded: node.set("expanded", .flag(true))
        case .collapsed: node.set("expanded", .flag(false))
        default: break
        }
      }
      let rotors = (object.accessibilityCustomRotors ?? []).map(\.name)
      node.set("rotors", rotors.filter { !$0.isEmpty })
      if let cell = object as? any UIAccessibilityContainerDataTableCell {
        set("row", "rowSpan", cell.accessibilityRowRange(), in: node)
        set("column", "columnSpan", cell.accessibilityColumnRange(), in: node)
      }
    }

    private func set(_ place: String, _ span: String, _ range: NSRange, in node: CapturedNode) {
      guard range.location != NSNotFound, range.location >= 0, range.length > 0 else { return }
      node.set(place, .number(Double(range.location)))
      if range.length > 1 { node.set(span, .number(Double(range.length))) }
    }

    /// Custom actions, and the drags and drops that VoiceOver offers among them.
    private static func actions(of object: NSObject) -> [String] {
      let places =
        (object.accessibilityDragSourceDescriptors ?? [])
        + (object.accessibilityDropPointDescriptors ?? [])
      return (object.accessibilityCustomActions ?? []).map(\.name) + places.map(\.name)
    }

    @available(iOS 17, *)
    private static func names(of options: UIAccessibility.DirectTouchOptions) -> [String] {
      var names: [String] = []
      if options.contains(.silentOnTouch) { names.append("silentOnTouch") }
      if options.contains(.requiresActivation) { names.append("requiresActivation") }
      return names
    }

    /// Notes a control that says it does not respond, though its traits would make it.
    private func describeRefusal(of view: UIView, in node: CapturedNode) {
      let responds = view is UIControl || node.has("gestures")
      guard responds, !view.accessibilityTraits.contains(.notEnabled),
        !view.accessibilityRespondsToUserInteraction
      else { return }
      node.set("respondsToInteraction", .flag(false))
    }

    private static func container(_ type: UIAccessibilityContainerType) -> String? {
      switch type {
      case .dataTable: "dataTable"
      case .list: "list"
      case .landmark: "landmark"
      case .semanticGroup: "semanticGroup"
      default: nil
      }
    }

    // MARK: Traits

    private static let namedTraits: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.tabBar, "tabBar"), (.header, "header"),
    ]

    private static func names(of traits: UIAccessibilityTraits) -> [String] {
      namedTraits.filter { traits.contains($0.0) }.map(\.1)
    }

    /// The names of traits; where some are UIKit's own, the mask.
    private static func traits(_ traits: UIAccessibilityTraits) -> CapturedValue {
      let named = namedTraits.reduce(into: UIAccessibilityTraits()) { $0.formUnion($1.0) }
      guard named.isSuperset(of: traits) else {
        return .text("0x" + String(traits.rawValue, radix: 16))
      }
      return .list(names(of: traits).map(CapturedValue.text))
    }

    // MARK: Geometry

    private func describePlace(of view: UIView, in node: CapturedNode) {
      let frame =
        view.window == nil
        ? view.convert(view.bounds, to: root)
        : UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
      node.set("frame", numbers: Self.numbers(frame))
      guard view.isAccessibilityElement else { return }
      let spoken = view.accessibilityFrame
      if spoken.width > 0, spoken.height > 0, !Self.areNear(spoken, frame) {
        node.set("accessibilityFrame", numbers: Self.numbers(spoken))
      }
      let point = view.accessibilityActivationPoint
      let place = spoken.width > 0 ? spoken : frame
      if abs(point.x - place.midX) > 1 || abs(point.y - place.midY) > 1, point != .zero {
        node.set("activationPoint", numbers: [Double(point.x), Double(point.y)])
      }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
      [rect.origin.x, rect.origin.y, rect.width, rect.height].map { Double($0) }
    }

    private static func areNear(_ first: CGRect, _ second: CGRect) -> Bool {
      zip(numbers(first), numbers(second)).allSatisfy { abs($0 - $1) < 1 }
    }
  }
#endif
