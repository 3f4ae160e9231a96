/// What the program can be asked to do.
enum Command: String, CaseIterable {
  case lint, speak, rules, formats, explain, dump, version, help
  case `init`, config, baseline, report, schema, completions

  /// The commands that can be used.
  static let available: [Command] = [
    .lint, .speak, .rules, .formats, .explain, .baseline, .report, .dump, .`init`, .config, .schema,
    .completions, .version, .help,
  ]

  /// Whether the command can be used in this version.
  var isAvailable: Bool { Command.available.contains(self) }

  /// Whether `@FILE` stands for the paths in a file.
  var takesLists: Bool {
    self == .lint || self == .speak || self == .baseline || self == .report
  }

  /// What follows the program's name.
  var usage: String {
    switch self {
    case .lint: "[lint] [OPTION…] [PATH…]"
    case .speak: "speak [OPTION…] [PATH…]"
    case .rules: "rules [--format FORMAT]"
    case .formats: "formats [--format FORMAT]"
    case .explain: "explain RULE…"
    case .dump: "dump \(choice) FILE"
    case .config: "config \(choice) [OPTION…]"
    case .help: "help [COMMAND]"
    case .baseline: "baseline \(choice) [OPTION…] [PATH…]"
    case .report: "report \(choice) [OPTION…] REPORT…"
    case .schema, .completions: "\(rawValue) \(choice)"
    default: rawValue
    }
  }

  /// What it does, as the end of a line of help.
  var summary: String {
    switch self {
    case .lint: "audit UI trees; the default"
    case .rules: "list the rules"
    case .formats: "list the input formats"
    case .explain: "why a rule exists, what to do, examples"
    case .dump: "print how a file is understood"
    case .version: "print the version"
    case .help: "print help, also for a command"
    case .speak: "print what VoiceOver reads, stop by stop"
    case .`init`: "write a commented configuration"
    case .config: "check the configuration, or print what holds"
    case .baseline: "keep the list of findings that are known"
    case .report: "convert, merge or compare JSON reports, and draw trends"
    case .schema: "print a JSON Schema"
    case .completions: "print completions for a shell"
    }
  }

  /// What there is to know about the command, as paragraphs.
  var details: String {
    switch self {
    case .lint:
      """
      Audits UI trees for accessibility: what a VoiceOver user would meet. PATH is a tree \
      (YAML, JSON, JSON lines), a storyboard, a xib, a capture of a running app (`a11y-lint \
      formats` lists them), or a folder to search; `-` is standard input. Without PATH the \
      current folder is searched. `@FILE` stands for the paths in a file, one a line or each ended \
      by a NUL byte, and `@-` for those on standard input; after `--` it is a file of that name.
      In folders, files named *.a11y.yml, *.a11y.yaml, *.a11y.json, *.storyboard and *.xib are \
      always read; other YAML, JSON, XML and text files only where they hold a tree. Files that \
      git ignores, folders whose names begin with a dot, and Carthage, DerivedData, node_modules \
      and Pods are skipped.
      With `--stream` each line of standard input is a tree or capture as JSON by itself, or an \
      object that says whose it is: `{"path": "…", "tree": …}`, or `{"path": "…", "contents": \
      "…"}` with the text of a file of any format. The records of `--format jsonl` come out in the \
      order of the lines; a line that is wrong is an input error and stops no other. \
      `docs/SCALE.md` shows how to run on many cores and machines.
      """
    case .speak:
      """
      Prints what VoiceOver reads of each screen, one numbered stop a line: the same input always \
      gives the same lines, so they can be kept beside the code and compared in review. Names in \
      brackets are containers that are announced on the way in. PATH is what `lint` takes.
      """
    case .rules:
      """
      Lists the rules with their severity and the success criteria of WCAG 2.2 that they touch. \
      Rules marked "off" run only where `--only` or `--severity` names them.
      """
    case .formats:
      """
      Lists the input formats: what they are and what writes them; as JSON or Markdown also how \
      they are recognised and what they cannot say. `--input` takes their names.
      """
    case .explain:
      """
      Prints what a rule finds, whom it affects, what to do, its options and examples.
      """
    case .dump:
      """
      Prints how a file is understood.
      """
    case .schema:
      """
      Prints a JSON Schema (draft-07) with which editors check and complete, and programs check \
      what they read and write.
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
      Writes .a11y-lint.yml into the current folder: a short configuration with comments, which \
      holds as it is. It looks at what the folder has and says what to do next.
      """
    case .config:
      """
      `check` reads the configuration and those that it extends and says what is wrong; `print` \
      prints what holds in the end, as a configuration, with the file and line that each value is \
      from; with --for, what holds for one file.
      """
    case .baseline:
      """
      Keeps the baseline: the list of findings that are known already and fail nothing, so that a \
      project with many of them can begin today. `lint` uses it by itself. PATH is what `lint` \
      takes.
      `create` writes the list of all that is found now, and leaves one that is there alone. \
      `update` brings the list up to date: what is found now, and what is known of files that \
      were not looked at. `prune` only removes what is not found any more. `check` changes \
      nothing and says what is new and what is not found any more; it exits with 1 where there is \
      either.
      Use the same options as for `lint`, or better put them into the configuration. A finding is \
      recognised by its rule and element; `docs/BASELINE.md` says by what exactly.
      """
    case .report:
      """
      Works on reports that `a11y-lint --format json` wrote; `-` is one on standard input, and \
      `@FILE` stands for the paths in a file. Nothing is linted, no configuration is read, and a \
      report that is read is never written over.
      `convert` writes a report in other formats, as text unless `--format` says otherwise. From a \
      report with `--report-details` every format has the bytes that `lint` would have written; \
      from others some show less, and a note says what. Several reports are merged first.
      `merge` makes one report of several, as JSON unless `--format` says otherwise: what a single \
      run over all their files gives. A file that is in several reports counts once where they \
      say the same of it, and is an error otherwise. The counts of gates are added up. What only \
      a run over everything can tell, such as overrides that nothing needs, is not made up.
      `diff` takes `--format` and `--fail-on`, `trend` takes `--format`; the other options are for \
      `convert` and `merge`.
      `convert` and `merge` exit with 0 whatever was found; with `--fail-on-gates` as `lint` would \
      have: 1 where a gate of the reports allows less, 2 where something could not be read.
      `diff OLD NEW` compares two reports by fingerprints. New is what the second report has and \
      the first does not count; fixed is what the second does not have; silenced is what is \
      suppressed since, as far as both were written with `--show-suppressed`. Known findings of a \
      baseline are not new. It exits with 0, and with `--fail-on LEVEL` with 1 where there are new \
      findings of that severity or a worse one, not counting those to review.
      `trend FOLDER` reads the JSON reports of a folder and gives the numbers of each, by time \
      where all tell it (`--timestamps`) and by name otherwise: as CSV, JSON, or a line chart in \
      SVG. Reports can be named as well. Where one cannot be read, the others are told and the \
      exit code is 2.
      """
    case .version: "Prints the name and version of the program."
    case .help: "Prints help for the program or for one of its commands."
    }
  }
}
