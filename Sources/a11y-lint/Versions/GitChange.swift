/// A file that changed, and where git has its contents.
struct GitChange: Equatable, Sendable {
  /// The path from the folder that git was asked in.
  let path: RawPath
  /// The path that it had before, which is the same unless git found that it was moved.
  let oldPath: RawPath
  /// The path from the top of the repository, where git's attributes are looked up.
  let pathFromTop: RawPath
  /// The contents that it had before; nil where it is new.
  let old: GitObjectID?
  /// The contents that are staged; nil where the working tree has the new version.
  let new: GitObjectID?
}
