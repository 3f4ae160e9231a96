import DocumentSyntax
import ScreenModel

/// A value of somebody's tree in the form that one of our keys takes.
enum AdapterFit {
  case flag(Bool)
  case number(Double)
  case text(String)
  case traits(TraitSet, unknown: [Located<String>])
  case frame(Rect)
  case value(AttributeValue)
  /// It may well be right, but says nothing here: a colour by a name of the project's own.
  case ignored

  /// Whether a value that an adapter spells out fits a form.
  static func isFit(_ constant: AdapterConstant, _ form: AttributeForm) -> Bool {
    if form == .type {
      return constant.texts.count == 1 && TreeVocabulary.typeTable.value(constant.texts[0]) != nil
    }
    let nowhere = SourceRange(start: 0, end: 0)
    switch fit(constant.texts.map { Located(value: $0, range: nowhere) }, form) {
    case nil: return false
    case .traits(_, let unknown): return unknown.isEmpty
    case .ignored: return form == .color
    default: return true
    }
  }

  /// Texts in a form; nil where they do not fit.
  static func fit(_ texts: [Located<String>], _ form: AttributeForm) -> AdapterFit? {
    switch form {
    case .texts: return .value(.texts(texts))
    case .choices(let names): return choices(texts, names).map { .value(.texts($0)) }
    case .traits: return traits(texts)
    case .gestures: return gestures(texts).map { .value(.gestures($0)) }
    case .elements: return .value(.elements(texts.map(ExplicitElement.reference)))
    case .rect, .point, .size, .insets: return geometry(texts.map(\.value), form)
    default:
      guard texts.count == 1 else { return nil }
      return single(texts[0].value, form)
    }
  }

  private static func single(_ text: String, _ form: AttributeForm) -> AdapterFit? {
    switch form {
    case .text: .text(text)
    case .boolean: flag(text).map(AdapterFit.flag)
    case .number: number(text).map(AdapterFit.number)
    case .integer: number(text).flatMap { Int(exactly: $0) == nil ? nil : .number($0) }
    case .choice(let names): choice(text, names).map(AdapterFit.text)
    case .booleanOrText: .text(flag(text).map { $0 ? "true" : "false" } ?? text)
    case .color: AdapterColor.text(text).map(AdapterFit.text) ?? .ignored
    case .font: .value(.font(Font(style: text)))
    default: nil
    }
  }

  // MARK: Scalars

  /// A boolean in the spellings that tools use.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// A finite number, also with a unit of points or pixels.
  static func number(_ text: String) -> Double? {
    var text = text[...]
    for unit in ["px", "pt", "dp"] where text.hasSuffix(unit) { text = text.dropLast(2) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func choice(_ text: String, _ names: [String]) -> String? {
    if names.contains(text) { return text }
    let folded = text.lowercased()
    return names.first { $0.lowercased() == folded }
  }

  // MARK: Lists

  private static func choices(
    _ texts: [Located<String>], _ names: [String]
  ) -> [Located<String>]? {
    let known = texts.compactMap { text in
      choice(text.value, names).map { Located(value: $0, range: text.range) }
    }
    return known.count == texts.count ? known : nil
  }

  private static func traits(_ texts: [Located<String>]) -> AdapterFit {
    var traits: TraitSet = []
    var unknown: [Located<String>] = []
    for text in texts {
      if let trait = TreeVocabulary.traitTable.value(text.value) {
        traits.formUnion(trait)
      } else if let mask = mask(text.value) {
        traits.formUnion(TraitSet(rawValue: mask))
      } else {
        unknown.append(text)
      }
    }
    return .traits(traits, unknown: unknown)
  }

  private static func mask(_ text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }

  private static func gestures(_ texts: [Located<String>]) -> [Gesture]? {
    let gestures = texts.compactMap { text in
      choice(text.value, Gesture.Kind.allCases.map(\.rawValue)).flatMap(Gesture.Kind.init).map {
        Gesture(kind: $0, action: nil, touches: 1, enabled: true, label: nil, range: text.range)
      }
    }
    return gestures.count == texts.count ? gestures : nil
  }

  // MARK: Geometry

  private static func geometry(_ texts: [String], _ form: AttributeForm) -> AdapterFit? {
    if texts.count == 1, form == .rect, let rect = CaptureValue.rect(texts[0]) {
      return .frame(rect)
    }
    let numbers = texts.compactMap(number)
    guard numbers.count == texts.count else { return nil }
    switch (form, numbers.count) {
    case (.rect, 4):
      return .frame(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.point, 2), (.size, 2):
      return .value(.point(Point(x: numbers[0], y: numbers[1])))
    case (.insets, 1):
      return insets(Array(repeating: numbers[0], count: 4))
    case (.insets, 4):
      return insets(numbers)
    default:
      return nil
    }
  }

  /// Other names that tools use for the parts of a frame.
  private static let otherNames = ["x": "left", "y": "top", "width": "w", "height": "h"]

  private static func insets(_ numbers: [Double]) -> AdapterFit {
    .value(
      .insets(Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])))
  }

