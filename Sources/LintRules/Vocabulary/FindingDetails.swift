/// What only some report formats show of a finding; shared, so that copying a finding is cheap.
public final class FindingDetails: Sendable {
  /// The source lines.
  public let excerpt: Excerpt?
  /// The columns in other units.
  public let columns: EncodedColumns?
  /// The hash of the line that it begins on, as GitHub counts it: hexadecimal digits, a colon, and
  /// which of the lines with that hash it is, from 1.
  public let lineHash: String?
  /// The number of its screen among the `pictures` of its file, from 0.
  public let screen: Int?
  /// Where its element is on the screen, in points.
  public let frame: Rect?

  init(
    excerpt: Excerpt? = nil, columns: EncodedColumns? = nil, lineHash: String? = nil,
    screen: Int? = nil, frame: Rect? = nil
  ) {
    self.excerpt = excerpt
    self.columns = columns
    self.lineHash = lineHash
    self.screen = screen
    self.frame = frame
  }
}
