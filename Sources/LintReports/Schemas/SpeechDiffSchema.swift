import Linting

/// The JSON Schema of what `diff --format json` writes.
enum SpeechDiffSchema {
  private static let plain = JSONSchema.type("string")
  private static let plainOrNull = JSONSchema.type("string", "null")
  private static let plains = JSONSchema.list(of: plain)
  private static let flag = JSONSchema.type("boolean")
  private static let count = JSONSchema.type("integer").with("minimum", .number(0))

  /// The schema as a document.
  static var text: String {
    JSONSchema.record([
      ("schemaVersion", JSONSchema().with("const", .number(1))),
      ("summary", summary.described("How many screens and stops there are of each kind.")),
      ("screens", .list(of: .reference("screen")).described("The screens that differ.")),
    ]).document(
      "voiceover-diff", title: "Comparison of transcripts of a11y-lint",
      "What `a11y-lint diff --format json` writes. A later version may add members.",
      definitions: [("screen", screen), ("change", change), ("stop", stop)])
  }

  private static var summary: JSONSchema {
    .record(
      ["screens", "changedScreens", "added", "removed", "changed", "moved", "same"].map {
        ($0, count)
      })
  }

  private static var screen: JSONSchema {
    .record([
      ("path", plain), ("screen", plainOrNull.described("The name; null for a bare node.")),
      ("oldScreen", plainOrNull.described("The name in the old version, if it was another one.")),
      (
        "oldPath",
        plainOrNull.described("The path of the file that it was in, if it went to another.")
      ),
      ("kind", .choice(["added", "removed", "changed"])),
      ("stops", .list(of: .reference("change")).described("The stops that differ, in new order.")),
    ])
  }

  private static var change: JSONSchema {
    let stop = JSONSchema.any([.reference("stop"), .type("null")])
    return .record([
      ("kind", .choice(["added", "removed", "changed", "moved"])),
      ("moved", flag.described("Whether it is at another place among the stops that stay.")),
      (
        "aspects",
        .list(
          of: .choice(
            [
              "label", "value", "heading", "role", "hint", "actions", "notices", "condition",
              "container", "words",
            ])
        ).described(
          "What changed of a stop that both versions have; `words` where a saved transcript does "
            + "not tell.")
      ),
      (
        "silence",
        .choice(Silence.allCases.filter { $0 != .none }.map(\.rawValue), orNull: true)
          .described("Why the element is not reached in the version that lacks the stop.")
      ),
      (
        "partOf",
        JSONSchema.any([count, .type("null")]).described(
          "The number of the stop in the other version that says its words together with others.")
      ),
      ("old", stop), ("new", stop),
    ])
  }

  private static var stop: JSONSchema {
    .record([
      ("index", count.described("Its number; that of the stop before a view that is not read.")),
      ("line", JSONSchema.any([count, .type("null")]).described("Its line of the file.")),
      ("nodeID", plainOrNull), ("nodePath", plain),
      ("type", plain.described("The kind; `unread` for a view of source that is not read.")),
      ("spoken", plain.described("The sentences that are heard.")), ("hint", plainOrNull),
      ("actions", plains.described("The custom actions; `…` for one that code names.")),
      ("notices", plains),
      ("containers", plains.described("The containers that are announced around it.")),
    ])
  }
}
