/// The JSON Schema of each line that `lint --format jsonl` writes.
enum RecordSchema {
  private static let plain = JSONSchema.type("string")
  private static let count = JSONSchema.type("integer").with("minimum", .number(0))
  private static let kinds = ["start", "file", "inputError", "finding", "end"]

  /// The schema as a document.
  static var text: String {
    root.document(
      "jsonl", title: "Record of a11y-lint",
      "A line of what `a11y-lint --format jsonl` writes. A later version may add members.",
      definitions: [
        ("start", start), ("file", file), ("inputError", ReportSchema.inputError(after: [kind])),
        ("finding", ReportSchema.finding(after: [kind])), ("end", end),
      ] + ReportSchema.parts)
  }

  /// The schema of the kind that a record names.
  private static var root: JSONSchema {
    let other = JSONSchema.object([("kind", .choice(kinds))], required: ["kind"])
    return kinds.reversed().reduce(other) { rest, name in
      let isOfKind = JSONSchema().with("const", .text(name))
      let test = JSONSchema.type("object").with("required", .texts(["kind"]))
        .with("properties", .object([("kind", isOfKind.value)]))
      return .branch(where: test, .reference(name), otherwise: rest)
    }
  }

  private static let kind = (
    "kind", plain.described("What the record is: the first is start, the last is end.")
  )

  private static var start: JSONSchema {
    .record([
      kind, ("schemaVersion", JSONSchema().with("const", .number(1))), ("tool", ReportSchema.tool),
    ])
  }

  private static var file: JSONSchema {
    let members = [
      kind, ("path", plain.described("The file, as it was named or found.")),
      (
        "line",
        JSONSchema.type("integer").with("minimum", .number(1))
          .described("The line of a stream, where that gives no path; otherwise not there.")
      ), ("screens", count),
      ("nodes", count.described("Elements of all screens.")),
      ("findings", count.described("How many records of findings follow.")),
      ("suppressed", count.described("Findings that a suppression silenced.")),
      ("known", count.described("Findings that the baseline has.")),
      ("inputErrors", count.described("How many records of input errors follow.")),
    ]
    return .object(members, required: members.map(\.0).filter { $0 != "line" })
  }

  private static var end: JSONSchema {
    .record([
      kind, ("summary", ReportSchema.summary), ("failedGates", ReportSchema.failedGates),
      (
        "records",
        count.described("How many lines there are, this one and the first among them.")
      ),
    ])
  }
}
