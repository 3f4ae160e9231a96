import Linting

/// Transcripts as JSON, for tests and dashboards.
public enum TranscriptJSON {
  /// The version of the form; it changes only where something is taken away.
  static let schemaVersion = 1

  /// Writes the transcripts of some files as one document.
  public static func write(_ transcripts: [Transcript], to output: inout ByteWriter) {
    output.writeJSON { json in
      json.object { json in
        json.member("schemaVersion", schemaVersion)
        json.array("screens", lines: 2) { json in
          for transcript in transcripts {
            for screen in transcript.screens {
              json.object { write(screen, of: transcript.path, to: &$0) }
            }
          }
        }
      }
    }
    output.write("\n")
  }

  private static func write(
    _ screen: TranscriptScreen, of path: String, to json: inout JSONWriter
  ) {
    json.member("path", path)
    json.member("screen", screen.name)
    json.member("idiom", screen.idiom.rawValue)
    json.member("drawnOrder", screen.isDrawnOrder)
    json.array("ambiguousOrder", of: screen.ambiguousOrder) { json, numbers in
      json.object { json in json.array("stops", of: numbers) { $0.element($1) } }
    }
    json.newLine(3)
    writeRows("stops", screen.stops, to: &json, members: write)
    json.newLine(3)
    writeRows("silent", screen.silent, to: &json, members: write)
    json.member("notModelled", screen.notModelled)
    json.newLine(3)
    writeRows("unread", screen.unread, to: &json, members: write)
  }

  /// Appends a list of objects, the first on the line of its name, each other one on its own.
  private static func writeRows<Item>(
    _ name: StaticString, _ items: [Item], to json: inout JSONWriter,
    members: (Item, inout JSONWriter) -> Void
  ) {
    json.array(name, of: items.enumerated()) { json, item in
      if item.offset > 0 { json.newLine(4) }
      json.object { members(item.element, &$0) }
    }
  }

  private static func write(_ stop: TranscriptStop, to json: inout JSONWriter) {
    json.member("index", stop.number)
    json.member("nodeID", stop.nodeID)
    json.member("nodePath", stop.nodePath)
    json.member("type", stop.nodeType)
    json.member("part", stop.part)
    json.member("description", stop.description)
    json.member("hint", stop.hint)
    json.member("notices", stop.notices)
    json.member("spoken", stop.spoken)
    if let frame = stop.frame {
      json.array("frame", of: [frame.x, frame.y, frame.width, frame.height]) {
        $0.element(number: Points.text($1))
      }
    } else {
      json.null("frame")
    }
    json.member("onscreen", stop.isOnScreen)
    json.member("container", stop.container)
    json.member("entering", stop.entering)
    json.member("otherBranch", stop.isOtherBranch)
    json.member("uncertain", stop.uncertain)
    json.newLine(5)
    json.array("parts", of: stop.parts) { json, part in
      json.object { json in
        json.member("slot", part.slot)
        json.member("text", part.text)
        json.member("spoken", part.spoken)
        json.member("from", part.source)
        json.member("evidence", part.evidence.rawValue)
      }
    }
  }

  private static func write(_ view: TranscriptUnread, to json: inout JSONWriter) {
    json.member("nodePath", view.nodePath)
    json.member("name", view.name)
    json.member("line", view.line)
    json.member("after", view.after)
  }

  private static func write(_ node: TranscriptSilence, to json: inout JSONWriter) {
    json.member("nodePath", node.nodePath)
    json.member("nodeID", node.nodeID)
    json.member("type", node.nodeType)
    json.member("reason", node.reason.rawValue)
  }
}
