import ScreenModel

/// The notation of SwiftUI source: calls and modifiers.
struct SwiftUINotation: Notation {
  var words: any FileWords { SwiftUIWords() }

  func spelling(in tree: UITree) -> (any EditSpelling)? { SwiftUISpelling(tree: tree) }
}

/// The words of SwiftUI: its modifiers.
struct SwiftUIWords: FileWords {
  func name(_ key: AttributeKey) -> String {
    SwiftUIModifier.name(of: key).map { "`.\($0)`" } ?? "`\(Self.uiKitName(key))`"
  }

  func set(_ key: AttributeKey, to value: Fix.Value?) -> String {
    if let value, let text = SwiftUIModifier.text(key, value) { return "add `\(text)`" }
    return "add \(name(key))"
  }

  func describe(_ content: String) -> String { "add \(name(.label)) with \(content)" }

  func title(_ content: String) -> String { "give it a title, or " + describe(content) }

  var asActions: String { "with `.accessibilityAction` or `.accessibilityAdjustableAction`" }

  var addEscape: String { "add `.accessibilityAction(.escape)`" }

  var showLargeContent: String { self.set(.largeContentViewer, to: .flag(true)) }

  var scaleFont: String {
    "use a text style such as `.font(.body)`, or scale the size with `@ScaledMetric`"
  }

  func textStyle(_ style: String) -> String {
    let names = ["title1": "title", "caption1": "caption"]
    return "." + (names[style] ?? style)
  }

  func trait(_ name: String) -> String {
    SwiftUIModifier.member(ofTrait: name).map { "`\($0)`" } ?? name
  }

  func add(trait: String) -> String {
    SwiftUIModifier.trait(trait).map { "add `\($0)`" } ?? "add the trait \(trait)"
  }
}
