import Linting

/// Changes of one screen that follow each other and say the same, so that nobody has to read them
/// one by one.
struct StopRun {
  private(set) var stops: [StopDiff]

  var first: StopDiff { stops[0] }

  /// The numbers of the stops, before their words; nothing for views that are not read.
  var numbering: String {
    let numbers = stops.compactMap { $0.new ?? $0.old }.filter { !$0.isUnread }.map(\.number)
    guard let first = numbers.first, let last = numbers.last else { return "" }
    return first == last ? "\(first). " : "\(first)–\(last). "
  }

  /// The remarks on all of them.
  var notes: [String] {
    let notes = StopNotes(first).all
    guard stops.count > 1 else { return notes }
    return ["\(stops.count) times"] + notes
  }

  /// The changes of a screen in runs.
  fileprivate static func runs(of changes: [StopDiff]) -> [StopRun] {
    var runs: [StopRun] = []
    var last: Key?
    for change in changes {
      let key = Key(change)
      if key == last {
        runs[runs.count - 1].stops.append(change)
      } else {
        runs.append(StopRun(stops: [change]))
        last = key
      }
    }
    return runs
  }

  /// The look of a change, but for its number.
  private struct Key: Equatable {
    let kind: StopDiff.Kind
    let words: [String]
    let notes: [String]

    init(_ stop: StopDiff) {
      kind = stop.kind
      words = [stop.old, stop.new].map { $0.map(SpeechDiffText.bareWords) ?? "" }
      notes = StopNotes(stop).all
    }
  }
}

extension ScreenDiff {
  /// The stops with a difference, those that say the same together.
  var runs: [StopRun] { StopRun.runs(of: changes) }

  /// Remarks on the screen as a whole.
  var remarks: [String] {
    var remarks: [String] = []
    if old == nil { remarks.append("new screen") }
    if new == nil { remarks.append("screen removed") }
    if let oldName { remarks.append("before: " + oldName) }
    if let oldPath { remarks.append("before in " + oldPath) }
    return remarks
  }
}
