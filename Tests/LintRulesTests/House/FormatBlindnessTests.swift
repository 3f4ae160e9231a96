import Testing

@testable import InputFormats
@testable import LintRules
@testable import ScreenModel

/// Rules, the model and the road name no format, and the road names no rule.
@Suite("House: formats and rules") struct FormatBlindnessTests {
  /// The folders whose files ask for evidence and capabilities of a screen, and not for a format.
  private static let folders = [
    "LintRules", "ScreenModel/VoiceOver", "ScreenModel/Speech", "ScreenModel/Interface",
  ]
  /// The parts of names by which code tells formats apart.
  private static let parts = [
    "swiftui", "interfacebuilder", "storyboard", "xib", "inspector", "iscapture",
    "isfromsource", "notation",
  ]
  /// The files that hand a screen its notation, for messages and fixes.
  private static let declarations = ["Screen", "UITreeBuilder"].map {
    "Sources/ScreenModel/Interface/\($0).swift"
  }

  /// The words of a file outside of rule information that tell formats apart.
  private static func formats(in file: SourceText) -> [String] {
    let information = information(of: file)
    return file.words.compactMap { word in
      let name = word.text.lowercased()
      guard !declarations.contains(file.path), parts.contains(where: name.contains),
        !information.contains(where: { $0.contains(word.offset) })
      else { return nil }
      return file.complaint(word.line, "\(word.text) tells formats apart; ask for a capability")
    }
  }

  /// The ranges of `RuleInfo(…)` in the code of a file, with the examples.
  private static func information(of file: SourceText) -> [Range<Int>] {
    file.words.filter { $0.text == "RuleInfo" && $0.after == UInt8(ascii: "(") }.map { word in
      var depth = 0
      for offset in word.offset..<file.code.count {
        if file.code[offset] == UInt8(ascii: "(") { depth += 1 }
        guard file.code[offset] == UInt8(ascii: ")") else { continue }
        depth -= 1
        if depth == 0 { return word.offset..<offset }
      }
      return word.offset..<file.code.count
    }
  }

