import LintRules

/// `rules`, `formats` and `explain`: what is known about rules and input formats, as text.
enum CatalogCommands {
  /// The list of rules in the form that is asked for.
  static func rules(_ arguments: Arguments) throws(UsageError) -> String {
    if let word = arguments.operands.first {
      throw UsageError("rules takes no \(Arguments.shown(word.text)); explain tells of one rule")
    }
    return RuleList().text(try form(arguments))
  }

  /// The list of input formats in the form that is asked for.
  static func formats(_ arguments: Arguments) throws(UsageError) -> String {
    if let word = arguments.operands.first {
      throw UsageError("formats takes no \(Arguments.shown(word.text)); it lists them all")
    }
    return FormatTable().text(try form(arguments))
  }

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
      throw UsageError("explain needs the id of a rule; a11y-lint rules lists them")
    }
    var pages: [String] = []
    for word in arguments.operands.map(\.text) {
      guard let entry = CatalogEntry.entry(word) else {
        let hint = CatalogEntry.suggestion(for: word).map { "; did you mean \($0)?" }
        throw UsageError(
          "there is no rule \(Arguments.shown(word))" + (hint ?? "; a11y-lint rules lists them"))
      }
      pages.append(RulePage(entry).text)
    }
    return pages.joined(separator: "\n\n")
  }
}
