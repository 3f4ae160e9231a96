/// The columns of a range in units that some report formats count in; all from 1.
public struct EncodedColumns: Hashable, Sendable {
  /// The column of the start in bytes of UTF-8.
  public let startUTF8: Int
  /// The column of the end in bytes of UTF-8.
  public let endUTF8: Int
  /// The column of the start in code units of UTF-16.
  public let startUTF16: Int
  /// The column of the end in code units of UTF-16.
  public let endUTF16: Int

  /// Columns in those units.
  public init(startUTF8: Int, endUTF8: Int, startUTF16: Int, endUTF16: Int) {
    self.startUTF8 = startUTF8
    self.endUTF8 = endUTF8
    self.startUTF16 = startUTF16
    self.endUTF16 = endUTF16
  }
}
