@testable import DocumentSyntax
@testable import InputFormats
@testable import LintReports
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Configurations, baselines and suppression comments.
extension FuzzTarget {
  static let settings = [configuration, baseline, comments]

  private static let configuration = FuzzTarget(
    "configuration", longest: 8_192, seeds: ["./docs/ci/*.yml"],
    words: {
      let keys = ConfigurationFile.keys
      let names = (keys + keys.flatMap(\.keys)).map { $0.name + ": " }
      let rules = AllRules.all.flatMap { rule in
        [rule.info.id + ": "] + rule.optionDescriptions.map { $0.name + ": " }
      }
      return names + rules + Preset.allCases.map(\.rawValue)
        + VoiceOverSettings.descriptions.map { $0.name + ": " }
        + ["error", "warning", "note", "off", "button#trash", "**/*.yml", "severity: ", "{a,b}"]
    },
    examples: {
      var starter = StarterConfiguration()
      starter.languages = ["de"]
      let text = starter.text
      let uncommented = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : String($0) }
      let rules = AllRules.infos.prefix(40).map { "  \($0.id): warning\n" }.joined()
      return [
        text, uncommented.joined(separator: "\n"), "rules:\n" + rules,
        "overrides:\n  - files: [\"a/**\"]\n    select: \"button#x > image[label]\"\n"
          + "    reason: r\n    until: 2027-01-31\n    rules: {speech-all-caps: off}\n",
        "gates:\n  - name: g\n    files: [\"*.yml\"]\n    maxWarnings: 3\n    rules: [labels]\n",
        "voiceover:\n  verbosity: high\ninterfaceBuilder:\n  runtimeAttributes: {a.b: label}\n",
        "{\"preset\": [\"strict\"], \"extends\": [\"./a.yml\"], \"only\": \"labels\"}",
      ].map { Array($0.utf8) }
    },
    check: { bytes in
      let path = bytes.first == UInt8(ascii: "{") ? ".a11y-lint.json" : ".a11y-lint.yml"
      SettingsChecks.checkConfiguration(SourceFile(path: path, bytes: bytes))
    })

  private static let baseline = FuzzTarget(
    "baseline",
    words: {
      BaselineFile.keys.map { "\"\($0.name)\": " }
        + BaselineFile.entryKeys.map { "\"\($0.name)\": " }
        + ["0123456789abcdef", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "{}", "\"version\": 1"]
    },
    examples: {
      var configuration = Configuration()
      configuration.tracksElements = true
      let linter = Linter(configuration)
      return treeExamples().prefix(12).map { bytes in
        let report = linter.lint(SourceFile(path: "x.a11y.yml", bytes: bytes))
        return Baseline(sorting: Baseline.entries(of: report)).bytes
      }
    },
    check: { SettingsChecks.checkBaseline(SourceFile(path: Baseline.name, bytes: $0)) })

  private static let comments = FuzzTarget(
    "comments",
    words: {
      [
        "# a11y-lint-disable ", "# a11y-lint-disable-line ", "# a11y-lint-disable-next-line ",
        "# a11y-lint-disable-next-line-subtree ", "# a11y-lint-disable-file ", "# a11y-lint-enable",
        "<!-- a11y-lint-disable ", " -->", " until 2027-01-31", " -- reason", "all", "a11y-lint:",
        "a11y-lint disable ", ", ", "\r\n", "<a>", "</a>", "- a: b\n",
      ] + AllRules.infos.map(\.id)
    },
    examples: {
      [
        "# a11y-lint-disable all until 2027-01-31 -- because\n- a: 1 # a11y-lint-disable-line x\n"
          + "# a11y-lint-enable\n# a11y-lint-disable-next-line-subtree label-blank, x\n"
          + "# a11y-lint-disable-file x -- r\n\n- b: 2\n",
        "<a><!-- a11y-lint-disable-next-line label-blank -->\n<b/>\n<!--\na11y-lint-disable all\n"
          + "a11y-lint-enable all\n--></a>",
      ].map { Array($0.utf8) }
    },
    check: { bytes in
      let isXML = bytes.first == UInt8(ascii: "<")
      let file = SourceFile(path: isXML ? "x.xib" : "x.a11y.yml", bytes: bytes)
      SettingsChecks.checkComments(file, isXML ? .xml : .yaml)
    })
}
