/// One option of a rule: its name, meaning and bounds, and the property that holds it.
public struct OptionField<Options>: Sendable {
  /// The name in configurations.
  public let name: String
  /// Its meaning, as a sentence without a final full stop.
  public let meaning: String
  package let kind: OptionKind
  package let get: @Sendable (Options) -> OptionValue
  package let set: @Sendable (inout Options, OptionValue) -> Bool

  package static func number(
    _ name: String, _ path: any WritableKeyPath<Options, Double> & Sendable,
    _ bounds: ClosedRange<Double>, _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, meaning: meaning, kind: .number(bounds), get: { .number($0[keyPath: path]) },
      set: {
        guard case .number(let number) = $1, bounds.contains(number) else { return false }
        $0[keyPath: path] = number
        return true
      })
  }

  package static func flag(
    _ name: String, _ path: any WritableKeyPath<Options, Bool> & Sendable, _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, meaning: meaning, kind: .flag, get: { .flag($0[keyPath: path]) },
      set: {
        guard case .flag(let flag) = $1 else { return false }
        $0[keyPath: path] = flag
        return true
      })
  }

  package static func texts(
    _ name: String, _ path: any WritableKeyPath<Options, [String]> & Sendable, _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, meaning: meaning, kind: .texts, get: { .texts($0[keyPath: path]) },
      set: {
        guard case .texts(let texts) = $1 else { return false }
        $0[keyPath: path] = texts
        return true
      })
  }

  package static func choice(
    _ name: String, _ path: any WritableKeyPath<Options, String> & Sendable, _ choices: [String],
    _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, meaning: meaning, kind: .choice(choices), get: { .text($0[keyPath: path]) },
      set: {
        guard case .text(let text) = $1, choices.contains(text) else { return false }
        $0[keyPath: path] = text
        return true
      })
  }

  package static func count(
    _ name: String, _ path: any WritableKeyPath<Options, Int> & Sendable,
    _ bounds: ClosedRange<Int>, _ meaning: String
  ) -> OptionField {
    let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    return OptionField(
      name: name, meaning: meaning, kind: .number(range),
      get: { .number(Double($0[keyPath: path])) },
      set: {
        guard case .number(let number) = $1, range.contains(number),
          let count = Int(exactly: number)
        else { return false }
        $0[keyPath: path] = count
        return true
      })
  }

  package static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Options, Word> & Sendable, _ meaning: String
  ) -> OptionField {
    OptionField(
      name: name, meaning: meaning, kind: .choice(Word.allCases.map(\.rawValue)),
      get: { .text($0[keyPath: path].rawValue) },
      set: {
        guard case .text(let text) = $1, let word = Word(rawValue: text) else { return false }
        $0[keyPath: path] = word
        return true
      })
  }
}

/// The description of one option for the page about a rule.
public struct OptionDescription: Sendable {
  /// The name in configurations.
  public let name: String
  /// The kind of its values.
  public let kind: OptionKind
  /// The value where nobody sets it.
  public let defaultValue: OptionValue
  /// Its effect.
  public let meaning: String

  package init(name: String, kind: OptionKind, defaultValue: OptionValue, meaning: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.meaning = meaning
  }
}

/// The kinds of values of a rule's option.
public enum OptionKind: Sendable {
  case flag
  case number(ClosedRange<Double>)
  case texts
  case choice([String])

  /// The kind in words, as in "takes …".
  public var description: String {
    switch self {
    case .flag: "true or false"
    case .number(let bounds):
      "a number from \(Points.text(bounds.lowerBound)) to \(Points.text(bounds.upperBound))"
    case .texts: "a list of texts"
    case .choice(let choices): "one of " + choices.joined(separator: ", ")
    }
  }

  /// A value of this kind as a command line writes it; nil where the text is none.
  package func value(of text: String) -> OptionValue? {
    switch self {
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .number(let bounds):
      Double(text).flatMap { bounds.contains($0) ? .number($0) : nil }
    case .texts: .texts(text.split(separator: ",").map(String.init))
    case .choice(let choices): choices.contains(text) ? .text(text) : nil
    }
  }
}

/// The value of a rule's option as a configuration gives it.
public enum OptionValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case texts([String])

  /// The value as YAML.
  public var description: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Points.text(number)
    case .text(let text): text
    case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
    }
  }
}
