import DocumentSyntax

/// An Interface Builder document that is parsed, with what its parts say about one another.
struct InterfaceBuilderDocument: Sendable {
  let xml: XMLTree
  /// What the document says about all its screens.
  let settings: InterfaceBuilderReader.Settings
  /// What outlets lead to.
  let outlets: InterfaceBuilderReferences
  /// The gesture recognisers.
  let recognizers: InterfaceBuilderReferences
  /// The colours of the resources: the XML elements of their values.
  let colors: [String: Int]
  /// The names of the screens that segues lead to, by the object ids of the controllers.
  let destinations: [String: String]
  /// The screens in document order.
  let screens: [InterfaceBuilderScreen]
  /// Whether the file has anywhere what directives begin with.
  let mentionsDirectives: Bool
}
