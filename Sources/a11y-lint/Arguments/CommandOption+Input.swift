import LintReports
import Linting

/// The options about what is read and how.
extension CommandOption {
  /// The options about changing files.
  static let fixing = [
    CommandOption(
      id: .fix,
      help: """
        apply the safe fixes of what is reported, file by file, and report what is left; each is \
        taken back that leaves its finding or brings another one
        """),
    CommandOption(
      id: .unsafe, help: "with --fix, also apply fixes that somebody has to look at"),
    CommandOption(
      id: .placeholders,
      help: """
        with --fix --unsafe, also insert labels whose words nobody can know, as placeholders that \
        are reported until somebody writes them
        """),
    CommandOption(
      id: .dryRun,
      help: """
        with --fix, print what would change as a unified diff, and exit with 1 if anything would; \
        --fix --diff means the same
        """),
  ]

  static let input = [
    CommandOption(
      id: .config, value: "FILE",
      help: """
        the configuration of all files; by default each file has the nearest .a11y-lint.yml, \
        .a11y-lint.yaml or .a11y-lint.json above it, up to the top of the git repository
        """,
      commands: [.lint, .speak, .diff, .dump, .config], completion: .files),
    CommandOption(
      id: .noConfig, help: "use no configuration file",
      commands: [.lint, .speak, .diff, .dump, .config]),
    CommandOption(
      id: .for, value: "FILE", help: "print the settings in effect for this file",
      commands: [.config],
      completion: .files),
    CommandOption(
      id: .run(\.adapter), value: "FILE",
      help: "draft an adapter for this file of JSON or YAML in a schema of your own",
      commands: [.`init`], completion: .files),
    CommandOption(
      id: .force, help: "replace a configuration that is there", commands: [.`init`]),
    CommandOption(
      id: .changed, help: "print only settings that are not the default", commands: [.config]),
    CommandOption(
      id: .language, value: "TAG,…", isRepeatable: true,
      help: """
        read storyboards and xibs in these languages (de, pt-BR), with the texts of the strings \
        files and string catalogs beside them; all means their own texts and every translation. \
        Other files that do not state their language are read in the first one
        """,
      commands: [.lint, .speak, .diff, .dump]),
    CommandOption(
      id: .stdinFilename, value: "NAME",
      help: "the name of standard input in reports; it also decides the format",
      commands: [.lint, .speak, .diff, .dump], completion: .files),
    CommandOption(
      id: .stream,
      help: """
        read standard input line by line, each line a tree as JSON or {"path": …, "tree": …}, and \
        write records (jsonl) as they come; memory does not grow with the number of lines
        """),
    CommandOption(
      id: .shard, value: "I/N",
      help: """
        lint only the I-th of N parts of the files, for parallel runs; `report merge` combines \
        their reports
        """),
    CommandOption(
      id: .exclude, value: "GLOB", isRepeatable: true,
      help: """
        leave out files and folders, even named ones; written as in .gitignore, relative to the \
        current folder
        """,
      commands: [.lint, .speak, .diff]),
    CommandOption(
      id: .noExclude, help: "also read files that the configuration and --exclude leave out",
      commands: [.lint, .speak, .diff]),
    CommandOption(
      id: .noIndex,
      help: "read SwiftUI files by themselves, without what the rest of the project declares",
      commands: [.lint, .speak, .diff, .dump]),
    CommandOption(
      id: .hook,
      help: """
        for hooks that append file names, as the first option: every word after -- is a file, and \
        a file name before it that looks like an option is refused
        """),
  ]

  static let general = [
    CommandOption(
      id: .set, value: "KEY=VALUE", isRepeatable: true,
      help: """
        decide an open question of the VoiceOver model, such as modalScope=everything; `a11y-lint \
        help speak` lists the keys
        """,
      commands: [.lint, .speak, .diff, .dump],
      completion: .decisions),
    CommandOption(
      id: .help, short: "h", help: "print this help", commands: Command.available),
  ]
}
