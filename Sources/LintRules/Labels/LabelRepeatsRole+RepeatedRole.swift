/// A word in a label for what VoiceOver says anyway, and the label without it.
struct RepeatedRole {
  /// Where in a label the word may stand.
  enum Positions: String, CaseIterable {
    case byLanguage, end, start, both
  }

  /// The word as it is written.
  let word: String
  let role: RoleVocabulary.Role
  /// The label without the word.
  let rest: String
  /// Whether the rest is a name as it stands.
  let isClean: Bool

  /// The role word at the end or start of a label, for one of the roles that are spoken there.
  init?(
    in label: String, roles: [RoleVocabulary.Role], language: String, positions: Positions,
    extra: [String]
  ) {
    let language = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let lists = roles.compactMap { role in
      RoleVocabulary.words(for: role, in: language).map { (role, $0) }
    }
    guard !lists.isEmpty else { return nil }
    if Self.unspaced.contains(language) {
      guard positions != .start, let found = Self(suffixOf: label, lists) else { return nil }
      self = found
      return
    }
    let words = LabelWords(label)
    // A label that is nothing else is the business of another rule.
    guard words.count > 1, !Self.endsInThing(words),
      !lists.contains(where: { $0.0 != .searchField && $0.1.contains(words.joined) })
    else { return nil }
    let extra = extra.map { LabelWords($0).joined }
    let all = lists.map { ($0.0, $0.1.adding(extra)) }
    let seeksStart =
      positions == .byLanguage ? Self.roleFirst.contains(language) : positions != .end
    if positions == .byLanguage, language == "en", let found = Self(pictureOf: words, lists) {
      self = found
      return
    }
    if positions != .start, let found = Self(endOf: words, all, language) {
      self = found
    } else if seeksStart, let found = Self(startOf: words, all, language) {
      self = found
    } else {
      return nil
    }
  }

  /// All words for roles in a language, where a label may have them.
  static func phrases(in language: String, _ positions: Positions) -> NamePhrases {
    let language = WordPack.primary(language)
    if unspaced.contains(language) { return .anything }
    let starts = NamePhrases(RoleVocabulary.all, in: language, at: .start)
    let ends = NamePhrases(RoleVocabulary.all, in: language, at: .end)
    switch positions {
    case .start: return starts
    case .end: return ends
    case .both: return starts.union(ends)
    case .byLanguage where roleFirst.contains(language): return starts.union(ends)
    // "Picture of a lake" is English.
    case .byLanguage: return ends.union(RoleVocabulary.pictures(in: language))
    }
  }

  private init(word: String, role: RoleVocabulary.Role, rest: String, isClean: Bool) {
    self.word = word
    self.role = role
    self.rest = rest
    self.isClean = isClean
  }

  private typealias List = (RoleVocabulary.Role, WordList)

  /// The beginning of an English label such as "Picture of Ana".
  private init?(pictureOf words: LabelWords, _ lists: [List]) {
    guard words.count > 2, words[1] == "of", !Self.periods.contains(words[words.count - 1]),
      lists.contains(where: { $0.0 == .image && $0.1.contains(words[0]) })
    else { return nil }
    let name = ["a", "an", "the"].contains(words[2]) && words.count > 3 ? 3 : 2
    self.init(
      word: words.written(0..<2), role: .image,
      rest: LabelWords.capitalized(words.text(from: name)), isClean: true)
  }

  /// The role word that ends a label without blanks between its words.
  private init?(suffixOf label: String, _ lists: [List]) {
    for (role, words) in lists {
      let found = words.words.filter { label.hasSuffix($0) }.max { $0.count < $1.count }
      guard let found, label.count > found.count else { continue }
      var rest = label.dropLast(found.count)
      while let last = rest.last, !last.isLetter, !last.isNumber { rest.removeLast() }
      // What follows a particle is part of a phrase: a link to the picture.
      guard let last = rest.last, !"のを的".contains(last) else { continue }
      self.init(word: found, role: role, rest: String(rest), isClean: true)
      return
    }
    return nil
  }

