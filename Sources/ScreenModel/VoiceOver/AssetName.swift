/// VoiceOver's reading where only the name of a picture names an element.
package enum AssetName {
  /// The prefix of SF Symbols in the tree format.
  package static let systemPrefix = "system:"

  /// The name without folder, extension, scale and separators.
  package static func spoken(_ image: String) -> String {
    if let plain = plain(image) { return plain }
    var name = image.hasPrefix(systemPrefix) ? String(image.dropFirst(systemPrefix.count)) : image
    if let slash = name.lastIndex(of: "/") { name = String(name[name.index(after: slash)...]) }
    if !image.hasPrefix(systemPrefix), let dot = name.lastIndex(of: "."), dot != name.startIndex {
      name = String(name[..<dot])
    }
    for scale in ["@2x", "@3x"] where name.hasSuffix(scale) { name = String(name.dropLast(3)) }
    return separated(name)
  }

  /// The same for a name of ASCII alone, by its bytes; nil for any other.
  private static func plain(_ image: String) -> String? {
    var image = image
    return image.withUTF8 { bytes in
      for byte in bytes where byte >= 0x80 { return nil }
      var (start, end) = (0, bytes.count)
      let isSymbol = bytes.starts(with: systemPrefix.utf8)
      if isSymbol { start = systemPrefix.utf8.count }
      if let slash = bytes[start..<end].lastIndex(of: UInt8(ascii: "/")) { start = slash + 1 }
      if !isSymbol, let dot = bytes[start..<end].lastIndex(of: UInt8(ascii: ".")), dot != start {
        end = dot
      }
      for mark in [UInt8(ascii: "2"), UInt8(ascii: "3")]
      where end - start >= 3 && bytes[end - 3] == UInt8(ascii: "@") && bytes[end - 2] == mark
        && bytes[end - 1] == UInt8(ascii: "x")
      {
        end -= 3
      }
      return String(unsafeUninitializedCapacity: end - start) { name in
        for place in start..<end {
          let byte = bytes[place]
          let isMark =
            byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
          name.initializeElement(at: place - start, to: isMark ? UInt8(ascii: " ") : byte)
        }
        return end - start
      }
    }
  }

  /// The name with blanks in place of the marks that separate its words.
  private static func separated(_ name: String) -> String {
    let bytes = name.utf8.map { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        ? UInt8(ascii: " ") : byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Apple's name for a symbol where it is known, in American English; variants such as
  /// `star.fill` have names of their own.
  package static func systemDescription(_ image: String) -> String? {
    guard image.hasPrefix(systemPrefix) else { return nil }
    return symbols[String(image.dropFirst(systemPrefix.count))]
  }

  // MARK: Labels

  /// The beginnings and endings by which the name of a picture is known.
  package struct Words: Hashable, Sendable {
    /// Endings of image files.
    package var extensions = [
      "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif", "webp", "avif",
    ]
    /// Beginnings of asset names, before a `_` or `-`.
    package var prefixes = ["ic", "icn", "icon", "img", "btn", "bg"]

    package init(extensions: [String]? = nil, prefixes: [String]? = nil) {
      if let extensions { self.extensions = extensions }
      if let prefixes { self.prefixes = prefixes }
    }
  }

  /// Whether a label is the name of the picture that it stands for, or of any file or symbol.
  package static func isOne(_ label: String, of image: String?, words: Words) -> Bool {
    // All that follows needs one of the marks - . @ _ or the picture's name.
    let hasMark = label.utf8.contains { $0 == 0x2D || $0 == 0x2E || $0 == 0x40 || $0 == 0x5F }
    guard hasMark || image != nil, !label.contains(where: \.isWhitespace) else { return false }
    let lower = label.lowercased()
    if let image, isName(label, of: image) { return true }
    guard hasMark else { return false }
    if words.extensions.contains(where: {
      lower.hasSuffix("." + $0) && lower.count > $0.count + 1
    })
      || lower.contains("@2x") || lower.contains("@3x")
    {
      return true
    }
    if words.prefixes.contains(where: { lower.hasPrefix($0 + "_") || lower.hasPrefix($0 + "-") }) {
      return true
    }
    // Keys of translations and names that users gave have underscores as well.
    return label.count(where: { $0 == "_" }) >= 2 && !label.contains(where: \.isUppercase)
      || isSymbolName(label)
  }

  /// Whether a label repeats the picture's name; a capitalised word is taken for a real label.
  private static func isName(_ label: String, of image: String) -> Bool {
    let name =
      image.hasPrefix(systemPrefix)
      ? String(image.dropFirst(systemPrefix.count)) : image
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard label.lowercased() == name.lowercased() || label.lowercased() == stem.lowercased() else {
      return false
    }
    return label.first?.isUppercase != true || label.contains { !$0.isLetter }
  }

  private static let domainEndings: Set<Substring> = [
    "com", "org", "net", "de", "fr", "io", "app", "dev", "eu", "uk", "gov", "edu", "me", "co",
  ]

  /// Whether a label has the shape of a symbol's name: three or more lower-case words with dots.
  private static func isSymbolName(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0] != "www", let last = parts.last,
      !domainEndings.contains(last)
    else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter == true
        && part.allSatisfy { ($0.isLetter && $0.isLowercase || $0.isNumber) && $0.isASCII }
    }
  }

  /// Names that several people have written down as heard; the rest speak the symbol's name with
  /// blanks for dots, or words that nobody has listed.
  private static let symbols = [
    "exclamationmark.circle": "Error", "gear": "Settings", "globe": "Globe", "heart": "Love",
    "info.circle.fill": "info", "magnifyingglass": "Search", "paintbrush.fill": "format",
    "pencil": "Edit", "plus": "Add", "square.and.arrow.up": "Share", "star": "Favorite",
    "trash": "Delete", "xmark": "Close",
  ]
}
