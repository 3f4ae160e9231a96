import DocumentSyntax
import LintRules

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
    return output.name.text.hasPrefix(".a11y-lint") || Self.isTree(output)
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
