/// A container whose stops say where in it they are.
struct ContextProvider: Sendable {
  /// What sort of container it is.
  enum Kind: Sendable {
    case series, tabBar, tabs, list, landmark, table
  }

  let kind: Kind
  let owner: Int
  /// Whether its stops are those of an explicit list.
  let isList: Bool

  /// The context that an element provides to what it holds, if it provides any.
  init?(_ index: Int, in tree: AccessibilityTree) {
    let element = tree.element(index)
    let isList = element.has(.elements)
    guard let kind = Self.kind(index, in: tree, isList: isList) else { return nil }
    self.kind = kind
    owner = index
    self.isList = isList
  }

  private static func kind(_ index: Int, in tree: AccessibilityTree, isList: Bool) -> Kind? {
    switch tree.element(index).kind {
    case .segmentedControl: return .series
    case .tabBar: return isList ? .tabs : .tabBar
    default: break
    }
    if tree.traits[index].contains(.tabBar) { return .tabs }
    let wantsViews = tree.options.listContextForViews
    return switch ContainerType.of(index, in: tree.interface) {
    case .list where isList || wantsViews: .list
    case .landmark where isList || wantsViews: .landmark
    case .dataTable: .table
    default: nil
    }
  }
}
