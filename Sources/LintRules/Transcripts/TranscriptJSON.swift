/// Transcripts as JSON, for tests and dashboards.
public enum TranscriptJSON {
  /// The version of the form; it changes only where something is taken away.
  static let schemaVersion = 1

  /// Writes the transcripts of some files as one document.
  public static func write(_ transcripts: [Transcript], to output: inout ByteWriter) {
    output.write("{\"schemaVersion\": \(schemaVersion), \"screens\": [")
    var isFirst = true
    for transcript in transcripts {
      for screen in transcript.screens {
        output.write(isFirst ? "\n  " : ",\n  ")
        isFirst = false
        write(screen, of: transcript.path, to: &output)
      }
    }
    output.write(isFirst ? "]}\n" : "\n]}\n")
  }

  private static func write(
    _ screen: TranscriptScreen, of path: String, to output: inout ByteWriter
  ) {
    output.write("{\"path\": ")
    output.writeJSON(path)
    output.write(", \"screen\": ")
    output.writeJSON(screen.name)
    output.write(", \"idiom\": \"\(screen.idiom.rawValue)\"")
    output.write(", \"drawnOrder\": \(screen.isDrawnOrder), \"ambiguousOrder\": ")
    writeList(screen.ambiguousOrder, to: &output) { numbers, output in
      output.write("{\"stops\": ")
      writeList(numbers, to: &output) { $1.write(String($0)) }
      output.write("}")
    }
    output.write(",\n   \"stops\": ")
    writeList(screen.stops, separator: ",\n    ", to: &output, write)
    output.write(",\n   \"silent\": ")
    writeList(screen.silent, separator: ",\n    ", to: &output, write)
    output.write(", \"notModelled\": ")
    output.writeJSON(screen.notModelled)
    output.write("}")
  }

  private static func write(_ stop: TranscriptStop, to output: inout ByteWriter) {
    output.write("{\"index\": \(stop.number), \"nodeID\": ")
    output.writeJSON(stop.nodeID)
    output.write(", \"nodePath\": ")
    output.writeJSON(stop.nodePath)
    output.write(", \"type\": \"\(stop.nodeType)\", \"part\": ")
    output.writeJSON(stop.part)
    output.write(", \"description\": ")
    output.writeJSON(stop.description)
    output.write(", \"hint\": ")
    output.writeJSON(stop.hint)
    output.write(", \"notices\": ")
    output.writeJSON(stop.notices)
    output.write(", \"spoken\": ")
    output.writeJSON(stop.spoken)
    output.write(", \"frame\": ")
    if let frame = stop.frame {
      let sides = [frame.x, frame.y, frame.width, frame.height]
      output.write("[" + sides.map(Points.text).joined(separator: ", ") + "]")
    } else {
      output.write("null")
    }
    output.write(", \"onscreen\": \(stop.isOnScreen), \"container\": ")
    output.writeJSON(stop.container)
    output.write(", \"entering\": ")
    output.writeJSON(stop.entering)
    output.write(", \"uncertain\": ")
    output.writeJSON(stop.uncertain)
    output.write(",\n     \"parts\": ")
    writeList(stop.parts, to: &output, write)
    output.write("}")
  }

  private static func write(_ part: TranscriptPart, to output: inout ByteWriter) {
    output.write("{\"slot\": \"\(part.slot)\", \"text\": ")
    output.writeJSON(part.text)
    output.write(", \"spoken\": ")
    output.writeJSON(part.spoken)
    output.write(", \"from\": ")
    output.writeJSON(part.source)
    output.write(", \"evidence\": \"\(part.evidence.rawValue)\"}")
  }

  private static func write(_ node: TranscriptSilence, to output: inout ByteWriter) {
    output.write("{\"nodePath\": ")
    output.writeJSON(node.nodePath)
    output.write(", \"nodeID\": ")
    output.writeJSON(node.nodeID)
    output.write(", \"type\": \"\(node.nodeType)\", \"reason\": \"\(node.reason.rawValue)\"}")
  }

  private static func writeList<Item>(
    _ items: [Item], separator: String = ", ", to output: inout ByteWriter,
    _ write: (Item, inout ByteWriter) -> Void
  ) {
    output.write("[")
    for (index, item) in items.enumerated() {
      if index > 0 { output.write(separator) }
      write(item, &output)
    }
    output.write("]")
  }
}
