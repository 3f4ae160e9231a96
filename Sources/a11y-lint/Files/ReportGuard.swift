import DocumentSyntax
import LintRules

/// Keeps reports from taking the place of what is read.
struct ReportGuard {
  /// What is read, without symbolic links.
  private let read: Set<[UInt8]>

  /// A guard of those files, of which some may not be there.
  init(_ read: [RawPath]) {
    self.read = Set(read.compactMap { $0.real?.bytes })
  }

  /// Refuses places of reports where something is read.
  func check(_ outputs: [RawPath]) throws(UsageError) {
    for output in outputs {
      guard let real = output.real, read.contains(real.bytes) else { continue }
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
    if output.real.map({ read.contains($0.bytes) }) ?? true { return true }
    return output.name.text.hasPrefix(".a11y-lint") || Self.isTree(output)
  }

  /// Whether a file holds a tree, or cannot be read, so that nobody knows.
  static func isTree(_ path: RawPath) -> Bool {
    switch FileContents.read(path) {
    case .failure: true
    case .success(let bytes):
      Linter().planIfTree(SourceFile(path: path.text, bytes: bytes)) != nil
    }
  }
}
