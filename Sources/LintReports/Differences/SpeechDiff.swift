import Linting

/// The difference between two versions of some files for somebody who listens to them with
/// VoiceOver.
package struct SpeechDiff: Sendable {
  /// Two versions of a file; either may be missing.
  package struct Versions: Sendable {
    let old: Transcript?
    let new: Transcript?

    /// Versions of one file; their transcripts have to be traced.
    package init(old: Transcript?, new: Transcript?) {
      self.old = old
      self.new = new
    }

    var path: String { new?.path ?? old?.path ?? "" }
  }

  /// Every screen, in the order of the files; screens that are gone come last in their file.
  package let screens: [ScreenDiff]

  /// Compares the versions of some files.
  package init(_ files: [Versions]) {
    var pairs = files.flatMap { file in
      Self.pairs(file.old?.screens ?? [], file.new?.screens ?? []).map {
        Pair(path: file.path, old: $0.old, new: $0.new)
      }
    }
    Self.pairMoved(&pairs) { $0.name.map(Mark.name) }
    Self.pairMoved(&pairs) { $0.stops.isEmpty ? nil : Mark.words($0.stops.map(\.spoken)) }
    screens = pairs.map { ScreenDiff($0) }
  }

  /// Two versions of a screen; either may be missing, but not both.
  struct Pair {
    let path: String
    /// The path of another file that the old version was in.
    var oldPath: String?
    var old: TranscriptScreen?
    let new: TranscriptScreen?
  }

  /// The marks of a screen in another file: its name, or where that is new as well all its words.
  private enum Mark: Hashable {
    case name(String)
    case words([String])
  }

  /// Pairs screens that went from one file to another.
  private static func pairMoved(_ pairs: inout [Pair], by mark: (TranscriptScreen) -> Mark?) {
    var gone: [Mark: [Int]] = [:]
    var come: [Mark: [Int]] = [:]
    for (index, pair) in pairs.enumerated() where pair.old == nil || pair.new == nil {
      if let old = pair.old, let mark = mark(old) { gone[mark, default: []].append(index) }
      if let new = pair.new, let mark = mark(new) { come[mark, default: []].append(index) }
    }
    var paired: Set<Int> = []
    for (mark, places) in come {
      guard let origins = gone[mark] else { continue }
      // Of several with one name nobody knows which one is which.
      if case .name = mark, origins.count > 1 || places.count > 1 { continue }
      for (origin, place) in zip(origins, places) {
        pairs[place].old = pairs[origin].old
        pairs[place].oldPath = pairs[origin].path
        paired.insert(origin)
      }
    }
    guard !paired.isEmpty else { return }
    pairs = pairs.indices.filter { !paired.contains($0) }.map { pairs[$0] }
  }

  /// The screens that a listener finds different.
  package var changed: [ScreenDiff] { screens.filter { !$0.isSame } }

  /// Whether a listener notices anything.
  package var isSame: Bool { screens.allSatisfy(\.isSame) }

  /// How many stops there are of each kind of difference.
  package var counts: [StopDiff.Kind: Int] {
    screens.reduce(into: [:]) { counts, screen in
      // A view that is not read is not a stop, but one that comes or goes is a difference.
      for stop in screen.stops where stop.kind != .same || stop.new?.isUnread == false {
        counts[stop.kind, default: 0] += 1
      }
    }
  }

  /// The marks of a screen that stay when it is edited.
  private struct Key: Hashable {
    let identity: UInt64
    let languages: [String]

    init(_ screen: TranscriptScreen) {
      identity = screen.trace.identity
      languages = screen.name.map(LanguageVersion.languages) ?? []
    }
  }

  private static func pairs(
    _ old: [TranscriptScreen], _ new: [TranscriptScreen]
  ) -> [(old: TranscriptScreen?, new: TranscriptScreen?)] {
    var free: [Key: [Int]] = [:]
    for index in old.indices.reversed() { free[Key(old[index]), default: []].append(index) }
    var matches = new.map { free[Key($0)]?.popLast() }
    var rest = Set(old.indices).subtracting(matches.compactMap { $0 })
    // The only one that is left of both was renamed.
    if let only = rest.first, rest.count == 1,
      let place = matches.firstIndex(of: nil), matches.count(where: { $0 == nil }) == 1
    {
      matches[place] = only
      rest = []
    }
    return zip(matches, new).map { ($0.map { old[$0] }, $1) } + rest.sorted().map { (old[$0], nil) }
  }
}

/// The counts in words.
extension SpeechDiff {
  /// The numbers as a sentence without a full stop: "3 stops reworded, 1 added".
  var summary: String {
    let counts = counts
    let kinds: [(StopDiff.Kind, String)] = [
      (.added, "added"), (.removed, "removed"), (.changed, "changed"), (.moved, "moved"),
    ]
    let parts = kinds.compactMap { kind, word in
      counts[kind].map { "\($0) \(word)" }
    }
    let stops = self.screens.reduce(0) { $0 + ($1.new?.stops.count ?? 0) }
    let screens = screens.count { $0.new != nil }
    let all =
      "\(stops) stop" + (stops == 1 ? "" : "s") + " on \(screens) screen"
      + (screens == 1 ? "" : "s")
    guard !parts.isEmpty else {
      return isSame ? "VoiceOver says the same: \(all)" : "no stop differs: \(all)"
    }
    let changed = changed.count
    return parts.joined(separator: ", ") + " on \(changed) screen" + (changed == 1 ? "" : "s")
      + "; \(all) in all"
  }
}
