/// One language that an Interface Builder file is read in.
struct Edition: Sendable {
  /// The language; nil where nobody knows it.
  let language: String?
  /// The translations; nil for the texts of the file itself.
  let table: TranslationTable?

  /// The texts of the file itself, in a language that is not known.
  static let base = Edition(language: nil, table: nil)

  /// Whether the texts are those of the file itself.
  var isBase: Bool { table == nil }

  /// The name of a screen in this edition.
  func name(of screen: String?) -> String? {
    guard let table else { return screen }
    return Self.name(of: screen, in: [table.language])
  }

  /// The name of a screen in some languages.
  static func name(of screen: String?, in languages: [String]) -> String {
    let suffix = "(" + languages.joined(separator: ", ") + ")"
    return screen.map { $0 + " " + suffix } ?? suffix
  }

  /// The languages that stand behind a screen's name; none where its texts are the file's own.
  static func languages(inName name: String) -> [String] {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return [] }
    let tags = name[name.index(after: open)...].dropLast().split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    return tags.allSatisfy { LanguageTag.normalized($0) == $0 } ? tags : []
  }
}
