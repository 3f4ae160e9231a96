import Foundation
import Testing

@Suite("Tidiness") struct TidyTests {
  /// Functions that were too long when the limit was set. Entries go, none comes.
  static let longFunctions: [FunctionLength] = []

  /// Test files whose subject is no type of the sources.
  static let testsOfSomethingElse: Set = [
    "BundledExamplesTests",  // the screens of Examples/
    "CorpusTests",  // real screens
    "DerivedFilesTests",  // the committed files that are made from the sources
    "FirstErrorsTests",  // the errors that newcomers meet first
    "FloorTests",  // the folders of the sources
    "FormatBlindnessTests",  // what rules know of formats, and the road of rules
    "StringBytesTests",  // what extends String
    "CorpusFormatsTests", "CorpusRobustnessTests",  // all readers, on real files
    "AdaptersPageDerivedFilesTests",  // the tables and examples of docs/ADAPTERS.md
    "ConfigurationPageDerivedFilesTests",  // the tables and examples of docs/CONFIGURATION.md
    "ReportsPageDerivedFilesTests",  // docs/REPORTS.md
    "DashboardTests",  // the dashboard and alerts in docs/grafana, and docs/DASHBOARDS.md
    "FixCorpusTests",  // fixes of real files
    "MessageClaimsTests",  // what the messages of all rules claim
    "ReportValidationTests",  // all reports, by what reads them
    "CIPageTests",  // the blocks of shell in docs/CI.md
    "ChangeHistoryTests",  // changes against the difference of whole projects
    "ClosedGateTests",  // the gate of docs/CI.md that a pull request cannot open
    "StartPageTests",  // the blocks of shell in docs/start
    "LibraryPageTests",  // the example of docs/LIBRARY.md
    "ScalePageTests",  // the blocks of docs/SCALE.md, and docs/scale
    "GitHubActionTests", "XcodeBuildPhaseTests",  // scripts for other services
    "IntegrationFilesTests",  // the files that other services read
    "PackagePluginTests",  // Plugins/A11yLintPlugin
    "PinnedVersionsTests",  // the hashes in workflows, images and recipes
    "PreCommitHookTests",  // .pre-commit-hooks.yaml
    "ReleasePackageTests",  // Scripts/package and pyproject.toml
    "FormatsPageDerivedFilesTests",  // the tables of docs/FORMATS.md
    "FunctionLengthTests",  // helpers of this folder
    "InterfaceBuilderButtonTests",  // buttons and attributed texts of Interface Builder
    "InterfaceBuilderFuzzTests",  // its reader on damaged documents
    "InterfaceBuilderRuleTests",  // the rules where code may change what a file says
    "InterfaceBuilderVariationTests",  // what size classes leave out
    "JSONConformanceTests",  // the files of JSONTestSuite
    "ReadmeDerivedFilesTests",  // what README.md shows of the output
    "DocumentLinksTests",  // the links of all documents
    "DocumentNamesTests",  // the types and files that documents name
    "RulesPageDerivedFilesTests", "CriteriaTableTests",  // Rules.md and docs/rules
    "RuleExampleTests",  // the examples of every rule
    "ReportTextsTests",  // the texts of reports in every format
    "SwiftSyntaxComparisonTests",  // the parser of Swift beside another one
    "SwiftUIHostileTests",  // source that is broken
    "SwiftUIPageDerivedFilesTests",  // the tables of docs/SWIFTUI.md
    "SwiftUIShapesTests",  // short pieces of source, right and wrong
    "SwiftUIUnknownTests",  // what source does not tell
    "SupplyChainTests",  // what the program opens, starts and connects to
    "SourceTextTests",  // the reader of sources in this folder
    "TidyCheckTests",  // the checks that the next one applies
    "TidyTests",  // the style of the sources
    "FixPropertyTests",  // fixes on generated screens
    "WordingTests",  // the comments of the sources
    "YAMLConformanceTests",  // the cases of the YAML test suite
    "YAMLFuzzTests",  // the YAML reader on damaged files
  ]

  private static let platform: Set = [
    "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Musl",
  ]

  @Test(arguments: ["Sources", "Fuzz"]) func sourcesAreTidy(folder: String) throws {
    let files = try SourceText.files(in: folder)
    let checks = [
      Tidy.wideLines, Tidy.length, Tidy.traps, Tidy.leftovers, Tidy.opening, Tidy.types,
    ]
    expectNone(files.flatMap { file in checks.flatMap { $0(file) } })
  }

  @Test func helpersOfOneRuleAreItsOwn() throws {
    expectNone(Tidy.strayHelpers(among: try SourceText.files(in: "Sources")))
  }

  @Test func functionsAreShort() throws {
    let files = try SourceText.files(in: "Sources") + SourceText.files(in: "Fuzz")
    expectNone(Tidy.longFunctions(in: files, known: Self.longFunctions))
  }

  @Test(arguments: [
    "DocumentSyntax", "ScreenModel", "InputFormats", "LintRules", "Linting", "LintReports",
  ])
  func librariesKeepToThemselves(folder: String) throws {
    for file in try SourceText.files(in: "Sources/" + folder) {
      expectNone(Tidy.prints(in: file) + Tidy.imports(of: Self.platform, in: file))
    }
  }

  /// It writes files, for which it needs Foundation where there is UIKit, and there alone.
  @Test func theCaptureLibraryDoesNotPrint() throws {
    for file in try SourceText.files(in: "Sources/A11yCapture") {
      expectNone(Tidy.prints(in: file))
      let isForApps = file.lines.contains { $0.hasPrefix("#if can") }
      expectNone(isForApps ? [] : Tidy.imports(of: Self.platform, in: file))
    }
  }

  @Test func theExecutableDoesWithoutFoundation() throws {
    for file in try SourceText.files(in: "Sources/a11y-lint") {
      expectNone(Tidy.imports(of: ["Foundation"], in: file))
    }
  }

  @Test func testsAreTidy() throws {
    let files = try SourceText.files(in: "Tests")
    expectNone(files.flatMap { Tidy.wideLines(in: $0) + Tidy.length(of: $0) })
    let sources = try SourceText.files(in: "Sources")
    expectNone(
      Tidy.orphans(among: files, sources: sources, exceptions: Self.testsOfSomethingElse))
  }

  /// What is left out of a usual run is run by `Scripts/check`, which names the suites.
  @Test func theSlowLaneIsRun() throws {
    let check = try String(
      contentsOf: packageRoot.appendingPathComponent("Scripts/check"), encoding: .utf8)
    let tests = packageRoot.appendingPathComponent("Tests")
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    var slow = 0
    for case let file as URL in files where file.lastPathComponent.hasSuffix("Tests.swift") {
      let source = try String(contentsOf: file, encoding: .utf8)
      guard source.contains("SlowLane.is" + "On") else { continue }
      let name = file.lastPathComponent.dropLast("Tests.swift".count)
      #expect(check.contains(name), "\(name) is not in the slow lane of Scripts/check")
      slow += 1
    }
    #expect(slow > 10)
  }
}
