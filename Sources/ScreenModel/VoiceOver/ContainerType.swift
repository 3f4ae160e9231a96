/// The `accessibilityContainerType` of an element.
@usableFromInline package enum ContainerType: String, Sendable {
  case none, list, landmark, dataTable, semanticGroup

  /// The author's type, or else the one of the class.
  package static func of(_ index: Int, in tree: UITree) -> ContainerType {
    let element = tree.elements[index]
    if element.has(.container), let name = tree.text(.container, of: index),
      let type = ContainerType(rawValue: name)
    {
      return type
    }
    if tree.childrenMode(of: index) == .contain { return .semanticGroup }
    return switch element.kind {
    case .listContainer: .list
    case .landmark: .landmark
    case .table: .dataTable
    case .group, .tabBar: .semanticGroup
    default: .none
    }
  }
}
