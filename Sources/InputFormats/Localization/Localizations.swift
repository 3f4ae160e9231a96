import ScreenModel

/// The languages that the texts of an Interface Builder file are written in and translated into.
package struct Localizations: Sendable {
  /// The language of the file's own texts, where it is known.
  private let development: String?
  /// One table for each language, by language.
  private let tables: [TranslationTable]

  /// The languages of a file, given its path and the translations beside it.
  package init(of path: String, _ files: [TranslationFile]) {
    let own = LanguageTag.language(ofPath: path)
    development = own ?? files.lazy.compactMap { $0.sourceLanguage }.first
    var tables: [String: TranslationTable] = [:]
    for table in files.flatMap(\.tables) where table.language != own {
      if tables[table.language]?.add(table) == nil { tables[table.language] = table }
    }
    self.tables = tables.values.sorted { $0.language < $1.language }
  }

  /// The languages that can be had, sorted.
  package var languages: [String] {
    let translated = tables.map(\.language)
    guard let development, !translated.contains(development) else { return translated }
    return (translated + [development]).sorted()
  }

  /// Whether the file's texts can be had in a language.
  package func offers(_ language: String) -> Bool {
    LanguageTag.best(for: language, among: tables.map(\.language)) != nil || isOwn(language)
  }

  /// The file's own texts where its language is not known are taken for English, as they are
  /// without any choice.
  private func isOwn(_ language: String) -> Bool {
    LanguageTag.best(for: language, among: [development ?? "en"]) != nil
  }

  /// The language versions of the file for a choice.
  package func versions(for choice: LanguageChoice) -> LanguageVersions {
    let base = LanguageVersion(language: development, table: nil)
    switch choice {
    case .development: return LanguageVersions(all: [base])
    case .all:
      return LanguageVersions(
        all: [base]
          + tables.filter { $0.language != development }.map {
            LanguageVersion(language: $0.language, table: $0)
          })
    case .only(let tags):
      var isMissing: [String] = []
      var chosen: [TranslationTable] = []
      var wantsBase = false
      for tag in tags {
        if let best = LanguageTag.best(for: tag, among: tables.map(\.language)) {
          chosen += tables.filter { table in
            table.language == best && !chosen.contains { $0.language == best }
          }
        } else {
          wantsBase = true
          if !isOwn(tag) { isMissing.append(tag) }
        }
      }
      let versions = chosen.map { LanguageVersion(language: $0.language, table: $0) }
      return LanguageVersions(
        all: wantsBase ? [base] + versions : versions, notes: isMissing.map(note))
    }
  }

  private func note(_ language: String) -> String {
    let there =
      tables.isEmpty
      ? "there are no tables beside it" : "there is " + languages.joined(separator: ", ")
    return "no texts in \(Quoted.bare(language)), so its own are read; \(there)"
  }
}

/// The languages that somebody wants Interface Builder files read in.
public enum LanguageChoice: Sendable, Equatable {
  /// The language that the files are written in.
  case development
  /// These, as tags, in that order.
  case only([String])
  /// That of the files, and every language that has a table.
  case all

  /// The language of files that do not say theirs, where the choice tells one.
  public var first: String? {
    if case .only(let tags) = self { tags.first } else { nil }
  }
}
