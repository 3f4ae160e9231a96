import Testing

@testable import InputFormats
@testable import Linting
@testable import a11y_lint

/// The table of options.
@Suite("Options") struct CommandOptionTests {
  /// Options of `lint` that a configuration has no use for, and why.
  private static let without: [String: String] = [
    "config": "it names the configuration",
    "no-config": "it leaves the configuration out",
    "no-exclude": "it leaves a key of the configuration out",
    "no-baseline": "it leaves a key of the configuration out",
    "stdin-filename": "it names what one run reads",
    "diff": "it names what one run reads",
    "stream": "it says how one run reads",
    "hook": "it says how one run is called",
    "shard": "it names what one run reads",
    "strict": "it is another name of fail-on",
    "lenient": "it is another name of exit-zero",
    "no-suppressions": "it is another name of suppressions none",
    "profile": "it measures one run",
    "project": "it heads the report of one run",
    "revision": "it heads the report of one run",
    "help": "it prints a page",
    "all": "it lifts the key limit for one run",
    "list-files": "it prints a list",
    "no-index": "it says how one run reads",
    "fix": "it changes files",
    "unsafe": "it changes files",
    "placeholders": "it changes files",
    "dry-run": "it says how one run fixes",
  ]

  @Test func everyOptionThatShapesAResultIsAKey() {
    let keys = Set(ConfigurationFile.keys.compactMap(\.option))
    for option in CommandOption.options(of: .lint) {
      let name = option.id.name
      #expect(keys.contains(name) != (Self.without[name] != nil), "\(name)")
    }
    let names = Set(CommandOption.options(of: .lint).map(\.id.name))
    for key in keys { #expect(names.contains(key), "\(key)") }
  }
}
