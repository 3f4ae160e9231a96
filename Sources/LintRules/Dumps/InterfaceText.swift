import DocumentSyntax

/// The elements of a UI tree as indented text: what the file says, and what VoiceOver makes of it.
struct InterfaceText {
  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The text: a line an element, and its properties below it.
  var text: String {
    let elements = tree.interface.elements
    let positions = LineIndex.positions(of: elements.map(\.anchor.start), in: tree.interface.file)
    var writer = ByteWriter()
    var depths: [Int] = []
    for (index, element) in elements.enumerated() {
      let depth = element.parent < 0 ? 0 : depths[Int(element.parent)] + 1
      depths.append(depth)
      let margin = String(repeating: "  ", count: depth)
      writer.write(margin + element.kind.rawValue)
      if let name = heading(of: index) { quote(name, to: &writer) }
      writer.write(" \(positions[index].line):\(positions[index].column)\n")
      for (name, value) in properties(of: index) {
        writer.write(margin + "    " + name + ": ")
        writer.writeEscaped(value)
        writer.write("\n")
      }
    }
    return writer.text
  }

  private func heading(of index: Int) -> String? {
    tree.element(index).kind == .screen
      ? tree.screen(of: index).name : tree.interface.text(.id, of: index)
  }

  private func quote(_ text: String, to writer: inout ByteWriter) {
    writer.write(" \"")
    writer.writeEscaped(text)
    writer.write("\"")
  }

  private func properties(of index: Int) -> [(String, String)] {
    var properties: [(String, String)] = []
    if tree.element(index).kind != .screen {
      let silence = tree.silences[index]
      properties.append(("VoiceOver", speech(of: index) ?? "silent, \(silence.rawValue)"))
      properties.append(("name", name(of: index)))
      let traits = tree.traits[index].names
      properties.append(("traits", traits.isEmpty ? "none" : traits.joined(separator: ", ")))
      if let frame = frame(of: index) { properties.append(("frame", frame)) }
    }
    return properties + attributes(of: index)
  }

  private func speech(of index: Int) -> String? {
    tree.utterance(of: index).map { "\"\($0)\"" }
  }

  private func name(of index: Int) -> String {
    switch tree.name(of: index) {
    case .known(let name): "\"\(name.text)\" from \(name.source)"
    case .absent: "none"
    case .unknown(let reason): "unknown, \(reason.reason)"
    }
  }

  /// The place on the screen, or else the size.
  private func frame(of index: Int) -> String? {
    if let frame = tree.screenFrame(of: index).value {
      return "\(Points.size(frame)) at \(Points.text(frame.x)), \(Points.text(frame.y))"
    }
    return tree.size(of: index).value.map { Points.size($0) }
  }

  /// What the file says of the element, in the order of the file.
  private func attributes(of index: Int) -> [(String, String)] {
    let interface = tree.interface
    let element = tree.element(index)
    let first = Int(element.firstAttribute)
    let stored = interface.attributes[first..<first + Int(element.attributeCount)]
    let shownAbove: Set<AttributeKey> = [.type, .id, .screen, .children]
    return stored.filter { !shownAbove.contains($0.key) }.map { attribute in
      let value = interface.text(of: attribute) ?? interface.file.text(in: attribute.valueRange)
      return ("given \(attribute.key)", Quoted.bare(value))
    }
  }
}
