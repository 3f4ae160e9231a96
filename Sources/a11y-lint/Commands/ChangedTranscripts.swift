import LintReports
import Linting

/// The transcripts of files before and after a change, paired for a comparison.
enum ChangedTranscripts {
  /// The versions of each file. One that did not change is left out where it says the same.
  static func versions(of results: [TranscriptReader.Result]) -> [SpeechDiff.Versions] {
    results.compactMap { result in
      let files = SpeechDiff.Versions(old: result.old, new: result.new)
      return result.found.versions == nil && SpeechDiff([files]).isSame ? nil : files
    }
  }
}
