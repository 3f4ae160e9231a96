/// The texts of an Interface Builder file in one language, by object id and property.
struct TranslationTable: Sendable {
  /// The language as a BCP 47 tag.
  let language: String
  /// The texts by keys such as `Pqa-aa-ury.text`.
  private(set) var texts: [String: TranslatedText]

  /// Takes the texts of another file that has not the same keys.
  mutating func add(_ other: TranslationTable) {
    texts.merge(other.texts) { own, _ in own }
  }
}
