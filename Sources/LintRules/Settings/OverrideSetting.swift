/// What a configuration changes for some files or nodes.
public struct OverrideSetting: Sendable {
  /// Globs of the files, relative to the folder of the file that says so; all where empty.
  public let files: [String]
  /// What it changes.
  public internal(set) var change: LintOverride
  /// Where it is written.
  public let origin: Origin
  /// The error that something is wrong with it, at its place.
  public let error: @Sendable (String) -> InputError
}
