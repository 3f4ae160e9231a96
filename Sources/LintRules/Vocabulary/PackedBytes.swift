/// Where packed findings lie until a report is written.
public protocol PackedBytes: AnyObject, Sendable {
  /// The bytes of a range of what was put there.
  func bytes(in range: Range<Int>) -> [UInt8]
}
