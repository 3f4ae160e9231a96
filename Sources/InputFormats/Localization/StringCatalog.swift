import DocumentSyntax

/// The texts of a string catalog, language by language.
struct StringCatalog {
  let sourceLanguage: String?
  /// The tables in the order of their languages.
  let tables: [TranslationTable]

  /// A text that was found, before its line is known.
  private struct Found {
    let key: String
    let language: String
    let value: CaptureValue
  }

  /// The order in which the devices of a variation are asked.
  private static let devices: [StaticString] = ["iphone", "other", "ipad", "appletv"]

  /// The catalog; nil where the JSON is of something else.
  init?(_ syntax: SyntaxTree) {
    guard let root = syntax.roots.first,
      let strings = CaptureValue(syntax, root).present("strings"), strings.kind == .mapping
    else { return nil }
    sourceLanguage = CaptureValue(syntax, root).present("sourceLanguage")?.string
      .flatMap(LanguageTag.normalized)
    var found: [Found] = []
    for string in strings.members { Self.collect(string, into: &found) }
    tables = Self.tables(of: found, in: syntax.file)
  }

  private static func tables(of found: [Found], in file: SourceFile) -> [TranslationTable] {
    let positions = LineIndex.positions(of: found.map(\.value.range.start), in: file)
    var texts: [String: [String: TranslatedText]] = [:]
    for (found, position) in zip(found, positions) {
      texts[found.language, default: [:]][found.key] = TranslatedText(
        text: found.value.string ?? "", path: file.path, position: position)
    }
    return texts.sorted { $0.key < $1.key }.map {
      TranslationTable(language: $0.key, texts: $0.value)
    }
  }

  private static func collect(_ string: CaptureValue, into found: inout [Found]) {
    if string.present("shouldTranslate")?.flag == false { return }
    let key = string.name
    for localization in string.present("localizations")?.members ?? [] {
      guard let language = LanguageTag.normalized(localization.name),
        let value = value(of: localization)
      else { continue }
      found.append(Found(key: key, language: language, value: value))
    }
  }

  /// The text of a localization: that of a phone, and of the plural form for most numbers.
  private static func value(of localization: CaptureValue) -> CaptureValue? {
    var place = localization
    // A variation by device may hold one by number, and no more than that.
    for _ in 0..<4 {
      if let unit = place.present("stringUnit") { return value(ofUnit: unit) }
      guard let variations = place.present("variations") else { return nil }
      let next =
        variations.present("device").flatMap { device in
          devices.lazy.compactMap { device.present($0) }.first ?? device.members.first
        }
        ?? variations.present("plural").flatMap { $0.present("other") ?? $0.members.first }
      guard let next else { return nil }
      place = next
    }
    return nil
  }

  /// The text of a unit; an empty one that nobody has translated yet stands for the source.
  private static func value(ofUnit unit: CaptureValue) -> CaptureValue? {
    guard let value = unit.present("value"), let text = value.string else { return nil }
    let state = unit.present("state")?.string
    return text.isEmpty && state != "translated" && state != "needs_review" ? nil : value
  }
}
