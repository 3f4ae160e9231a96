/// A file that a configuration extends.
public struct ExtensionSetting: Sendable {
  /// The path as it is written, relative to the file that says so.
  public let path: String
  /// The preset that it is in place of a file.
  public let preset: Setting<Preset>?
  /// The error that nothing is there that could be extended, at its place.
  public let error: @Sendable (String) -> InputError
}
