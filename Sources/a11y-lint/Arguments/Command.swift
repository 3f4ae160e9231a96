import LintReports

/// The commands of the program.
enum Command: String, CaseIterable {
  case lint, speak, diff, rules, formats, explain, dump, version, help
  case `init`, config, baseline, report, schema, completions

  /// The commands that can be used, as help shows them.
  static let groups: [(title: String, commands: [Command])] = [
    ("Look at screens", [.lint, .speak, .diff]),
    ("Look up", [.rules, .explain, .formats]),
    ("Set up", [.`init`, .config, .baseline, .completions]),
    ("Work with reports and trees", [.report, .dump, .schema]),
    ("About", [.version, .help]),
  ]

  /// The commands that can be used.
  static let available = groups.flatMap(\.commands)

  /// Whether the command can be used in this version.
  var isAvailable: Bool { Command.available.contains(self) }

  /// Whether `@FILE` stands for the paths in a file.
  var takesLists: Bool {
    self == .lint || self == .speak || self == .diff || self == .baseline || self == .report
  }

  /// The usage after the program's name.
  var usage: String {
    switch self {
    case .lint: "[lint] [OPTION…] [PATH…]"
    case .speak: "speak [OPTION…] [PATH…]"
    case .diff: "diff [OPTION…] OLD NEW, or diff [OPTION…] --since REF [PATH…]"
    case .rules: "rules [--format FORMAT] [CATEGORY|WORD…]"
    case .formats: "formats [--format FORMAT]"
    case .explain: "explain RULE|CATEGORY|CRITERION…"
    case .dump: "dump \(choice) FILE"
    case .`init`: "init [OPTION…]"
    case .config: "config \(choice) [OPTION…]"
    case .help: "help [COMMAND]"
    case .baseline: "baseline \(choice) [OPTION…] [PATH…]"
    case .report: "report \(choice) [OPTION…] REPORT…"
    case .schema: "schema NAME"
    case .completions: "completions \(choice)"
    default: rawValue
    }
  }

  /// Its purpose, as the end of a line of help.
  var summary: String {
    switch self {
    case .lint: "lint UI trees; the default"
    case .rules: "list the rules"
    case .formats: "list the input formats"
    case .explain: "why a rule exists, what to do, examples"
    case .dump: "print how a file is understood"
    case .version: "print the version"
    case .help: "print help for the program or a command"
    case .speak: "print what VoiceOver reads, stop by stop"
    case .diff: "tell what VoiceOver reads differently in a new version"
    case .`init`: "write a commented configuration"
    case .config: "check the configuration, or print the settings in effect"
    case .baseline: "manage the list of known findings"
    case .report: "convert, merge or compare JSON reports, and draw trends"
    case .schema: "print a JSON Schema"
    case .completions: "print completions for a shell"
    }
  }

