import DocumentSyntax

/// What VoiceOver makes of a tree, as text: stops in order, and where each of their words is from.
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
    for (index, stop) in order.stops.enumerated() {
      writer.write("  \(index + 1). ")
      writeElement(stop.element, positions, to: &writer)
      if stop.part != .whole { writer.write(", \(stop.part)") }
      writer.write("\n")
      write(UtteranceBuilder.doubtedUtterance(of: stop, in: tree), of: stop, to: &writer)
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
