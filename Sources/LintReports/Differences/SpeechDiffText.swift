import Linting

/// A comparison of transcripts as text for a terminal.
struct SpeechDiffText {
  let diff: SpeechDiff
  let usesColor: Bool

  /// Writes the screens that differ, a line a stop, and the numbers.
  func write(to output: inout ByteWriter) {
    for screen in diff.changed {
      if let name = screen.name {
        output.writeLineStart(name)
        output.write(" (")
        output.writeEscaped(screen.path)
        output.write(")")
      } else {
        output.writePathStart(screen.path)
      }
      if screen.old == nil { output.write(": new screen") }
      if screen.new == nil { output.write(": screen removed") }
      if let name = screen.oldName {
        output.write(", before: ")
        output.writeEscaped(name)
      }
      output.write("\n")
      for stop in screen.changes { write(stop, to: &output) }
      output.write("\n")
    }
    output.write(Self.sentence(diff.summary) + "\n")
  }

  private static func sentence(_ text: String) -> String { text + "." }

  private func write(_ stop: StopDiff, to output: inout ByteWriter) {
    let number = (stop.new ?? stop.old)?.numbering ?? ""
    switch stop.kind {
    case .added:
      paint("32", "  + \(number)", to: &output) { $0.writeEscaped(Self.words(stop.new)) }
    case .removed:
      paint("31", "  - \(number)", to: &output) { $0.writeEscaped(Self.words(stop.old)) }
    case .moved:
      output.write("  > \(number)")
      output.writeEscaped(Self.words(stop.new))
    case .changed, .same:
      output.write("  ~ \(number)")
      for piece in WordDiff(Self.words(stop.old), Self.words(stop.new)).pieces {
        switch piece {
        case .same(let text): output.writeEscaped(text)
        case .removed(let text):
          paint("31", "[-", to: &output) {
            $0.writeEscaped(text); $0.write("-]")
          }
        case .added(let text):
          paint("32", "{+", to: &output) {
            $0.writeEscaped(text); $0.write("+}")
          }
        }
      }
    }
    let notes = StopNotes(stop).all
    if !notes.isEmpty {
      output.write("  (")
      output.writeEscaped(notes.joined(separator: "; "))
      output.write(")")
    }
    output.write("\n")
  }

  private func paint(
    _ color: String, _ start: String, to output: inout ByteWriter,
    _ body: (inout ByteWriter) -> Void
  ) {
    if usesColor { output.write("\u{1B}[\(color)m") }
    output.write(start)
    body(&output)
    if usesColor { output.write("\u{1B}[0m") }
  }

  /// The sentences of a stop, or its kind where it says nothing.
  static func words(_ stop: TranscriptStop?) -> String {
    guard let stop else { return "" }
    return stop.spoken.isEmpty ? "(no words: \(stop.nodeType))" : stop.spoken
  }
}

/// Remarks on the difference at a stop, in words.
struct StopNotes {
  let all: [String]

  init(_ stop: StopDiff) {
    var notes: [String] = []
    let aspects = stop.aspects.filter { $0 != .container && $0 != .words }
    if !aspects.isEmpty { notes.append(aspects.map(\.words).joined(separator: ", ")) }
    if let old = stop.old, let new = stop.new, stop.aspects.contains(.container) {
      notes.append("container: \(Self.way(old)) → \(Self.way(new))")
    }
    if stop.isMoved, let old = stop.old, !old.isUnread { notes.append("moved from \(old.number)") }
    if let number = stop.partOf {
      notes.append(stop.new == nil ? "read as a part of \(number) now" : "was a part of \(number)")
    } else if let silence = stop.silence {
      notes.append((stop.new == nil ? "silent now: " : "silent before: ") + silence.explanation)
    }
    all = notes
  }

  private static func way(_ stop: TranscriptStop) -> String {
    stop.containerNames.isEmpty ? "none" : stop.containerNames.joined(separator: " > ")
  }
}
