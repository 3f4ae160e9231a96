/// A constraint that a view has for its own width or height.
struct InterfaceBuilderConstraint {
  /// How what is constrained and its bound compare.
  enum Relation {
    case equal, atLeast, atMost
  }

  /// The XML element.
  let index: Int
  var side = InterfaceBuilderSide.width
  var relation = Relation.equal
  /// Whether it is about the proportion of width and height.
  var isRatio = false
  var constant: Double?
  var multiplier: Double?
  var priority = 1000.0
  /// Whether an outlet leads to it.
  var isHeldByCode = false
}
