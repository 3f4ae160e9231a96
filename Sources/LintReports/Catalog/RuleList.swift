package import Linting

/// The output of `rules`: every rule on a line.
package struct RuleList {
  /// The forms of the list.
  package enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

  private let entries: [CatalogEntry]

  /// A list of those rules.
  package init(_ entries: [CatalogEntry] = CatalogEntry.all) {
    self.entries = entries
  }

  /// The list in a form; a table of at most a width, for a terminal.
  package func text(_ format: Format, width: Int = .max) -> String {
    switch format {
    case .table: table(width)
    case .json: json
    case .markdown: markdown
    }
  }

  private func table(_ width: Int) -> String {
    let rows =
      [["rule", "severity", "wcag", "description"]]
      + entries.map { entry in
        [
          entry.info.id, Self.severity(entry.info), entry.info.wcag.joined(separator: " "),
          entry.info.title,
        ]
      }
    return TextColumns.text(rows, width: width)
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
    writer.writeJSON { json in
      json.object(lines: 2) { json in
        json.member("schemaVersion", 1)
        json.array("rules", lines: 4, of: entries) { json, entry in
          json.object { Self.write(entry, to: &$0) }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ entry: CatalogEntry, to json: inout JSONWriter) {
    let info = entry.info
    json.member("id", info.id)
    json.member("title", info.title)
    json.member("category", info.category.rawValue)
    json.member("severity", info.severity.rawValue)
    json.member("wcag", info.wcag)
    json.member("en301549", info.en301549)
    json.member("tags", info.tags)
    json.member("why", info.why)
    json.member("how", info.how)
    json.member("uiKit", info.uiKit)
    json.member("swiftUI", info.swiftUI)
    json.member("optIn", info.isOptIn)
    json.array("options", of: entry.options) { json, option in
      json.object { json in
        json.member("name", option.name)
        json.member("values", option.kind.description)
        switch option.defaultValue {
        case .flag, .number: json.member("default", number: option.defaultValue.description)
        case .text(let text): json.member("default", text)
        case .texts(let texts): json.member("default", texts)
        }
        json.member("meaning", option.meaning)
      }
    }
  }
}

/// A rule as the pages of the catalogue show it: what there is to know, and its options.
package struct CatalogEntry: Sendable {
  /// The reference information.
  package let info: RuleInfo
  /// The options with their defaults.
  package let options: [OptionDescription]

  /// Every rule by category, and the diagnostics of files after them.
  package static let all: [CatalogEntry] =
    AllRules.all.map { CatalogEntry(info: $0.info, options: $0.optionDescriptions) }
    + FileDiagnostics.all.map { CatalogEntry(info: $0, options: []) }

  /// The rule or diagnostic of an id.
  package static func entry(_ id: String) -> CatalogEntry? { all.first { $0.info.id == id } }

  /// The id that a misspelt one was probably meant to be.
  package static func suggestion(for id: String) -> String? {
    Suggestion.closest(to: id, among: all.map(\.info.id))
  }
}

/// The output of `formats`: every input format on a line.
package struct FormatTable {
  private let formats: [FormatInfo]

  /// A list of those formats.
  package init(_ formats: [FormatInfo] = FormatList.all) {
    self.formats = formats
  }

  /// The list in a form; a table of at most a width, for a terminal.
  package func text(_ format: RuleList.Format, width: Int = .max) -> String {
    switch format {
    case .table:
      TextColumns.text(
        [["format", "what it is", "written by"]]
          + formats.map { [$0.format.rawValue, $0.title, Self.plain($0.origin)] }, width: width)
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

  /// A table of what captures of each format tell, as Markdown.
  package var evidence: String {
    let captures = formats.filter(\.isCapture)
    return Markdown.table(
      ["Format"]
        + ScreenEvidence.columns.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() },
      captures.map { info in
        [Markdown.code(info.format.rawValue)]
          + ScreenEvidence.columns.map { column in
            guard info.shows.contains(column.evidence) else { return "no" }
            let isNesting = ScreenEvidence.nesting.contains(column.evidence)
            return info.mayBeFlat && isNesting ? "unless flat" : "yes"
          }
      })
  }

  private var json: String {
    var writer = ByteWriter()
    writer.writeJSON { json in
      json.object(lines: 2) { json in
        json.member("schemaVersion", 1)
        json.array("formats", lines: 4, of: formats) { json, info in
          json.object { json in
            json.member("format", info.format.rawValue)
            json.member("title", Self.plain(info.title))
            json.member("origin", Self.plain(info.origin))
            json.member("recognition", Self.plain(info.recognition))
            json.member("lacks", Self.plain(info.lacks))
            json.member("unsaid", info.unsaid.map(\.name))
          }
        }
      }
    }
    return writer.text + "\n"
  }

  /// A text without the marks of code.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}