  @Test func rulesAndTheModelNameNoFormat() throws {
    let complaints = try Self.folders.flatMap { folder in
      try SourceText.files(in: "Sources/" + folder).flatMap(Self.formats)
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func namesOfFormatsAreFoundOutsideOfRuleInformation() {
    let file = SourceText(
      path: "Sources/LintRules/A.swift",
      text: """
        static let info = RuleInfo(swiftUI: f(), path: Example.swiftUIPath)
        // isFromSource
        let a = screen.isFromSource ? "swiftUI" : "\\(file.language == .swiftUI)"
        """)
    #expect(Self.formats(in: file).count == 2)
  }

  /// The places of a rule that spell a statement of a source language, or look at the bytes of the
  /// file, outside of its information.
  private static func spellings(in file: SourceText) -> [String] {
    let information = information(of: file)
    var start = 0
    return file.lines.enumerated().compactMap { number, line -> String? in
      let range = start..<start + line.utf8.count
      start = range.upperBound + 1
      guard !information.contains(where: { $0.overlaps(range) }),
        !line.drop(while: { $0 == " " }).hasPrefix("//")
      else { return nil }
      if line.contains("file.bytes") || line.contains("file.text(in") {
        return file.complaint(number + 1, "what a file has at a place is the reader's to say")
      }
      let members = line.ranges(of: "`.").map { line[$0.upperBound...] }
      guard members.contains(where: { $0.first?.isLetter == true }) else { return nil }
      return file.complaint(number + 1, "the words of a file are in `FileWords`")
    }
  }

  @Test func rulesSpellNothingAndReadNoBytes() throws {
    let complaints = try SourceText.files(in: "Sources/LintRules").flatMap(Self.spellings)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func spellingsAndBytesAreFoundOutsideOfRuleInformation() {
    let file = SourceText(
      path: "Sources/LintRules/A.swift",
      text: """
        static let info = RuleInfo(why: "`.accessibilityLabel`")
        let help = "Add `.accessibilityHint`."
        let byte = tree.interface.file.bytes[0]
        """)
    #expect(Self.spellings(in: file).count == 2)
  }

  // MARK: Capabilities

  @Test func fewCapabilitiesHoldForOneFormatAlone() throws {
    let formats: [ScreenCapabilities] = [.described, .ofSource, .ofInterfaceBuilder, .ofCaptures]
    let all = (0..<UInt8.bitWidth).map { ScreenCapabilities(rawValue: 1 << $0) }
    let single = all.filter { one in formats.count { $0.contains(one) } == 1 }
    #expect(single.count <= 5)
    let file = try SourceText.files(in: "Sources/ScreenModel/Interface").first {
      $0.stem == "ScreenCapabilities"
    }
    let reasons = file?.commentLines.count { $0.contains("/// For ") && $0.contains(" alone: ") }
    #expect(reasons == single.count, "each of them says why no other format has it")
  }

  // MARK: Formats in their folders

  /// The folders that work with every format, and so ask it for a fact of its `FormatInfo` or
  /// `Document`; of `InputFormats`, its own files are among them but for the table.
  private static let formatBlind = ["Linting", "LintReports", "a11y-lint"]
  /// The folders of `InputFormats` that several formats use.
  private static let shared = ["Captures/Shared", "Adapters", "Localization", "Settings"]
  /// Names of formats that other enumerations use as well, so that only `InputFormat.` tells.
  private static let ambiguous: Set = ["json", "jsonl", "yaml", "views", "snapshot"]
  /// The types of one format that others may name after all, and why.
  private static let allowed = [
    "TreeFormat": "JSON and YAML may be of several formats, and are parsed once for all",
    "SwiftUIIndex": "only the executable can read the files of a project",
    "SwiftUISource": "only the executable can read the files of a project",
    "SwiftUIStrings": "only the executable can read the files of a project",
    "SwiftUIColorSet": "only the executable can read the files of a project",
    "SwiftUIComponent": "a configuration says what views are",
    "SwiftUIComponentDefinition": "a configuration says what views are",
    "SwiftUIVocabulary": "an option that tests give",
    "DataRemoval": "configurations are data, from which overrides are removed",
  ]

  /// Whether a file belongs to one format.
  private static func isOfOneFormat(_ file: SourceText) -> Bool {
    let parts = file.path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
    return !parts.isEmpty && !shared.contains(parts)
  }

  /// The names that one format declares: its constant, its reader, and the types of its folder.
  private static func ownNames(
    in files: [SourceText]
  ) -> (constants: Set<String>, types: Set<String>) {
    var constants: Set<String> = []
    for file in files {
      for line in file.codeLines {
        if let match = line.firstMatch(of: /static let (\w+) = (?:Self|InputFormat)\(named:/) {
          constants.insert(String(match.1))
        }
      }
    }
    let types = files.filter(isOfOneFormat).flatMap(\.declarations).filter(\.isType).map(\.name)
    return (constants, Set(types + FormatList.readers.map { String(describing: $0) }))
  }

  /// The words of a file that name a format, by its constant or a type.
  private static func named(
    in file: SourceText, _ names: (constants: Set<String>, types: Set<String>)
  ) -> [SourceText.Word] {
    file.words.filter { word in
      guard let qualifier = word.qualifier else { return names.types.contains(word.text) }
      return names.constants.contains(word.text)
        && (qualifier == "InputFormat" || qualifier.isEmpty && !ambiguous.contains(word.text))
    }
  }

  /// The files that name no format.
  private static func formatBlindFiles(among formats: [SourceText]) throws -> [SourceText] {
    let others = formats.filter { file in
      file.path.hasPrefix("Sources/InputFormats/Captures/Shared/")
        || file.path.split(separator: "/").count == 3 && file.stem != "FormatList"
    }
    return try formatBlind.flatMap { try SourceText.files(in: "Sources/" + $0) } + others
  }

  @Test func onlyTheFolderOfAFormatAndTheTableNameIt() throws {
    let formats = try SourceText.files(in: "Sources/InputFormats")
    let names = Self.ownNames(in: formats)
    #expect(names.constants.count == FormatList.all.count)
    let found = try Self.formatBlindFiles(among: formats).flatMap { file in
      Self.named(in: file, names).map { (file, $0) }
    }
    let complaints = found.filter { Self.allowed[$0.1.text] == nil }.map { file, word in
      file.complaint(word.line, "\(word.text) is of one format; make it a fact of FormatInfo")
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    let idle = Set(Self.allowed.keys).subtracting(found.map(\.1.text)).sorted()
    #expect(idle.isEmpty, "\(idle) need not be allowed any more")
  }

  @Test func namesOfFormatsAreFoundOutsideOfTheirFolders() {
    let file = SourceText(
      path: "Sources/Linting/A.swift",
      text: """
        let a = format == .swiftUI || format == InputFormat.json || shape == .json
        // .ib
        let b = info.swiftUI + ".ib" + SwiftUIReader.name
        """)
    let words = Self.named(in: file, (["swiftUI", "ib", "json"], ["SwiftUIReader"]))
    #expect(words.map(\.text) == ["swiftUI", "json", "SwiftUIReader"])
  }

  // MARK: The road

  /// The names of rules in a file, as types or ids.
  private static func rules(in file: SourceText) -> [String] {
    let types = Set(AllRules.all.map { String(describing: $0) })
    let words = file.words.filter { types.contains($0.text) }.map {
      file.complaint($0.line, "\($0.text) is one rule; make it data of RuleInfo")
    }
    let ids = file.lines.enumerated().flatMap { number, line in
      AllRules.all.filter { line.contains("\"\($0.info.id)\"") }.map {
        file.complaint(number + 1, "\($0.info.id) is one rule; make it data of RuleInfo")
      }
    }
    return words + ids
  }

  @Test func theRoadNamesNoRuleButInTheTableOfPrecedence() throws {
    let files = try SourceText.files(in: "Sources/Linting")
    let complaints = files.filter { $0.stem != "Precedence" }.flatMap(Self.rules)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    #expect(files.filter { $0.stem == "Precedence" }.flatMap(Self.rules).isEmpty == false)
  }

  @Test func namesOfRulesAreFound() {
    let file = SourceText(
      path: "A.swift", text: "// LabelBlank\nlet a = LabelBlank.info\nlet b = \"label-blank\"\n")
    #expect(Self.rules(in: file).count == 2)
  }
}
