package import ScreenModel

/// The screens of a parsed file, as its format reads them.
///
/// Each format has one in its own folder; a `Document` asks it once a group of screens.
package protocol ScreenSource: Sendable {
  /// Which of the screens each group has; none where there is nothing to read.
  func groups(_ options: ReadingOptions) -> [Range<Int>]

  /// The elements of some of the screens, as they are written.
  func read(_ screens: Range<Int>, _ options: ReadingOptions) -> Reading

  /// How comments are written beside the screens; nil where there can be none.
  var commentStyle: CommentStyle? { get }

  /// Whether authors write the file, so that a fix may change it.
  var isEditable: Bool { get }

  /// The span of the mappings that begin in a line; nil where elements tell where they begin.
  func values(beginningIn line: Range<Int>) -> Range<Int>?

  /// Gives elements that were read the texts of a language, and their screens the language.
  func translate(
    _ tree: inout UITree, into version: LanguageVersion, _ options: ReadingOptions)
}

extension ScreenSource {
  /// A file that is one screen, or that is read at once.
  package func groups(_ options: ReadingOptions) -> [Range<Int>] { [0..<1] }

  package var commentStyle: CommentStyle? { nil }

  package var isEditable: Bool { true }

  package func values(beginningIn line: Range<Int>) -> Range<Int>? { nil }

  /// Texts stay as they are; the language that the user gives is that of screens without one.
  package func translate(
    _ tree: inout UITree, into version: LanguageVersion, _ options: ReadingOptions
  ) {
    guard let language = options.language else { return }
    for index in tree.screens.indices {
      let root = tree.elements[tree.screens[index].root]
      guard !root.has(.language) else { continue }
      tree.screens[index].language = language
      if !root.has(.direction) {
        tree.screens[index].isRightToLeft = LanguageTag.isRightToLeft(language)
      }
    }
  }
}