  private init?(endOf words: LabelWords, _ lists: [List], _ language: String) {
    for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
      let first = words.count - count
      let found = words.joined(first..<words.count)
      guard let role = lists.first(where: { $0.1.contains(found) })?.0 else { continue }
      guard !Self.functionWords.contains(words[first - 1]) || Self.endsInPhrasalVerb(words, first),
        !Self.isObject(role, of: words[0], before: words[1], language),
        !Self.isJoined(first, in: words)
      else { return nil }
      let rest = words.text(before: first)
      guard !rest.isEmpty else { return nil }
      let word = words.written(first..<words.count)
      self.init(word: word, role: role, rest: rest, isClean: true)
      return
    }
    return nil
  }

  private init?(startOf words: LabelWords, _ lists: [List], _ language: String) {
    for count in stride(from: min(3, words.count - 1), through: 1, by: -1) {
      let found = words.joined(0..<count)
      guard let role = lists.first(where: { $0.1.contains(found) })?.0 else { continue }
      if Self.verbLast.contains(language), [.link, .image, .tab, .header].contains(role) {
        return nil
      }
      let word = words.written(0..<count)
      self.init(
        word: word, role: role, rest: LabelWords.capitalized(words.text(from: count)),
        isClean: !Self.functionWords.contains(words[count]))
      return
    }
    return nil
  }

  /// Whether a word is part of a name of the program, such as `hero_image`.
  /// Whether the words before the role are a verb with its particle: "Sign in button" is a button
  /// to sign in with.
  private static func endsInPhrasalVerb(_ words: LabelWords, _ first: Int) -> Bool {
    first == 2 && phrasalVerbs.contains(words.joined(0..<2))
  }

  /// Verbs whose particle is a preposition as well.
  private static let phrasalVerbs: Set<String> = [
    "sign in", "log in", "check in", "clock in", "opt in", "zoom in", "fill in", "plug in",
    "sign on", "log on", "turn on", "switch on", "stand by",
  ]

  private static func isJoined(_ position: Int, in words: LabelWords) -> Bool {
    let start = words.ranges[position].lowerBound
    guard start > words.text.startIndex else { return false }
    let mark = words.text[words.text.index(before: start)]
    return mark == "_" || mark == "."
  }

  /// Whether a label ends in the name of a thing that is called so.
  private static func endsInThing(_ words: LabelWords) -> Bool {
    things.contains(words.joined(words.count - 2..<words.count))
  }

  /// Whether the word is what an action is done to, as in "Copy link".
  private static func isObject(
    _ role: RoleVocabulary.Role, of verb: String, before next: String, _ language: String
  ) -> Bool {
    // A setting such as "Show the translate button" is about a button, "Show more button" is one.
    if role == .button {
      return (verb == "show" || verb == "hide") && !["more", "less", "all"].contains(next)
    }
    guard [.link, .image, .tab, .header, .textField, .searchField].contains(role) else {
      return false
    }
    return verbFirst.contains(language) || verbs.contains(verb)
  }

  /// Languages that write no blanks between words.
  static let unspaced: Set<String> = ["ja", "zh"]
  /// Languages in which the word for the role may come first.
  static let roleFirst: Set<String> = ["fr", "es", "pt", "it", "ru", "de", "nl"]
  /// Languages whose verbs come last in a label, so that what comes first is their object.
  private static let verbLast: Set<String> = ["de", "nl"]
  /// Languages in which the word for a role comes last only as the object of a verb.
  private static let verbFirst: Set<String> = ["fr", "es", "pt", "it"]

  /// The verbs that English labels use with links, pictures, tabs and fields.
  private static let verbs = WordList(
    """
    add attach capture change choose clear close copy create crop cut delete download edit \
    generate get hide import insert make manage move new open paste pick preview print \
    recent record remove rename reopen reorder replace reset restore rotate save scan select \
    send set share shorten show take update upload use view
    """)

  /// The periods that names of columns mention.
  private static let periods: Set<String> = ["day", "week", "month", "year"]

  /// Names of things that end in such a word.
  private static let things: Set<String> = [
    "radio button", "profile picture", "profile photo", "profile image", "profile icon",
    "cover photo", "cover image", "cover picture", "app icon", "background image",
    "background picture", "header image", "group photo", "group icon", "custom field",
    "football field", "soccer field", "playing field", "magnetic field", "panic button",
    "action button", "side button", "light switch", "kill switch", "wall switch",
    "nintendo switch", "dip switch", "address bar", "url bar", "location bar",
  ]

  /// Words after which a noun is part of a phrase, or with which no name begins.
  private static let functionWords = WordList(
    """
    a an the this that these those my your our their his her its any each every no of for to \
    from in on at by with and or per which what der die das den dem des ein eine einen von \
    für zu zum zur im am auf und diese dieser dieses diesen le la les l un une des du de d à \
    au aux pour par sur et ce cette ces mon ma votre el los las lo una del al para por con y \
    este esta su mi tu o os as um uma do da dos das em no na e il gli i uno di dal della \
    dello per nel het een van voor naar met op te deze dit и в на к от для с по это эта эту
    """)
}
