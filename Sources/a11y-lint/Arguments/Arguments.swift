import LintReports
import Linting

/// A command line taken apart: a command, its options, and what they apply to.
struct Arguments {
  private(set) var command = Command.lint
  private(set) var operands: [RawPath] = []
  /// The number of operands before `--`.
  private var literals = Int.max
  /// Whether lists of paths were read; an empty one does not mean the current folder.
  private(set) var hasLists = false
  /// The files of those lists.
  private(set) var listFiles: [RawPath] = []
  /// The options in order; a list, since a dictionary is slow to start and no quicker for so few.
  private var given: [GivenOption] = []
  /// Whether `--diff` asks for one: with `--fix` it shows what would change.
  private let showsDiff: Bool

  /// The arguments after the program's name.
  init(_ words: [RawPath]) throws(UsageError) {
    var rest = words[...]
    showsDiff = words.prefix { $0.text != "--" }.contains { $0.text == "--fix" }
    if let command = rest.first.flatMap({ Command(rawValue: $0.text) }) {
      self.command = command
      rest.removeFirst()
    } else if let first = rest.first?.text, first == "--version" || first == "-V" {
      command = .version
      rest.removeFirst()
    } else if let first = rest.first?.text, first == "--help" || first == "-h" {
      command = .help
      rest.removeFirst()
    } else if let word = rest.first {
      try Self.checkCommand(word)
    }
    if command == .lint, rest.first?.text == "--\(OptionID.hook.name)" {
      try HookWords.check(rest.dropFirst())
    }
    while let word = rest.popFirst() {
      if word.text == "--" {
        literals = operands.count
        operands += has(.hook) ? rest.map(HookWords.file) : Array(rest)
        return
      }
      if word.text.hasPrefix("--") {
        try takeLong(word.text.dropFirst(2), &rest)
      } else if word.text.hasPrefix("-"), word.text != "-" {
        try takeShort(word.text.dropFirst(), &rest)
      } else {
        operands.append(word)
      }
    }
  }

  /// The operands that are paths: those after a word that says what is to be done.
  var paths: [RawPath] {
    switch command {
    case .dump, .baseline, .report: Array(operands.dropFirst())
    case .config: value(.for).map { [RawPath($0)] } ?? []
    default: operands
    }
  }

  /// Puts the paths of lists in the place of operands such as `@FILE`.
  mutating func readLists() throws(UsageError) {
    var read: [RawPath] = []
    for (index, operand) in operands.enumerated() {
      if index >= literals {
        // What stands after `--` is meant as it is written.
        read.append(operand)
      } else if operand.bytes.first == UInt8(ascii: "@"), operand.bytes.count > 1 {
        let list = RawPath(operand.bytes.dropFirst())
        read += try PathList.read(list)
        listFiles.append(list)
        hasLists = true
      } else {
        read.append(operand)
      }
    }
    operands = read
  }

  /// Whether an option is given.
  func has(_ option: OptionID) -> Bool { given.contains { $0.option == option } }

  /// The last value of an option: later ones replace earlier ones.
  func value(_ option: OptionID) -> String? { allValues(option).last }

  /// Every value of an option, in order.
  func allValues(_ option: OptionID) -> [String] {
    given.compactMap { $0.option == option ? $0.value : nil }
  }

