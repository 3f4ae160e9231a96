import Testing

@Suite("Floors") struct FloorTests {
  /// The files that may look up, and why.
  static let exceptions = [
    FloorException(
      path: "Sources/DocumentSyntax/Tree/SyntaxTree+Values.swift", names: ["JSONText", "YAMLText"],
      reason: "asks the language of a scalar to decode it"),
    FloorException(
      path: "Sources/ScreenModel/Interface/Screen.swift", names: ["Notation", "OutputNotation"],
      reason: "hands on what its format knows of words and edits"),
    FloorException(
      path: "Sources/ScreenModel/Interface/UITreeBuilder.swift",
      names: ["Notation", "OutputNotation"],
      reason: "hands on what its format knows of words and edits"),
    FloorException(
      path: "Sources/InputFormats/SwiftUI/Spelling/SwiftUISpelling.swift", names: ["ClassDefaults"],
      reason: "adds no trait that the class of a view has anyhow"),
  ]

  @Test func noFileMentionsAFloorAboveItsOwn() throws {
    let plan = FloorPlan(try SourceText.files(in: "Sources"), exceptions: Self.exceptions)
    expectNone(plan.complaints, note: "The floors:\n\(Floor.table())")
  }

  @Test func everyFloorIsListedOnce() {
    #expect(Set(Floor.all.map(\.folder)).count == Floor.all.count)
    #expect(Floor.all.map(\.number) == Floor.all.map(\.number).sorted())
  }

  /// Two files of different folders, the first of which mentions the type of the second.
  private func complaints(
    _ folder: String, mentions code: String, of other: String, declaring declaration: String,
    exceptions: [FloorException] = []
  ) -> [String] {
    let files = [
      SourceText(path: "Sources/\(folder)/User.swift", text: "struct User {\n  \(code)\n}\n"),
      SourceText(path: "Sources/\(other)/Used.swift", text: declaration),
    ]
    return FloorPlan(files, exceptions: exceptions).complaints
  }

  @Test(arguments: [
    ("DocumentSyntax/Text", "DocumentSyntax/Tree"),
    ("DocumentSyntax/Tree", "DocumentSyntax/JSON"),
    ("DocumentSyntax/JSON", "DocumentSyntax/YAML"),
    ("ScreenModel/Interface", "LintRules/Labels"),
    ("InputFormats", "ScreenModel/VoiceOver"),
    ("ScreenModel/VoiceOver", "InputFormats"),
    ("LintRules/Labels", "InputFormats"),
    ("LintRules/Labels", "DocumentSyntax/Text"),
    ("LintRules/Labels", "Linting"),
    ("LintReports/Reporters", "LintReports/Catalog"),
    ("Linting", "LintReports/Output"),
    ("LintReports/Catalog", "a11y-lint/Commands"),
  ])
  func mentionsFromAboveOrNextDoorAreFound(folder: String, other: String) {
    for declaration in ["struct Used {}", "public typealias Used = Int", "@main enum Used {}"] {
      let found = complaints(folder, mentions: "let a: Used", of: other, declaring: declaration)
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("Sources/\(folder)/User.swift:2: Used of ") == true)
    }
  }

  @Test(arguments: [
    ("DocumentSyntax/Tree", "DocumentSyntax/Text"),
    ("DocumentSyntax/JSON", "DocumentSyntax/Tree"),
    ("InputFormats", "DocumentSyntax/XML"),
    ("LintRules/Labels", "LintRules/Shared/Words"),
    ("LintRules/Labels", "ScreenModel/VoiceOver"),
    ("Linting", "LintRules"),
    ("a11y-lint", "LintReports/Catalog"),
    ("a11y-lint", "a11y-lint/Commands"),
  ])
  func mentionsFromBelowAreWelcome(folder: String, other: String) {
    #expect(
      complaints(folder, mentions: "let a: Used", of: other, declaring: "struct Used {}").isEmpty)
  }

  @Test(arguments: ["let a = \"\\(Used())\"", "let a = [Used]()", "let a: LintRules.Used"])
  func everyWayToMentionATypeCounts(code: String) {
    let found = complaints(
      "ScreenModel/Interface", mentions: code, of: "Linting", declaring: "struct Used {}")
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "// Used", "let a = \"Used\"", "let a: Other.Used", "let Used2 = 1", "struct Used {}",
    "associatedtype Used",
  ])
  func whatOnlyLooksLikeAMentionDoesNot(code: String) {
    let found = complaints(
      "ScreenModel/Interface", mentions: code, of: "Linting", declaring: "struct Used {}")
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    "private struct Used {}", "extension Used {}", "struct Other {\n  enum Used {}\n}",
  ])
  func namesThatOthersCannotSeeAreNobodysBusiness(declaration: String) {
    let found = complaints(
      "ScreenModel/Interface", mentions: "let a: Used", of: "Linting",
      declaring: declaration)
    #expect(found.isEmpty)
  }

  @Test func rulesMayMentionSourceRanges() {
    let found = complaints(
      "LintRules/Labels", mentions: "let a: SourceRange", of: "DocumentSyntax/Text",
      declaring: "struct SourceRange {}")
    #expect(found.isEmpty)
  }

  @Test func aNameOnTwoFloorsIsFound() {
    let files = ["ScreenModel/Interface", "Linting"].map {
      SourceText(path: "Sources/\($0)/Used.swift", text: "struct Used {}")
    }
    #expect(
      FloorPlan(files).complaints == [
        "Sources/ScreenModel/Interface/Used.swift:1: Used is also declared at "
          + "Sources/Linting/Used.swift:1; rename one"
      ])
  }

  @Test(arguments: ["ScreenModel/A.swift", "ScreenModel/Utilities/A.swift", "Other/A.swift"])
  func aFolderOnNoFloorIsFound(path: String) {
    #expect(FloorPlan([SourceText(path: "Sources/\(path)", text: "")]).complaints.count == 1)
  }

  @Test func anExceptionHoldsForItsFileAndNames() {
    let path = "Sources/ScreenModel/Interface/User.swift"
    func found(_ names: Set<String>, path: String = path) -> [String] {
      complaints(
        "ScreenModel/Interface", mentions: "let a: Used", of: "Linting",
        declaring: "struct Used {}",
        exceptions: [FloorException(path: path, names: names, reason: "a test")])
    }
    #expect(found(["Used"]).isEmpty)
    #expect(
      found(["Used", "Other"]) == ["\(path):1: the exception for Other is not needed; remove it"])
    #expect(found(["Used"], path: "Sources/ScreenModel/Interface/Other.swift").count == 2)
  }
}
