import DocumentSyntax
import ScreenModel

/// Elements that a view has without any XML element of their own.
extension InterfaceBuilderReader {
  /// Reads the button that a cell has at its end.
  mutating func readAccessory(of cell: Int) {
    guard let type = attribute("accessoryType", of: cell) else { return }
    let element = begin(.button, at: cell, marks: .systemProvided)
    builder.set(anchor: SourceRange(start: type.nameStart, end: type.valueEnd))
    builder.add(.text, text: "More Info", value: type.valueRange, start: type.nameStart)
    if let connections = child("connections", of: cell) {
      var segue = connections + 1
      while segue < next(connections) {
        if isAccessoryAction(segue) {
          builder.set(mark: .hasAction)
          addSegue(segue)
        }
        segue = next(segue)
      }
    }
    builder.end(element)
  }

  /// Reads the outlet that puts a switch at the end of a cell: the two are one stop, which says
  /// the cell's texts and the state of the switch.
  mutating func readAccessoryView(_ outlet: Int, of cell: Int) {
    guard let id = attribute("destination", of: outlet), !builder.hasKey(.traits),
      let view = (cell + 1..<next(cell)).first(where: {
        xml.nameEquals($0, "switch") && key(of: $0, "id", isValueOf: id)
      })
    else { return }
    accessoryViews.insert(bytes, start: id.valueStart, end: id.valueEnd, value: view)
    builder.add(traits: .toggle, value: nodes[outlet].tagRange)
    builder.add(
      .on, flag: attribute("on", of: view).map(isYes) ?? false, value: nodes[view].tagRange)
  }

  private func key(
    of index: Int, _ name: StaticString, isValueOf other: XMLAttribute
  ) -> Bool {
    attribute(name, of: index).map { xml.value(of: $0) == xml.value(of: other) } ?? false
  }

  /// Whether a segue begins at the button of a cell, and not at the cell.
  func isAccessoryAction(_ segue: Int) -> Bool {
    attribute("trigger", of: segue).map { xml.value(of: $0).hasPrefix("accessory") } ?? false
  }

  /// Reads the scopes below a search bar.
  mutating func readScopes(_ found: TagContents) {
    let element = begin(.segmentedControl, at: found.scopes, marks: .systemProvided)
    open.append((element, 0))
    var scope = found.scopes + 1
    while scope < next(found.scopes) {
      if tag(of: scope)?.role == .string {
        let segment = begin(.segment, at: scope)
        add(.text, content: scope)
        builder.end(segment)
      }
      scope = next(scope)
    }
    open.removeLast()
    builder.end(element)
  }

  // MARK: Explicit orders

  /// Adds the explicit order that outlets of a view name.
  mutating func addOrder(_ outlets: [Int]) {
    guard let first = outlets.first else { return }
    let ids = outlets.compactMap { text("destination", of: $0) }
    for id in ids where listed[id] == nil { listed[id] = -1 }
    lists.append((builder.addElementList(value: nodes[first].tagRange), ids))
  }

  /// Notes where an object of an explicit order was read.
  mutating func noteListed(_ id: XMLAttribute) {
    let id = xml.value(of: id)
    if listed[id] == -1 { listed[id] = builder.count - 1 }
  }

  /// Completes the explicit orders of a screen.
  mutating func resolveOrders() {
    for list in lists {
      for id in list.ids {
        guard let element = listed[id], element >= 0 else { continue }
        builder.appendElement(.inline(element), toList: list.value)
      }
    }
    lists = []
    listed = [:]
  }
}
