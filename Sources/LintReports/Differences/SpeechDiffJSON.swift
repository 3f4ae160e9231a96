import Linting

/// A comparison of transcripts as JSON, for tests and dashboards.
struct SpeechDiffJSON {
  let diff: SpeechDiff

  /// The version of the form; it changes only where something is taken away.
  static let schemaVersion = 1

  /// Writes the numbers and the screens that differ.
  func write(to output: inout ByteWriter) {
    output.writeJSON { json in
      json.object(lines: 2) { json in
        json.member("schemaVersion", Self.schemaVersion)
        json.object("summary") { json in
          let counts = diff.counts
          json.member("screens", diff.screens.count)
          json.member("changedScreens", diff.changed.count)
          json.member("added", counts[.added] ?? 0)
          json.member("removed", counts[.removed] ?? 0)
          json.member("changed", counts[.changed] ?? 0)
          json.member("moved", counts[.moved] ?? 0)
          json.member("same", counts[.same] ?? 0)
        }
        json.array("screens", lines: 4, of: diff.changed) { json, screen in
          json.object(lines: 6) { Self.write(screen, to: &$0) }
        }
      }
    }
    output.write("\n")
  }

  private static func write(_ screen: ScreenDiff, to json: inout JSONWriter) {
    json.member("path", screen.path)
    json.member("screen", screen.name)
    json.member("oldScreen", screen.oldName)
    json.member("oldPath", screen.oldPath)
    json.member("kind", screen.old == nil ? "added" : screen.new == nil ? "removed" : "changed")
    json.array("stops", lines: 8, of: screen.changes) { json, stop in
      json.object { json in
        json.member("kind", stop.kind.rawValue)
        json.member("moved", stop.isMoved)
        json.member("aspects", stop.aspects.map(\.rawValue))
        json.member("silence", stop.silence?.rawValue)
        json.member("partOf", stop.partOf)
        write("old", stop.old, to: &json)
        write("new", stop.new, to: &json)
      }
    }
  }

  private static func write(
    _ name: StaticString, _ stop: TranscriptStop?, to json: inout JSONWriter
  ) {
    guard let stop else { return json.null(name) }
    json.object(name) { json in
      json.member("index", stop.number)
      json.member("line", stop.line)
      json.member("nodeID", stop.nodeID)
      json.member("nodePath", stop.nodePath)
      json.member("type", stop.nodeType)
      json.member("spoken", stop.spoken)
      json.member("hint", stop.hint)
      json.member("actions", stop.actions)
      json.member("notices", stop.notices)
      json.member("containers", stop.containerNames)
    }
  }
}
