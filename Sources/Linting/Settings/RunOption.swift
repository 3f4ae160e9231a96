package import InputFormats
package import ScreenModel

/// An option of a run, which the command line and the configuration may give: the one source of
/// their parsers, of help, reference, schema and completion.
///
/// A new one is a property of `RunOptions`, a row in `RunOption+Rows.swift`, and its use.
package struct RunOption: Sendable {
  /// The commands that have an option of the command line.
  package struct Commands: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let lint = Self(rawValue: 1 << 0)
    package static let report = Self(rawValue: 1 << 1)
    package static let speak = Self(rawValue: 1 << 2)
    package static let diff = Self(rawValue: 1 << 3)
    package static let dump = Self(rawValue: 1 << 4)
  }

  /// How the command line has it.
  package struct Spelling: Sendable {
    /// The long name without dashes.
    package let name: String
    /// The letter that stands for it.
    package var short: Character?
    /// The name of its value in help; nil where it takes none.
    package var value: String?
    /// Its effect, where the command line says it in other words than the configuration.
    package var help: String?
    /// The commands that have it.
    package var commands: Commands = .lint
    /// Whether it is about the text report, which is then the one that is printed.
    package var isAboutText = false
    /// Words that it may take beside others, for shells.
    package var words: @Sendable () -> [String] = { [] }

    package init(
      _ name: String, short: Character? = nil, value: String? = nil, help: String? = nil,
      commands: Commands = .lint, isAboutText: Bool = false,
      words: @escaping @Sendable () -> [String] = { [] }
    ) {
      self.name = name
      self.short = short
      self.value = value
      self.help = help
      self.commands = commands
      self.isAboutText = isAboutText
      self.words = words
    }
  }

  /// The key of the configuration file.
  package let key: SettingsKey
  /// The option of the command line; nil where there is none.
  package let spelling: Spelling?
  /// The value that it leads to.
  package let path: any PartialKeyPath<RunOptions> & Sendable
  /// The word for one of its choices in messages.
  private let noun: String
  /// The flag that the option without a value sets.
  private let flag: Bool
  private let set: @Sendable (inout RunOptions, OptionValue) -> Void

  private init(
    _ name: String, _ form: SettingsKey.Form, _ meaning: String, standard: String?,
    _ spelling: Spelling?, sameAs option: String? = nil, noun: String = "", flag: Bool = true,
    _ path: any PartialKeyPath<RunOptions> & Sendable,
    set: @escaping @Sendable (inout RunOptions, OptionValue) -> Void
  ) {
    key = SettingsKey(name, form, meaning, standard: standard, option: spelling?.name ?? option)
    self.spelling = spelling
    self.path = path
    self.noun = noun
    self.flag = flag
    self.set = set
  }

  /// Its effect, as the help of the command line says it.
  package var help: String { spelling?.help ?? key.meaning }

  /// Puts a value where it belongs; one of another form changes nothing.
  package func take(_ value: OptionValue, into options: inout RunOptions) { set(&options, value) }

  /// The mistake in a value of the command line.
  package enum Mistake: Error {
    /// It is none of these words.
    case unknown(noun: String, words: [String])
    /// It is not what the option takes.
    case unfit(takes: String)
  }

  /// The value that a word of the command line stands for; the word is empty where the option takes
  /// none.
  package func value(of word: String) throws(Mistake) -> OptionValue {
    switch key.form {
    case .flag: return .flag(flag)
    case .count(let bounds):
      guard let number = Int(word), bounds.contains(number) else {
        throw .unfit(
          takes: bounds.upperBound == .max
            ? "a number of \(bounds.lowerBound) or more"
            : "a number from \(bounds.lowerBound) to \(bounds.upperBound)")
      }
      return .number(Double(number))
    case .choice(let words):
      guard words.contains(word) else { throw .unknown(noun: noun, words: words) }
      return .text(word)
    case .date:
      guard CalendarDay(word) != nil else { throw .unfit(takes: "a date such as 2027-01-31") }
      return .text(word)
    default: return .text(word)
    }
  }
}

