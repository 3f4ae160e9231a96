import Linting

/// The JSON Schema of the report that `lint --format json` writes.
///
/// It names every member, so that a test that holds reports against it finds members that nobody
/// has described.
enum ReportSchema {
  static let plain = JSONSchema.type("string")
  static let plainOrNull = JSONSchema.type("string", "null")
  static let plains = JSONSchema.list(of: plain)
  static let count = JSONSchema.type("integer").with("minimum", .number(0))
  static let fromOne = JSONSchema.type("integer").with("minimum", .number(1))

  /// The schema as a document.
  static var text: String {
    root.document(
      "report", title: "Report of a11y-lint",
      "What `a11y-lint --format json` writes. A later version may add members.",
      definitions: findingDefinitions + [("inputError", inputError()), ("file", file)])
  }

  /// The definitions that findings and input errors refer to.
  static var parts: [(String, JSONSchema)] {
    [
      ("suppression", suppression), ("range", range), ("position", position),
      ("related", related), ("fix", fix), ("change", change),
      ("edit", edit),
    ] + detailDefinitions
  }

  private static var root: JSONSchema {
    let members: [(String, JSONSchema)] = [
      ("schemaVersion", JSONSchema().with("const", .number(1))),
      ("tool", tool),
      ("summary", summary.described("How much there was, and what was found.")),
      (
        "findings",
        .list(of: .reference("finding")).described("By path, start offset and rule.")
      ),
      (
        "inputErrors",
        .list(of: .reference("inputError"))
          .described("What could not be read; the exit code is 2 then.")
      ),
    ]
    let later: [(String, JSONSchema)] = [
      ("timestamp", plainOrNull.described("When the run was, where `--timestamps` asks for it.")),
      ("failedGates", failedGates), ("gates", gates),
      (
        "files",
        .list(of: .reference("file")).described(
          "What each file came to, by path: its findings and input errors follow one another.")
      ),
    ]
    let rules = JSONSchema.any([plains, .type("null")])
      .described("The rules that ran on some of the files, with `--report-details`.")
    return .object(members + later + [("rules", rules)], required: members.map(\.0))
  }

  /// The tool that wrote the report.
  static var tool: JSONSchema {
    .record([("name", JSONSchema().with("const", .text("a11y-lint"))), ("version", plain)])
  }

  private static var gates: JSONSchema {
    .list(
      of: .record([
        ("gate", plainOrNull.described("The gate's name; null for the run's own.")),
        ("what", plain), ("count", count), ("allowed", count),
      ])
    ).described("What the gates counted, whether or not it fails the run.")
  }

  /// The gates that failed.
  static var failedGates: JSONSchema {
    .list(
      of: .record([
        ("gate", plainOrNull.described("The gate's name; null for the run's own.")),
        ("what", plain), ("count", count), ("allowed", count), ("message", plain),
      ])
    ).described("What fails the run.")
  }

  /// The numbers of a run.
  static var summary: JSONSchema {
    .record([
      ("files", count), ("screens", count),
      ("nodes", count.described("Elements of all screens.")),
      ("errors", count.described("Violations of severity error.")),
      ("warnings", count.described("Violations of severity warning.")),
      ("notes", count.described("Violations of severity note.")),
      ("needsReview", count.described("Findings that a person has to look at.")),
      ("causes", count.described("New findings, with one for each cause.")),
      ("suppressed", count.described("Findings that a suppression silenced.")),
      ("known", count.described("Findings that the baseline has.")),
      ("inputErrors", count),
    ])
  }

  // MARK: Findings

  /// A finding, with more members in front.
  static func finding(after more: [(String, JSONSchema)] = []) -> JSONSchema {
    let members = more + rule + place + words + standing
    // A suppression is a member only where suppressed findings are shown.
    return .object(
      members + [("suppression", suppressionOrNull), ("details", detailsOrNull)],
      required: members.map(\.0))
  }

  private static var rule: [(String, JSONSchema)] {
    [
      ("rule", plain.described("The id of the rule.")),
      ("category", .choice(Category.allCases.map(\.rawValue))),
      ("severity", .choice(Severity.allCases.map(\.rawValue))),
      (
        "certainty",
        .choice(Certainty.allCases.map(\.rawValue))
          .described("Whether the file shows a defect, or a person has to look.")
      ),
      ("message", plain.described("What is wrong.")), ("help", plain.described("What to do.")),
    ]
  }

