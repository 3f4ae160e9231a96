import LintRules

/// `a11y-lint rules` and `a11y-lint explain`: what is known about rules, as text.
enum CatalogCommands {
  /// The list of rules in the form that is asked for.
  static func rules(_ arguments: Arguments) throws(UsageError) -> String {
    if let word = arguments.operands.first {
      throw UsageError("rules takes no \(Arguments.shown(word.text)); explain tells of one rule")
    }
    let name = arguments.value(.format) ?? RuleList.Format.table.rawValue
    guard let format = RuleList.Format(rawValue: name) else {
      throw UsageError.unknown(
        "form of the list", name, among: RuleList.Format.allCases.map(\.rawValue))
    }
    return RuleList().text(format)
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
