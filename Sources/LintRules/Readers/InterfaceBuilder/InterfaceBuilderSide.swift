/// A side of a view that a constraint can fix.
enum InterfaceBuilderSide {
  case width, height
}
