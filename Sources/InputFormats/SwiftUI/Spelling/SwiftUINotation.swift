import DocumentSyntax
import ScreenModel

/// The notation of SwiftUI source: calls and modifiers.
struct SwiftUINotation: Notation {
  /// The modifiers and views that are known.
  var vocabulary = SwiftUIVocabulary.framework
  /// The source, as it was parsed; without it nothing can be written.
  var source: SwiftTree?

  var words: any FileWords { SwiftUIWords(vocabulary: vocabulary, source: source) }

  func spelling(in tree: UITree) -> (any EditSpelling)? {
    source.map { SwiftUISpelling(tree, SwiftSourceChains($0, vocabulary)) }
  }
}

/// The words of SwiftUI: its modifiers.
struct SwiftUIWords: FileWords {
  /// The modifiers that have names.
  var vocabulary = SwiftUIVocabulary.framework
  /// The source, as it was parsed; without it modifiers have the names that keys stand for.
  var source: SwiftTree?

  var statement: String { "modifier" }

  func name(_ key: AttributeKey) -> String {
    vocabulary.name(of: key).map { "`.\($0.modifier)\($0.spelling.shown ?? "")`" }
      ?? "`\(Self.uiKitName(key))`"
  }

  func set(_ key: AttributeKey, to value: Fix.Value?) -> String {
    if let value, let text = vocabulary.text(key, value) { return "add `\(text)`" }
    return "add \(name(key))"
  }

  /// A modifier that messages call after another one has its own name: `.help` gives a hint, as
  /// `.accessibilityHint` does.
  func remove(_ key: AttributeKey, of index: Int, in tree: UITree) -> String {
    guard let start = tree.attribute(key, of: index)?.range.start, let source,
      let name = SwiftSourceChains(source, vocabulary).modifier(at: start)?.call.name.name
    else { return remove(key) }
    guard vocabulary.has(modifier: name), vocabulary.name(of: key)?.modifier != name else {
      return remove(key)
    }
    return "remove `.\(name)`"
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
    SwiftUIVocabulary.member(ofTextStyle: style)
  }

  func trait(_ name: String) -> String {
    SwiftUIVocabulary.member(ofTrait: name).map { "`\($0)`" } ?? name
  }

  func add(trait: String) -> String {
    vocabulary.trait(trait).map { "add `\($0)`" } ?? "add the trait \(trait)"
  }
}
