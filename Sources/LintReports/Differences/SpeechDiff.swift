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
    screens = files.flatMap { file in
      Self.pairs(file.old?.screens ?? [], file.new?.screens ?? []).map {
        ScreenDiff(path: file.path, old: $0.old, new: $0.new)
      }
    }
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
