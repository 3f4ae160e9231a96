import DocumentSyntax

/// The elements of a page source in document order, whatever the syntax.
struct PageSource: Sendable {
  /// An element's place: in the XML tree, or among the entries of the JSON tree.
  private struct Place: Sendable {
    let index: Int32
    let parent: Int32
  }

  private let contents: CaptureContents
  private var places: [Place] = []

  /// The elements of an XML page source; roots that hold them are none.
  init(_ xml: XMLTree) {
    contents = .xml(xml)
    places.reserveCapacity(xml.elements.count)
    var open: [(end: UInt32, place: Int32)] = []
    for index in xml.elements.indices {
      while let last = open.last, last.end <= UInt32(index) { open.removeLast() }
      if index == 0, xml.nameEquals(0, "AppiumAUT") || xml.nameEquals(0, "hierarchy") { continue }
      open.append((xml.elements[index].next, Int32(places.count)))
      let parent = open.count > 1 ? open[open.count - 2].place : -1
      places.append(Place(index: Int32(truncatingIfNeeded: index), parent: parent))
    }
  }

  /// The elements of a JSON page source with that root.
  init(_ root: CaptureValue) {
    contents = .json(root.syntax)
    var open: [(item: Int, end: Int, parent: Int32)] = [(root.entry, root.entry + 1, -1)]
    while let (item, end, parent) = open.popLast() {
      guard item < end else { continue }
      let next = root.syntax.index(after: item)
      if parent >= 0 { open.append((next, end, parent)) }
      let value = CaptureValue(root.syntax, item)
      guard value.kind == .mapping else { continue }
      places.append(Place(index: Int32(truncatingIfNeeded: item), parent: parent))
      guard let children = value.member("children"), children.kind == .sequence else { continue }
      let last = Int(root.syntax.entries[children.entry].next)
      open.append((children.entry + 1, last, Int32(places.count - 1)))
    }
  }

  /// The number of elements.
  var count: Int { places.count }

  /// The place of the element that holds another one, or -1.
  func parent(of index: Int) -> Int { Int(places[index].parent) }

  /// What the tool wrote about an element.
  func node(_ index: Int) -> PageSourceNode {
    let place = Int(places[index].index)
    switch contents {
    case .xml(let xml): return PageSourceNode(xml, place)
    case .json(let syntax): return PageSourceNode(CaptureValue(syntax, place))
    case .text: return PageSourceNode(anchor: SourceRange(start: 0, end: 0))
    }
  }
}
