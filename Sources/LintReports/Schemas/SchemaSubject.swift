/// The subjects of JSON Schemas.
package enum SchemaSubject: String, CaseIterable, Sendable {
  case tree, config, report, jsonl, summary, speak, diff, trend
  case speechDiff = "voiceover-diff"

  /// Its subject, as the end of a line of help.
  package var summary: String {
    switch self {
    case .tree: "trees in the tree format: *.a11y.yml, *.a11y.json"
    case .config: "configurations: .a11y-lint.yml, .a11y-lint.json"
    case .report: "reports of `lint --format json`"
    case .jsonl: "lines of `lint --format jsonl`"
    case .speak: "transcripts of `speak --format json`"
    case .diff: "comparisons of `report diff --format json`"
    case .trend: "trends of `report trend --format json`"
    case .speechDiff: "comparisons of transcripts, of `diff --format json`"
    case .summary: "summaries of `lint --format summary`"
    }
  }

  /// The schema as a JSON document.
  package var text: String {
    switch self {
    case .tree: TreeSchema.text
    case .config: ConfigurationSchema.text
    case .report: ReportSchema.text
    case .jsonl: RecordSchema.text
    case .speak: TranscriptSchema.text
    case .diff: ReportDiffSchema.text
    case .trend: ReportTrendSchema.text
    case .speechDiff: SpeechDiffSchema.text
    case .summary: SummarySchema.text
    }
  }

  /// The name of a file that holds it.
  package var fileName: String { "a11y-lint-\(rawValue).schema.json" }
}
