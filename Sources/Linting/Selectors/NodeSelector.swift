import ScreenModel

/// A pattern for elements of a tree, written like a selector of CSS: `cell > button[label^="Buy"]`.
///
/// Types are kinds and their aliases; `screen` is the root. `#id` and `[id="my id"]` test the
/// accessibility identifier, `[key]` and `[key="value"]` the keys of the tree format, `:not(…)`
/// turns a test round. A blank stands between an element and one inside it, `>` between parent and
/// child, a comma between alternatives.
public struct NodeSelector: Hashable, Sendable {
  /// Why a text is not a selector.
  public struct Problem: Error, Hashable, Sendable {
    /// Where it is wrong: an offset in the UTF-8 bytes of the selector.
    public let offset: Int
    /// The mistake and the remedy, as a clause.
    public let message: String
  }

  /// How the value of a key is compared.
  enum Comparison: Hashable, Sendable {
    case exists, equals, differs, contains, begins, ends
  }

  /// One thing that is asked of an element.
  enum Test: Hashable, Sendable {
    case kind(ElementKind)
    case key(AttributeKey, Comparison, String)
    /// None of these steps fits.
    case not([Step])
  }

  /// The conditions on one element, all together.
  struct Step: Hashable, Sendable {
    var tests: [Test] = []
    /// Whether the element of the step before is the parent, and not just somewhere around.
    var isChild = false
  }

  /// The most bytes of a selector.
  static let maximumLength = 4_096
  /// The most steps of an alternative: a bit for each has to fit in a word.
  static let maximumSteps = 64

  /// The selector as it is written.
  public let text: String
  /// The alternatives, each from the outermost element to the one that is meant.
  let alternatives: [[Step]]

  /// The selector that a text is.
  public init(_ text: String) throws(Problem) {
    var parser = NodeSelectorParser(text)
    alternatives = try parser.parse()
    self.text = text
  }
}
