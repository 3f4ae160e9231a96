import Linting

/// A transcript as text: a numbered stop a line, so that two of them can be compared.
public struct TranscriptText {
  /// How a stop is written.
  public enum Renderer: String, CaseIterable, Sendable {
    /// The sentences that a listener would take down.
    case spoken
    /// The description of a snapshot, the hint and the notices.
    case snapshot
  }

  private let renderer: Renderer
  private let showsSilent: Bool

  /// Text of that sort; silent elements are listed after the stops if asked for.
  public init(_ renderer: Renderer = .spoken, showsSilent: Bool = false) {
    self.renderer = renderer
    self.showsSilent = showsSilent
  }

  /// Writes a file's screens; `path` stands for the file's own where it is given.
  public func write(
    _ transcript: Transcript, as path: String? = nil, to output: inout ByteWriter
  ) {
    let path = path ?? transcript.path
    for screen in transcript.screens {
      if !output.bytes.isEmpty { output.write("\n") }
      if let name = screen.name {
        output.writeLineStart(name)
        output.write(" (")
        output.writeEscaped(path)
        output.write(")\n")
      } else {
        output.writePathStart(path)
        output.write("\n")
      }
      write(screen, to: &output)
    }
  }

  private func write(_ screen: TranscriptScreen, to output: inout ByteWriter) {
    if screen.stops.isEmpty, screen.unread.isEmpty {
      output.write("  VoiceOver finds nothing here\n")
    }
    write(screen.unread, after: 0, to: &output)
    for stop in screen.stops {
      output.write(stop.isOtherBranch ? "  or \(stop.number). " : "  \(stop.number). ")
      for name in stop.entering {
        output.write("[")
        output.writeEscaped(name)
        output.write("] ")
      }
      write(stop, to: &output)
      if !stop.isOnScreen { output.write(" (off screen)") }
      // What stands in ‹ › says so by itself.
      let doubts = stop.uncertain.filter { $0 != TranscriptStop.sketchDoubt }
      if !doubts.isEmpty {
        output.write(" (not certain: ")
        output.writeEscaped(doubts.joined(separator: "; "))
        output.write(")")
      }
      output.write("\n")
      write(screen.unread, after: stop.number, to: &output)
    }
    for numbers in screen.ambiguousOrder {
      let list = numbers.map(String.init).joined(separator: ", ")
      output.write("  The order of \(list) is not certain: rows can be made in several ways.\n")
    }
    if screen.isDrawnOrder {
      output.write("  The order is that of the canvas; the layout may bring another.\n")
    }
    for element in screen.notModelled { output.write("  Not modelled: \(element)\n") }
    if showsSilent { writeSilent(screen, to: &output) }
  }

  /// Writes the views that are not read and come after a stop.
  private func write(
    _ unread: [TranscriptUnread], after number: Int, to output: inout ByteWriter
  ) {
    for view in unread where view.after == number {
      output.write("   ")
      output.writeEscaped(view.words)
      output.write("\n")
    }
  }

  private func write(_ stop: TranscriptStop, to output: inout ByteWriter) {
    switch renderer {
    case .spoken:
      output.writeEscaped(stop.spoken.isEmpty ? stop.wordless() : stop.spoken)
    case .snapshot:
      output.writeEscaped(stop.description)
      guard stop.hint != nil || !stop.notices.isEmpty else { return }
      output.write(" |")
      if let hint = stop.hint {
        output.write(" ")
        output.writeEscaped(hint)
      }
      guard !stop.notices.isEmpty else { return }
      output.write(" | ")
      output.writeEscaped(stop.notices.joined(separator: "; "))
    }
  }

  private func writeSilent(_ screen: TranscriptScreen, to output: inout ByteWriter) {
    for node in screen.silent {
      output.write("  silent: \(node.nodeType)")
      if let id = node.nodeID {
        output.write(" \"")
        output.writeEscaped(id)
        output.write("\"")
      }
      output.write(" \(node.nodePath): \(node.reason.explanation)\n")
    }
  }
}
