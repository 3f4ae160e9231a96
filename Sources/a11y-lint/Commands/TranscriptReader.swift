import DocumentSyntax
import LintReports
import LintRules

/// Reads the transcripts of the files that paths lead to, for `speak` and `diff`.
struct TranscriptReader {
  /// The transcript of a file; nil where a file that was met in a folder is not a tree.
  struct Result: Sendable {
    let found: FoundFile
    var old: Transcript?
    var new: Transcript?
    var errors: [InputError] = []
  }

  let input: InputSettings
  private(set) var discovery: Discovery
  let languages: LanguageSettings
  /// How files are read, and the decisions of the model, by the numbers of the configurations.
  private var readings: [ReadingOptions] = []
  private var decisions: [VoiceOverOptions] = []
  private let visibleOnly: Bool
  /// Whether the transcripts can be compared with others.
  private let isTraced: Bool

  /// A reader of some paths; where a change is given, of what changed there.
  init(
    _ arguments: Arguments, _ paths: [RawPath], isTraced: Bool = false, scope: ChangeScope? = nil
  ) throws(UsageError) {
    let projects = try Projects(arguments)
    input = try InputSettings(arguments, projects.run)
    var discovery = try input.discovery(paths, projects)
    if let scope {
      let root = ProjectRoot(of: projects)
      discovery.identify(in: root)
      let wanted = Set(discovery.files.compactMap(\.identifyingPath))
      let changes = try scope.changes { wanted.contains(root.path(ofFile: $0)) }
      let found = discovery
      for submodule in changes.submodules where found.searches(submodule.path, in: root) {
        OutputStream.complain("note: \(submodule.remark)")
      }
      discovery.narrow(to: changes.files, in: root)
    }
    self.discovery = discovery
    for project in discovery.projects.all {
      readings.append(try InputSettings.reading(arguments, project))
      decisions.append(try InputSettings.voiceOver(arguments, project))
    }
    languages = try LanguageSettings(
      input.languages, discovery.files, readings[0].format, areAll: scope == nil)
    if !arguments.has(.noIndex) {
      // Two versions of a project declare everything twice, so each is read by itself.
      let root = isTraced && scope == nil ? nil : ProjectRoot(of: projects)
      let index = try SourceIndex.load(
        for: discovery.files, folders: discovery.folders.map(\.path), in: root, projects,
        developmentLanguage: readings[0].developmentLanguage)
      for number in readings.indices { readings[number].sourceIndex = index }
    }
    visibleOnly = arguments.has(.visibleOnly)
    self.isTraced = isTraced
  }

  /// The files that are read.
  var readFiles: [RawPath] {
    discovery.files.compactMap(\.path) + discovery.otherFiles + Array(languages.tables)
  }

  /// The transcripts of all files, in the order in which they were found.
  func read() -> [Result] { discovery.files.map(read) }

  private func read(_ found: FoundFile) -> Result {
    var result = Result(found: found)
    do throws(FileProblem) {
      result.new = try InputSettings.withFile(found) { transcript(of: $0, found) }
      if let old = found.versions?.old, let path = found.versions?.oldPath {
        result.old = transcript(of: SourceFile(path: path.text, bytes: old), found)
      }
    } catch {
      result.errors.append(
        InputError(path: found.shown, position: nil, end: nil, message: error.message))
    }
    result.errors += (result.new?.errors ?? []) + (result.old?.errors ?? [])
    return result
  }

  /// The errors of a run: those of its files, of their languages, and of folders without a tree.
  func errors(of results: [Result], emptyFolders: Bool = true) -> [InputError] {
    var errors = languages.errors + discovery.errors + results.flatMap(\.errors)
    if emptyFolders {
      errors += input.emptyFolders(
        of: discovery, isTree: results.map { $0.new != nil || !$0.errors.isEmpty })
    }
    return errors
  }

  private func transcript(of file: SourceFile, _ found: FoundFile) -> Transcript? {
    let versions = languages.versions(of: found)
    let reading = readings[found.project]
    let voiceOver = decisions[found.project]
    return found.folder == nil
      ? Transcript(
        of: file, reading, voiceOver, in: versions, visibleOnly: visibleOnly, isTraced: isTraced)
      : Transcript(
        ofTree: file, reading, voiceOver, in: versions, visibleOnly: visibleOnly,
        isTraced: isTraced)
  }

  /// Prints notes and errors.
  static func complain(_ errors: [InputError], _ results: [Result]) {
    for transcript in results.compactMap(\.new) {
      for note in transcript.notes { OutputStream.complain("\(transcript.path): note: \(note)") }
    }
    var lines = ByteWriter()
    for error in errors { InputErrorText.write(error, to: &lines) }
    OutputStream.write(lines.bytes, to: STDERR_FILENO)
  }
}