  /// A structured value of its parts; nil where it lacks one that it needs.
  static func fit(parts: [String: String], _ form: AttributeForm) -> AdapterFit? {
    let numbers = parts.compactMapValues(number)
    switch form {
    case .range:
      let value = numbers["value"] ?? numbers["now"] ?? numbers["current"]
      let range = ValueRange(
        min: numbers["min"], max: numbers["max"], value: value, step: numbers["step"])
      return range == ValueRange() ? nil : .value(.range(range))
    case .font:
      let font = Font(
        style: parts["style"], name: parts["name"], size: numbers["size"],
        weight: parts["weight"], scaled: parts["scaled"].flatMap(flag))
      return font == Font() ? nil : .value(.font(font))
    case .insets:
      let sides = AdapterKeys.parts(of: form).map { numbers[$0] ?? 0 }
      return numbers.isEmpty ? nil : insets(sides)
    default:
      let all = AdapterKeys.parts(of: form).compactMap { name in
        numbers[name] ?? otherNames[name].flatMap { numbers[$0] }
      }
      return all.count == AdapterKeys.parts(of: form).count && !all.isEmpty
        ? geometry(all.map { String($0) }, form) : nil
    }
  }
}

/// Colours in the notations of the web and of React Native.
enum AdapterColor {
  /// The colour as the tree format spells it; nil where it is a name of the project's own.
  static func text(_ text: String) -> String? {
    if Color(text) != nil || SystemColors.named(text) != nil { return text }
    let folded = text.lowercased()
    if folded == "transparent" { return "clear" }
    if let hex = names[folded] { return Color(hex: hex).hexadecimal }
    return function(folded)?.hexadecimal ?? packed(text)?.hexadecimal
  }

  /// `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`.
  private static func function(_ text: String) -> Color? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
      ["rgb", "rgba"].contains(text[..<open])
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    return Color(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count == 4 ? numbers[3] : 1)
  }

  /// A number of four bytes, opacity first, as native code takes colours.
  private static func packed(_ text: String) -> Color? {
    guard let number = UInt32(text), number > 0xFF_FFFF else { return nil }
    return Color(hex: number & 0xFF_FFFF, alpha: Double(number >> 24) / 255)
  }

  /// The names of CSS that are used most.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080,
    "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
    "tomato": 0xFF6347, "gold": 0xFFD700, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    "whitesmoke": 0xF5F5F5, "lightblue": 0xADD8E6, "steelblue": 0x4682B4, "skyblue": 0x87CEEB,
    "dodgerblue": 0x1E90FF, "royalblue": 0x4169E1, "darkblue": 0x00008B, "indigo": 0x4B0082,
    "violet": 0xEE82EE, "salmon": 0xFA8072, "coral": 0xFF7F50, "crimson": 0xDC143C,
    "darkred": 0x8B0000, "darkgreen": 0x006400, "lightgreen": 0x90EE90, "beige": 0xF5F5DC,
  ]
}
