/// The languages that somebody wants Interface Builder files read in.
public enum LanguageChoice: Sendable, Equatable {
  /// The language that the files are written in.
  case development
  /// These, as tags, in that order.
  case only([String])
  /// That of the files, and every language that has a table.
  case all

  /// The language of files that do not say theirs, where the choice tells one.
  public var first: String? {
    if case .only(let tags) = self { tags.first } else { nil }
  }
}
