package import DocumentSyntax
package import Linting

/// How a file is understood, as text: the tools for those who write readers and rules.
package struct Dump {
  /// The text; what of it could be understood.
  package let text: String
  /// Problems that keep the file from being understood completely.
  package let errors: [InputError]

  /// The values of a JSON or YAML file, or the elements of an XML file.
  package static func syntax(of file: SourceFile, _ reading: ReadingOptions) -> Dump {
    let format = reading.format ?? InputFormat(path: file.path)
    switch format.flatMap(FormatList.reader)?.syntax(of: file) {
    case .values(let parsed): return values(parsed, file)
    case .elements(let parsed): return elements(parsed, file)
    case .nodes(let parsed): return source(parsed, file)
    case nil: return syntax(ofContentsOf: file, reading.format)
    }
  }

  /// The syntax of a file whose contents tell which it is.
  private static func syntax(ofContentsOf file: SourceFile, _ format: InputFormat?) -> Dump {
    let (contents, problems) = CaptureFile.contents(of: file)
    switch contents {
    case .json(let syntax): return values(Parsed(tree: syntax, problems: problems), file)
    case .xml(let xml): return elements(Parsed(tree: xml, problems: problems), file)
    case .text:
      guard let problem = CaptureFile.syntaxProblem(of: file, as: format) else {
        return values(YAMLParser.parse(file), file)
      }
      return Dump(text: "", errors: InputError.errors([problem], in: file))
    case nil: return Dump(text: "", errors: InputError.errors(problems, in: file))
    }
  }

  /// The UI tree of a file, with what VoiceOver makes of it.
  package static func interface(
    of file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    in versions: LanguageVersions? = nil
  ) -> Dump {
    trees(of: file, reading, options, versions) { InterfaceText($0).text }
  }

  /// The stops of VoiceOver in a file, and where each of their words is from.
  package static func voiceOver(
    of file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    in versions: LanguageVersions? = nil
  ) -> Dump {
    trees(of: file, reading, options, versions) { VoiceOverText($0).text }
  }

  private static func trees(
    of file: SourceFile, _ reading: ReadingOptions, _ options: VoiceOverOptions,
    _ versions: LanguageVersions?, _ text: (AccessibilityTree) -> String
  ) -> Dump {
    let document = Readers.document(file, reading)
    let readings = (versions?.all ?? [.base]).flatMap { version in
      (0..<document.groupCount).map { document.read($0, in: version) }
    }
    let problems = readings.prefix(document.groupCount).flatMap(\.problems)
    let texts = readings.compactMap { reading in
      reading.tree.map { text(AccessibilityTree(resolving: $0, options)) }
    }
    return Dump(
      text: texts.joined(),
      errors: InputError.errors(document.outline.problems + problems, in: file))
  }

  private static func values(_ parsed: Parsed<SyntaxTree>, _ file: SourceFile) -> Dump {
    Dump(
      text: parsed.tree.map { SyntaxText.values(of: $0) } ?? "",
      errors: InputError.errors(parsed.problems, in: file))
  }

  private static func source(_ parsed: Parsed<SwiftTree>, _ file: SourceFile) -> Dump {
    Dump(
      text: parsed.tree.map { SyntaxText.nodes(of: $0) } ?? "",
      errors: InputError.errors(parsed.problems, in: file))
  }

  private static func elements(_ parsed: Parsed<XMLTree>, _ file: SourceFile) -> Dump {
    Dump(
      text: parsed.tree.map { SyntaxText.elements(of: $0) } ?? "",
      errors: InputError.errors(parsed.problems, in: file))
  }
}

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
        writer.write(" ")
        writer.writeJSON(tree.text(of: index))
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
        writer.write("=")
        writer.writeJSON(tree.value(of: attribute))
      }
      if element.hasText {
        writer.write(" ")
        writer.writeJSON(tree.text(of: index))
      }
      writer.write("\n")
      ends.append(Int(element.next))
    }
    return writer.text
  }

  /// The nodes of Swift source: kind, place, name; what has neither names nor parts is shown whole.
  static func nodes(of tree: SwiftTree) -> String {
    let places = places(
      of: tree.nodes.map { SourceRange(start: Int($0.start), end: Int($0.end)) }, in: tree.file)
    var writer = ByteWriter()
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let syntax = SwiftSyntax(tree: tree, index: index)
      writer.write(String(repeating: "  ", count: ends.count))
      writer.write("\(node.kind) \(places[index])")
      let hasParts = Int(node.next) > index + 1
      if !syntax.name.isEmpty || !hasParts {
        writer.write(" ")
        writer.writeJSON(syntax.name.isEmpty ? syntax.text : syntax.name)
      }
      writer.write("\n")
      ends.append(Int(node.next))
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
    var unread = tree.interface.unread[...]
    for (index, element) in elements.enumerated() {
      let depth = element.parent < 0 ? 0 : depths[Int(element.parent)] + 1
      depths.append(depth)
      let margin = String(repeating: "  ", count: depth)
      writer.write(margin + element.kind.rawValue)
      if let name = heading(of: index) { quote(name, to: &writer) }
      writer.write(" \(positions[index].line):\(positions[index].column)")
      if let view = unread.first, view.element == index {
        writer.write(" ")
        writer.writeEscaped(view.line)
        unread.removeFirst()
      }
      writer.write("\n")
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

  /// The attributes of an element, in the order of the file.
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

/// The VoiceOver view of a tree as text: stops in order, with the origin of each of their words.
struct VoiceOverText {
  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// The text: a line a stop, its parts below it, and what is silent at the end of each screen.
  var text: String {
    var writer = ByteWriter()
    let positions = LineIndex.positions(
      of: tree.interface.elements.map(\.anchor.start), in: tree.interface.file)
    for screen in tree.interface.screens.indices {
      write(screen, positions, to: &writer)
    }
    return writer.text
  }

  private func write(_ screen: Int, _ positions: [Position], to writer: inout ByteWriter) {
    let facts = tree.interface.screens[screen]
    writer.write("screen")
    if let name = facts.name { quote(name, to: &writer) }
    writer.write(" \(facts.idiom.rawValue)\n")
    let order = tree.readingOrder(ofScreen: screen)
    let unread = tree.unreadViews(onScreen: screen)
    write(unread, after: -1, to: &writer)
    for (index, stop) in order.stops.enumerated() {
      writer.write("  \(index + 1). ")
      writeElement(stop.element, positions, to: &writer)
      if stop.part != .whole { writer.write(", \(stop.part)") }
      writer.write("\n")
      write(UtteranceBuilder.doubtedUtterance(of: stop, in: tree), of: stop, to: &writer)
      write(unread, after: index, to: &writer)
    }
    for range in order.ambiguous {
      writer.write("  order not certain: \(range.lowerBound + 1) to \(range.upperBound)\n")
    }
    for index in facts.root..<Int(tree.element(facts.root).next) where tree.isMissed(index) {
      writer.write("  silent: ")
      writeElement(index, positions, to: &writer)
      writer.write(", \(tree.silences[index].explanation)\n")
    }
  }

  /// Writes the views that are not read and come after a stop.
  private func write(
    _ unread: [(view: UnreadView, after: Int)], after position: Int, to writer: inout ByteWriter
  ) {
    for (view, after) in unread where after == position {
      writer.write("   ")
      writer.writeEscaped(view.line)
      writer.write("\n")
    }
  }

  private func writeElement(_ index: Int, _ positions: [Position], to writer: inout ByteWriter) {
    writer.write(tree.element(index).kind.rawValue)
    if let id = tree.interface.text(.id, of: index) { quote(id, to: &writer) }
    writer.write(" \(positions[index].line):\(positions[index].column)")
  }

  private func write(_ utterance: Utterance, of stop: Stop, to writer: inout ByteWriter) {
    for part in utterance.parts {
      writer.write("       \(part.slot)")
      if let written = part.written { quote(written, to: &writer) }
      if let spoken = part.spoken, spoken != part.written {
        writer.write(part.written == nil ? " only spoken" : " spoken")
        quote(spoken, to: &writer)
      }
      writer.write(", from \(part.source.explanation) (\(part.evidence))\n")
      if !part.isSystem { writeReadings(of: part.written ?? "", stop, to: &writer) }
    }
    for doubt in utterance.uncertain {
      writer.write("       not certain: ")
      writer.writeEscaped(doubt)
      writer.write("\n")
    }
  }

  /// Writes which parts of a text are read otherwise than they are written, and why.
  private func writeReadings(of text: String, _ stop: Stop, to writer: inout ByteWriter) {
    let voice = tree.voice(of: stop.element, language: tree.language(of: stop.element))
    let bytes = Array(text.utf8)
    for reading in voice.readings(of: text) {
      writer.write("         ")
      quote(String(decoding: bytes[reading.range], as: UTF8.self), to: &writer)
      writer.write(" is read")
      quote(reading.spoken, to: &writer)
      writer.write(" (\(reading.evidence))")
      if !reading.reason.isEmpty { writer.write(": \(reading.reason)") }
      writer.write("\n")
    }
  }

  private func quote(_ text: String, to writer: inout ByteWriter) {
    writer.write(" \"")
    writer.writeEscaped(text)
    writer.write("\"")
  }
}
