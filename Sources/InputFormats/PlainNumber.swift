/// Reads the numbers of attributes and descriptions.
enum PlainNumber {
  /// Larger numbers are not coordinates, counts or colours; arithmetic on them would overflow.
  private static let limit = 1e9

  /// The number at `start ..< end`; nil where none stands there or it is not of use.
  static func value(
    _ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int
  ) -> Double? {
    var offset = start
    let isNegative = offset < end && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset &+= 1 }
    guard offset < end, end &- offset <= 9 else { return longValue(bytes, start: start, end: end) }
    var digits = 0
    var scale = -1
    while offset < end {
      let digit = bytes[offset] &- 48
      if digit <= 9 {
        digits = digits &* 10 &+ Int(digit)
        if scale >= 0 { scale &+= 1 }
      } else if bytes[offset] == UInt8(ascii: "."), scale < 0 {
        scale = 0
      } else {
        return longValue(bytes, start: start, end: end)
      }
      offset &+= 1
    }
    // Both are exact, so that the division gives the nearest double.
    let value = scale > 0 ? Double(digits) / powersOfTen[scale] : Double(digits)
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// The value of a number of many digits or with an exponent.
  @inline(never) private static func longValue(
    _ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int
  ) -> Double? {
    guard start < end, end - start <= 400 else { return nil }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let value = Double(text), value.isFinite, value.magnitude <= limit else { return nil }
    return value
  }
}
