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
      for (index, remark) in screen.remarks.enumerated() {
        output.write(index == 0 ? ": " : ", ")
        output.writeEscaped(remark)
      }
      output.write("\n")
      for run in screen.runs { write(run, to: &output) }
      output.write("\n")
    }
    output.write(Self.sentence(diff.summary) + "\n")
  }

  private static func sentence(_ text: String) -> String { text + "." }

  private func write(_ run: StopRun, to output: inout ByteWriter) {
    let stop = run.first
    let number = run.numbering
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
    let notes = run.notes
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

  /// The sentences of a stop; where nobody knows them, what makes them, and its line.
  static func words(_ stop: TranscriptStop?) -> String {
    guard let stop else { return "" }
    return stop.spoken.isEmpty ? stop.wordless(onLine: stop.line) : stop.spoken
  }

  /// The sentences of a stop without its place.
  static func bareWords(_ stop: TranscriptStop) -> String {
    stop.spoken.isEmpty ? stop.wordless() : stop.spoken
  }
}

/// Remarks on the difference at a stop, in words.
struct StopNotes {
  let all: [String]

  init(_ stop: StopDiff) {
    var notes: [String] = []
    let tags = stop.aspects.compactMap { Self.tag($0, of: stop) }
    if !tags.isEmpty { notes.append(tags.joined(separator: ", ")) }
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

  /// The tag of an aspect that changed; nil for those that have remarks of their own.
  private static func tag(_ aspect: StopDiff.Aspect, of stop: StopDiff) -> String? {
    switch aspect {
    case .container, .words: nil
    case .actions: "custom actions: \(actions(stop.old)) → \(actions(stop.new))"
    case .condition:
      stop.new?.isConditional == true
        ? "depends on a condition now" : "no longer depends on a condition"
    default: aspect.words
    }
  }

  private static func actions(_ stop: TranscriptStop?) -> String {
    guard let stop, !stop.actions.isEmpty else { return "none" }
    // Nobody knows the names that code gives them.
    return stop.actions.map { $0 == "…" ? "some" : $0 }.joined(separator: ", ")
  }

  private static func way(_ stop: TranscriptStop) -> String {
    stop.containerNames.isEmpty ? "none" : stop.containerNames.joined(separator: " > ")
  }
}
