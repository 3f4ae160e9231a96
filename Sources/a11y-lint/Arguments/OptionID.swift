/// The options by their long names.
enum OptionID: String, CaseIterable {
  case format, only, disable, severity, input, color, quiet, jobs, exclude, help, set, renderer
  case silent, today, config, adapter, language
  case noConfig = "no-config"
  case failOn = "fail-on"
  case failOnReview = "fail-on-review"
  case exitZero = "exit-zero"
  case stdinFilename = "stdin-filename"
  case allowEmpty = "allow-empty"
  case noIgnore = "no-ignore"
  case visibleOnly = "visible-only"
}
