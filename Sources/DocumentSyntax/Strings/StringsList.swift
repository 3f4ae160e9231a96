/// The texts of a strings file in the order of the file.
public struct StringsList: Sendable {
  /// The file that the ranges point into: decoded to UTF-8 where it was UTF-16.
  public let file: SourceFile
  /// The texts; a key may stand there more than once.
  public let entries: [StringsEntry]

  /// A list of those texts; the parser makes it.
  init(file: SourceFile, entries: [StringsEntry]) {
    self.file = file
    self.entries = entries
  }
}