  /// The values of an option that takes lists, one by one.
  func listValues(_ option: OptionID) -> [String] {
    allValues(option).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// Whether the option is given that leads to a value of the run.
  func has(_ path: PartialKeyPath<RunOptions>) -> Bool {
    // Key paths are slow to compare, and most command lines have few options.
    !given.isEmpty && has(.run(path))
  }

  /// The values of the run: those that are given here, over those of its configuration.
  func run(over configured: RunOptions = RunOptions()) throws(UsageError) -> RunOptions {
    guard !given.isEmpty else { return configured }
    var run = configured
    // Options that say in several ways what is read, or which findings count, are one answer.
    if has(\.input) || has(\.adapter) { (run.input, run.adapter) = (nil, nil) }
    if has(\.since) || has(\.staged) || has(.diff) { (run.since, run.staged) = (nil, false) }
    // Somebody who says on what to fail wants it to fail.
    if has(\.failOn) { run.exitsWithZero = false }
    for row in RunOption.all {
      guard let name = row.spelling?.name,
        let word = given.last(where: { $0.option.name == name })?.value
      else { continue }
      // All causes are more than any number of them.
      if row.path == \RunOptions.limit, has(.all) { continue }
      do throws(RunOption.Mistake) {
        row.take(try row.value(of: word), into: &run)
      } catch {
        switch error {
        case .unknown(let noun, let words): throw UsageError.unknown(noun, word, among: words)
        case .unfit(let takes):
          throw UsageError("--\(name) takes \(takes), not \(Self.shown(word))")
        }
      }
    }
    return run
  }

  private mutating func takeLong(
    _ text: Substring, _ rest: inout ArraySlice<RawPath>
  ) throws(UsageError) {
    let sign = text.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(text[..<(sign ?? text.endIndex)])
    let value = sign.map { String(text[text.utf8.index(after: $0)...]) }
    let option = CommandOption.option(of: command) { $0.id.name == name }
    guard let option else {
      throw unknown(name)
    }
    if option.id == .diff, showsDiff, value == nil { return take(.dryRun) }
    guard option.value != nil else {
      if value != nil { throw UsageError("\(option.name) takes no value") }
      take(option.id)
      return
    }
    try take(value ?? rest.popFirst()?.text, for: option)
  }

  private mutating func takeShort(
    _ text: Substring, _ rest: inout ArraySlice<RawPath>
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      let option = CommandOption.option(of: command) { $0.short == letter }
      guard let option else {
        let hint = Self.otherLetters[letter].map { "; " + $0 } ?? ""
        throw UsageError("unknown option -\(Self.shown(String(letter)))\(hint)")
      }
      guard option.value != nil else {
        take(option.id)
        continue
      }
      let value = letters.isEmpty ? rest.popFirst()?.text : String(letters)
      letters = ""
      try take(value, for: option)
    }
  }

