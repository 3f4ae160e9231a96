package import DocumentSyntax
import ScreenModel

/// A file with translations of an Interface Builder file: a strings file of one language, or a
/// string catalog of many.
package struct TranslationFile: Sendable {
  /// The file, decoded to UTF-8 where it was UTF-16.
  package let file: SourceFile
  /// The tables, by language.
  let tables: [TranslationTable]
  /// The development language, where the file tells it.
  let sourceLanguage: String?
  /// Problems that keep the file, or a part of it, from being read.
  package let problems: [SyntaxProblem]
  /// Remarks for standard error.
  package let notes: [String]

  /// The texts of a strings file in a language or, without a language, of a string catalog.
  package init(_ file: SourceFile, language: String?) {
    if let language {
      self.init(strings: file, language: language)
    } else {
      self.init(catalog: file)
    }
  }

  // MARK: Strings files

  private init(strings file: SourceFile, language: String) {
    if file.bytes.starts(with: "bplist".utf8) {
      let note = "not read: it is a compiled property list; lint the strings file it was made of"
      self.init(file: file, tables: [], sourceLanguage: nil, problems: [], notes: [note])
      return
    }
    let decoded = StringsEncoding.decoded(file)
    let (entries, problems) = Self.entries(of: decoded)
    var texts: [String: TranslatedText] = [:]
    texts.reserveCapacity(entries.count)
    let positions = LineIndex.positions(of: entries.map(\.valueRange.start), in: decoded)
    var repeated: [String] = []
    for (entry, position) in zip(entries, positions) {
      let text = TranslatedText(text: entry.value, path: file.path, position: position)
      if texts.updateValue(text, forKey: entry.key) != nil { repeated.append(entry.key) }
    }
    self.init(
      file: decoded, tables: [TranslationTable(language: language, texts: texts)],
      sourceLanguage: nil, problems: problems, notes: Self.notes(repeated))
  }

  private init(
    file: SourceFile, tables: [TranslationTable], sourceLanguage: String?,
    problems: [SyntaxProblem], notes: [String]
  ) {
    self.file = file
    self.tables = tables
    self.sourceLanguage = sourceLanguage
    self.problems = problems
    self.notes = notes
  }

  private static func entries(of file: SourceFile) -> ([StringsEntry], [SyntaxProblem]) {
    guard let list = PropertyListStrings(file) else {
      let parsed = StringsParser.parse(decoded: file)
      return (parsed.tree?.entries ?? [], parsed.problems)
    }
    return (list.entries, list.problems)
  }

  /// The remark about keys that stand in a table more than once.
  private static func notes(_ repeated: [String]) -> [String] {
    guard let first = repeated.first else { return [] }
    let others = repeated.count - 1
    let more = others == 0 ? "" : others == 1 ? " and another key" : " and \(others) other keys"
    return ["\(Quoted.text(first))\(more) given more than once; the last one counts"]
  }

  // MARK: String catalogs

  private init(catalog file: SourceFile) {
    let parsed = JSONParser.parse(file)
    guard let syntax = parsed.tree else {
      self.init(
        file: file, tables: [], sourceLanguage: nil, problems: parsed.problems, notes: [])
      return
    }
    guard let catalog = StringCatalog(syntax) else {
      let problem = SyntaxProblem(
        .syntax, "this is not a string catalog: the member `strings` with an object is missing",
        at: SourceRange(start: 0, end: 0))
      self.init(
        file: file, tables: [], sourceLanguage: nil, problems: parsed.problems + [problem],
        notes: [])
      return
    }
    // A key that is given twice is not a reason to leave the others unread.
    let repeated = parsed.problems.filter { $0.kind == .duplicateKey }
    self.init(
      file: file, tables: catalog.tables, sourceLanguage: catalog.sourceLanguage,
      problems: parsed.problems.filter { $0.kind != .duplicateKey },
      notes: repeated.first.map { [$0.message + "; the last one counts"] } ?? [])
  }
}

/// A text of a table of translations, and where it is written.
struct TranslatedText: Sendable {
  let text: String
  /// The path of the table as reported.
  let path: String
  /// Where the text begins in the table.
  let position: Position

  /// The place as messages show it.
  var place: String {
    Quoted.bare(path, atMost: 1_000) + ":\(position.line):\(position.column)"
  }
}

/// The texts of an Interface Builder file in one language, by object id and property.
package struct TranslationTable: Sendable {
  /// The language as a BCP 47 tag.
  package let language: String
  /// The texts by keys such as `Pqa-aa-ury.text`.
  private(set) var texts: [String: TranslatedText]

  /// Takes the texts of another file that has not the same keys.
  mutating func add(_ other: TranslationTable) {
    texts.merge(other.texts) { own, _ in own }
  }
}
