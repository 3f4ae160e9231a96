/// One option of a rule: its name, meaning and bounds, and the property that holds it.
public struct OptionField<Options>: Sendable {
  /// The name in configurations.
  public let name: String
  /// What it does, as a sentence without a final full stop.
  public let meaning: String
  let kind: OptionKind
  let get: @Sendable (Options) -> OptionValue
  let set: @Sendable (inout Options, OptionValue) -> Bool

  static func number(
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

  static func flag(
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

  static func texts(
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

  static func choice(
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

  static func count(
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

  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
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
