/// The program as it names itself in reports.
public enum Tool {
  /// The name of the program.
  public static let name = "a11y-lint"
  /// The version of the program.
  public static let version = "0.1.0"
}
