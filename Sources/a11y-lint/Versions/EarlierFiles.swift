import DocumentSyntax

/// The files of a project as they were before a change.
struct EarlierFiles: Sendable {
  /// The contents of files that changed, by the paths that tell files from others; nil for those
  /// that were not there.
  private var contents: [String: [UInt8]?] = [:]
  /// The files that are not there any more, under that path at least.
  private(set) var gone: [RawPath] = []
  /// The paths of files that changed, before and after.
  let paths: [RawPath]
  private let root: ProjectRoot

  /// The files of a project of which some changed; all others are as they are now.
  init(_ changes: [FileVersions], in root: ProjectRoot) {
    self.root = root
    paths = changes.flatMap { [$0.path, $0.oldPath] }
    for change in changes { contents[root.path(ofFile: change.path)] = .some(nil) }
    for change in changes {
      guard let old = change.old else { continue }
      contents[root.path(ofFile: change.oldPath)] = old
      if case .failure = FileKind.of(change.oldPath) { gone.append(change.oldPath) }
    }
  }

  /// The contents of a file before the change; nil where it was not there or cannot be read.
  func bytes(of path: RawPath) -> FileBytes? {
    if let changed = contents[root.path(ofFile: path)] { return changed.map { FileBytes($0) } }
    guard case .success(let bytes) = FileContents.read(path) else { return nil }
    return bytes
  }
}
