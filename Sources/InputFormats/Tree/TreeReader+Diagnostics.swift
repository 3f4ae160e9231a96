import DocumentSyntax
import ScreenModel

extension TreeReader {
  /// The most diagnostics of one file; a million unknown keys say no more than a hundred.
  private static let maximumDiagnostics = 1_000

  /// The most diagnostics of one file that say what may have been meant, which takes longer than
  /// reading a screen.
  private static let maximumSuggestions = 100

  /// The name that was probably meant, where not too many have been misspelt before.
  private func suggestion(for name: String, among names: [String]) -> String? {
    diagnostics.count < Self.maximumSuggestions
      ? Suggestion.closest(to: name, among: names) : nil
  }

  /// Hints for keys that people carry over from elsewhere.
  private static let habits = [
    "title": "text", "name": "label", "role": "type", "systemImage": "image", "icon": "image",
    "subviews": "children", "views": "children", "action": "onTap", "tap": "onTap",
    "isHeader": "traits", "alt": "label", "bounds": "frame",
  ]

  mutating func unknownKey(
    _ name: String, at entry: Int, element: Int?, owner: AttributeInfo.Owner
  ) {
    let names = TreeVocabulary.keys.filter { $0.owner == .both || $0.owner == owner }
      .flatMap { [$0.name] + $0.aliases }
    let place = owner == .screen ? "a screen" : "a node"
    let near =
      Self.habits[name].flatMap { names.contains($0) ? $0 : nil }
      ?? suggestion(for: name, among: names)
    report(
      .unknownKey, "\(Quoted.text(name)) is not a key of \(place), so nobody reads it",
      help: near.map { "Did you mean `\($0)`?" } ?? "Remove it, or see the list of keys.",
      at: entries[entry].range, element: element)
  }

  mutating func unknownField(_ name: String, at entry: Int, among names: [String]) {
    let near = suggestion(for: name, among: names)
    report(
      .unknownKey, "\(Quoted.text(name)) is not a key here, so nobody reads it",
      help: near.map { "Did you mean `\($0)`?" }
        ?? "The keys here are \(names.joined(separator: ", ")).",
      at: entries[entry].range, element: builder.count - 1)
  }

  mutating func unknownType(_ name: String, at range: SourceRange, element: Int) {
    let near = suggestion(
      for: name, among: ElementKind.nameable.map(\.rawValue) + ElementKind.aliases.map(\.name))
    report(
      .unknownType, "\(Quoted.text(name)) is not a type, so this is read as a plain view",
      help: near.map { "Did you mean `\($0)`?" }
        ?? "Give one of the types, and the class name as `class`.",
      at: range, element: element)
  }

  /// Reports a key that is given before under an alias; the same spelling twice is an input error,
  /// which the parser has reported.
  mutating func duplicate(_ name: String, at entry: Int, in mapping: Int, element: Int) {
    var key = mapping + 1
    while key < entry {
      if syntax.text(of: key) == syntax.text(of: entry) { return }
      key = following(following(key))
    }
    report(
      .duplicateKey, "`\(name)` is already given here under another name; this one is not read",
      help: "Remove one of the two.", at: entries[entry].range, element: element)
  }

  /// Reports a value that does not fit its key.
  mutating func mismatch(_ key: AttributeKey, _ entry: Int, at value: Int) {
    let info = TreeVocabulary.info[Int(key.rawValue)]
    if entries[entry].style == .missing {
      return missing(key, at: value, start: Int(entries[value].start))
    }
    let near =
      entries[entry].kind == .string
      ? suggestion(for: syntax.text(of: entry), among: info.form.names) : nil
    mismatch(
      at: value, "`\(info.name)` takes \(info.form.description), not \(describe(entry))",
      help: near.map { "Did you mean `\($0)`?" }
        ?? "It is ignored; write \(info.form.description).")
  }

  /// Reports a value that is none of the names that can stand there.
  mutating func noName(_ key: String, _ entry: Int, at value: Int, among names: [String]) {
    let near =
      entries[entry].kind == .string
      ? suggestion(for: syntax.text(of: entry), among: names) : nil
    let list = "one of " + names.joined(separator: ", ")
    mismatch(
      at: value, "`\(key)` takes \(list), not \(describe(entry))",
      help: near.map { "Did you mean `\($0)`?" } ?? "It is ignored; write \(list).")
  }

  mutating func mismatch(
    at entry: Int, _ message: String, help: String = "It is ignored; correct it or remove it.",
    element: Int? = nil
  ) {
    report(
      .typeMismatch, message, help: help, at: entries[entry].range,
      element: element ?? builder.count - 1)
  }

  /// Reports a key without a value, with a hint where a comment swallowed it.
  mutating func missing(_ key: AttributeKey, at value: Int, start: Int) {
    let info = TreeVocabulary.info[Int(key.rawValue)]
    let end = Int(entries[value].start)
    let isComment = commentFollows(end)
    report(
      .typeMismatch, "`\(info.name)` has no value",
      help: isComment
        ? "A # after a space begins a comment; put the value in quotes."
        : "Write \(info.form.description), or remove the key.",
      at: SourceRange(start: min(start, end), end: end), element: builder.count - 1)
  }

  private func commentFollows(_ offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset < bytes.count && bytes[offset] == UInt8(ascii: "#")
  }

  /// The kind of a value, in words.
  func describe(_ entry: Int) -> String {
    let record = entries[entry]
    switch record.kind {
    case .null: return "null"
    case .boolean: return "true or false"
    case .number: return "the number \(Quoted.text(syntax.text(of: entry)))"
    case .string: return "the text \(Quoted.text(syntax.text(of: entry)))"
    case .sequence: return "this list"
    case .mapping: return "this mapping"
    case .alias: return "an alias"
    }
  }

  private mutating func report(
    _ kind: Diagnostic.Kind, _ message: String, help: String, at range: SourceRange, element: Int?
  ) {
    guard diagnostics.count < Self.maximumDiagnostics else { return }
    diagnostics.append(
      Diagnostic(
        kind: kind, message: message, help: help, range: range,
        element: element.flatMap { $0 >= 0 ? $0 : nil }))
  }
}
