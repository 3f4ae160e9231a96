/// The output of `rules`: every rule on a line.
public struct RuleList {
  /// The forms of the list.
  public enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

  private let entries: [CatalogEntry]

  /// A list of those rules.
  public init(_ entries: [CatalogEntry] = CatalogEntry.all) {
    self.entries = entries
  }

  /// The list in a form.
  public func text(_ format: Format) -> String {
    switch format {
    case .table: table
    case .json: json
    case .markdown: markdown
    }
  }

  private var table: String {
    let rows =
      [["rule", "severity", "wcag", "description"]]
      + entries.map { entry in
        [
          entry.info.id, Self.severity(entry.info), entry.info.wcag.joined(separator: " "),
          entry.info.title,
        ]
      }
    return TextColumns.text(rows)
  }

  /// How bad a finding is; a rule that runs only where it is asked for says so.
  private static func severity(_ info: RuleInfo) -> String {
    info.severity.rawValue + (info.isOptIn ? ", off" : "")
  }

  private var markdown: String {
    Markdown.table(
      ["Rule", "Severity", "WCAG", "Description"],
      entries.map { entry in
        [
          Markdown.code(entry.info.id), Self.severity(entry.info),
          entry.info.wcag.joined(separator: ", "), Markdown.cell(entry.info.title),
        ]
      })
  }

  private var json: String {
    var writer = ByteWriter()
    writer.write("{\n  \"schemaVersion\": 1,\n  \"rules\": [")
    for (index, entry) in entries.enumerated() {
      writer.write(index == 0 ? "\n    " : ",\n    ")
      Self.write(entry, to: &writer)
    }
    writer.write("\n  ]\n}\n")
    return writer.text
  }

  private static func write(_ entry: CatalogEntry, to writer: inout ByteWriter) {
    let info = entry.info
    let texts = [
      ("id", info.id), ("title", info.title), ("category", info.category.rawValue),
      ("severity", info.severity.rawValue),
    ]
    for (index, text) in texts.enumerated() {
      writer.write((index == 0 ? "{" : ", ") + "\"\(text.0)\": ")
      writer.writeJSON(text.1)
    }
    let lists = [("wcag", info.wcag), ("en301549", info.en301549), ("tags", info.tags)]
    for (name, list) in lists {
      writer.write(", \"\(name)\": ")
      writer.writeJSON(list)
    }
    writer.write(", \"why\": ")
    writer.writeJSON(info.why)
    writer.write(", \"how\": ")
    writer.writeJSON(info.how)
    writer.write(", \"uiKit\": ")
    writer.writeJSON(info.uiKit)
    writer.write(", \"swiftUI\": ")
    writer.writeJSON(info.swiftUI)
    writer.write(", \"optIn\": \(info.isOptIn), \"options\": [")
    for (index, option) in entry.options.enumerated() {
      writer.write(index == 0 ? "{\"name\": " : ", {\"name\": ")
      writer.writeJSON(option.name)
      writer.write(", \"values\": ")
      writer.writeJSON(option.kind.description)
      writer.write(", \"default\": ")
      write(option.defaultValue, to: &writer)
      writer.write(", \"meaning\": ")
      writer.writeJSON(option.meaning)
      writer.write("}")
    }
    writer.write("]}")
  }

  private static func write(_ value: OptionValue, to writer: inout ByteWriter) {
    switch value {
    case .flag, .number: writer.write(value.description)
    case .text(let text): writer.writeJSON(text)
    case .texts(let texts): writer.writeJSON(texts)
    }
  }
}

/// A rule as the pages of the catalogue show it: what there is to know, and its options.
public struct CatalogEntry: Sendable {
  /// The reference information.
  public let info: RuleInfo
  /// The options with their defaults.
  public let options: [OptionDescription]

  /// Every rule by category, and the diagnostics of files after them.
  public static let all: [CatalogEntry] =
    AllRules.all.map { CatalogEntry(info: $0.info, options: $0.optionDescriptions) }
    + FileDiagnostics.all.map { CatalogEntry(info: $0, options: []) }

  /// The rule or diagnostic of an id.
  public static func entry(_ id: String) -> CatalogEntry? { all.first { $0.info.id == id } }

  /// The id that a misspelt one was probably meant to be.
  public static func suggestion(for id: String) -> String? {
    Suggestion.closest(to: id, among: all.map(\.info.id))
  }
}

/// The output of `formats`: every input format on a line.
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
