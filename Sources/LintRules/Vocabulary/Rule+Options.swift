/// How rules are made from given options, and what options there are.
extension Rule {
  /// The rule with its defaults.
  public init() { self.init(options: Options()) }

  /// The rule with its defaults, but for the options that are given; names those that do not fit.
  static func make(_ given: [String: OptionValue]) -> (rule: Self, refused: [String]) {
    var options = Options()
    var refused: [String] = []
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      let field = Options.fields.first { $0.name == name }
      if field?.set(&options, value) != true { refused.append(name) }
    }
    return (Self(options: options), refused)
  }

  /// The options with their kinds, defaults and meanings, for documentation.
  static var optionDescriptions: [OptionDescription] {
    Options.fields.map {
      OptionDescription(
        name: $0.name, kind: $0.kind, defaultValue: $0.get(Options()), meaning: $0.meaning)
    }
  }
}
