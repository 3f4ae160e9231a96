/// What only some report formats show of a finding; shared, so that copying a finding is cheap.
public final class FindingDetails: Sendable {
  /// The source lines.
  public let excerpt: Excerpt?
  /// The columns in other units.
  public let columns: EncodedColumns?
  /// The columns of its related places, in their order; empty where nobody asked for columns.
  public let relatedColumns: [EncodedColumns]
  /// The hash of the line that it begins on, as GitHub counts it: hexadecimal digits, a colon, and
  /// which of the lines with that hash it is, from 1.
  public let lineHash: String?
  /// The number of its screen among the `pictures` of its file, from 0.
  public let screen: Int?
  /// Where its element is on the screen, in points.
  public let frame: Rect?

  init(
    excerpt: Excerpt? = nil, columns: EncodedColumns? = nil,
    relatedColumns: [EncodedColumns] = [], lineHash: String? = nil, screen: Int? = nil,
    frame: Rect? = nil
  ) {
    self.excerpt = excerpt
    self.columns = columns
    self.relatedColumns = relatedColumns
    self.lineHash = lineHash
    self.screen = screen
    self.frame = frame
  }

  /// The same details with the number of the screen raised.
  func moved(by screens: Int) -> FindingDetails {
    FindingDetails(
      excerpt: excerpt, columns: columns, lineHash: lineHash, screen: screen.map { $0 + screens },
      frame: frame)
  }
}
