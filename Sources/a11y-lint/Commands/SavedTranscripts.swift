import LintReports
import Linting

/// Transcripts as files beside the code, for teams that review them as snapshots: that of
/// `Login.storyboard` is `Login.storyboard.voiceover.txt`.
struct SavedTranscripts {
  /// A file with the transcript that it has now.
  private struct Current {
    let file: RawPath
    let path: RawPath
    let bytes: [UInt8]
  }

  private let current: [Current]
  /// The saved transcripts of files that are gone, or that show no screen any more.
  private let orphans: [RawPath]

  private static let ending = ".voiceover.txt"

  /// The transcripts of a run in a form of text.
  init(
    _ results: [TranscriptReader.Result], of discovery: Discovery,
    _ text: TranscriptText = TranscriptText()
  ) {
    var current: [Current] = []
    var orphans = Self.gone(in: discovery)
    for result in results {
      guard result.errors.isEmpty, let file = result.found.path else { continue }
      let path = RawPath(file.bytes + Array(Self.ending.utf8))
      guard let transcript = result.new, !transcript.screens.isEmpty else {
        if Self.isFile(path) { orphans.append(path) }
        continue
      }
      // Under the name of its file alone, so that it is the same from every folder.
      var writer = ByteWriter()
      text.write(transcript, as: file.name.text, to: &writer)
      current.append(Current(file: file, path: path, bytes: writer.bytes))
    }
    self.current = current
    self.orphans = orphans.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The saved transcripts in the folders of a search whose files are gone.
  private static func gone(in discovery: Discovery) -> [RawPath] {
    var rules = discovery.rules
    rules.endings = [ending]
    var search = FileSearch(discovery.projects, rules)
    for folder in discovery.folders { search.add(folder.path) }
    return search.found.files.filter { !$0.isNested }.compactMap(\.path).filter { path in
      let file = RawPath(path.bytes.dropLast(ending.utf8.count))
      // Somebody else's file may end like that as well.
      guard InputFormat.mayBeTree(path: file.name.text), isFile(path) else { return false }
      if case .failure = FileKind.of(file, followingLinks: false) { return true }
      return false
    }
  }

  private static func isFile(_ path: RawPath) -> Bool {
    FileKind.of(path, followingLinks: false) == .success(.file)
  }

  /// Writes the transcripts that changed, and removes those whose files are gone; gives whether
  /// all of that could be done.
  func save() -> Bool {
    var isDone = true
    var (saved, removed) = (0, 0)
    for file in current where Self.contents(of: file.path) != file.bytes {
      if let problem = ReportFile.write(file.bytes, to: file.path) {
        OutputStream.complain("\(Arguments.shown(file.path.text)): error: \(problem.message)")
        isDone = false
      } else {
        saved += 1
      }
    }
    for path in orphans {
      if SystemCalls.real.remove(path) == 0 {
        removed += 1
      } else {
        let problem = FileProblem(writing: errno)
        OutputStream.complain("\(Arguments.shown(path.text)): error: \(problem.message)")
        isDone = false
      }
    }
    OutputStream.complain(
      "saved \(saved) transcript\(saved == 1 ? "" : "s")"
        + (removed > 0 ? ", removed \(removed) whose file or screen is gone" : ""))
    return isDone
  }

  /// The versions of each file: the transcript that was saved, and that of now.
  var versions: [SpeechDiff.Versions] {
    func parsed(_ bytes: [UInt8], _ path: RawPath, _ file: RawPath) -> Transcript {
      Transcript(
        saved: String(decoding: bytes, as: UTF8.self), path: path.text, file: file.name.text)
    }
    let there = current.map { file in
      SpeechDiff.Versions(
        old: Self.contents(of: file.path).map { parsed($0, file.path, file.file) },
        new: parsed(file.bytes, file.path, file.file))
    }
    let gone = orphans.compactMap { path in
      let file = RawPath(path.bytes.dropLast(Self.ending.utf8.count))
      return Self.contents(of: path).map {
        SpeechDiff.Versions(old: parsed($0, path, file), new: nil)
      }
    }
    return there + gone
  }

  /// The remarks on saved transcripts that are not what would be saved now, where nothing that is
  /// heard tells.
  var remarks: [String] {
    let old = current.filter { Self.contents(of: $0.path) != $0.bytes }.map { file in
      let isThere = Self.isFile(file.path)
      return Arguments.shown(file.path.text) + ": note: "
        + (isThere ? "its remarks are out of date" : "there is no such transcript yet")
        + "; run speak --save"
    }
    return old
      + orphans.map {
        Arguments.shown($0.text) + ": note: its file or screen is gone; speak --save removes it"
      }
  }

  private static func contents(of path: RawPath) -> [UInt8]? {
    guard case .success(let contents) = FileContents.read(path) else { return nil }
    return Array(contents)
  }
}
