/// Bounds on what a reader accepts, so that a hostile file ends in a problem and not in a hang.
public enum SyntaxLimits {
  /// How deep collections or elements may nest.
  public static let depth = 1_000
  /// How many nodes a document may have once its aliases are followed.
  public static let expandedNodes = 10_000_000
  /// How many problems of one file are reported; reading stops after the last.
  public static let problems = 100
}
