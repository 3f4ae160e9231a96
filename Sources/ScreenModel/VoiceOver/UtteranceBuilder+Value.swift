/// The value of a stop, as written or as the class makes it.
extension UtteranceBuilder {
  /// A value and where it comes from.
  package struct Value {
    package let text: String
    package let source: UtterancePart.Source
    /// Whether the class made it, so that no voice reads it differently.
    var isMade = false
  }

  /// Adds the value where one is spoken; toggles say theirs with their role.
  mutating func addValue() {
    guard options.value, !traits.contains(.toggle) else { return }
    guard let value = spokenValue() else {
      guard stop.part == .whole, change.value == nil,
        let sketch = tree.interface.sketch(.value, of: index)
      else { return }
      return addSketch(.value, .attribute(.value), sketch)
    }
    if value.isMade {
      let announcement = Announcement(value.text, keepingCase: true)
      add(UtterancePart(.value, value.source, announcement))
    } else {
      addOwn(.value, value.source, value.text)
    }
  }

  /// The value of the stop.
  func spokenValue() -> Value? {
    switch stop.part {
    case .decrement, .increment, .title: nil
    case .wheel: given() ?? chosenRow() ?? given(.text)
    case .whole: traits.contains(.toggle) ? toggleValue() : ownValue()
    }
  }

  private func ownValue() -> Value? {
    if traits.contains([.textEntry, .secureTextField]) { return secret() }
    if let value = given() { return value }
    if traits.contains(.textEntry) { return given(.text) ?? given(.placeholder) }
    switch element.kind {
    case .tab: return badge()
    case .pageControl: return page()
    case .activityIndicator where tree.unknown(.value, of: index) == nil:
      return Value(text: element.flag(.on) == false ? "0" : "1", source: .type)
    // A view of one's own says no value that nobody gives it.
    case .progress, .slider: return percent()
    default: return nil
    }
  }

  /// The text of an attribute, where it says something.
  private func given(_ key: AttributeKey = .value) -> Value? {
    if key == .value, let changed = change.value {
      return Value(text: changed, source: .attribute(.value))
    }
    guard element.has(key), let text = tree.interface.text(key, of: index),
      !text.isBlank
    else { return nil }
    return Value(text: text, source: .attribute(key))
  }

  /// The state of a toggle: a switch goes by what it is, and not by the author's value.
  private func toggleValue() -> Value? {
    if let on = element.flag(.on) { return Value(text: on ? "1" : "0", source: .attribute(.on)) }
    return given()
  }

  /// The value of a secure field: a bullet for each character, or its prompt.
  private func secret() -> Value? {
    guard let text = given(.text) else { return given(.placeholder) }
    let bullets = String(repeating: "•", count: min(text.text.count, Self.maximumBullets))
    return Value(text: bullets, source: .attribute(.text), isMade: true)
  }

  /// Nobody counts more than these.
  private static let maximumBullets = 100

  /// The badge of a tab: a number is counted, a text is read.
  private func badge() -> Value? {
    guard let badge = given(.badge) else { return nil }
    guard let number = Int(badge.text) else { return badge }
    let words = number == 1 ? words(.oneItem) : words(.items, number)
    return Value(text: words.written, source: .attribute(.badge), isMade: true)
  }

  private func page() -> Value? {
    guard let page = tree.interface.number(.index, of: index).flatMap({ Int(exactly: $0) }),
      let count = tree.interface.number(.count, of: index).flatMap({ Int(exactly: $0) }),
      page < Int.max
    else { return nil }
    return Value(
      text: words(.page, page + 1, of: count).written, source: .attribute(.index), isMade: true)
  }

  /// How far a value is in its range.
  private func percent() -> Value? {
    guard case .range(let range)? = tree.interface.value(.range, of: index),
      let value = range.value
    else { return nil }
    let low = range.min ?? 0
    let span = (range.max ?? 1) - low
    guard span > 0, span.isFinite else { return nil }
    let percent = min(max((value - low) / span * 100, 0), 100)
    return Value(text: Points.text(percent.rounded()) + "%", source: .attribute(.range))
  }

  /// The text of the row that a wheel shows.
  private func chosenRow() -> Value? {
    let rows = tree.interface.children(of: index)
    guard let number = tree.interface.number(.index, of: index).flatMap({ Int(exactly: $0) }),
      rows.indices.contains(number)
    else { return nil }
    for key in [AttributeKey.label, .text] {
      if let text = tree.interface.text(key, of: rows[number]), !text.isBlank {
        return Value(text: text, source: .attribute(.index))
      }
    }
    return nil
  }
}
