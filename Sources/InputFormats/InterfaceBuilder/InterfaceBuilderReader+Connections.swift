import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// Reads what leads from a view: actions, segues and gesture recognisers.
  mutating func readConnections(_ found: inout TagContents) {
    var gestures: [Gesture] = []
    var first: SourceRange?
    var order: [Int] = []
    var child = found.connections + 1
    while child < next(found.connections) {
      if xml.nameEquals(child, "action") {
        readAction(child, &found)
      } else if xml.nameEquals(child, "segue") {
        readSegue(child, &found)
      } else if xml.nameEquals(child, "outletCollection"), let gesture = gesture(child) {
        gestures.append(gesture)
        first = first ?? gesture.range
      } else if key("property", of: child, equals: "accessibilityElements") {
        order.append(child)
      } else if found.kind == .cell, key("property", of: child, equals: "accessoryView") {
        readAccessoryView(child, of: found.index)
      }
      child = next(child)
    }
    if let first { builder.add(.gestures, .gestures(gestures), value: first) }
    addOrder(order)
  }

  /// Events that a tap sends; controls send others while they are used in other ways.
  private static let tapEvents: Set = [
    "touchUpInside", "touchDown", "touchUpOutside", "touchDownRepeat", "primaryActionTriggered",
    "allTouchEvents", "allEvents",
  ]

  private mutating func readAction(_ index: Int, _ found: inout TagContents) {
    found.marks.insert(.hasAction)
    guard let selector = attribute("selector", of: index) else { return }
    let isSwitched = found.kind == .switch || found.kind == .segmentedControl
    let isTap =
      text("eventType", of: index).map {
        Self.tapEvents.contains($0) || isSwitched && $0 == "valueChanged"
      } ?? true
    guard isTap else { return }
    let name = xml.value(of: selector)
    if Self.dismissesKeyboard(name) {
      builder.add(
        .onTap, text: "dismissKeyboard", value: selector.valueRange, start: selector.nameStart)
    } else {
      add(.onTap, text: selector)
    }
  }

  private mutating func readSegue(_ index: Int, _ found: inout TagContents) {
    // An embedding fills a container view; nobody taps it.
    guard let kind = attribute("kind", of: index), !equals(kind, "embed"),
      !equals(kind, "relationship")
    else { return }
    // The button at the end of the cell has the segue.
    if isAccessoryAction(index) { return }
    found.marks.insert(.hasAction)
    addSegue(index)
  }

  /// Adds that a tap takes a segue, and where it leads.
  mutating func addSegue(_ index: Int) {
    builder.add(.onTap, text: "segue", value: nodes[index].tagRange)
    guard !key("kind", of: index, equals: "unwind"),
      let destination = attribute("destination", of: index),
      let screen = destinations[xml.value(of: destination)]
    else { return }
    builder.add(
      .opens, text: screen, value: destination.valueRange, start: destination.nameStart)
  }

  /// Whether a selector tells by its name that it ends typing.
  private static func dismissesKeyboard(_ selector: String) -> Bool {
    let name = selector.lowercased()
    let isEnd = ["dismiss", "hide", "close", "lower"].contains { name.contains($0) }
    return name.contains("resignfirstresponder") || name.contains("endediting")
      || isEnd && (name.contains("keyboard") || name.contains("editing"))
  }

  // MARK: Gestures

  /// The recogniser that an outlet collection of a view leads to.
  private func gesture(_ collection: Int) -> Gesture? {
    guard key("property", of: collection, equals: "gestureRecognizers"),
      let destination = attribute("destination", of: collection),
      let index = recognizers.value(
        bytes, start: destination.valueStart, end: destination.valueEnd),
      let kind = gestureKind(of: index)
    else { return nil }
    return Gesture(
      kind: kind, action: action(of: index), touches: touches(of: index),
      enabled: !key("enabled", of: index, equals: "NO"), range: nodes[collection].tagRange)
  }

  private func gestureKind(of index: Int) -> Gesture.Kind? {
    let name = xml.name(of: index)
    guard let kind = InterfaceBuilderTag.recognizers.first(where: { $0.name == name })?.kind else {
      return nil
    }
    let taps = number("numberOfTapsRequired", of: index) ?? 1
    // Nobody finds out about three taps: they open a menu for developers.
    guard taps <= 2 else { return nil }
    return kind == .tap && taps > 1 ? .doubleTap : kind
  }

  private func touches(of index: Int) -> Int {
    let number =
      number("numberOfTouchesRequired", of: index) ?? number("minimumNumberOfTouches", of: index)
    return max(1, Int(number ?? 1))
  }

  private func action(of index: Int) -> String? {
    guard let connections = child("connections", of: index) else { return nil }
    guard let action = child("action", of: connections) else {
      return child("segue", of: connections) == nil ? nil : "segue"
    }
    guard let selector = text("selector", of: action) else { return nil }
    if Self.dismissesKeyboard(selector) { return "dismissKeyboard" }
    return selector.hasSuffix(":") ? String(selector.dropLast()) : selector
  }
}
