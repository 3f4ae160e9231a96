package import DocumentSyntax
package import ScreenModel

/// Reads the values of a configuration file and keeps what is wrong with them, each at its place.
package struct SettingsReader {
  /// A member of an object.
  package struct Member {
    package let name: String
    /// The entry of its key.
    package let key: Int
    /// The entry of its value, or of what that stands for.
    package let value: Int

    package init(name: String, key: Int, value: Int) {
      self.name = name
      self.key = key
      self.value = value
    }
  }

  package let syntax: SyntaxTree
  /// The problems, in the order in which they were found.
  package private(set) var problems: [SyntaxProblem] = []

  package init(_ syntax: SyntaxTree) {
    self.syntax = syntax
  }

  /// Notes what is wrong at an entry; a collection is shown by its first byte.
  package mutating func complain(_ message: String, at entry: Int) {
    guard problems.count < SyntaxLimits.problems else { return }
    let record = syntax.entries[entry]
    let end = record.kind.isCollection ? min(record.end, record.start + 1) : record.end
    problems.append(
      SyntaxProblem(
        .syntax, message, at: SourceRange(start: Int(record.start), end: Int(end))))
  }

  /// The kind of a value.
  package func kind(_ entry: Int) -> SyntaxKind { syntax.entries[entry].kind }

  /// The text of a scalar as it is spelled.
  package func text(_ entry: Int) -> String { syntax.text(of: entry) }

  /// The entries of a list, or the one that stands for a list.
  package func items(_ entry: Int) -> [Int] {
    let entry = syntax.resolved(entry)
    guard kind(entry) == .sequence else { return [entry] }
    var items: [Int] = []
    var item = entry + 1
    while item < Int(syntax.entries[entry].next) {
      items.append(syntax.resolved(item))
      item = syntax.index(after: item)
    }
    return items
  }

  /// The members of an object in the order of the file; none of anything else.
  package func members(_ entry: Int) -> [Member] {
    let entry = syntax.resolved(entry)
    guard kind(entry) == .mapping else { return [] }
    var members: [Member] = []
    var key = entry + 1
    while key < Int(syntax.entries[entry].next) {
      let value = syntax.index(after: key)
      members.append(Member(name: text(key), key: key, value: syntax.resolved(value)))
      key = syntax.index(after: value)
    }
    return members
  }

  /// The members of an object that has only those keys; others are reported.
  package mutating func members(
    _ entry: Int, of owner: String, among keys: [SettingsKey]
  ) -> [Member] {
    guard kind(syntax.resolved(entry)) == .mapping else {
      complain("\(owner) takes an object, not \(describe(entry))", at: entry)
      return []
    }
    return members(entry).filter { member in
      let isKnown = keys.contains { $0.name == member.name }
      if !isKnown { unknown(member, of: owner, among: keys.map(\.name)) }
      return isKnown
    }
  }

  /// Reports a key that is none of those that there are.
  package mutating func unknown(_ member: Member, of owner: String, among names: [String]) {
    unknown("\(owner) has no key", member.name, at: member.key, among: names)
  }

  /// Reports a word that is none of those that there are.
  package mutating func unknown(
    _ start: String, _ word: String, at entry: Int, among names: [String]
  ) {
    let hint = Suggestion.closest(to: word, among: names).map { "; did you mean `\($0)`?" }
    let list = names.count <= 24 ? "; use \(names.joined(separator: ", "))" : ""
    complain("\(start) \(Quoted.text(word))\(hint ?? list)", at: entry)
  }

  /// Reports a value that has not the form of its key.
  package mutating func mismatch(_ name: String, takes form: String, _ entry: Int) {
    complain("`\(name)` takes \(form), not \(describe(entry))", at: entry)
  }

  /// A text; reports anything else.
  package mutating func text(_ member: Member) -> String? {
    guard kind(member.value) != .null, !kind(member.value).isCollection else {
      mismatch(member.name, takes: "a text", member.value)
      return nil
    }
    return text(member.value)
  }

  /// A boolean; reports anything else.
  package mutating func flag(_ member: Member) -> Bool? {
    let flag = syntax.boolean(of: member.value)
    if flag == nil { mismatch(member.name, takes: "true or false", member.value) }
    return flag
  }

  /// The texts of a list, or the one that stands for a list; reports anything else.
  package mutating func texts(_ member: Member) -> [String] {
    var texts: [String] = []
    for item in items(member.value) {
      guard kind(item) != .null, !kind(item).isCollection else {
        mismatch(member.name, takes: "a list of texts", item)
        continue
      }
      texts.append(text(item))
    }
    return texts
  }

  /// One of some words; reports anything else.
  package mutating func choice(_ member: Member, among words: [String]) -> String? {
    guard let word = text(member) else { return nil }
    guard words.contains(word) else {
      unknown("`\(member.name)` takes no", word, at: member.value, among: words)
      return nil
    }
    return word
  }

  /// Words of a list; reports anything else.
  package mutating func choices(_ member: Member, among words: [String]) -> [String] {
    var chosen: [String] = []
    for item in items(member.value) {
      let one = Member(name: member.name, key: member.key, value: item)
      if let word = choice(one, among: words) { chosen.append(word) }
    }
    return chosen
  }

  /// A number in a range; reports anything else.
  package mutating func number(_ member: Member, in bounds: ClosedRange<Double>, takes: String)
    -> Double?
  {
    guard kind(member.value) == .number, let number = Double(text(member.value)),
      bounds.contains(number)
    else {
      mismatch(member.name, takes: takes, member.value)
      return nil
    }
    return number
  }

  /// A whole number in a range; reports anything else.
  package mutating func count(_ member: Member, in bounds: ClosedRange<Int>) -> Int? {
    let form = SettingsKey.Form.count(bounds).description
    guard kind(member.value) == .number, let number = Int(text(member.value)),
      bounds.contains(number)
    else {
      mismatch(member.name, takes: form, member.value)
      return nil
    }
    return number
  }

  /// A day; reports anything else.
  package mutating func day(_ member: Member) -> CalendarDay? {
    guard let word = text(member) else { return nil }
    guard let day = CalendarDay(word) else {
      mismatch(member.name, takes: SettingsKey.Form.date.description, member.value)
      return nil
    }
    return day
  }

  /// The kind of a value, in words.
  package func describe(_ entry: Int) -> String {
    switch kind(syntax.resolved(entry)) {
    case .null: "nothing"
    case .boolean: "true or false"
    case .number: "the number \(Quoted.text(text(entry)))"
    case .string, .alias: "the text \(Quoted.text(text(entry)))"
    case .sequence: "a list"
    case .mapping: "an object"
    }
  }
}
