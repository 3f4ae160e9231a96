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
  let languages: LanguageSettings
  /// How files are read, and the decisions of the model, by the numbers of the configurations.
  private var readings: [ReadingOptions] = []
  /// How the versions before a change are read: with the declarations and texts of then.
  private var earlierReadings: [ReadingOptions] = []
  private var earlierLanguages: LanguageSettings?
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
    var earlier: EarlierFiles?
    if let scope {
      earlier = try Self.narrow(
        &discovery, to: scope, in: ProjectRoot(of: projects), input.languages)
    }
    self.discovery = discovery
    for project in discovery.projects.all {
      readings.append(try InputSettings.reading(arguments, project))
      decisions.append(try InputSettings.voiceOver(arguments, project))
    }
    languages = try LanguageSettings(
      input.languages, discovery.files, readings[0].format, areAll: scope == nil)
    visibleOnly = arguments.has(.visibleOnly)
    self.isTraced = isTraced
    earlierReadings = readings
    if !arguments.has(.noIndex) {
      // Two versions of a project declare everything twice, so each is read by itself.
      let root = isTraced && scope == nil ? nil : ProjectRoot(of: projects)
      try addIndexes(of: projects, in: root, earlier)
    }
    if let earlier {
      earlierLanguages = try LanguageSettings(
        input.languages, discovery.files, readings[0].format, areAll: false, earlier: earlier)
    }
  }

  /// Leaves the files that may be heard differently after a change; gives the files before it.
  private static func narrow(
    _ discovery: inout Discovery, to scope: ChangeScope, in root: ProjectRoot,
    _ languages: LanguageChoice
  ) throws(UsageError) -> EarlierFiles {
    discovery.identify(in: root)
    let wanted = Set(discovery.files.compactMap(\.identifyingPath))
    let found = discovery
    let changes = try scope.changes(
      includingGone: true, tracked: { found.isSkipped($0, in: root) }
    ) { path in
      let name = root.path(ofFile: path)
      return wanted.contains(name) || !name.hasPrefix("/") && SourceIndex.reads(path)
        || found.wouldFind(path, in: root)
    }
    for submodule in changes.submodules where found.searches(submodule.path, in: root) {
      OutputStream.complain("note: \(submodule.remark)")
    }
    let earlier = EarlierFiles(changes.files, in: root)
    let hasTables = earlier.paths.contains(where: SourceIndex.isTable)
    let shown = changes.files.filter {
      $0.new != .gone || found.wouldFind($0.path, in: root) || found.isSkipped($0.path, in: root)
    }
    try discovery.narrow(to: shown, in: root) { hasTables && readsTables($0, languages) }
    return earlier
  }

  /// Whether a file may have texts of tables.
  private static func readsTables(_ found: FoundFile, _ languages: LanguageChoice) -> Bool {
    guard let format = InputFormat(path: found.shown) else { return false }
    return format.isIndexed || format.hasTranslations && languages != .development
  }

  /// Adds the declarations of the project, as they are and as they were before a change.
  private mutating func addIndexes(
    of projects: Projects, in root: ProjectRoot?, _ earlier: EarlierFiles?
  ) throws(UsageError) {
    func index(_ earlier: EarlierFiles?) throws(UsageError) -> SwiftUIIndex? {
      try SourceIndex.load(
        for: discovery.files, folders: discovery.folders.map(\.path), in: root, projects,
        developmentLanguage: readings[0].developmentLanguage,
        respectsSkips: discovery.rules.respectsSkips, earlier: earlier)
    }
    let now = try index(nil)
    let isChanged = earlier?.paths.contains(where: SourceIndex.reads) ?? false
    let then = if isChanged { try index(earlier) } else { now }
    for number in readings.indices {
      readings[number].sourceIndex = now
      earlierReadings[number].sourceIndex = then
    }
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
      if found.versions?.new != .gone {
        result.new = try InputSettings.withFile(found) { transcript(of: $0, found) }
      }
      result.old = try old(found)
    } catch {
      result.errors.append(
        InputError(path: found.shown, position: nil, end: nil, message: error.message))
    }
    result.errors += result.new?.errors ?? []
    if found.versions != nil { result.errors += result.old?.errors ?? [] }
    return result
  }

  /// The transcript before a change; that of a file that did not change may still be another one,
  /// by tables that did.
  private func old(_ found: FoundFile) throws(FileProblem) -> Transcript? {
    guard let earlierLanguages else { return nil }
    let read = { (file: SourceFile) in
      transcript(of: file, found, earlierReadings, in: earlierLanguages)
    }
    guard let versions = found.versions else { return try InputSettings.withFile(found, nil, read) }
    return versions.old.flatMap { read(SourceFile(path: versions.oldPath.text, bytes: $0)) }
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
    transcript(of: file, found, readings, in: languages)
  }

  private func transcript(
    of file: SourceFile, _ found: FoundFile, _ readings: [ReadingOptions],
    in languages: LanguageSettings
  ) -> Transcript? {
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
