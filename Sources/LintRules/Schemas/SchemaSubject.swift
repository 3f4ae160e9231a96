/// What there is a JSON Schema of.
public enum SchemaSubject: String, CaseIterable, Sendable {
  case tree, config, report, speak

  /// What it describes, as the end of a line of help.
  public var summary: String {
    switch self {
    case .tree: "trees in the tree format: *.a11y.yml, *.a11y.json"
    case .config: "configurations: .a11y-lint.yml, .a11y-lint.json"
    case .report: "reports of `lint --format json`"
    case .speak: "transcripts of `speak --format json`"
    }
  }

  /// The schema as a JSON document.
  public var text: String {
    switch self {
    case .tree: TreeSchema.text
    case .config: ConfigurationSchema.text
    case .report: ReportSchema.text
    case .speak: TranscriptSchema.text
    }
  }

  /// The name of a file that holds it.
  public var fileName: String { "a11y-lint-\(rawValue).schema.json" }
}