  private static var place: [(String, JSONSchema)] {
    [
      ("path", plain.described("The file, as it was named or found.")),
      ("range", .reference("range")), ("screen", plainOrNull.described("The name of the screen.")),
      (
        "nodePath",
        plainOrNull.described("A JSON Pointer from the screen into its children and elements.")
      ),
      ("nodeID", plainOrNull.described("The accessibility identifier.")),
      ("nodeType", plainOrNull.described("The kind of element, as the tree format names it.")),
    ]
  }

  private static var words: [(String, JSONSchema)] {
    [
      ("speech", plainOrNull.described("What VoiceOver says there.")),
      ("speechAfter", plainOrNull.described("What it would say after the change.")),
      ("wcag", plains.described("Success criteria of WCAG 2.2.")),
      ("en301549", plains.described("Clauses of EN 301 549.")), ("tags", plains),
    ]
  }

  private static var standing: [(String, JSONSchema)] {
    [
      (
        "fingerprint",
        plain.with("pattern", .text("^[0-9a-f]{16}$"))
          .described("What stays the same while the finding does.")
      ),
      (
        "cause",
        plain.with("pattern", .text("^[0-9a-f]{16}$"))
          .described("The same for one control on many screens and for siblings with one reason.")
      ),
      ("state", .choice(LocatedFinding.State.allCases.map(\.rawValue))),
      ("related", .list(of: .reference("related")).described("Other places that belong to it.")),
      (
        "fixes",
        .list(of: .reference("fix")).described("Ways to resolve it; each is an alternative.")
      ),
    ]
  }

  private static var suppressionOrNull: JSONSchema {
    JSONSchema.any([.reference("suppression"), .type("null")])
      .described("What silences a finding whose state is suppressed.")
  }

  /// The suppression of a finding.
  static var suppression: JSONSchema {
    .object([
      ("reason", plainOrNull.described("Why it is silenced.")),
      ("until", plainOrNull.described("The last day on which it holds, YYYY-MM-DD.")),
      ("kind", plain.described("Where the suppression is written.")),
    ])
  }

  /// A second place of a finding.
  static var related: JSONSchema {
    .record([("message", plain), ("range", .reference("range"))])
  }

  // MARK: Files

  private static var file: JSONSchema {
    let members: [(String, JSONSchema)] = [
      ("path", plain),
      (
        "repositoryPath",
        plainOrNull.described("The path from the top of the repository, where it is another one.")
      ),
      (
        "checked",
        JSONSchema.type("boolean")
          .described("Whether it was linted, or something is said about it.")
      ),
      ("screens", count), ("nodes", count), ("errors", count), ("warnings", count),
      ("notes", count), ("needsReview", count), ("suppressed", count), ("known", count),
      ("findings", count.described("How many of the `findings` are its own.")),
      ("inputErrors", count.described("How many of the `inputErrors` are its own.")),
    ]
    return .object(
      members + [
        ("remarks", plains.described("What is said of the file as a whole.")),
        (
          "identity",
          plain.described("The hash of the path that fingerprints use, with `--report-details`.")
        ),
        ("pictures", .list(of: .reference("picture"))),
      ], required: members.map(\.0))
  }

  // MARK: Places

  /// A range of a file.
  static var range: JSONSchema {
    .record([("start", .reference("position")), ("end", .reference("position"))])
  }

  /// A place in a file.
  static var position: JSONSchema {
    .record([
      ("line", fromOne), ("column", fromOne.described("Counted in Unicode scalars.")),
      ("offset", count.described("Bytes of UTF-8 from the start of the file.")),
    ])
  }

  /// An input error, with more members in front.
  static func inputError(after more: [(String, JSONSchema)] = []) -> JSONSchema {
    let place = JSONSchema.type("integer", "null").with("minimum", .number(1))
    let members =
      more + [("path", plain), ("line", place), ("column", place), ("message", plain)]
    return .object(
      members + [("details", JSONSchema.any([.reference("errorDetails"), .type("null")]))],
      required: members.map(\.0))
  }

  // MARK: Fixes

  /// A way to resolve a finding.
  static var fix: JSONSchema {
    .record([
      ("title", plain.described("What it does.")),
      (
        "safety",
        .choice(Fix.Safety.allCases.map(\.rawValue))
          .described("Whether it may be applied without anybody looking.")
      ),
      ("changes", .list(of: .reference("change"))),
      (
        "edits",
        JSONSchema.any([.list(of: .reference("edit")), .type("null")])
          .described("The changes as edits of the file; null where they cannot be written.")
      ),
    ])
  }

