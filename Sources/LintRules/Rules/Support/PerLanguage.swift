/// What a rule makes of a language, kept for as long as elements are in the same one.
struct PerLanguage<Value> {
  /// What belongs to the language of the last element.
  private(set) var value: Value
  private var language = "en"
  private var screen: Int32 = -1
  private let make: (String) -> Value

  init(_ make: @escaping (String) -> Value) {
    self.make = make
    value = make("en")
  }

  /// Makes the value that of an element's language.
  @inline(__always) mutating func turn(to index: Int, in tree: AccessibilityTree) {
    let isOwn = tree.interface.elements[index].has(.language)
    if isOwn || tree.interface.elements[index].screen != screen {
      change(to: index, isOwn, in: tree)
    }
  }

  private mutating func change(to index: Int, _ isOwn: Bool, in tree: AccessibilityTree) {
    screen = isOwn ? -1 : tree.interface.elements[index].screen
    let next = tree.language(of: index)
    guard next != language else { return }
    language = next
    value = make(next)
  }
}
