/// The JSON Schema of what `report trend --format json` writes.
enum ReportTrendSchema {
  /// The schema as a document.
  static var text: String {
    JSONSchema.record([
      ("schemaVersion", JSONSchema().with("const", .number(1))),
      (
        "tool",
        .record([
          ("name", JSONSchema().with("const", .text("a11y-lint"))),
          ("version", ReportSchema.plain),
        ])
      ),
      (
        "points",
        JSONSchema.list(of: .reference("point"))
          .described("The reports by time, or by name where one does not tell its time.")
      ),
    ]).document(
      "trend", title: "Trend of reports of a11y-lint",
      "What `a11y-lint report trend --format json` writes. A later version may add members.",
      definitions: [("point", point)])
  }

  /// The counts of each report.
  static let counts = [
    "errors", "warnings", "notes", "needsReview", "causes", "known", "suppressed", "files",
    "screens",
    "nodes", "inputErrors",
  ]

  private static var point: JSONSchema {
    .record(
      [
        ("name", ReportSchema.plain.described("The report's file.")),
        ("timestamp", ReportSchema.plainOrNull),
      ] + counts.map { ($0, ReportSchema.count) } + [
        (
          "score",
          JSONSchema.type("number").with("minimum", .number(0)).with("maximum", .number(100))
            .described("The score of the summary, with one decimal.")
        )
      ])
  }
}
