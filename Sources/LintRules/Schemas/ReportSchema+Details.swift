/// What reports have with `--report-details`.
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

  /// What findings refer to, themselves among it.
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
    return .record([
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
