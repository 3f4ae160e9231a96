import Linting

/// The JSON Schema of the transcripts that `speak --format json` writes.
enum TranscriptSchema {
  private static let plain = JSONSchema.type("string")
  private static let plainOrNull = JSONSchema.type("string", "null")
  private static let plains = JSONSchema.list(of: plain)
  private static let flag = JSONSchema.type("boolean")
  private static let number = JSONSchema.type("integer").with("minimum", .number(1))

  /// The schema as a document.
  static var text: String {
    JSONSchema.record([
      ("schemaVersion", JSONSchema().with("const", .number(1))),
      ("screens", .list(of: .reference("screen"))),
    ]).document(
      "speak", title: "Transcript of a11y-lint",
      "What `a11y-lint speak --format json` writes. A later version may add members.",
      definitions: [
        ("screen", screen), ("stop", stop), ("part", part), ("silent", silent),
        ("unread", unread),
      ])
  }

  private static var screen: JSONSchema {
    let ambiguous = JSONSchema.record([("stops", .list(of: number))])
    return .record([
      ("path", plain), ("screen", plainOrNull.described("The name; null for a bare node.")),
      ("idiom", .choice(Screen.Idiom.allCases.map(\.rawValue))),
      ("drawnOrder", flag.described("Whether the layout may bring another order.")),
      (
        "ambiguousOrder",
        .list(of: ambiguous).described("Stops whose order depends on how rows are made.")
      ),
      ("stops", .list(of: .reference("stop")).described("In the order of reading.")),
      (
        "silent",
        .list(of: .reference("silent"))
          .described("What has something to say and is never reached.")
      ),
      ("notModelled", plains.described("Elements whose content is not known.")),
      (
        "unread",
        .list(of: .reference("unread"))
          .described("Views of source that are not read, and may hold more stops.")
      ),
    ])
  }

  private static var stop: JSONSchema {
    let frame = JSONSchema.type("array", "null").with("items", JSONSchema.type("number").value)
      .with("minItems", .number(4)).with("maxItems", .number(4))
    return .record([
      ("index", number), ("nodeID", plainOrNull), ("nodePath", plain), ("type", plain),
      ("part", plainOrNull.described("Which part of an element that has several stops.")),
      ("description", plain.described("Label, value and traits as snapshot tests have them.")),
      ("hint", plainOrNull), ("notices", plains),
      ("spoken", plain.described("The sentences that are heard.")),
      ("frame", frame.described("[x, y, width, height] on the screen in points.")),
      ("onscreen", flag), ("container", plainOrNull),
      ("entering", plains.described("Containers that are announced on the way in.")),
      ("otherBranch", flag.described("Whether it begins what another branch shows instead.")),
      ("uncertain", plains.described("What the file leaves open.")),
      ("parts", .list(of: .reference("part")).described("In the order in which they are heard.")),
    ])
  }

  private static var part: JSONSchema {
    .record([
      ("slot", .choice(UtterancePart.Slot.allCases.map { "\($0)" })),
      ("text", plainOrNull), ("spoken", plainOrNull),
      ("from", plain.described("Where it comes from, in words.")),
      ("evidence", .choice(Evidence.allCases.map(\.rawValue))),
    ])
  }

  private static var unread: JSONSchema {
    let after = JSONSchema.type("integer").with("minimum", .number(0))
    return .record([
      ("nodePath", plain), ("name", plain.described("The name of its type.")),
      ("line", JSONSchema.type("integer", "null").with("minimum", .number(1))),
      ("after", after.described("The stop that it comes after; 0 before the first.")),
    ])
  }

  private static var silent: JSONSchema {
    .record([
      ("nodePath", plain), ("nodeID", plainOrNull), ("type", plain),
      ("reason", .choice(Silence.allCases.filter { $0 != .none }.map(\.rawValue))),
    ])
  }
}
