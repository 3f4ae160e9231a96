import LintReports
import Linting

/// The transcripts of files before and after a change, paired for a comparison.
enum ChangedTranscripts {
  /// The versions of each file. A file that did not change is left out where it says the same. A
  /// new one that says the same as one that is gone is that one, moved.
  static func versions(of results: [TranscriptReader.Result]) -> [SpeechDiff.Versions] {
    var gone = lost(among: results)
    var moved: Set<Int> = []
    var versions: [(index: Int, files: SpeechDiff.Versions)] = []
    for (index, result) in results.enumerated() where result.new != nil {
      var files = SpeechDiff.Versions(old: result.old, new: result.new)
      if result.old == nil, let new = result.new,
        let place = gone[names(of: new)]?.firstIndex(where: { isSame(results[$0].old, new) }),
        let origin = gone[names(of: new)]?.remove(at: place)
      {
        moved.insert(origin)
        files = SpeechDiff.Versions(old: results[origin].old, new: new)
      }
      if result.found.versions == nil, SpeechDiff([files]).isSame { continue }
      versions.append((index, files))
    }
    for (index, result) in results.enumerated() where result.new == nil && !moved.contains(index) {
      versions.append((index, SpeechDiff.Versions(old: result.old, new: nil)))
    }
    return versions.sorted { $0.index < $1.index }.map(\.files)
  }

  /// The numbers of results whose files are gone, by the names of their screens.
  private static func lost(among results: [TranscriptReader.Result]) -> [[String]: [Int]] {
    var lost: [[String]: [Int]] = [:]
    for (index, result) in results.enumerated() where result.new == nil {
      if let old = result.old { lost[names(of: old), default: []].append(index) }
    }
    return lost
  }

  private static func names(of transcript: Transcript) -> [String] {
    transcript.screens.map { $0.name ?? "" }
  }

  private static func isSame(_ old: Transcript?, _ new: Transcript) -> Bool {
    SpeechDiff([SpeechDiff.Versions(old: old, new: new)]).isSame
  }
}
