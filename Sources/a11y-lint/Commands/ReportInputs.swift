import DocumentSyntax
import LintReports
import Linting

/// The JSON reports that a command line names.
struct ReportInputs {
  /// A report's file.
  private struct Input {
    /// Where it is; nil for standard input.
    let path: RawPath?
    /// Whether somebody named it, rather than its folder.
    let isNamed: Bool

    var name: String { path?.cleaned.text ?? "<stdin>" }
  }

  private var inputs: [Input] = []

  /// The files at paths, for a command; the JSON files of folders where it searches them.
  init(
    _ paths: [RawPath], for command: String, searchesFolders: Bool = false
  ) throws(UsageError) {
    guard !paths.isEmpty else { throw UsageError("\(command) needs a JSON report") }
    guard paths.count(where: { $0.text == "-" }) < 2 else {
      throw UsageError("standard input can be read only once")
    }
    for path in paths {
      if path.text == "-" {
        inputs.append(Input(path: nil, isNamed: true))
      } else if searchesFolders, case .success(.folder) = FileKind.of(path) {
        inputs += try Self.search(path)
      } else {
        inputs.append(Input(path: path, isNamed: true))
      }
    }
    guard searchesFolders else { return }
    // A report that is named beside its folder counts once.
    var seen: Set<[UInt8]> = []
    inputs.removeAll { input in
      input.path?.real.map { !seen.insert($0.bytes).inserted } ?? false
    }
  }

  private static func search(_ folder: RawPath) throws(UsageError) -> [Input] {
    switch Folder.entries(of: folder) {
    case .failure(let problem):
      throw UsageError("the folder \(Arguments.shown(folder.text)): \(problem.message)")
    case .success(let entries):
      return entries.filter { entry in
        let name = entry.name.text
        return (entry.kind == .file || entry.kind == .link) && name.hasSuffix(".json")
          && !name.hasPrefix(".")
      }.map { Input(path: folder.cleaned.appending($0.name), isNamed: false) }
    }
  }

  /// Refuses outputs that would take the place of what is read, or of the lists of it; what a
  /// folder has beside reports is not read.
  mutating func protect(from outputs: [RawPath], and lists: [RawPath]) throws(UsageError) {
    let places = outputs.compactMap(FileIdentity.init)
    inputs.removeAll { input in
      guard !input.isNamed, let file = input.path.flatMap(FileIdentity.init), places.contains(file)
      else { return false }
      return !Self.read(input).isReport
    }
    try ReportGuard(inputs.compactMap(\.path) + lists).check(outputs)
  }

  /// The reports; fails where one cannot be read.
  func read() throws(UsageError) -> [StoredReport] {
    var reports: [StoredReport] = []
    var errors: [InputError] = []
    for input in inputs {
      let reader = Self.read(input)
      errors += reader.errors
      if let stored = reader.stored { reports.append(stored) }
    }
    guard errors.isEmpty else { throw UsageError(errors) }
    return reports
  }

  /// The numbers of each report, and what is wrong with those that cannot be read; other JSON
  /// files of a folder are nobody's business.
  func points() -> (points: [ReportTrend.Point], errors: [InputError]) {
    var points: [ReportTrend.Point] = []
    var errors: [InputError] = []
    for input in inputs {
      let reader = Self.read(input)
      if !reader.isReport, !input.isNamed {
        OutputStream.complain("\(input.name): note: this is not a report, and is left out")
        continue
      }
      errors += reader.errors
      if let stored = reader.stored { points.append(ReportTrend.Point(stored)) }
    }
    return (points, errors)
  }

  /// The result of reading one report.
  private struct Read {
    var stored: StoredReport?
    var errors: [InputError] = []
    var isReport = true
  }

  private static func read(_ input: Input) -> Read {
    let contents = input.path.map { FileContents.read($0) } ?? FileContents.standardInput()
    switch contents {
    case .failure(let problem):
      let error = InputError(
        path: input.name, position: nil, end: nil, message: problem.message)
      return Read(errors: [error])
    case .success(let bytes):
      let reader = ReportReader(SourceFile(path: input.name, bytes: bytes))
      return Read(stored: reader.stored, errors: reader.errors, isReport: reader.isReport)
    }
  }
}
