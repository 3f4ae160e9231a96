/// Tells by the hashes of labels which may begin or end with the word for a role.
struct RepeatedRoleFilter {
  private let takesAll: Bool
  private let start: PhraseFilter
  private let end: PhraseFilter

  init(_ language: String, _ positions: RepeatedRole.Positions, extra: [String]) {
    let language = WordPack.primary(language)
    takesAll = !extra.isEmpty || RepeatedRole.unspaced.contains(language)
    switch positions {
    case .end:
      start = PhraseFilter([], in: language, at: .start)
    case .byLanguage where !RepeatedRole.roleFirst.contains(language):
      // "Picture of a lake" is English.
      start =
        language == "en"
        ? RoleVocabulary.pictureFilter(in: language)
        : PhraseFilter([], in: language, at: .start)
    case .byLanguage, .start, .both:
      start = RoleVocabulary.filter(in: language, at: .start)
    }
    end =
      positions == .start
      ? PhraseFilter([], in: language, at: .end) : RoleVocabulary.filter(in: language, at: .end)
  }

  /// Whether a label may have such a word.
  @inline(__always) func mayMatch(_ label: WordHashes) -> Bool {
    takesAll || end.mayMatch(label) || start.mayMatch(label)
  }
}
