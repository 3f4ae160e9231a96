import Linting

/// The name of an option, without dashes.
struct OptionID: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  /// The option that leads to a value of the run.
  static func run(_ path: PartialKeyPath<RunOptions>) -> OptionID {
    OptionID(RunOption.row(path)?.spelling?.name ?? "")
  }
}

/// The options that only the command line has.
extension OptionID {
  static let format = OptionID("format")
  static let preset = OptionID("preset")
  static let only = OptionID("only")
  static let disable = OptionID("disable")
  static let severity = OptionID("severity")
  static let set = OptionID("set")
  static let exclude = OptionID("exclude")
  static let language = OptionID("language")
  static let config = OptionID("config")
  static let noConfig = OptionID("no-config")
  static let noExclude = OptionID("no-exclude")
  static let noBaseline = OptionID("no-baseline")
  static let noSuppressions = OptionID("no-suppressions")
  static let noIndex = OptionID("no-index")
  static let stdinFilename = OptionID("stdin-filename")
  static let diff = OptionID("diff")
  static let stream = OptionID("stream")
  static let shard = OptionID("shard")
  static let hook = OptionID("hook")
  static let strict = OptionID("strict")
  static let lenient = OptionID("lenient")
  static let all = OptionID("all")
  static let listFiles = OptionID("list-files")
  static let profile = OptionID("profile")
  static let project = OptionID("project")
  static let revision = OptionID("revision")
  static let fix = OptionID("fix")
  static let unsafe = OptionID("unsafe")
  static let placeholders = OptionID("placeholders")
  static let dryRun = OptionID("dry-run")
  static let help = OptionID("help")

  // Of one command or two.
  static let renderer = OptionID("renderer")
  static let visibleOnly = OptionID("visible-only")
  static let silent = OptionID("silent")
  static let save = OptionID("save")
  static let saved = OptionID("saved")
  static let failOnChange = OptionID("fail-on-change")
  static let failOnGates = OptionID("fail-on-gates")
  static let force = OptionID("force")
  static let changed = OptionID("changed")
  static let `for` = OptionID("for")
}