  private mutating func take(_ value: String?, for option: CommandOption) throws(UsageError) {
    guard let value, !value.isEmpty else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(option.value ?? "")")
    }
    given.append(GivenOption(option: option.id, value: value))
  }

  /// Notes an option without a value; those that are other names of one with a value as that.
  private mutating func take(_ option: OptionID) {
    switch option {
    case .strict:
      given.append(GivenOption(option: .run(\.failOn), value: Severity.warning.rawValue))
    case .noSuppressions:
      let word = RunOptions.SuppressionUse.ignored.rawValue
      given.append(GivenOption(option: .run(\.suppressions), value: word))
    case .lenient: given.append(GivenOption(option: .run(\.exitsWithZero), value: ""))
    default: given.append(GivenOption(option: option, value: ""))
    }
  }

  private func unknown(_ name: String) -> UsageError {
    if let option = CommandOption.all.first(where: { $0.id.name == name }) {
      let owners = option.commands.map(\.rawValue).joined(separator: ", ")
      return UsageError("\(command.rawValue) has no option --\(name); it belongs to \(owners)")
    }
    if let hint = Self.otherLinters[name] {
      return UsageError("unknown option --\(name); \(hint)")
    }
    let names = CommandOption.options(of: command).map(\.id.name)
    let hint = Suggestion.closest(to: name, among: names).map { "; did you mean --\($0)?" } ?? ""
    return UsageError("unknown option --\(Self.shown(name))\(hint)")
  }

  /// Options that other linters have, and what does the same here.
  private static let otherLinters = [
    "output": "write reports with --format json:FILE",
    "output-file": "write reports with --format json:FILE",
    "output-format": "choose the report with --format",
    "reporter": "choose the report with --format",
    "json": "use --format json",
    "sarif": "use --format sarif",
    "no-color": "use --color never",
    "no-colour": "use --color never",
    "print-config": "use a11y-lint config print",
    "show-settings": "use a11y-lint config print",
    "init": "use a11y-lint init",
    "list-rules": "use a11y-lint rules",
    "rule": "use --only RULE to run it, or a11y-lint explain RULE to read about it",
    "rules": "use --only RULE,… to run some, or a11y-lint rules to list them",
    "select": "use --only RULE,…",
    "ignore": "use --disable RULE,…",
    "skip": "use --disable RULE,…",
    "max-warnings-count": "use --max-warnings N",
    "watch": "run it again when files change",
    "path": "name the path without an option",
    "stdin": "name - as the path",
    "check": "leave it out: linting is what happens without a command",
    "autocorrect": "use --fix",
    "fix-dry-run": "use --fix --dry-run",
    "unsafe-fixes": "use --fix --unsafe",
    "write": "use --fix",
  ]

  /// Options of one letter that other linters have, and what does the same here.
  private static let otherLetters: [Character: String] = [
    "f": "choose the report with --format",
    "o": "write reports with --format json:FILE",
    "c": "name a configuration with --config FILE",
    "v": "use --verbose, or --version",
  ]

  /// Refuses a first word that names no file and is the command of another linter.
  private static func checkCommand(_ word: RawPath) throws(UsageError) {
    guard let hint = otherCommands[word.text], !HookWords.isThere(word) else { return }
    throw UsageError("unknown command \(word.text); \(hint)")
  }

  /// Commands that other linters have, and what does the same here.
  private static let otherCommands = [
    "analyze": leftOut, "audit": leftOut, "check": leftOut, "run": leftOut, "scan": leftOut,
    "test": leftOut,
    "fix": "use a11y-lint --fix",
    "autocorrect": "use a11y-lint --fix",
    "format": "to fix findings, use a11y-lint --fix; to choose the report, --format",
    "list": "use a11y-lint rules",
    "rule": "use a11y-lint explain RULE",
    "docs": "use a11y-lint explain RULE",
  ]

  private static let leftOut = "leave it out: a11y-lint PATH lints without a command"

  /// A word of the command line as messages show it.
  static func shown(_ text: String) -> String {
    var writer = ByteWriter()
    writer.writeEscaped(text)
    return writer.text
  }
}

/// The words of a hook such as that of pre-commit, which appends file names to its command: they
/// come out of the repository, and must not be taken for options.
private enum HookWords {
  /// Refuses file names that stand where options do. A name that somebody hands over is there, so a
  /// word that looks like an option and is a file as well may be either.
  static func check(_ words: ArraySlice<RawPath>) throws(UsageError) {
    let end = words.firstIndex { $0.text == "--" }
    // A file of that name may have been handed over where `args` lack the dashes.
    if end != nil, !isThere(RawPath("--")) { return }
    for word in words[..<(end ?? words.endIndex)] where isLikeOption(word) && isThere(word) {
      throw UsageError(
        "\(Arguments.shown(word.text)) is a file, and could be an option; end `args` of the hook "
          + "with --, so that file names come after it")
    }
  }

  /// A word after the dashes as a file: `-` is not standard input there.
  static func file(_ word: RawPath) -> RawPath {
    word.text == "-" ? RawPath("./-") : word
  }

  private static func isLikeOption(_ word: RawPath) -> Bool {
    word.bytes.first == UInt8(ascii: "-") || word.bytes.first == UInt8(ascii: "@")
  }

  static func isThere(_ path: RawPath) -> Bool {
    if case .success = FileKind.of(path, followingLinks: false) { return true }
    return false
  }
}

/// An option as it stands on a command line.
struct GivenOption {
  let option: OptionID
  /// Its value; empty where it takes none.
  let value: String
}
