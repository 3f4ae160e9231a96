/// An Interface Builder file with the texts of one language.
package struct LanguageVersion: Sendable {
  /// The language; nil where nobody knows it.
  let language: String?
  /// The translations; nil for the texts of the file itself.
  package let table: TranslationTable?

  /// The texts of the file itself, in a language that is not known.
  package static let base = LanguageVersion(language: nil, table: nil)

  /// Whether the texts are those of the file itself.
  package var isBase: Bool { table == nil }

  /// The name of a screen in this version.
  func name(of screen: String?) -> String? {
    guard let table else { return screen }
    return Self.name(of: screen, in: [table.language])
  }

  /// The name of a screen in some languages.
  package static func name(of screen: String?, in languages: [String]) -> String {
    let suffix = "(" + languages.joined(separator: ", ") + ")"
    return screen.map { $0 + " " + suffix } ?? suffix
  }

  /// The languages that stand behind a screen's name; none where its texts are the file's own.
  package static func languages(inName name: String) -> [String] {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return [] }
    let tags = name[name.index(after: open)...].dropLast().split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    return tags.allSatisfy { LanguageTag.normalized($0) == $0 } ? tags : []
  }
}

/// The language versions of an Interface Builder file that are read, one after the other.
public struct LanguageVersions: Sendable {
  /// The versions, that with the file's own texts first.
  package let all: [LanguageVersion]
  /// Remarks for standard error: which language is missing.
  public let notes: [String]

  /// The texts of the file itself.
  public static let base = LanguageVersions(all: [.base])

  init(all: [LanguageVersion], notes: [String] = []) {
    self.all = all
    self.notes = notes
  }
}
