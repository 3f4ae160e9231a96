import DocumentSyntax
import LintReports
import Linting

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
  /// How files are read as they are.
  private var now: TranscriptVersion
  /// How they were read before the change that the run is about; nil where it is about none.
  private var then: TranscriptVersion?

  /// A reader of some paths; where a change is given, of what it may make different there.
  init(
    _ arguments: Arguments, _ paths: [RawPath], isTraced: Bool = false, scope: ChangeScope? = nil
  ) throws(UsageError) {
    let projects = try Projects(arguments)
    let root = ProjectRoot(of: projects)
    input = try InputSettings(arguments, projects.run)
    var discovery = try input.discovery(paths, projects)
    var change: ChangedProject?
    if let scope {
      let changed = try ChangedProject(
        scope, to: &discovery, in: root, input.languages, isIndexed: !arguments.has(.noIndex))
      for submodule in changed.submodules {
        OutputStream.complain("note: \(submodule.remark)")
      }
      discovery.files += changed.gone
      change = changed
    }
    self.discovery = discovery
    now = try TranscriptVersion(
      arguments, discovery, input.languages, isTraced: isTraced, isPart: scope != nil)
    if let change {
      then = try TranscriptVersion(
        arguments, discovery, input.languages, isTraced: isTraced, before: change)
    }
    guard !arguments.has(.noIndex) else { return }
    // Two versions of a project declare everything twice, so each is read by itself.
    let index = try SourceIndex(
      for: discovery.files, folders: discovery.folders.map(\.path),
      in: isTraced && scope == nil ? nil : root, projects,
      developmentLanguage: now.readings[0].developmentLanguage,
      respectsSkips: discovery.rules.respectsSkips, change: change)
    now.use(index.now)
    then?.use(index.then)
  }

  /// The files that are read.
  var readFiles: [RawPath] {
    discovery.files.compactMap(\.path) + discovery.otherFiles + Array(now.languages.tables)
  }

  /// The transcripts of all files, in the order in which they were found.
  func read() -> [Result] {
    Parallel(jobs: Parallel.processors).map(discovery.files.count) {
      [files = discovery.files, now, then] in
      Self.read(files[$0], now, then)
    }
  }

  private static func read(
    _ found: FoundFile, _ now: TranscriptVersion, _ then: TranscriptVersion?
  ) -> Result {
    var result = Result(found: found)
    do throws(FileProblem) {
      if found.versions?.new != .gone {
        result.new = try InputSettings.withFile(found) { now.transcript(of: $0, found) }
      }
      result.old = try then?.earlier(found)
    } catch {
      result.errors.append(
        InputError(path: found.shown, position: nil, end: nil, message: error.message))
    }
    // What is wrong with a file that did not change is for another run.
    guard then == nil || found.versions != nil else { return result }
    result.errors += (result.new?.errors ?? []) + (result.old?.errors ?? [])
    return result
  }

  /// The errors of a run: those of its files, of their languages, and of folders without a tree.
  func errors(of results: [Result], emptyFolders: Bool = true) -> [InputError] {
    var errors = now.languages.errors + discovery.errors + results.flatMap(\.errors)
    if emptyFolders {
      errors += input.emptyFolders(
        of: discovery, isTree: results.map { $0.new != nil || !$0.errors.isEmpty })
    }
    return errors
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

/// One version of some files, and how it is read and heard.
private struct TranscriptVersion: Sendable {
  /// How files are read, and the decisions of the model, by the numbers of the configurations.
  private(set) var readings: [ReadingOptions] = []
  private var decisions: [VoiceOverOptions] = []
  let languages: LanguageSettings
  private let visibleOnly: Bool
  private let isTraced: Bool

  /// A version of files that were found: that of now, or that before a change.
  init(
    _ arguments: Arguments, _ discovery: Discovery, _ choice: LanguageChoice, isTraced: Bool,
    isPart: Bool = true, before change: ChangedProject? = nil
  ) throws(UsageError) {
    for project in discovery.projects.all {
      readings.append(try InputSettings.reading(arguments, project))
      decisions.append(try InputSettings.voiceOver(arguments, project))
    }
    languages = try LanguageSettings(
      choice, discovery.files, readings[0].format, areAll: !isPart, earlier: change?.before)
    visibleOnly = arguments.has(.visibleOnly)
    self.isTraced = isTraced
  }

  /// Reads files with the declarations and texts of an index.
  mutating func use(_ index: SwiftUIIndex?) {
    for number in readings.indices { readings[number].sourceIndex = index }
  }

  /// The transcript of a file before a change; that of one that did not change may still be another
  /// one, by what it uses.
  func earlier(_ found: FoundFile) throws(FileProblem) -> Transcript? {
    guard let versions = found.versions else {
      return try InputSettings.withFile(found) { transcript(of: $0, found) }
    }
    return versions.old.flatMap {
      transcript(of: SourceFile(path: versions.oldPath.text, bytes: $0), found)
    }
  }

  func transcript(of file: SourceFile, _ found: FoundFile) -> Transcript? {
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
}
