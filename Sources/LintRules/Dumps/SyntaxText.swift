import DocumentSyntax

/// The flat trees of the parsers as indented text, one value or element a line.
enum SyntaxText {
  /// The values of a JSON or YAML file: kind, place, text.
  static func values(of tree: SyntaxTree) -> String {
    let places = places(of: tree.entries.map(\.range), in: tree.file)
    var writer = ByteWriter()
    // The collections around an entry: where each ends, and whether its next entry is a key.
    var around: [(end: Int, isMapping: Bool, isKey: Bool)] = []
    for (index, entry) in tree.entries.enumerated() {
      while let last = around.last, last.end <= index { around.removeLast() }
      let depth = around.count
      var isKey = false
      if let last = around.last, last.isMapping {
        isKey = last.isKey
        around[depth - 1].isKey.toggle()
      }
      let indent = around.reduce(0) { $0 + ($1.isMapping ? 2 : 1) } - (isKey ? 1 : 0)
      writer.write(String(repeating: "  ", count: indent))
      writer.write((isKey ? "key" : "\(entry.kind)") + " " + places[index])
      if entry.kind == .alias {
        writer.write(" of \(places[tree.resolved(index)])")
      } else if !entry.kind.isCollection {
        writer.write(" \"")
        writer.writeEscaped(tree.text(of: index))
        writer.write("\"")
      }
      writer.write("\n")
      if entry.kind.isCollection {
        around.append((Int(entry.next), entry.kind == .mapping, true))
      }
    }
    return writer.text
  }

  /// The elements of an XML file: name, place, attributes, text.
  static func elements(of tree: XMLTree) -> String {
    let places = places(of: tree.elements.map(\.range), in: tree.file)
    var writer = ByteWriter()
    var ends: [Int] = []
    for (index, element) in tree.elements.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      writer.write(String(repeating: "  ", count: ends.count))
      writer.writeEscaped(tree.name(of: index))
      writer.write(" " + places[index])
      for attribute in tree.attributes(of: index) {
        writer.write(" ")
        writer.writeEscaped(tree.name(of: attribute))
        writer.write("=\"")
        writer.writeEscaped(tree.value(of: attribute))
        writer.write("\"")
      }
      if element.hasText {
        writer.write(" \"")
        writer.writeEscaped(tree.text(of: index))
        writer.write("\"")
      }
      writer.write("\n")
      ends.append(Int(element.next))
    }
    return writer.text
  }

  /// Where ranges begin and end, as `line:column-line:column`.
  private static func places(of ranges: [SourceRange], in file: SourceFile) -> [String] {
    let positions = LineIndex.positions(of: ranges.flatMap { [$0.start, $0.end] }, in: file)
    return ranges.indices.map { index in
      let (start, end) = (positions[index * 2], positions[index * 2 + 1])
      return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
  }
}
