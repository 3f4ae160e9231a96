package import DocumentSyntax

/// A check of one accessibility requirement.
public protocol Rule: Sendable {
  /// The rule's own options.
  associatedtype Options: RuleOptions = NoOptions
  /// The findings of a tree, one after the other.
  associatedtype Findings: Sequence<Finding>
  /// The description of the rule.
  static var info: RuleInfo { get }
  /// The rule with its defaults.
  init()
  /// The rule with those options.
  init(options: Options)
  /// Tells the VoiceOver model what the rule's options say of it.
  func adjust(_ model: inout VoiceOverOptions)
  /// The findings of the rule in a tree, in any order. A rule that may find one in each element
  /// makes them when they are asked for.
  func findings(in tree: AccessibilityTree) -> Findings
}

/// How rules are made from given options, and what options there are.
extension Rule {
  /// The rule with its defaults.
  public init() { self.init(options: Options()) }

  /// Nothing, for most options say how to judge a screen, and not what is heard on it.
  public func adjust(_ model: inout VoiceOverOptions) {}

  /// The rule with its defaults, but for the options that are given; names those that do not fit.
  package static func make(_ given: [String: OptionValue]) -> (rule: Self, refused: [String]) {
    var options = Options()
    var refused: [String] = []
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      let field = Options.fields.first { $0.name == name }
      if field?.set(&options, value) != true { refused.append(name) }
    }
    return (Self(options: options), refused)
  }

  /// The options with their kinds, defaults and meanings, for documentation.
  package static var optionDescriptions: [OptionDescription] {
    Options.fields.map {
      OptionDescription(
        name: $0.name, kind: $0.kind, defaultValue: $0.get(Options()), meaning: $0.meaning)
    }
  }
}

extension Rule {
  /// A violation at an element: at one of its attributes where the file has it, else at its type.
  package func violation(
    _ message: String, help: String, of index: Int, in tree: AccessibilityTree,
    at key: AttributeKey? = nil, range: SourceRange? = nil, severity: Severity? = nil,
    notes: [Finding.Note] = [], after: String? = nil, fixes: [Fix] = []
  ) -> Finding {
    finding(
      .violation, message, help: help, of: index, in: tree, at: key, range: range,
      severity: severity, notes: notes, after: after, fixes: fixes)
  }

  /// Something at an element that a person has to look at.
  package func review(
    _ message: String, help: String, of index: Int, in tree: AccessibilityTree,
    at key: AttributeKey? = nil, range: SourceRange? = nil, severity: Severity? = nil,
    notes: [Finding.Note] = [], after: String? = nil, fixes: [Fix] = []
  ) -> Finding {
    finding(
      .needsReview, message, help: help, of: index, in: tree, at: key, range: range,
      severity: severity, notes: notes, after: after, fixes: fixes)
  }

  private func finding(
    _ certainty: Certainty, _ message: String, help: String, of index: Int,
    in tree: AccessibilityTree, at key: AttributeKey?, range: SourceRange?, severity: Severity?,
    notes: [Finding.Note], after: String?, fixes: [Fix]
  ) -> Finding {
    let attribute = key.flatMap { tree.interface.attribute($0, of: index) }
    let anchor = tree.element(index).anchor
    return Finding(
      rule: Self.info, certainty: certainty, severity: severity ?? Self.info.severity,
      message: message, help: help, element: index,
      range: range ?? attribute?.range ?? anchor, notes: notes,
      speechAfter: after, fixes: fixes,
      isAboutElement: attribute == nil && (range == nil || range == anchor))
  }
}

/// The options of one rule, with defaults.
public protocol RuleOptions: Sendable {
  /// The defaults.
  init()
  /// Every option; each is documented and shown by an example.
  static var fields: [OptionField<Self>] { get }
}

/// The options of a rule that has none of its own.
public struct NoOptions: RuleOptions {
  /// The one value.
  public init() {}
  /// None.
  public static let fields: [OptionField<NoOptions>] = []
}
