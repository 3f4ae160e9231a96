import DocumentSyntax

extension Document {
  /// The elements of one portion, with the texts of a language.
  func read(_ portion: Int, in edition: Edition, _ options: ReadingOptions) -> Reading {
    var reading = read(portion)
    guard reading.tree != nil else { return reading }
    if case .interface(let document) = source {
      // The folder tells the language of the texts, unless somebody knows better.
      let own =
        edition.language ?? LanguageTag.language(ofPath: file.path) ?? options.developmentLanguage
      let edition = Edition(language: own, table: edition.table)
      if let translator = InterfaceBuilderTranslator(document, edition), var tree = reading.tree {
        reading.tree = nil
        translator.translate(&tree)
        reading.tree = tree
      }
    } else if let language = options.language {
      reading.tree?.setLanguage(language)
    }
    return reading
  }
}

extension UITree {
  /// Sets the language of the screens that do not say theirs.
  fileprivate mutating func setLanguage(_ language: String) {
    for index in screens.indices where !elements[screens[index].root].has(.language) {
      screens[index].language = language
      if !elements[screens[index].root].has(.direction) {
        screens[index].isRightToLeft = LanguageTag.isRightToLeft(language)
      }
    }
  }
}
