import Linting

/// The JSON Schema of the numbers that `lint --format summary` writes.
enum SummarySchema {
  private static let plain = JSONSchema.type("string")
  private static let plainOrNull = JSONSchema.type("string", "null")
  private static let count = JSONSchema.type("integer").with("minimum", .number(0))

  /// The schema as a document.
  static var text: String {
    root.document(
      "summary", title: "Summary of a11y-lint",
      "What `a11y-lint --format summary` writes. A later version may add members.",
      definitions: [])
  }

  private static var root: JSONSchema {
    let tool = JSONSchema.record([
      ("name", JSONSchema().with("const", .text("a11y-lint"))), ("version", plain),
    ])
    let members: [(String, JSONSchema)] = [
      ("schemaVersion", JSONSchema().with("const", .number(1))), ("tool", tool),
      ("score", score), ("totals", totals), ("failedGates", gates), ("severities", severities),
      ("categories", list("All of them.", [category])),
      ("rules", list("Those that found something, by id.", [("rule", plain), category])),
      ("criteria", criteria),
      ("clauses", list("Clauses of EN 301 549 that findings touch.", [("en301549", plain)])),
      (
        "screens",
        list(
          "Those on which something was found, in the order of the report.",
          [("path", plain.described("From the top of the repository.")), ("screen", plainOrNull)])
      ),
    ]
    let time = plain.with("format", .text("date-time"))
      .described("When the run was; with --timestamps alone.")
    return .object(members + [("time", time)], required: members.map(\.0))
  }

  private static var score: JSONSchema {
    let value = JSONSchema.type("number").with("minimum", .number(0))
      .with("maximum", .number(100))
    return .record([
      ("value", value.described("100 × 10 × screens ÷ (10 × screens + weight).")),
      (
        "weight",
        count.described("10 for each error and input error, 3 for each warning, 1 for each note.")
      ),
      ("screens", JSONSchema.type("integer").with("minimum", .number(1))),
    ]).described("How much of what was read is without barriers.")
  }

  private static var totals: JSONSchema {
    .record(
      [
        ("files", count), ("screens", count),
        ("nodes", count.described("Elements of all screens.")),
      ] + counts + [
        ("suppressed", count.described("Findings that a suppression silenced.")),
        ("causes", count.described("New findings, with one for each cause.")),
        ("inputErrors", count.described("Places that could not be read.")),
      ])
  }

  private static var gates: JSONSchema {
    .list(
      of: .record([
        ("gate", plainOrNull.described("The gate's name; null for the run's own.")),
        ("what", plain), ("count", count), ("allowed", count),
      ])
    ).described("What fails the run.")
  }

  private static var severities: JSONSchema {
    .list(
      of: .record([
        ("severity", .choice(Severity.allCases.map(\.rawValue))),
        ("violations", count), ("needsReview", count),
        ("knownViolations", count), ("knownNeedsReview", count),
      ])
    ).described("All of them, from the worst on.")
  }

  private static var criteria: JSONSchema {
    list(
      "Success criteria of WCAG 2.2 that findings touch.",
      [("wcag", plain), ("name", plain), ("level", .choice(["A", "AA", "AAA"]))])
  }

  private static var category: (String, JSONSchema) {
    ("category", .choice(Category.allCases.map(\.rawValue)))
  }

  private static var counts: [(String, JSONSchema)] {
    [
      ("errors", count.described("New violations of severity error.")),
      ("warnings", count.described("New violations of severity warning.")),
      ("notes", count.described("New violations of severity note.")),
      ("needsReview", count.described("New findings that a person has to look at.")),
      ("known", count.described("Findings that the baseline or the earlier version has.")),
    ]
  }

  private static func list(
    _ description: String, _ members: [(String, JSONSchema)]
  ) -> JSONSchema {
    JSONSchema.list(of: .record(members + counts)).described(description)
  }
}
