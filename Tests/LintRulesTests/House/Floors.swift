/// One source folder of the house, and the floor it is on.
///
/// A file may mention what its own folder and lower floors declare; folders side by side on one
/// floor are strangers.
struct Floor {
  let number: Int
  let folder: String
  /// Folders of the same floor that it may mention after all.
  var neighbours: [String] = []
  /// Where this is set, the only other folders it may mention.
  var only: [String]?
  /// Single names of lower floors that a folder with `only` may mention as well.
  var names: Set<String> = []
  /// Why it is not like the others, for those who meet the complaint.
  var reason = ""
}

/// A file that may mention some names against the rule, and why.
struct FloorException {
  let path: String
  let names: Set<String>
  let reason: String
}

extension Floor {
  /// The house from the ground up.
  static let all = [
    Floor(number: 0, folder: "DocumentSyntax/Text"),
    Floor(
      number: 0, folder: "DocumentSyntax/Tree", neighbours: ["DocumentSyntax/Text"],
      reason: "trees point into files"),
    Floor(
      number: 0, folder: "A11yCapture", only: [],
      reason: "it runs in the app's tests and knows nothing of the linter"),
    Floor(number: 1, folder: "DocumentSyntax/JSON"),
    Floor(number: 1, folder: "DocumentSyntax/YAML"),
    Floor(number: 1, folder: "DocumentSyntax/XML"),
    Floor(number: 1, folder: "DocumentSyntax/Strings"),
    Floor(number: 1, folder: "DocumentSyntax/Swift"),
    Floor(number: 1, folder: "ScreenModel/Geometry"),
    Floor(number: 1, folder: "ScreenModel/Color"),
    Floor(number: 2, folder: "ScreenModel/Interface"),
    Floor(number: 2, folder: "ScreenModel/Speech"),
    Floor(number: 3, folder: "ScreenModel/VoiceOver"),
    Floor(number: 4, folder: "ScreenModel/Vocabulary"),
    Floor(
      number: 5, folder: "InputFormats",
      only: [
        "DocumentSyntax/Text", "DocumentSyntax/Tree", "DocumentSyntax/JSON", "DocumentSyntax/YAML",
        "DocumentSyntax/XML", "DocumentSyntax/Strings", "DocumentSyntax/Swift",
        "ScreenModel/Geometry", "ScreenModel/Color", "ScreenModel/Interface", "ScreenModel/Speech",
        "ScreenModel/Vocabulary",
      ], reason: "formats do not know what VoiceOver makes of a screen"),
    Floor(
      number: 5, folder: "LintRules",
      only: [
        "ScreenModel/Geometry", "ScreenModel/Color", "ScreenModel/Interface", "ScreenModel/Speech",
        "ScreenModel/VoiceOver", "ScreenModel/Vocabulary",
      ],
      names: ["SourceRange"], reason: "rules see neither formats nor syntax"),
    Floor(number: 6, folder: "Linting"),
    Floor(number: 7, folder: "Linting/Settings"),
    Floor(number: 8, folder: "LintReports/Output"),
    Floor(number: 9, folder: "LintReports/Reporters"),
    Floor(number: 9, folder: "LintReports/Catalog"),
    Floor(number: 9, folder: "LintReports/Schemas"),
    Floor(number: 9, folder: "LintReports/Dumps"),
    Floor(number: 9, folder: "LintReports/Transcripts"),
    Floor(number: 9, folder: "LintReports/Baseline"),
    Floor(
      number: 9, folder: "LintReports/Differences", neighbours: ["LintReports/Transcripts"],
      reason: "they compare transcripts"),
    Floor(
      number: 9, folder: "LintReports/ReportFiles", neighbours: ["LintReports/Reporters"],
      reason: "they read back what reporters wrote"),
    Floor(number: 10, folder: "a11y-lint"),
  ]

  /// Whether files of this folder may mention a name that the other one declares.
  func mayMention(_ name: String, of other: Floor) -> Bool {
    if folder == other.folder { return true }
    if let only { return only.contains(other.folder) || names.contains(name) }
    return other.number < number || neighbours.contains(other.folder)
  }

  /// The house from the top down, as a complaint shows it.
  static func table(of floors: [Floor] = all) -> String {
    floors.reversed().map { "  \($0.number)  \($0.folder)" + $0.note }.joined(separator: "\n")
  }

