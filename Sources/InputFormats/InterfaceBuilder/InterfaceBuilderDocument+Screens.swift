import DocumentSyntax
import ScreenModel

extension InterfaceBuilderDocument: ScreenSource {
  func groups(_ options: ReadingOptions) -> [Range<Int>] {
    // An element is larger than an entry, and so is counted as four.
    let sizes = screens.map { 4 * (Int(xml.elements[$0.view].next) - $0.view) }
    return ScreenGroupSize(interfaceBuilder: sizes).groups(of: sizes)
  }

  func read(_ screens: Range<Int>, _ options: ReadingOptions) -> Reading {
    InterfaceBuilderReader.read(self, screens: screens)
  }

  var commentStyle: CommentStyle? { mentionsDirectives ? .xml : nil }

  func translate(
    _ tree: inout UITree, into version: LanguageVersion, _ options: ReadingOptions
  ) {
    // The folder tells the language of the texts, unless somebody knows better.
    let own =
      version.language ?? LanguageTag.language(ofPath: xml.file.path) ?? options.developmentLanguage
    let version = LanguageVersion(language: own, table: version.table)
    InterfaceBuilderTranslator(self, version)?.translate(&tree)
  }
}

extension ScreenGroupSize {
  /// The size for a storyboard or xib whose screens have so many entries each.
  ///
  /// Half of a small one takes longer to read than a thread takes to start.
  init(interfaceBuilder screens: [Int]) {
    let total = screens.reduce(0, +)
    let isHalved = (Self.smallest..<Self.smallest * 2).contains(total)
    self = isHalved ? Self(entries: total / 2) : Self(sharing: total)
  }
}

extension CommentStyle {
  /// Between `<!--` and `-->`.
  package static let xml = CommentStyle(
    block: Block(opening: "<!--", closing: "-->", isInRange: false), comments: XMLComments.ranges)
}
