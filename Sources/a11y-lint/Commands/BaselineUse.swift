import DocumentSyntax
import LintReports
import Linting

/// The baseline that a run is compared with.
struct BaselineUse {
  /// Where it is.
  let path: RawPath
  let baseline: Baseline
  private let root: ProjectRoot
  private let failsOnStaleEntries: Bool
  /// The causes that are known, where the run counts causes.
  let knownCauses: Set<UInt64>
  /// Whether only some of the files are linted, so that one that is gone may be known elsewhere.
  private let isOfShard: Bool

  /// The baseline that settings name, or the one at the top of the project; nil without any.
  init?(
    _ settings: LintSettings, _ root: ProjectRoot, _ project: ProjectSettings
  ) throws(UsageError) {
    guard settings.usesBaseline else { return nil }
    let path = Self.path(settings, root)
    if settings.baseline == nil, case .failure = FileKind.of(path) {
      guard !settings.failsOnStaleEntries else {
        throw Self.missing(path).placed(by: project.value("strictBaseline"))
      }
      return nil
    }
    do {
      try self.init(at: path, settings, root)
    } catch  where settings.isBaselineConfigured && error.inputErrors.isEmpty {
      throw error.placed(by: project.value("baseline"))
    } catch  where settings.baseline == nil || settings.isBaselineConfigured {
      guard let real = path.real, !real.isInside(root.folder) else { throw error }
      // Nobody named it on the command line, and its lines may be anything.
      throw UsageError(
        "the baseline \(Arguments.shown(path.text)) leads out of the project, and is none; name it "
          + "with --baseline to see what is wrong"
      ).placed(by: project.value("baseline"))
    }
  }

  /// The baseline at a path, which has to be there.
  init(at path: RawPath, _ settings: LintSettings, _ root: ProjectRoot) throws(UsageError) {
    self.path = path
    self.root = root
    isOfShard = settings.shard != nil
    failsOnStaleEntries = settings.failsOnStaleEntries
    if case .failure = FileKind.of(path) { throw Self.missing(path) }
    switch FileContents.read(path) {
    case .failure(let problem):
      throw UsageError("the baseline \(Arguments.shown(path.text)): \(problem.message)")
    case .success(let bytes):
      let file = BaselineFile(SourceFile(path: path.text, bytes: bytes))
      guard file.errors.isEmpty else { throw UsageError(file.errors) }
      baseline = file.baseline
      knownCauses = settings.gate.unit == .causes ? file.baseline.causes : []
    }
  }

  /// Where the baseline of a run is, whether or not it is there.
  static func path(_ settings: LintSettings, _ root: ProjectRoot) -> RawPath {
    settings.baseline?.cleaned ?? root.place(of: Baseline.name)
  }

  private static func missing(_ path: RawPath) -> UsageError {
    UsageError(
      "there is no baseline \(Arguments.shown(path.text)); a11y-lint baseline create makes one")
  }

  /// Compares a run in some languages with the baseline.
  func compare(
    _ reports: [FileReport?], of discovery: Discovery, _ configuration: Configuration,
    in languages: LanguageChoice
  ) -> BaselineComparison {
    let files = zip(discovery.files, reports).map { found, report in
      BaselineComparison.File(path: found.identifyingPath ?? found.shown, report: report)
    }
    return BaselineComparison(
      baseline, files, configuration, languages: languages, knownCauses: knownCauses,
      isGone: { path in
        if case .failure = FileKind.of(place(of: path)) { return true }
        return false
      }, covers: { !isOfShard && discovery.covers($0) })
  }

  private func place(of path: String) -> RawPath {
    path.hasPrefix("/") ? RawPath(path) : root.place(of: path)
  }

  /// Tells of stale entries; gives whether they fail the run.
  func complain(of comparison: BaselineComparison) -> Bool {
    let stale = comparison.stale
    guard !stale.isEmpty else { return false }
    if failsOnStaleEntries {
      let lines = stale.map { line(of: baseline.entries[$0], "error") + "\n" }
      OutputStream.write(Array(lines.joined().utf8), to: STDERR_FILENO)
    }
    let name = Arguments.shown(path.text)
    let are = stale.count == 1 ? "1 entry is" : "\(stale.count) entries are"
    OutputStream.complain(
      "\(name): note: \(are) not found any more; a11y-lint baseline prune removes "
        + (stale.count == 1 ? "it" : "them"))
    return failsOnStaleEntries
  }

  /// An entry that is not found any more, as a line with its place.
  func line(of entry: BaselineEntry, _ level: String) -> String {
    var line = ByteWriter()
    line.writePathStart(path.text)
    if let position = entry.position { line.write(":\(position.line):\(position.column)") }
    line.write(": \(level): not found any more: \(entry.summary)")
    return line.text
  }
}
