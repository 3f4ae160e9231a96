import LintReports

/// `rules`, `formats`, `explain`, `schema` and `completions`: what the program knows about rules,
/// input formats and itself, as text.
enum CatalogCommands {
  /// The list of rules in the form that is asked for.
  static func rules(_ arguments: Arguments) throws(UsageError) -> String {
    let form = try form(arguments)
    guard !arguments.operands.isEmpty else { return RuleList().text(form, width: width) }
    var entries: [CatalogEntry] = []
    for word in arguments.operands.map(\.text) { entries += try found(word, byWords: true) }
    return RuleList(entries).text(form, width: width)
  }

  /// The list of input formats in the form that is asked for.
  static func formats(_ arguments: Arguments) throws(UsageError) -> String {
    if let word = arguments.operands.first {
      throw UsageError("formats takes no \(Arguments.shown(word.text)); it lists them all")
    }
    return FormatTable().text(try form(arguments), width: width)
  }

  /// How wide a table may be: what a terminal has; elsewhere a row is a line.
  private static var width: Int { Terminal.isOutput ? Terminal.reportWidth : .max }

  private static func form(_ arguments: Arguments) throws(UsageError) -> RuleList.Format {
    let name = arguments.value(.format) ?? RuleList.Format.table.rawValue
    guard let format = RuleList.Format(rawValue: name) else {
      throw UsageError.unknown(
        "form of the list", name, among: RuleList.Format.allCases.map(\.rawValue))
    }
    return format
  }

  /// The pages of the rules that are named.
  static func explain(_ arguments: Arguments) throws(UsageError) -> String {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "explain needs a rule, a category or a criterion; a11y-lint rules lists them")
    }
    var pages: [String] = []
    for word in arguments.operands.map(\.text) {
      let entries = try found(word, byWords: false)
      // Of one rule everything is wanted; of many a list is a page.
      pages.append(
        entries.count == 1
          ? RulePage(entries[0]).text : RuleList(entries).text(.table, width: width))
    }
    return pages.joined(separator: "\n\n")
  }

  /// The rules that a word is about.
  private static func found(
    _ word: String, byWords: Bool
  ) throws(UsageError) -> [CatalogEntry] {
    let entries = CatalogSearch.entries(for: word, byWords: byWords)
    guard entries.isEmpty else { return entries }
    let hint = CatalogEntry.suggestion(for: word).map { "; did you mean \($0)?" }
    throw UsageError(
      "unknown rule \(Arguments.shown(word))" + (hint ?? "; a11y-lint rules lists them"))
  }

  /// The JSON Schema that is asked for.
  static func schema(_ arguments: Arguments) throws(UsageError) -> String {
    try choice(arguments, of: "schema", SchemaSubject.init(rawValue:)).text
  }

  /// The script for the shell that is asked for.
  static func completions(_ arguments: Arguments) throws(UsageError) -> String {
    CompletionScript.text(
      for: try choice(arguments, of: "shell", Shell.init(rawValue:)))
  }

  /// The choice that the only operand of a command names.
  private static func choice<Choice>(
    _ arguments: Arguments, of noun: String, _ make: (String) -> Choice?
  ) throws(UsageError) -> Choice {
    let command = arguments.command
    let names = command.info.words.map(\.name)
    guard let word = arguments.operands.first?.text else {
      throw UsageError("\(command.rawValue) needs a word: \(names.joined(separator: ", "))")
    }
    guard let choice = make(word) else { throw UsageError.unknown(noun, word, among: names) }
    guard arguments.operands.count == 1 else {
      let rest = Arguments.shown(arguments.operands[1].text)
      throw UsageError("\(command.rawValue) takes one word; remove \(rest)")
    }
    return choice
  }
}
