import ScreenModel

/// Tags of languages: `de`, `pt-BR`, `zh-Hans`, and what Xcode's folders call them.
package enum LanguageTag {
  /// The folders of old projects, which are named in English.
  private static let oldNames = [
    "dutch": "nl", "english": "en", "french": "fr", "german": "de", "italian": "it",
    "japanese": "ja", "korean": "ko", "portuguese": "pt", "russian": "ru", "spanish": "es",
  ]

  /// The languages that are written from right to left, unless the tag names another script.
  private static let rightToLeft: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]

  /// The tag as it is usually written; nil where the text is none.
  package static func normalized(_ text: String) -> String? {
    if let tag = oldNames[text.lowercased()] { return tag }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.utf8.count), text.utf8.count <= 35,
      first.utf8.allSatisfy({ isLetter($0) }),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isWordLetter) })
    else { return nil }
    let rest = parts.dropFirst().map { part in
      switch part.utf8.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }
    return ([first.lowercased()] + rest).joined(separator: "-")
  }

  /// The language of a folder such as `de.lproj`; nil for any other folder, `Base.lproj` and
  /// `mul.lproj` among them.
  package static func language(ofFolder name: String) -> String? {
    guard name.lowercased().hasSuffix(".lproj") else { return nil }
    let language = String(name.dropLast(6))
    guard let tag = normalized(language), tag != "mul" else { return nil }
    return tag
  }

  /// The language of the folder that a file lies in, where that is the folder of a language.
  static func language(ofPath path: String) -> String? {
    let folder = path.split { $0 == "/" || $0 == "\\" }.dropLast().last
    return folder.flatMap { language(ofFolder: String($0)) }
  }

  /// The tag among some that a wish is best met with; nil where none is of that language.
  ///
  /// `de-AT` is met by `de`, and `pt` by the first of `pt-BR` and `pt-PT`.
  static func best(for wish: String, among tags: [String]) -> String? {
    var parts = wish.split(separator: "-")
    while !parts.isEmpty {
      let wanted = parts.joined(separator: "-")
      if tags.contains(wanted) { return wanted }
      parts.removeLast()
    }
    // Chinese in another script would be another language to most readers.
    return wish.contains("-") ? nil : tags.first { $0.hasPrefix(wish + "-") }
  }

  /// Whether texts in a language run from right to left.
  static func isRightToLeft(_ tag: String) -> Bool {
    let parts = tag.lowercased().split(separator: "-").map(String.init)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return rightToLeftScripts.contains(script)
    }
    return parts.first.map { rightToLeft.contains($0) } ?? false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isWordLetter(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
