/// What a configuration may say under `rules`, made from the catalogue of rules.
enum RuleSettingSchema {
  /// What the schema of configurations refers to.
  static var definitions: [(String, JSONSchema)] {
    [("rules", rules), ("ruleWord", .choice(words)), ("level", level), ("severity", severity)]
  }

  /// Every word that means rules: the ids first.
  private static var words: [String] { RuleSelector.ids + RuleSelector.groups }

  private static var level: JSONSchema {
    .choice(Configuration.Level.allCases.map(\.rawValue))
  }

  /// What takes a level and no options: groups of rules, and rules that have none.
  private static var severity: JSONSchema {
    .branch(
      where: .type("object"), .object([("severity", .reference("level"))]),
      otherwise: .reference("level"))
  }

  private static var rules: JSONSchema {
    let single = AllRules.all.map { ($0.info.id, schema($0.info, $0.optionDescriptions)) }
    let diagnostics = FileDiagnostics.all.map { ($0.id, schema($0, [])) }
    let groups = RuleSelector.groups.map { word in
      (word, JSONSchema.reference("severity").described("All rules of `\(word)`."))
    }
    return .object(single + diagnostics + groups)
  }

  private static func schema(_ info: RuleInfo, _ options: [OptionDescription]) -> JSONSchema {
    guard !options.isEmpty else {
      return JSONSchema.reference("severity").described(info.title + ".")
    }
    let members =
      [("severity", JSONSchema.reference("level"))]
      + options.map { ($0.name, DecisionSchema.schema(of: $0)) }
    return JSONSchema.branch(
      where: .type("object"), .object(members), otherwise: .reference("level")
    ).described(info.title + ".")
  }
}
