/// A value that an adapter spells out: one text or several.
struct AdapterConstant: Sendable, Equatable {
  /// The texts as they are spelled.
  let texts: [String]
  /// Whether they were written as a list.
  let isList: Bool

  /// One text.
  init(_ text: String) {
    texts = [text]
    isList = false
  }

  /// A list of texts.
  init(list: [String]) {
    texts = list
    isList = true
  }
}
