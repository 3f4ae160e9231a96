import LintReports
import Linting

/// `a11y-lint diff`: tells what a VoiceOver user hears differently in a new version.
struct DiffCommand {
  private let old: TranscriptReader?
  private let new: TranscriptReader
  private let outputs: [ReportOutput<SpeechDiffFormat>]
  private let failsOnChange: Bool
  private let usesColor: Bool
  /// Whether the old version is the transcript that was saved beside each file.
  private let isSaved: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    outputs = try ReportOutput.all(arguments.allValues(.format), otherwise: .text)
    failsOnChange = arguments.has(.failOnChange)
    usesColor = LintSettings.usesColor(try arguments.run().color)
    isSaved = arguments.has(.saved)
    if isSaved {
      guard try arguments.run().since == nil else {
        throw UsageError("diff --saved compares with saved transcripts; leave --since out")
      }
      old = nil
      new = try TranscriptReader(arguments, arguments.paths)
    } else if let revision = try arguments.run().since {
      guard !arguments.paths.contains(RawPath("-")) else {
        throw UsageError("standard input has no earlier version; name the file that changed")
      }
      old = nil
      new = try TranscriptReader(
        arguments, arguments.paths, isTraced: true, scope: .since(revision))
    } else {
      guard arguments.paths.count == 2 else {
        throw UsageError("diff takes two files or two folders, diff OLD NEW, or --since REF")
      }
      let old = try TranscriptReader(arguments, [arguments.paths[0]], isTraced: true)
      new = try TranscriptReader(arguments, [arguments.paths[1]], isTraced: true)
      self.old = old
      let isBroken = !old.discovery.errors.isEmpty || !new.discovery.errors.isEmpty
      guard isBroken || old.discovery.folders.isEmpty == new.discovery.folders.isEmpty else {
        throw UsageError("diff compares two files or two folders, not a file and a folder")
      }
    }
    let read = (old?.readFiles ?? []) + new.readFiles
    try ReportGuard(read + arguments.listFiles).check(outputs.compactMap(\.path))
  }

  /// Compares and prints; gives the exit code.
  func run() -> Int32 {
    let after = new.read()
    if isSaved { return compareWithSaved(after) }
    let before = old?.read() ?? []
    var errors = new.errors(of: after, emptyFolders: old != nil)
    if let old { errors += old.errors(of: before) }
    TranscriptReader.complain(errors, after)
    return report(
      SpeechDiff(old == nil ? ChangedTranscripts.versions(of: after) : pairs(before, after)),
      isBroken: !errors.isEmpty)
  }

  /// Compares with the transcripts that were saved; gives the exit code.
  private func compareWithSaved(_ results: [TranscriptReader.Result]) -> Int32 {
    let errors = new.errors(of: results)
    TranscriptReader.complain(errors, results)
    let saved = SavedTranscripts(results, of: new.discovery)
    let diff = SpeechDiff(saved.versions)
    // Remarks, such as that an order is not certain, are in the file as well.
    let remarks = saved.remarks
    if diff.isSame { for remark in remarks { OutputStream.complain(remark) } }
    return report(diff, isBroken: !errors.isEmpty, isChanged: !remarks.isEmpty)
  }

  /// Prints a comparison; gives the exit code.
  private func report(_ diff: SpeechDiff, isBroken: Bool, isChanged: Bool = false) -> Int32 {
    var isWritten = true
    for output in outputs {
      let isWritable = output.write {
        output.form.write(
          diff, usesColor: usesColor && output.path == nil, links: CodeHost.links, to: &$0)
      }
      isWritten = isWritable && isWritten
    }
    guard !isBroken, isWritten else { return 2 }
    return failsOnChange && (isChanged || !diff.isSame) ? 1 : 0
  }

  /// The versions of each file: the two that are named, or those of one path in both folders.
  private func pairs(
    _ before: [TranscriptReader.Result], _ after: [TranscriptReader.Result]
  ) -> [SpeechDiff.Versions] {
    guard let old, !old.discovery.folders.isEmpty else {
      return [SpeechDiff.Versions(old: before.first?.new, new: after.first?.new)]
    }
    var earlier: [RawPath: Transcript] = [:]
    for result in before {
      if let transcript = result.new {
        earlier[old.discovery.pathInFolder(of: result.found)] = transcript
      }
    }
    var versions: [(path: RawPath, files: SpeechDiff.Versions)] = []
    for result in after {
      guard let transcript = result.new else { continue }
      let path = new.discovery.pathInFolder(of: result.found)
      versions.append((path, .init(old: earlier.removeValue(forKey: path), new: transcript)))
    }
    versions += earlier.map { ($0.key, .init(old: $0.value, new: nil)) }
    return versions.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }.map(\.files)
  }
}

extension DiffCommand {
  /// The row of `diff`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "diff [OPTION…] OLD NEW, or diff [OPTION…] --since REF [PATH…]",
      summary: "tell what VoiceOver reads differently in a new version",
      details: """
        Tells what a VoiceOver user hears differently: stops that were added, removed, reworded or \
        moved, with the words that changed marked. OLD and NEW are two files, or two folders, \
        whose files are compared path by path. With `--since` the files are compared with what \
        they were where the current branch diverged from REF, and the stops of deleted files are \
        gone. Where source or a table of strings changed, the screens that may read it are \
        compared as well.
        Stops are recognised by identifier, or else by kind, words and place, as in a baseline, so \
        that a new row leaves the others alone. The place in a list ("2 of 5") is not a \
        difference. It exits with 0, and with `--fail-on-change` with 1 if there is any \
        difference.
        """,
      operands: .files, takesLists: true,
      run: { try DiffCommand($0).run() })
  }
}
