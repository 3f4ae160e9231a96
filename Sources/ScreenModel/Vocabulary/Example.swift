/// A tree that documents a rule and tests it.
///
/// `⟪` and `⟫` mark the exact range of each finding that the rule has to report, in order.
public struct Example: Sendable {
  /// The expected outcomes of an example.
  public enum Outcome: Sendable {
    case fails
    case needsReview
    case passes
  }

  /// The expected outcome.
  public let outcome: Outcome
  /// The file that holds it: a tree in the YAML form of the tree format, or an Interface Builder
  /// document; the name tells.
  public let path: String
  /// The contents of the file, with marks.
  public let source: String
  /// The caption, as a sentence; shown above the example.
  public let caption: String?
  /// Options that differ from the defaults.
  public let options: [String: OptionValue]
  /// Whether `Rules.md` shows it.
  public let isDocumented: Bool
  /// The path of examples that are trees.
  static let treePath = "x.a11y.yml"
  /// The path of examples that are SwiftUI source.
  package static let swiftUIPath = "Example.swift"

  /// Whether it is a tree in the tree format.
  package var isTree: Bool { path == Example.treePath }

  /// The language of the source, as code blocks of Markdown name it.
  package var language: String {
    isTree ? "yaml" : path == Example.swiftUIPath ? "swift" : "xml"
  }

  let fileID: String
  let line: Int

  private init(
    _ outcome: Outcome, _ source: String, _ caption: String?, _ options: [String: OptionValue],
    _ isDocumented: Bool, _ path: String, _ fileID: StaticString, _ line: Int
  ) {
    self.outcome = outcome
    self.path = path
    self.source = source
    self.caption = caption
    self.options = options
    self.isDocumented = isDocumented
    self.fileID = "\(fileID)"
    self.line = line
  }

  /// A tree in which the rule finds violations.
  package static func fails(
    _ source: String, _ caption: String? = nil, options: [String: OptionValue] = [:],
    documented: Bool = true, path: String = treePath, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.fails, source, caption, options, documented, path, fileID, line)
  }

  /// A tree that a person has to look at.
  package static func needsReview(
    _ source: String, _ caption: String? = nil, options: [String: OptionValue] = [:],
    documented: Bool = true, path: String = treePath, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.needsReview, source, caption, options, documented, path, fileID, line)
  }

  /// A tree on which the rule is silent.
  package static func passes(
    _ source: String, _ caption: String? = nil, options: [String: OptionValue] = [:],
    documented: Bool = true, path: String = treePath, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> Example {
    Example(.passes, source, caption, options, documented, path, fileID, line)
  }
}
