/// The options by their long names.
enum OptionID: String, CaseIterable {
  case format, only, disable, severity, input, color, quiet, jobs, exclude, help, set, renderer
  case stream, shard, hook, count, profile, timestamps, verbose, all, reviews, limit
  case `for`
  case project, revision
  case silent, today, config, adapter, language, preset, statistics, strict, lenient
  case groupBy = "group-by"
  case listFiles = "list-files"
  case noIndex = "no-index"
  case previews
  case force, changed, fix, unsafe, placeholders, save, saved
  case dryRun = "dry-run"
  case maxErrors = "max-errors"
  case maxWarnings = "max-warnings"
  case minSeverity = "min-severity"
  case noExclude = "no-exclude"
  case baseline, since, staged, diff
  case noBaseline = "no-baseline"
  case strictBaseline = "strict-baseline"
  case noConfig = "no-config"
  case failOn = "fail-on"
  case failOnReview = "fail-on-review"
  case failOnChange = "fail-on-change"
  case failOnGates = "fail-on-gates"
  case exitZero = "exit-zero"
  case stdinFilename = "stdin-filename"
  case allowEmpty = "allow-empty"
  case noIgnore = "no-ignore"
  case visibleOnly = "visible-only"
  case showSuppressed = "show-suppressed"
  case baseDir = "base-dir"
  case reportDetails = "report-details"
  case junitExtended = "junit-extended"
  case noCSVGuard = "no-csv-guard"
}
