import DocumentSyntax
import LintReports
import LintRules

/// `a11y-lint speak`: prints what VoiceOver reads, stop by stop.
struct SpeakCommand {
  /// How a transcript is printed.
  private enum Form: String, CaseIterable {
    case text, json
  }

  private let input: InputSettings
  private let discovery: Discovery
  private let languages: LanguageSettings
  /// How files are read, and the decisions of the model, by the numbers of the configurations.
  private var readings: [ReadingOptions] = []
  private var decisions: [VoiceOverOptions] = []
  private let form: Form
  private let renderer: TranscriptText.Renderer
  private let visibleOnly: Bool
  private let showsSilent: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let projects = try Projects(arguments)
    input = try InputSettings(arguments, projects.run)
    discovery = try input.discovery(arguments.paths, projects)
    for project in discovery.projects.all {
      readings.append(try InputSettings.reading(arguments, project))
      decisions.append(try InputSettings.voiceOver(arguments, project))
    }
    languages = try LanguageSettings(input.languages, discovery.files, readings[0].format)
    let word = arguments.value(.format) ?? Form.text.rawValue
    guard let form = Form(rawValue: word) else {
      throw UsageError.unknown("form of transcripts", word, among: Form.allCases.map(\.rawValue))
    }
    self.form = form
    let renderers = TranscriptText.Renderer.allCases.map(\.rawValue)
    let name = arguments.value(.renderer) ?? TranscriptText.Renderer.spoken.rawValue
    guard let renderer = TranscriptText.Renderer(rawValue: name) else {
      throw UsageError.unknown("renderer", name, among: renderers)
    }
    self.renderer = renderer
    visibleOnly = arguments.has(.visibleOnly)
    showsSilent = arguments.has(.silent)
  }

  /// Prints the transcripts; gives the exit code.
  func run() -> Int32 {
    var errors = languages.errors + discovery.errors
    var transcripts: [Transcript] = []
    var isTree: [Bool] = []
    for found in discovery.files {
      do throws(FileProblem) {
        let transcript = try InputSettings.withFile(found) { file in
          self.transcript(of: file, found)
        }
        isTree.append(transcript != nil)
        if let transcript { transcripts.append(transcript) }
      } catch {
        errors.append(
          InputError(path: found.shown, position: nil, end: nil, message: error.message))
        isTree.append(true)
      }
    }
    transcripts.sort { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
    errors += input.emptyFolders(of: discovery, isTree: isTree) + transcripts.flatMap(\.errors)
    complain(errors, transcripts)
    let isWritten = print(transcripts)
    return errors.isEmpty && isWritten ? 0 : 2
  }

  private func transcript(of file: SourceFile, _ found: FoundFile) -> Transcript? {
    let versions = languages.versions(of: found)
    let reading = readings[found.project]
    let voiceOver = decisions[found.project]
    return found.folder == nil
      ? Transcript(of: file, reading, voiceOver, in: versions, visibleOnly: visibleOnly)
      : Transcript(ofTree: file, reading, voiceOver, in: versions, visibleOnly: visibleOnly)
  }

  private func complain(_ errors: [InputError], _ transcripts: [Transcript]) {
    for transcript in transcripts {
      for note in transcript.notes { OutputStream.complain("\(transcript.path): note: \(note)") }
    }
    var lines = ByteWriter()
    for error in errors { InputErrorText.write(error, to: &lines) }
    OutputStream.write(lines.bytes, to: STDERR_FILENO)
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
