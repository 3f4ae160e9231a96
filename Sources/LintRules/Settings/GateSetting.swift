/// A gate of a configuration, with the files that it looks at.
public struct GateSetting: Sendable {
  /// Globs of the files, relative to the folder of the file that says so; all where empty.
  public let files: [String]
  /// The gate.
  public let gate: Gate
  /// Where it is written.
  public let origin: Origin
}
