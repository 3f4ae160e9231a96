import DocumentSyntax
import LintReports
import Linting

/// Keeps reports from taking the place of what is read.
struct ReportGuard {
  /// The files that are read; some of them may not exist.
  private let read: [RawPath]

  /// A guard of those files.
  init(_ read: [RawPath]) {
    self.read = read
  }

  /// Refuses places of reports where something is read.
  func check(_ outputs: [RawPath]) throws(UsageError) {
    let places = outputs.compactMap { output in FileIdentity(output).map { (output, $0) } }
    guard !places.isEmpty else { return }
    // However many reports there are, the system is asked once about what is read.
    let files = read.compactMap(FileIdentity.init)
    for (output, file) in places where files.contains(file) {
      throw UsageError(
        "a report would be written over \(Arguments.shown(output.text)), which is read; give it "
          + "another path")
    }
  }

  /// Whether something may stand at a place that no report has written, so that a run that could
  /// not even begin had better not write there.
  func mayHold(at output: RawPath) -> Bool {
    guard case .success(let kind) = FileKind.of(output) else { return false }
    // A device takes whatever is written to it.
    guard kind == .file else { return false }
    if let file = FileIdentity(output), read.contains(where: { FileIdentity($0) == file }) {
      return true
    }
    // A link is what it leads to.
    let names = [output, output.real ?? output]
    return names.contains { Self.isReadByName($0) || Self.isTree($0) } || Self.isSetting(output)
  }

  /// Whether a file is read for its name: a configuration, a baseline, a table of strings, or what
  /// belongs to git.
  private static func isReadByName(_ path: RawPath) -> Bool {
    let name = path.name.text
    return name.hasPrefix(".a11y-lint") || name == ".gitignore"
      || name.hasSuffix(".strings") || name.hasSuffix(".xcstrings")
      || path.components.contains { $0.elementsEqual(".git".utf8) }
  }

  /// Whether a file holds what a configuration has, and so may be one that another one extends, or
  /// a baseline; a report of an earlier run is none.
  private static func isSetting(_ path: RawPath) -> Bool {
    guard case .success(let bytes) = FileContents.read(path) else { return true }
    let file = SourceFile(path: path.text, bytes: bytes)
    return ConfigurationFile.hasKeys(file) || BaselineFile(file).errors.isEmpty
  }

  /// Whether a file holds a tree, or cannot be read, so that nobody knows.
  static func isTree(_ path: RawPath) -> Bool {
    switch FileContents.read(path) {
    case .failure: true
    case .success(let bytes):
      Linter().isTree(SourceFile(path: path.text, bytes: bytes))
    }
  }
}
