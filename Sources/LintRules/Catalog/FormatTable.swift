/// What `formats` prints: every input format on a line.
public struct FormatTable {
  private let formats: [FormatInfo]

  /// A list of those formats.
  public init(_ formats: [FormatInfo] = FormatList.all) {
    self.formats = formats
  }

  /// The list in a form.
  public func text(_ format: RuleList.Format) -> String {
    switch format {
    case .table:
      TextColumns.text(
        [["format", "what it is", "written by"]]
          + formats.map { [$0.format.rawValue, $0.title, Self.plain($0.origin)] })
    case .markdown:
      Markdown.table(
        ["Format", "What it is", "Written by", "Recognised by", "Cannot say"],
        formats.map {
          [
            Markdown.code($0.format.rawValue), $0.title, Markdown.cell($0.origin),
            Markdown.cell($0.recognition), Markdown.cell($0.lacks),
          ]
        })
    case .json: json
    }
  }

  private var json: String {
    var writer = ByteWriter()
    writer.write("{\n  \"schemaVersion\": 1,\n  \"formats\": [")
    for (index, info) in formats.enumerated() {
      writer.write(index == 0 ? "\n    {" : ",\n    {")
      let texts = [
        ("format", info.format.rawValue), ("title", info.title), ("origin", info.origin),
        ("recognition", info.recognition), ("lacks", info.lacks),
      ]
      for (name, text) in texts {
        writer.write("\"\(name)\": ")
        writer.writeJSON(Self.plain(text))
        writer.write(", ")
      }
      writer.write("\"unsaid\": ")
      writer.writeJSON(info.unsaid.map(\.name))
      writer.write("}")
    }
    writer.write("\n  ]\n}\n")
    return writer.text
  }

  /// A text without the marks of code.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}