  /// The description of the command, as paragraphs.
  var details: String {
    switch self {
    case .lint:
      """
      Finds problems that a VoiceOver user would meet. PATH is a tree (YAML, JSON, JSON lines), a \
      storyboard, a xib, a capture of a running app (`a11y-lint formats` lists them), or a folder \
      to search; `-` is standard input. Without PATH the current folder is searched. `@FILE` means \
      the paths in a file, one a line or each ended by a NUL byte, and `@-` those on standard \
      input; after `--` it is a file of that name.
      In folders, files named *.a11y.yml, *.a11y.yaml, *.a11y.json, *.storyboard and *.xib are \
      always read; other YAML, JSON, XML and text files only if they contain a tree. Files that \
      git ignores, folders whose names begin with a dot, bundles of documentation (*.docc), and \
      Carthage, DerivedData, node_modules and Pods are skipped unless PATH names them.
      With `--stream` each line of standard input is a tree or capture as JSON by itself, or an \
      object that adds its path: `{"path": "…", "tree": …}`, or `{"path": "…", "contents": "…"}` \
      with the text of a file of any format. The records of `--format jsonl` are written in the \
      order of the lines; a bad line is an input error, and the others are linted all the same. \
      `docs/SCALE.md` shows how to run on many cores and machines.
      """
    case .speak:
      """
      Prints what VoiceOver reads on each screen, one numbered stop a line. The same input always \
      gives the same lines, so they can be kept in the repository and compared in review. Names in \
      brackets are containers that are announced on entering them. PATH is the same as for `lint`.
      """
    case .diff:
      """
      Tells what a VoiceOver user hears differently: stops that were added, removed, reworded or \
      moved, with the words that changed marked. OLD and NEW are two files, or two folders, whose \
      files are compared path by path. With `--since` the files are compared with what they were \
      where the current branch diverged from REF, and the stops of deleted files are gone. Where a \
      table of strings changed, the screens that use it are compared as well.
      Stops are recognised by identifier, or else by kind, words and place, as in a baseline, so \
      that a new row leaves the others alone. The place in a list ("2 of 5") is no difference. It \
      exits with 0, and with `--fail-on-change` with 1 if there is any difference.
      """
    case .rules:
      """
      Lists the rules, all or those of a category, a tag, a criterion (4.1.2), a word in their \
      names, or what another tool calls them (color-contrast), with their severity and the \
      success criteria of WCAG 2.2 that they touch. \
      Opt-in rules are marked "off": they run only if `--only` or `--severity` names them.
      """
    case .formats:
      """
      Lists the input formats and the tools that write them; as JSON or Markdown also how they \
      are recognised and which keys they cannot express. `--input` accepts their names.
      """
    case .explain:
      """
      Prints what a rule finds, who is affected, what to do, its options and examples. Where a \
      category, a criterion or another tool's name stands for several rules, it lists them.
      """
    case .dump:
      """
      Prints how a file is understood.
      """
    case .schema:
      """
      Prints a JSON Schema (draft-07), by which editors check and complete files, and programs \
      check their input and output.
      """
    case .completions:
      """
      Prints a script that lets a shell complete commands, options, rules and files. In bash: \
      `source <(a11y-lint completions bash)` in ~/.bashrc. In zsh: `a11y-lint completions zsh > \
      _a11y-lint` in a folder of $fpath. In fish: `a11y-lint completions fish > \
      ~/.config/fish/completions/a11y-lint.fish`.
      """
    case .`init`:
      """
      Writes .a11y-lint.yml into the current folder: a short, valid configuration with comments. \
      It looks at the files of the folder, says what it found, and ends with the command to run \
      next. With `--adapter FILE.json` it drafts an adapter for JSON of your own schema: it \
      guesses which of your keys is which of ours, and shows what VoiceOver would read with it.
      """
    case .config:
      """
      `check` reads the configuration and those that it extends and reports mistakes; `print` \
      prints the settings in effect, as a configuration, with the file and line of each value; \
      with --for, those for one file.
      """
    case .baseline:
      """
      Manages the baseline: the list of known findings, which no longer fail a run, so that a \
      project with many of them can start today. `lint` uses it by itself. PATH is the same as for \
      `lint`.
      `create` lists all current findings, and never overwrites an existing baseline. `update` \
      brings the list up to date: current findings, and known ones of files that were not linted. \
      `prune` only removes entries that no longer match a finding. `check` changes nothing and \
      lists new findings and such entries; it exits with 1 if there are any of either.
      Use the same options as for `lint`, or better put them into the configuration. A finding is \
      recognised by its rule and element; `docs/BASELINE.md` has the details.
      """
    case .report:
      """
      Works on reports that `a11y-lint --format json` wrote; `-` is one on standard input, and \
      `@FILE` means the paths in a file. Nothing is linted, no configuration is read, and no \
      report that is read is overwritten.
      `convert` writes a report in other formats, as text unless `--format` says otherwise. From a \
      report with `--report-details` every format has the bytes that `lint` would have written; \
      from others some formats show less, and a note says what is missing. Several reports are \
      merged first.
      `merge` makes one report of several, as JSON unless `--format` says otherwise: the report of \
      a single run over all their files. A file that is in several reports counts once if they \
      agree about it, and is an error otherwise. The counts of gates are added up. Remarks that \
      only a run over everything can make, such as unused overrides, are left out.
      `diff` accepts `--format` and `--fail-on`, `trend` accepts `--format`; the other options are \
      for `convert` and `merge`.
      `convert` and `merge` exit with 0 whatever was found; with `--fail-on-gates` as `lint` would \
      have: 1 if a gate of the reports failed, 2 if something could not be read.
      `diff OLD NEW` compares two reports by fingerprints. New findings are in the second report \
      and do not count in the first; fixed ones are missing in the second; silenced ones were \
      suppressed since, as far as both were written with `--show-suppressed`. Known findings of a \
      baseline are not new. It exits with 0, and with `--fail-on LEVEL` with 1 if there are new \
      findings of at least that severity, not counting those to review.
      `trend FOLDER` reads the JSON reports of a folder and prints the numbers of each as CSV, \
      JSON, or a line chart in SVG, by time if all of them have one (`--timestamps`) and by name \
      otherwise. Reports can be named as well. If one cannot be read, the others are shown and \
      the exit code is 2.
      """
    case .version: "Prints the name and version of the program."
    case .help: "Prints help for the program or for one of its commands."
    }
  }
}

/// The operands of a command beside its options: for its help and for shells.
extension Command {
  /// The words of which the first operand is one; none where it may be anything.
  var words: [CommandWord] {
    switch self {
    case .dump:
      DumpCommand.Subject.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .schema: SchemaSubject.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .config:
      [
        CommandWord(name: "check", help: "report mistakes in the configuration"),
        CommandWord(name: "print", help: "print the settings in effect, and where each comes from"),
      ]
    case .baseline:
      BaselineCommand.Action.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .report:
      ReportCommand.Action.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .completions: Shell.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    case .help: Command.available.map { CommandWord(name: $0.rawValue, help: $0.summary) }
    default: []
    }
  }

  /// The words with bars between them, as a line of usage has them.
  var choice: String { words.map(\.name).joined(separator: "|") }

  /// The operands that a shell can offer, after the word where there is one.
  var operands: CommandOption.Completion {
    switch self {
    case .lint, .speak, .diff, .dump, .baseline, .report: .files
    case .explain: .ruleIDs
    default: .nothing
    }
  }
}
