package import Linting

/// The difference between two versions of a screen for somebody who listens.
package struct ScreenDiff: Sendable {
  /// The path of the file, as the new version has it.
  package let path: String
  /// The path of the file that it was in, where it went from one to another.
  package let oldPath: String?
  /// The screen in the old version; nil where it is new.
  package let old: TranscriptScreen?
  /// The screen in the new version; nil where it is gone.
  package let new: TranscriptScreen?
  /// Every stop and view that is not read, in the new order; one that is gone comes after the one
  /// that it came after.
  package let stops: [StopDiff]

  init(_ pair: SpeechDiff.Pair) {
    path = pair.path
    oldPath = pair.oldPath
    old = pair.old
    new = pair.new
    stops = Self.stops(old, new)
  }

  /// The name of the screen; nil for a bare node.
  package var name: String? { new?.name ?? old?.name }

  /// The old name, where that changed.
  package var oldName: String? {
    guard let old, let new, old.name != new.name else { return nil }
    return old.name
  }

  /// The stops with a difference.
  package var changes: [StopDiff] { stops.filter { $0.kind != .same } }

  /// Whether a listener notices anything.
  package var isSame: Bool {
    old != nil && new != nil && stops.allSatisfy { $0.kind == .same }
  }

  private static func stops(_ old: TranscriptScreen?, _ new: TranscriptScreen?) -> [StopDiff] {
    let before = old?.lines ?? []
    let after = new?.lines ?? []
    let pairs = StopPairs(before, after)
    let isMoved = pairs.isMoved
    let nowSilent = silences(new)
    let onceSilent = silences(old)
    // The stops that are gone, by the stop after which they come.
    var places = [Int](repeating: -1, count: before.count)
    for (index, old) in pairs.old.enumerated() where !isMoved[index] {
      if let old { places[old] = index }
    }
    var removed = [[StopDiff]](repeating: [], count: after.count + 1)
    var last = 0
    for index in before.indices {
      if places[index] >= 0 { last = places[index] + 1 }
      guard !pairs.isKept[index] else { continue }
      let stop = before[index]
      removed[last].append(
        StopDiff(old: stop, new: nil, silence: nowSilent[stop.trace.identity]))
    }
    var stops = removed[0]
    for (index, stop) in after.enumerated() {
      let earlier = pairs.old[index].map { before[$0] }
      stops.append(
        StopDiff(
          old: earlier, new: stop, isMoved: isMoved[index],
          silence: earlier == nil ? onceSilent[stop.trace.identity] : nil))
      stops += removed[index + 1]
    }
    findParts(.removed, of: .added, in: &stops)
    findParts(.added, of: .removed, in: &stops)
    return stops
  }

  /// Finds stops that one of the other version says together: grouping joins what was apart.
  private static func findParts(
    _ kind: StopDiff.Kind, of wholes: StopDiff.Kind, in stops: inout [StopDiff]
  ) {
    var parts: [String: [Int]] = [:]
    for index in stops.indices.reversed() where stops[index].kind == kind {
      if let label = label(of: stops[index]) { parts[label, default: []].append(index) }
    }
    guard parts.count > 1 else { return }
    for whole in stops where whole.kind == wholes {
      guard let label = label(of: whole), let number = (whole.new ?? whole.old)?.number else {
        continue
      }
      let found = label.split(separator: ", ").compactMap { parts[String($0)]?.last }
      guard found.count > 1, Set(found).count == found.count else { continue }
      for index in found {
        stops[index].partOf = number
        parts[Self.label(of: stops[index]) ?? ""]?.removeLast()
      }
    }
  }

  private static func label(of stop: StopDiff) -> String? {
    (stop.new ?? stop.old).flatMap { StopDiff.text(of: $0, .label).first }
  }

  private static func silences(_ screen: TranscriptScreen?) -> [UInt64: Silence] {
    guard let screen else { return [:] }
    return screen.silent.reduce(into: [:]) { $0[$1.trace.identity] = $1.reason }
  }
}

extension TranscriptScreen {
  /// The stops, and between them the views that are not read.
  fileprivate var lines: [TranscriptStop] {
    var views = unread[...]
    var lines: [TranscriptStop] = []
    for number in 0...stops.count {
      if number > 0 { lines.append(stops[number - 1]) }
      while let view = views.first, view.after <= number {
        // A view is recognised by its name alone.
        var hash = StableHash()
        hash.mix(view.name)
        lines.append(
          TranscriptStop(view, trace: ElementTrace(identity: hash.value, place: hash.value)))
        views.removeFirst()
      }
    }
    return lines
  }
}

extension TranscriptStop {
  /// Its number before its words; nothing for a view that is not read.
  var numbering: String { isUnread ? "" : "\(number). " }
}
