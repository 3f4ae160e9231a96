/// Recognises names of variables, views and translations by their shape.
enum IdentifierShape {
  /// Whether a label of one word is spelled as no word is.
  ///
  /// Addresses, handles, versions and names of files are not meant, nor are brands.
  static func matches(_ label: String) -> Bool {
    guard label.utf8.count >= 4, label.utf8.allSatisfy(isPart) else { return false }
    if label.utf8.contains(UInt8(ascii: ".")) { return isDottedKey(label) }
    if label.utf8.contains(UInt8(ascii: "_")) { return isSnakeCase(label) }
    return isCamelCase(label)
  }

  /// Whether a text is the key of a translation: `settings.title`, `LOGIN_BUTTON_TITLE`.
  static func isTranslationKey(_ text: String) -> Bool {
    guard (8..<80).contains(text.utf8.count), text.utf8.allSatisfy(isPart) else { return false }
    if text.utf8.contains(UInt8(ascii: ".")) {
      return !text.contains(where: \.isUppercase) && isDottedKey(text)
    }
    let parts = text.split(separator: "_")
    guard parts.count >= 2, text.allSatisfy({ $0.isUppercase || $0 == "_" }),
      let last = parts.last?.lowercased()
    else { return false }
    return nouns.contains(last) || keyWords.contains(last)
  }

  /// Whether a label that matches may as well be the name of a user: two words in lower case.
  static func mayBeUserName(_ label: String) -> Bool {
    let parts = label.split(separator: "_")
    return parts.count == 2 && !label.contains(".") && !label.contains(where: \.isUppercase)
      && !parts.contains { nouns.contains(String($0)) || keyWords.contains(String($0)) }
      && !String(parts[0]).isPrefix
  }

  /// Whether a label of words and underscores may as well be what a user calls something.
  static func mayBeUserData(_ label: String) -> Bool {
    label.utf8.contains(UInt8(ascii: "_")) && label.utf8.count >= 6 && !label.hasPrefix("_")
      && label.utf8.allSatisfy { isPart($0) && $0 != UInt8(ascii: ".") }
      && label.contains(where: \.isLetter)
  }

  /// Whether a label may be the name of a picture: a type's name of three words or more or with a
  /// technical one, a word for a picture with a number, or words in lower case after one for a
  /// picture.
  static func mayBePicture(_ label: String) -> Bool {
    if isTypeName(label) {
      let words = CamelCase.words(of: label)
      if words.count >= 3 || words.contains(where: technicalWords.contains) { return true }
    }
    if let last = label.utf8.last, last &- 0x30 < 10 || last >= 0x80 {
      let stem = label.reversed().drop { $0.isNumber }
      if stem.count < label.count, pictureWords.contains(String(stem.reversed()).lowercased()) {
        return true
      }
    }
    return ["icon ", "icn ", "img ", "btn "].contains { label.hasPrefix($0) }
      && label.split(separator: " ").count >= 2 && !label.contains(where: \.isUppercase)
  }

  /// Whether a label is spelled as names of assets are and hardly any word is: in camel case, with
  /// an underscore, or with a number, and without a blank.
  static func isAsset(_ label: String) -> Bool {
    label.utf8.allSatisfy(isPart)
      && (mayBePicture(label)
        || label.utf8.contains(UInt8(ascii: "_")) && mayBeUserData(label)
          && (label.first?.isUppercase == true || label.contains(where: \.isNumber)))
  }

  /// Whether a capitalised word has capitals inside, as the names of types have.
  static func isTypeName(_ label: String) -> Bool {
    label.utf8.count >= 4 && label.utf8.allSatisfy { isPart($0) && $0 != UInt8(ascii: ".") }
      && label.first?.isUppercase == true
      && !LowercaseNames.brands.contains(label.lowercased())
      && CamelCase.words(of: label).count >= 2
      && label.contains(where: \.isLowercase)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_")
  }

  private static func isCamelCase(_ label: String) -> Bool {
    guard label.first?.isLowercase == true,
      !LowercaseNames.brands.contains(label.lowercased())
    else { return false }
    let humps = CamelCase.words(of: label)
    guard humps.allSatisfy({ $0.count >= 2 }), let first = humps.first, let last = humps.last else {
      return false
    }
    return humps.count >= 3 || humps.count == 2 && (nouns.contains(last) || first.isPrefix)
  }

  /// Whether a name is of words and underscores: `user_name`, `LOGIN_BUTTON`.
  private static func isSnakeCase(_ label: String) -> Bool {
    let parts = label.split(separator: "_", omittingEmptySubsequences: false)
    let isUpper = parts.allSatisfy { $0.allSatisfy { $0.isUppercase || $0.isNumber } }
    let isLower = parts.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber } }
    let isCamel = parts.dropFirst().allSatisfy { $0.first?.isLowercase == true } && !isUpper
    guard parts.count >= 2, parts.allSatisfy({ $0.first?.isLetter == true }),
      parts.contains(where: { $0.count >= 3 })
    else { return false }
    return isUpper || isLower || isCamel
  }

  /// Whether a name is the key of a translation: `settings.title`.
  private static func isDottedKey(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ $0.first?.isLetter == true && $0.count >= 2 }),
      parts[0] != "www", let last = parts.last
    else { return false }
    let isKey = keyWords.contains(last.lowercased()) || keyWords.contains(parts[0].lowercased())
    let hasCode = parts.contains { part in
      part.contains("_") || part.first?.isLowercase == true && part.contains(where: \.isUppercase)
    }
    return isKey && !endings.contains(last.lowercased()) || parts.count >= 3 && hasCode
  }

  /// Words with which tools and people name pictures.
  private static let pictureWords = WordList(
    """
    picture image img icon photo button btn rectangle group path shape ellipse vector bitmap \
    artboard layer
    """)

  /// Words in names of pictures that say what they are for in the drawing.
  private static let technicalWords = WordList(
    """
    texture background shadow portrait icon image button bar bg line thumbnail overlay gradient \
    divider separator placeholder
    """)

  /// The endings of names of views.
  private static let nouns = WordList(
    """
    button btn label view image icon field cell title switch text key action item row \
    header footer subtitle placeholder hint avatar photo logo profile picture banner card \
    list menu screen page tab bar message description controller container slider tapped \
    pressed clicked
    """)

  /// The beginnings and endings of keys of translations.
  private static let keyWords = WordList(
    """
    title subtitle label button hint text message description placeholder header footer \
    accessibility a11y settings common general screen alert error action key name caption \
    image icon
    """)

  /// The endings of names of sites and files.
  private static let endings = WordList(
    """
    com org net de fr io app dev eu uk gov edu me co it es nl ru jp cn ai tv fm ly txt md \
    doc docx xls xlsx ppt pptx csv json xml yml yaml html htm js ts css swift py rb zip \
    mp3 mp4 mov wav
    """)
}

extension String {
  /// Whether it is what names of views begin with.
  fileprivate var isPrefix: Bool {
    ["btn", "lbl", "img", "txt", "ic", "icon", "icn", "str", "vw", "tf", "bt", "a11y"].contains(
      self)
  }
}
