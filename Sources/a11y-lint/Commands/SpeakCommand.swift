import LintReports

/// `a11y-lint speak`: prints what VoiceOver reads, stop by stop.
struct SpeakCommand {
  /// How a transcript is printed.
  private enum Form: String, CaseIterable {
    case text, json
  }

  private let reader: TranscriptReader
  private let form: Form
  private let renderer: TranscriptText.Renderer
  private let showsSilent: Bool
  /// Whether the transcripts are written beside their files.
  private let isSaving: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    reader = try TranscriptReader(arguments, arguments.paths)
    let word = arguments.value(.format) ?? Form.text.rawValue
    guard let form = Form(rawValue: word) else {
      throw UsageError.unknown("form of transcripts", word, among: Form.allCases.map(\.rawValue))
    }
    self.form = form
    isSaving = arguments.has(.save)
    if isSaving, arguments.value(.format) != nil {
      throw UsageError("speak --save writes text; leave --format out")
    }
    let renderers = TranscriptText.Renderer.allCases.map(\.rawValue)
    let name = arguments.value(.renderer) ?? TranscriptText.Renderer.spoken.rawValue
    guard let renderer = TranscriptText.Renderer(rawValue: name) else {
      throw UsageError.unknown("renderer", name, among: renderers)
    }
    self.renderer = renderer
    showsSilent = arguments.has(.silent)
  }

  /// Prints the transcripts; gives the exit code.
  func run() -> Int32 {
    let results = reader.read()
    var transcripts = results.compactMap(\.new)
    transcripts.sort { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
    let errors = reader.errors(of: results)
    TranscriptReader.complain(errors, results)
    let isWritten =
      isSaving
      ? SavedTranscripts(
        results, of: reader.discovery, TranscriptText(renderer, showsSilent: showsSilent)
      ).save()
      : print(transcripts)
    return errors.isEmpty && isWritten ? 0 : 2
  }

  /// Prints the transcripts; gives whether that could be done.
  private func print(_ transcripts: [Transcript]) -> Bool {
    var writer = ByteWriter()
    switch form {
    case .json:
      TranscriptJSON.write(transcripts, to: &writer)
    case .text:
      let text = TranscriptText(renderer, showsSilent: showsSilent)
      for transcript in transcripts { text.write(transcript, to: &writer) }
    }
    guard let problem = OutputStream.write(writer.bytes, to: STDOUT_FILENO) else { return true }
    OutputStream.complain("standard output: error: \(problem.message)")
    return false
  }
}

extension SpeakCommand {
  /// The row of `speak`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "speak [OPTION…] [PATH…]", summary: "print what VoiceOver reads, stop by stop",
      details: """
        Prints what VoiceOver reads on each screen, one numbered stop a line. The same input \
        always gives the same lines, so they can be kept in the repository and compared in review. \
        Names in brackets are containers that are announced on entering them. PATH is the same as \
        for `lint`.
        """,
      operands: .files, takesLists: true,
      run: { try SpeakCommand($0).run() })
  }
}
