import DocumentSyntax

/// A file that is to be linted.
struct FoundFile: Sendable {
  /// Where it is; nil for standard input.
  let path: RawPath?
  /// The path as reports show it.
  let shown: String
  /// The number of the folder that it was met in; nil for what the user named.
  let folder: Int?
  /// Whether a hook offered it, which need not be anything to lint.
  var isOffered = false
  /// Whether it is of a repository inside the one that was searched, such as a submodule.
  var isNested = false
  /// The number of the configuration that it is judged by.
  var project = 0
  /// Its versions before and after a change, where the run is about one.
  var versions: FileVersions?
  /// The contents of standard input, where they are needed more than once.
  var contents: FileBytes?
  /// The path that tells it from other files, where that is known to be another one.
  var identifyingPath: String?
  /// Whether no search meets it, for the name of a folder that it is in.
  var isSkipped = false
}
