import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// Configuration files laid over one another.
@Suite("Project settings") struct ProjectSettingsTests {
  private func settings(_ texts: String...) throws -> ProjectSettings {
    let files = texts.enumerated().flatMap { index, text in
      let file = ConfigurationFile(
        SourceFile(path: "\(index).yml", bytes: Array(text.utf8)), layer: index)
      return file.extensions.compactMap(\.preset).map { ConfigurationFile($0, of: file) } + [file]
    }
    for file in files { #expect(file.errors.map(\.message) == []) }
    return ProjectSettings(files)
  }

  @Test func theNearerFileCountsMore() throws {
    let settings = try settings(
      "failOn: note\nmaxWarnings: 3\nexclude: [a, b]\nvoiceover: {traits: false, hints: false}",
      "\nfailOn: never\nexclude: c\nvoiceover: {traits: true}")
    #expect(settings.run.failOn == .never)
    #expect(settings.value("failOn")?.origin == .file(path: "1.yml", line: 2, layer: 1))
    #expect(settings.run.maxWarnings == 3)
    #expect(settings.value("maxWarnings")?.origin.description == "0.yml:2")
    #expect(settings.run.exclude == ["c"])
    #expect(settings.configuration.voiceOver.traits)
    #expect(!settings.configuration.voiceOver.hints)
    #expect(
      settings.gate(settings.run).failOn == nil
        && settings.gate(settings.run).limits == [.warning: 3])
  }

  @Test func singleRulesCountMoreThanGroupsOfTheSameFile() throws {
    let one = try settings("rules: {speech-all-caps: note, speech: error, labels: off}")
    #expect(one.levels["speech-all-caps"]?.value == .note)
    let two = try settings("rules: {icon-button-missing-label: note}", "rules: {labels: off}")
    #expect(two.levels["icon-button-missing-label"]?.value == .off)
    #expect(two.levels["icon-button-missing-label"]?.origin.layer == 1)
  }

  @Test func presetsChooseTheRules() throws {
    func ids(_ settings: ProjectSettings) -> Set<String> {
      let configuration = settings.configuration
      return Set(AllRules.infos.filter(configuration.runs).map(\.id))
    }
    let all = Set(AllRules.infos.map(\.id))
    let optIn = Set(AllRules.infos.filter(\.isOptIn).map(\.id))
    #expect(ids(try settings("")) == all.subtracting(optIn))
    #expect(ids(try settings("preset: all")) == all)
    let core = ids(try settings("extends: core"))
    #expect(!core.isEmpty && core.isSubset(of: all.subtracting(optIn)))
    #expect(
      ids(try settings("preset: [speech, core]"))
        == core.union(AllRules.infos.filter { $0.category == .speech && !$0.isOptIn }.map(\.id)))
    #expect(ids(try settings("preset: all", "preset: core")) == core)
    let levels = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
    for (smaller, larger) in zip(levels, levels.dropFirst()) {
      #expect(
        ids(try settings("preset: \(smaller)")).isSubset(of: ids(try settings("preset: \(larger)")))
      )
    }
    let asked = try settings("preset: core\nrules: {\(optIn.sorted()[0]): note}")
    #expect(ids(asked) == core.union([optIn.sorted()[0]]))
  }

  /// The gate of a configuration.
  private func gate(_ text: String) throws -> Gate {
    let settings = try settings(text)
    return settings.gate(settings.run)
  }

  @Test func strictFailsOnWarnings() throws {
    #expect(try gate("extends: strict").failOn == .warning)
    #expect(try gate("extends: strict\nfailOn: error").failOn == .error)
    #expect(try settings("extends: strict").value("failOn")?.origin == .preset("strict"))
  }

  @Test func overridesGatesAndAdaptersAdd() throws {
    let text = """
      overrides: [{files: a, rules: {labels: off}}]
      gates: [{rules: labels, maxErrors: 1}]
      """
    let settings = try settings(text, text.replacing("labels", with: "speech"))
    #expect(settings.overrides.map(\.change.number) == [0, 1])
    #expect(settings.overrides.map(\.origin.layer) == [0, 1])
    #expect(settings.gates.count == 2)
    #expect(settings.overrides[1].change.levels["speech-all-caps"] == .off)
  }
}