extension RunOption {
  /// The path to a value of a run.
  package typealias Path<Value> = any WritableKeyPath<RunOptions, Value> & Sendable

  /// True or false; `option` is what the command line has for the value `sets`.
  static func flag(
    _ path: Path<Bool>, _ name: String, _ meaning: String, option: Spelling? = nil,
    sets flag: Bool = true
  ) -> RunOption {
    RunOption(
      name, .flag, meaning, standard: "\(RunOptions()[keyPath: path])", option, flag: flag, path
    ) { options, value in
      if case .flag(let flag) = value { options[keyPath: path] = flag }
    }
  }

  /// A whole number in a range, where somebody gives one.
  static func count(
    _ path: Path<Int?>, _ name: String, in bounds: ClosedRange<Int>, _ meaning: String,
    option: Spelling? = nil
  ) -> RunOption {
    RunOption(name, .count(bounds), meaning, standard: nil, option, path) { options, value in
      if case .number(let number) = value { options[keyPath: path] = Int(exactly: number) ?? .max }
    }
  }

  /// A whole number in a range.
  static func count(
    _ path: Path<Int>, _ name: String, in bounds: ClosedRange<Int>, _ meaning: String,
    option: Spelling? = nil
  ) -> RunOption {
    RunOption(
      name, .count(bounds), meaning, standard: "\(RunOptions()[keyPath: path])", option, path
    ) { options, value in
      if case .number(let number) = value { options[keyPath: path] = Int(exactly: number) ?? .max }
    }
  }

  /// One of several words.
  static func choice<Word: RawRepresentable<String> & Sendable>(
    _ path: Path<Word>, _ name: String, among words: [Word], noun: String, _ meaning: String,
    option: Spelling? = nil
  ) -> RunOption {
    RunOption(
      name, .choice(words.map(\.rawValue)), meaning,
      standard: RunOptions()[keyPath: path].rawValue, option, noun: noun, path
    ) { options, value in
      if case .text(let text) = value, let word = Word(rawValue: text) {
        options[keyPath: path] = word
      }
    }
  }

  /// One of several words, where somebody gives one.
  static func choice<Word: RawRepresentable<String> & Sendable>(
    _ path: Path<Word?>, _ name: String, among words: [Word], noun: String, _ meaning: String,
    option: Spelling? = nil
  ) -> RunOption {
    RunOption(
      name, .choice(words.map(\.rawValue)), meaning, standard: nil, option, noun: noun, path
    ) { options, value in
      if case .text(let text) = value { options[keyPath: path] = Word(rawValue: text) }
    }
  }

  /// A day, where somebody gives one.
  static func day(
    _ path: Path<CalendarDay?>, _ name: String, _ meaning: String, option: Spelling? = nil
  ) -> RunOption {
    RunOption(name, .date, meaning, standard: nil, option, path) { options, value in
      if case .text(let text) = value { options[keyPath: path] = CalendarDay(text) }
    }
  }

  /// A text, where somebody gives one.
  static func text(
    _ path: Path<String?>, _ name: String, _ meaning: String, form: SettingsKey.Form = .text,
    option: Spelling? = nil
  ) -> RunOption {
    RunOption(name, form, meaning, standard: nil, option, path) { options, value in
      if case .text(let text) = value { options[keyPath: path] = text }
    }
  }

  /// Words, of which one may stand alone; the command line has an option of its own for them.
  static func texts(
    _ path: Path<[String]?>, _ name: String, _ meaning: String, form: SettingsKey.Form = .texts,
    standard: String? = nil, sameAs option: String? = nil
  ) -> RunOption {
    RunOption(name, form, meaning, standard: standard, nil, sameAs: option, path) {
      options, value in
      if case .texts(let texts) = value { options[keyPath: path] = texts }
    }
  }
}
