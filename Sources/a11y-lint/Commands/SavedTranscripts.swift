import LintReports

/// Transcripts as files beside the code, for teams that review them as snapshots: that of
/// `Login.storyboard` is `Login.storyboard.voiceover.txt`.
struct SavedTranscripts {
  private let text: TranscriptText

  /// Transcripts in a form of text.
  init(_ text: TranscriptText = TranscriptText()) {
    self.text = text
  }

  /// Where the transcript of a file is saved; nil for standard input.
  static func path(of found: FoundFile) -> RawPath? {
    found.path.map { RawPath($0.bytes + Array(".voiceover.txt".utf8)) }
  }

  /// Writes the transcripts that changed; gives whether all could be written.
  func save(_ results: [TranscriptReader.Result]) -> Bool {
    var isWritten = true
    var count = 0
    for result in results {
      guard let transcript = result.new, result.errors.isEmpty,
        let path = Self.path(of: result.found)
      else { continue }
      let bytes = self.bytes(of: transcript, result.found)
      if saved(at: path) == bytes { continue }
      if let problem = ReportFile.write(bytes, to: path) {
        OutputStream.complain("\(Arguments.shown(path.text)): error: \(problem.message)")
        isWritten = false
      } else {
        count += 1
      }
    }
    OutputStream.complain("saved \(count) transcript\(count == 1 ? "" : "s")")
    return isWritten
  }

  /// The versions of each file: the transcript that was saved, and that of now.
  func versions(_ results: [TranscriptReader.Result]) -> [SpeechDiff.Versions] {
    results.compactMap { result in
      guard let transcript = result.new, result.errors.isEmpty, let file = result.found.path,
        let path = Self.path(of: result.found)
      else { return nil }
      let (old, new) = (saved(at: path), bytes(of: transcript, result.found))
      func parsed(_ bytes: [UInt8]) -> Transcript {
        Transcript(
          saved: String(decoding: bytes, as: UTF8.self), path: path.text, file: file.name.text)
      }
      return SpeechDiff.Versions(old: old.map(parsed), new: parsed(new))
    }
  }

  /// The saved transcripts that are not what would be saved now.
  func outdated(_ results: [TranscriptReader.Result]) -> [RawPath] {
    results.compactMap { result in
      guard let transcript = result.new, result.errors.isEmpty,
        let path = Self.path(of: result.found)
      else { return nil }
      return saved(at: path) == bytes(of: transcript, result.found) ? nil : path
    }
  }

  private func saved(at path: RawPath) -> [UInt8]? {
    guard case .success(let contents) = FileContents.read(path) else { return nil }
    return Array(contents)
  }

  /// A transcript under the name of its file alone, so that it is the same from every folder.
  private func bytes(of transcript: Transcript, _ found: FoundFile) -> [UInt8] {
    var writer = ByteWriter()
    text.write(transcript, as: found.path?.name.text, to: &writer)
    return writer.bytes
  }
}
