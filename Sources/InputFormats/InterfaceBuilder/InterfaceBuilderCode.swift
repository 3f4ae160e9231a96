import DocumentSyntax
import ScreenModel

/// The values that code of the project gives to the views of an Interface Builder document, by
/// object id: those that the class of an outlet's owner assigns.
struct InterfaceBuilderCode: Sendable {
  /// The values that an outlet gets, and where the document has it.
  struct Outlet: Sendable {
    let range: SourceRange
    let values: [OutletValue]
  }

  private var outlets: [String: [Outlet]] = [:]

  /// No values at all.
  init() {}

  /// The values for the views of a document.
  init(_ reader: InterfaceBuilderReader, _ index: SwiftUIIndex) {
    var open: [Int] = []
    for node in reader.nodes.indices {
      while let last = open.last, reader.next(last) <= node { open.removeLast() }
      if let owner = open.last, reader.xml.nameEquals(node, "connections"),
        let name = reader.text("customClass", of: owner)
      {
        // The class may have its module in front.
        let type = name.split(separator: ".").last.map(String.init) ?? name
        reader.forEachChild(of: node) { add($0, of: type, reader, index) }
      }
      open.append(node)
    }
  }

  private mutating func add(
    _ connection: Int, of type: String, _ reader: InterfaceBuilderReader, _ index: SwiftUIIndex
  ) {
    guard reader.xml.nameEquals(connection, "outlet"),
      let property = reader.text("property", of: connection),
      let id = reader.text("destination", of: connection)
    else { return }
    let values = index.outlets.values(of: property, in: type, index)
    guard !values.isEmpty else { return }
    let range = reader.nodes[connection].tagRange
    outlets[id, default: []].append(Outlet(range: range, values: values))
  }

  /// Whether there are none.
  var isEmpty: Bool { outlets.isEmpty }

  /// The values of the object of an id.
  subscript(id: String) -> [Outlet] { outlets[id] ?? [] }
}

extension InterfaceBuilderReader {
  /// Reads what code says of a view; what the file says itself counts more, as it is judged there.
  mutating func readCode(of index: Int) {
    guard !code.isEmpty, let id = text("id", of: index) else { return }
    for outlet in code[id] {
      for value in outlet.values where !builder.hasKey(value.key) {
        switch value.content {
        case .text(let text): builder.add(value.key, text: text, value: outlet.range)
        case .flag(let flag): builder.add(value.key, flag: flag, value: outlet.range)
        case .traits(let traits): builder.add(traits: traits, value: outlet.range)
        case .unknown: builder.add(value.key, unknown: .madeAtRunTime, value: outlet.range)
        case .none: continue
        }
        builder.noteCode(at: value.place)
      }
    }
  }
}
