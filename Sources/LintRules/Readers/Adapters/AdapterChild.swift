/// Where some of a node's children stand.
struct AdapterChild: Sendable {
  /// The path to a list of nodes, or to one node.
  var path: AdapterPath
  /// The type that they have whatever they say; nil where they say it.
  var type: String?
}
