/// A place in a file as people count: lines and columns from 1, the column in Unicode scalars.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// The offset from the beginning of the file, in bytes.
  public let offset: Int

  /// The place of that line, column and offset.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
