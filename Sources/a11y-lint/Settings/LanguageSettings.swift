import Linting

/// The languages that the files of a run are read in.
struct LanguageSettings: Sendable {
  /// The errors of tables that could not be read.
  private(set) var errors: [InputError] = []
  /// The tables that were read.
  private(set) var tables: Set<RawPath> = []
  private let choice: LanguageChoice
  /// The languages of each file with translations, by its path as reported.
  private var versions: [String: LanguageVersions] = [:]

  /// The languages of files that were found; nothing is looked for unless languages are chosen.
  /// Where the files are all of a run, a language that none of them has is refused. Where files of
  /// another time are given, the languages are those of then, and nothing is said about them.
  init(
    _ choice: LanguageChoice, _ files: [FoundFile], _ format: InputFormat?, areAll: Bool = true,
    earlier: ProjectVersion? = nil
  ) throws(UsageError) {
    self.choice = choice
    guard choice != .development else { return }
    var finder = TranslationFinder(earlier: earlier)
    var all: [Localizations] = []
    var isElsewhere = false
    for found in files {
      guard (format ?? InputFormat(path: found.shown))?.hasTranslations == true else {
        isElsewhere =
          isElsewhere || found.folder == nil || InputFormat.isAlwaysTree(path: found.shown)
        continue
      }
      let path = earlier == nil ? found.path : found.versions?.oldPath ?? found.path
      let tables = path.map { finder.files(beside: $0) } ?? []
      let localizations = Localizations(of: found.shown, tables)
      versions[found.shown] = localizations.versions(for: choice)
      all.append(localizations)
    }
    guard earlier == nil else { return }
    errors = finder.errors
    tables = finder.tables
    if case .only(let languages) = choice, !all.isEmpty, !isElsewhere, areAll {
      try Self.refuse(languages, unlessIn: all)
    }
    for note in finder.notes { OutputStream.complain(note) }
  }

  /// The languages of a file; nil where none were chosen.
  func versions(of found: FoundFile) -> LanguageVersions? { versions[found.shown] }

  /// The languages that an option names, or else the configuration.
  static func choice(
    _ arguments: Arguments, _ run: RunOptions
  ) throws(UsageError) -> LanguageChoice {
    let given = arguments.listValues(.language)
    let words = given.isEmpty ? run.languages ?? [] : given
    guard !words.isEmpty else { return .development }
    var tags: [String] = []
    for word in words where word != "all" {
      guard let tag = LanguageTag.normalized(word) else {
        throw UsageError(
          "--language takes a tag such as de or pt-BR, or all, not \(Arguments.shown(word))")
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return words.contains("all") ? .all : .only(tags)
  }

  /// Complains of languages in which no file of the run has texts.
  private static func refuse(
    _ languages: [String], unlessIn all: [Localizations]
  ) throws(UsageError) {
    let there = Set(all.flatMap(\.languages)).sorted()
    for language in languages where !all.contains(where: { $0.offers(language) }) {
      throw UsageError(
        "--language: no file has texts in \(language); "
          + (there.isEmpty
            ? "there are no translations" : "there is \(there.joined(separator: ", "))"))
    }
  }
}
