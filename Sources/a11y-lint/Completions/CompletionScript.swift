import Linting

/// The scripts that `completions` prints, made from the table of commands and options.
enum CompletionScript {
  /// The script for a shell.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// The levels of `--severity`.
  static let levels = Configuration.Level.allCases.map(\.rawValue)

  /// The keys of `--set`.
  static var decisions: [String] { VoiceOverSettings.descriptions.map(\.name) }

  /// Decisions of `--set` with a fixed set of values, as `KEY=VALUE`.
  static var decidedValues: [String] {
    VoiceOverSettings.descriptions.flatMap { option in
      switch option.kind {
      case .flag: ["true", "false"].map { "\(option.name)=\($0)" }
      case .choice(let choices): choices.map { "\(option.name)=\($0)" }
      case .number, .texts: [String]()
      }
    }
  }

  /// A text in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// The beginning of a line of help that fits beside an option in a list.
  static func summary(_ help: String) -> String {
    let end = [";", ". ", ": ", " ("].compactMap { help.firstRange(of: $0)?.lowerBound }.min()
    return String(help[..<(end ?? help.endIndex)])
  }
}

/// The shells that there are completions for.
enum Shell: String, CommandWords {
  case bash, zsh, fish

  /// The shell, as the end of a line of help.
  var summary: String {
    switch self {
    case .bash: "bash 3.2 and later"
    case .zsh: "zsh 5 and later"
    case .fish: "fish 3 and later"
    }
  }
}
