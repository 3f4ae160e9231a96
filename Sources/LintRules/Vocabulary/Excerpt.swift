/// The source lines that a finding or error points at, for reports that show them.
public struct Excerpt: Sendable {
  /// The text of the lines, untrusted; long lines are cut around the place.
  public let lines: [String]
  /// How many scalars were cut from the beginning of the first line.
  public let cut: Int

  /// An excerpt of those lines.
  public init(lines: [String], cut: Int) {
    self.lines = lines
    self.cut = cut
  }
}
