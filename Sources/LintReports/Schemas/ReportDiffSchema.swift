/// The JSON Schema of what `report diff --format json` writes.
enum ReportDiffSchema {
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
      ("old", run.described("The earlier report.")),
      ("later", run.described("The later report.")), ("summary", summary),
      ("new", findings.described("What the earlier report did not have; the worst first.")),
      ("fixed", findings.described("What the later report does not have.")),
      ("silenced", findings.described("What a suppression has silenced since.")),
      ("unread", findings.described("What is in files that the later report could not read.")),
      ("unchanged", ReportSchema.plains.described("The fingerprints of what both have.")),
    ]).document(
      "diff", title: "Comparison of two reports of a11y-lint",
      "What `a11y-lint report diff --format json` writes. A later version may add members.",
      definitions: ReportSchema.findingDefinitions)
  }

  private static let findings = JSONSchema.list(of: .reference("finding"))

  private static var run: JSONSchema {
    .record([("timestamp", ReportSchema.plainOrNull), ("summary", ReportSchema.summary)])
  }

  private static var summary: JSONSchema {
    let count = ReportSchema.count
    let counts = JSONSchema.record([
      ("errors", count), ("warnings", count), ("notes", count), ("needsReview", count),
    ])
    return .record([
      ("new", counts), ("fixed", counts), ("fixedInGoneFiles", count), ("unchanged", count),
      ("silenced", count), ("unread", count),
    ])
  }
}
