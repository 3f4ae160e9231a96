import DocumentSyntax

/// The files of a project before or after a change: those that did not change are on the disk.
struct ProjectVersion: Sendable {
  /// The side of a change.
  enum Side { case before, after }

  /// The contents of files that differ from those on the disk, by the paths that tell files from
  /// others; nil for those that were not there.
  private var contents: [String: [UInt8]?] = [:]
  /// The files of the version that are not on the disk, under that path at least.
  private(set) var gone: [RawPath] = []
  private let root: ProjectRoot

  /// One side of a change to the files of a project.
  init(_ side: Side, of changes: [FileVersions], in root: ProjectRoot) {
    self.root = root
    switch side {
    case .before:
      for change in changes { contents[root.path(ofFile: change.path)] = .some(nil) }
      for change in changes { if let old = change.old { put(old, at: change.oldPath) } }
    case .after:
      for change in changes {
        switch change.new {
        case .workingTree: break
        case .bytes(let bytes): put(bytes, at: change.path)
        case .gone: contents[root.path(ofFile: change.path)] = .some(nil)
        }
      }
    }
  }

  private mutating func put(_ bytes: [UInt8], at path: RawPath) {
    contents[root.path(ofFile: path)] = bytes
    if case .failure = FileKind.of(path) { gone.append(path) }
  }

  /// Whether a file need not have the contents that it has on the disk.
  func differs(at path: RawPath) -> Bool {
    !contents.isEmpty && contents[root.path(ofFile: path)] != nil
  }

  /// The contents of a file; nil where it was not there or cannot be read.
  func bytes(of path: RawPath) -> FileBytes? {
    if !contents.isEmpty, let changed = contents[root.path(ofFile: path)] {
      return changed.map { FileBytes($0) }
    }
    guard case .success(let bytes) = FileContents.read(path) else { return nil }
    return bytes
  }
}