  /// An edit of a file.
  static var edit: JSONSchema {
    .record([
      ("start", count.described("The offset of the first byte that goes away.")),
      ("end", count.described("The offset of the byte after the last that goes away.")),
      ("text", plain.described("The text that stands there afterwards.")),
    ])
  }

  /// A change of a fix.
  static var change: JSONSchema {
    let value = JSONSchema.type("string", "boolean", "number", "array", "null")
      .with("items", plain.value)
    return .record([
      ("nodePath", plain), ("key", plain.described("The key of the tree format.")),
      ("value", value.described("Its new value; null where the key goes away.")),
    ])
  }
}

/// The members of reports with `--report-details`.
extension ReportSchema {
  /// The definitions of what only such reports have.
  static var detailDefinitions: [(String, JSONSchema)] {
    [
      ("details", details), ("errorDetails", errorDetails), ("excerpt", excerpt),
      ("picture", picture), ("rect", rect),
    ]
  }

  /// The details of a finding, where it has some.
  static var detailsOrNull: JSONSchema {
    orNull("details").described("What only some formats show; with `--report-details` alone.")
  }

  /// The definitions that findings refer to, themselves among them.
  static var findingDefinitions: [(String, JSONSchema)] {
    [("finding", finding())] + parts
  }

  private static func orNull(_ name: String) -> JSONSchema {
    .any([.reference(name), .type("null")])
  }

  private static let countOrNull = JSONSchema.type("integer", "null")
    .with("minimum", .number(0))

  private static var details: JSONSchema {
    let ends = JSONSchema.record([("start", fromOne), ("end", fromOne)])
    let columns = JSONSchema.record([("utf8", ends), ("utf16", ends)])
    let members: [(String, JSONSchema)] = [
      ("excerpt", orNull("excerpt")),
      (
        "columns",
        JSONSchema.any([columns, .type("null")])
          .described("The columns of the range in bytes of UTF-8 and in code units of UTF-16.")
      ),
      ("relatedColumns", .list(of: columns).described("The same of its related places.")),
      (
        "lineHash",
        plainOrNull.described("The hash of its line as GitHub counts it, and which of them it is.")
      ),
      ("screen", countOrNull.described("The number of its screen among `pictures`, from 0.")),
      ("frame", orNull("rect").described("Where its element is on the screen.")),
    ]
    return .object(
      members + [("suggestions", .list(of: suggestion))], required: members.map(\.0))
  }

  private static var suggestion: JSONSchema {
    let place = JSONSchema.record([("line", fromOne), ("column", fromOne)])
    return .record([
      ("title", plain), ("safety", .choice(Fix.Safety.allCases.map(\.rawValue))),
      ("start", place.described("The first byte that changes; columns are bytes of UTF-8.")),
      ("end", place), ("text", plain.described("The text that stands there afterwards.")),
      ("lines", plain.described("The lines that change, as they are afterwards.")),
    ])
  }

  private static var errorDetails: JSONSchema {
    .record([
      ("offset", count), ("end", orNull("position")), ("excerpt", orNull("excerpt")),
    ])
  }

  private static var excerpt: JSONSchema {
    .record([
      ("lines", plains.described("The source lines; long ones are cut around the place.")),
      ("cut", count.described("Scalars cut from the beginning of the first line.")),
    ])
  }

  private static var rect: JSONSchema {
    .list(of: .type("number"), count: 4).described("Left edge, top edge, width, height in points.")
  }

  private static var picture: JSONSchema {
    let node: [(String, JSONSchema)] = [("nodePath", plain), ("nodeType", plain)]
    return .record([
      ("name", plainOrNull), ("size", orNull("rect")),
      (
        "boxes", .list(of: .record(node + [("text", plainOrNull), ("frame", .reference("rect"))]))
      ),
      ("omittedBoxes", count),
      (
        "stops",
        .list(
          of: .record(
            node + [
              ("number", fromOne), ("entering", plains), ("spoken", plain),
              ("frame", orNull("rect")), ("onscreen", .type("boolean")),
              ("uncertain", plains.described("What the file leaves open about the stop.")),
            ]))
      ),
      ("omittedStops", count),
      ("silent", .list(of: .record(node + [("reason", plain)]))),
      ("remarks", plains.described("What is to be said about the stops as a whole.")),
      ("language", plain.described("The language of the texts, as a BCP 47 tag.")),
    ])
  }
}