  private var note: String {
    guard !reason.isEmpty else { return "" }
    let open = (only ?? neighbours) + names.sorted()
    return "  (may mention \(open.joined(separator: ", ")): \(reason))"
  }
}

/// Finds the files that mention a name from above or from next door.
struct FloorPlan {
  private let files: [SourceText]
  private let floors: [Floor]
  private let exceptions: [FloorException]
  private var declared: [String: [(floor: Floor, place: String)]] = [:]

  /// The names of the module that a word may be qualified with.
  private static let modules: Set = [
    "DocumentSyntax", "ScreenModel", "InputFormats", "LintRules", "Linting", "LintReports",
  ]

  /// A plan of those files, with paths from the package's folder.
  init(_ files: [SourceText], floors: [Floor] = Floor.all, exceptions: [FloorException] = []) {
    self.files = files
    self.floors = floors
    self.exceptions = exceptions
    for file in files {
      guard let floor = floor(of: file) else { continue }
      for type in file.declarations where (type.isType || type.kind == "typealias") {
        guard !type.isPrivate else { continue }
        declared[type.name, default: []].append((floor, "\(file.path):\(type.line)"))
      }
    }
  }

  /// Everything that does not fit, in the order of the files.
  var complaints: [String] {
    homeless + ambiguous + files.flatMap(mentions) + idleExceptions
  }

  /// Files in a folder that is not on the table.
  private var homeless: [String] {
    files.filter { floor(of: $0) == nil }.map {
      $0.complaint(1, "the folder is on no floor; add it to Floor.all or move the file")
    }
  }

  /// Names declared in two folders: a mention would not tell which is meant.
  private var ambiguous: [String] {
    declared.sorted { $0.key < $1.key }.compactMap { name, places in
      guard Set(places.map(\.floor.folder)).count > 1 else { return nil }
      return "\(places[0].place): \(name) is also declared at "
        + places.dropFirst().map(\.place).joined(separator: ", ") + "; rename one"
    }
  }

  private func mentions(in file: SourceText) -> [String] {
    guard let floor = floor(of: file) else { return [] }
    let excepted = names(exceptedFor: file)
    return forbiddenWords(in: file, on: floor).filter { !excepted.contains($0.word.text) }.map {
      file.complaint(
        $0.word.line,
        "\($0.word.text) of \($0.home.folder) (floor \($0.home.number)) is closed to "
          + "\(floor.folder) (floor \(floor.number))")
    }
  }

  /// Exceptions that nothing needs any more.
  private var idleExceptions: [String] {
    exceptions.flatMap { exception in
      let file = files.first { $0.path == exception.path }
      let used = file.flatMap { file in
        floor(of: file).map { forbiddenWords(in: file, on: $0).map(\.word.text) }
      }
      return exception.names.subtracting(used ?? []).sorted().map {
        "\(exception.path):1: the exception for \($0) is not needed; remove it"
      }
    }
  }

  private func forbiddenWords(
    in file: SourceText, on floor: Floor
  ) -> [(word: SourceText.Word, home: Floor)] {
    let local = Self.localNames(in: file)
    return file.words.compactMap { word in
      guard let homes = declared[word.text], !local.contains(word.text) else { return nil }
      // A member such as `Finding.Fix` is no mention of a `Fix` elsewhere; `LintRules.Fix` is.
      if let qualifier = word.qualifier, !Self.modules.contains(qualifier) { return nil }
      guard !homes.contains(where: { floor.mayMention(word.text, of: $0.floor) }) else {
        return nil
      }
      return homes.first.map { (word, $0.floor) }
    }
  }

  /// The types that a file declares itself, nested ones and placeholders of protocols included.
  private static func localNames(in file: SourceText) -> Set<String> {
    let keywords: Set = [
      "struct", "enum", "class", "protocol", "actor", "typealias", "associatedtype",
    ]
    let pairs = zip(file.words, file.words.dropFirst())
    return Set(pairs.filter { keywords.contains($0.0.text) }.map(\.1.text))
  }

  private func names(exceptedFor file: SourceText) -> Set<String> {
    exceptions.filter { $0.path == file.path }.reduce(into: []) { $0.formUnion($1.names) }
  }

  private func floor(of file: SourceText) -> Floor? {
    floors.last { file.path.hasPrefix("Sources/\($0.folder)/") }
  }
}
