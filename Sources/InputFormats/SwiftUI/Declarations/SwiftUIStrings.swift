public import DocumentSyntax

/// The texts of a string table in the language that the project is written in.
public struct SwiftUIStrings: Sendable {
  let texts: [String: String]

  /// The texts of a `.strings` file or string catalog; nil where it is of another language or has
  /// none. The folder of a `.strings` file tells its language.
  public init?(_ file: SourceFile, developmentLanguage: String?) {
    let folders = file.path.split(separator: "/").dropLast()
    let isCatalog = file.path.hasSuffix(".xcstrings")
    let folder = folders.last.map(String.init) ?? ""
    let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
    let own = developmentLanguage ?? "en"
    guard isCatalog || language == "Base" || language == own else { return nil }
    let translation = TranslationFile(file, language: isCatalog ? nil : own)
    let source = translation.sourceLanguage ?? own
    guard let table = translation.tables.first(where: { $0.language == source }) else {
      return nil
    }
    texts = table.texts.mapValues(\.text)
  }

  /// Whether a text is one word in capitals, as many keys are.
  static func isInCapitals(_ text: String) -> Bool {
    text.utf8.count > 1
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      }
  }
}
