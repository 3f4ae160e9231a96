/// A view or accessibility element of a captured screen, as the tree format has it.
final class CapturedNode {
  /// The properties that are known, in the order in which they are written.
  private(set) var fields: [CapturedField] = []
  /// The explicit order of `accessibilityElements`; nil where the class gives none.
  var order: [Item]?
  /// The views inside this one.
  var children: [CapturedNode] = []

  /// An item of an explicit order: a view that is somewhere in the tree, or an element without a
  /// view, which is written in place.
  enum Item {
    case view(ObjectIdentifier)
    case element(CapturedNode)
  }

  /// The identifier; unique only where `CapturedNode.name` made it so.
  var id: String? {
    get { text("id") }
    set { set("id", newValue) }
  }

  /// The text of a property; nil where it is not known or not a text.
  func text(_ key: String) -> String? {
    guard case .text(let text)? = fields.first(where: { $0.key == key })?.value else { return nil }
    return text
  }

  /// Whether a property is known.
  func has(_ key: String) -> Bool { fields.contains { $0.key == key } }

  /// Sets a property, or removes it where nothing is known.
  func set(_ key: String, _ value: CapturedValue?) {
    let index = fields.firstIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): fields[index].value = value
    case (let index?, nil): fields.remove(at: index)
    case (nil, let value?): fields.append(CapturedField(key, value))
    case (nil, nil): break
    }
  }

  /// Sets a property to a text.
  func set(_ key: String, _ text: String?) { set(key, text.map(CapturedValue.text)) }

  /// Sets a property to a list of texts, where there are any.
  func set(_ key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    set(key, .list(texts.map(CapturedValue.text)))
  }

  /// Sets a property to true, where it is.
  func mark(_ key: String, _ isTrue: Bool) {
    if isTrue { set(key, .flag(true)) }
  }

  /// Sets a property to numbers, unless one of them is beyond any screen.
  func set(_ key: String, numbers: [Double]) {
    guard numbers.allSatisfy(CapturedValue.isWritable) else { return }
    set(key, .list(numbers.map(CapturedValue.number)))
  }
}

/// A value of the tree format.
enum CapturedValue {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([CapturedValue])
  case fields([CapturedField])

  /// Whether a number is finite and of the size that coordinates have.
  static func isWritable(_ number: Double) -> Bool { abs(number) <= 1e7 }
}

/// A property of the tree format.
struct CapturedField {
  let key: String
  var value: CapturedValue

  init(_ key: String, _ value: CapturedValue) {
    self.key = key
    self.value = value
  }
}
