/// One item of an explicit order.
public enum ExplicitElement: Sendable {
  /// The id of an element of the same screen.
  case reference(Located<String>)
  /// A pseudo-element written in place: the index of its element.
  case inline(Int)
}
