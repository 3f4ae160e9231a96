/// The versions of a file before and after a change.
struct FileVersions: Equatable, Sendable {
  /// Where the version after the change is.
  enum New: Equatable, Sendable {
    case workingTree
    /// Elsewhere, so that it was read already: in git's index.
    case bytes([UInt8])
    /// Nowhere: the file was deleted.
    case gone
  }

  /// The path of the version after the change, from the current folder.
  let path: RawPath
  /// The path of the version before the change.
  let oldPath: RawPath
  /// The version before the change; nil where there was none, or nothing in it.
  let old: [UInt8]?
  let new: New
}
