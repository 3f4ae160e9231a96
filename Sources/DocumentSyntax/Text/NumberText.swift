/// Reads numbers in the spellings of JSON and of YAML's core schema.
enum NumberText {
  /// The nearest double to a number; nil where it is malformed or too large for a finite one.
  static func value(_ bytes: Bytes, start: Int, end: Int) -> Double? {
    var offset = start
    var isNegative = false
    guard start < end, end <= bytes.count else { return nil }
    if bytes.byte(at: start) == UInt8(ascii: "-") || bytes.byte(at: start) == UInt8(ascii: "+") {
      isNegative = bytes.byte(at: start) == UInt8(ascii: "-")
      offset += 1
    }
    let magnitude =
      radixValue(bytes, start: offset, end: end) ?? decimal(bytes, start: offset, end: end)
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  /// The value of `0x` and hexadecimal or `0o` and octal digits.
  private static func radixValue(_ bytes: Bytes, start: Int, end: Int) -> Double? {
    guard end - start > 2, bytes.byte(at: start) == UInt8(ascii: "0") else { return nil }
    let isHexadecimal = bytes.byte(at: start + 1) == UInt8(ascii: "x")
    guard isHexadecimal || bytes.byte(at: start + 1) == UInt8(ascii: "o") else { return nil }
    let bits: Double = isHexadecimal ? 16 : 8
    var value: UInt64 = 0
    var scale = 0
    var hasRest = false
    for offset in start + 2..<end {
      guard let digit = HexDigit.value(bytes.byte(at: offset)), Double(digit) < bits else {
        return nil
      }
      if value < 1 << 59 {
        value = value * UInt64(bits) + UInt64(digit)
      } else {
        // The bit that stands for all digits left off decides between two doubles.
        hasRest = hasRest || digit != 0
        scale += isHexadecimal ? 4 : 3
      }
    }
    let result =
      Double(sign: .plus, exponent: min(scale, 2000), significand: 1)
      * Double(hasRest ? value | 1 : value)
    return result.isFinite ? result : nil
  }

  /// The value of decimal digits with at most one point and one exponent.
  private static func decimal(_ bytes: Bytes, start: Int, end: Int) -> Double? {
    var digits: UInt64 = 0
    var count = 0
    var scale = 0
    var hasDigits = false
    var hasPoint = false
    var offset = start
    while offset < end {
      let digit = bytes.byte(at: offset) &- 0x30
      if digit <= 9 {
        hasDigits = true
        if count > 0 || digit > 0 { count &+= 1 }
        if count <= 15 { digits = digits &* 10 &+ UInt64(digit) }
        if hasPoint { scale &-= 1 }
      } else if bytes.byte(at: offset) == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      offset &+= 1
    }
    guard hasDigits, let exponent = exponent(bytes, start: offset, end: end) else { return nil }
    scale &+= exponent
    if count == 0 { return 0 }
    guard count <= 15, abs(scale) <= 22 else {
      return longDecimal(bytes, start: start, end: offset, scale: exponent)
    }
    // Both are exact, so that the one rounding of the operation is the nearest double.
    let value = Double(digits)
    return scale < 0 ? value / powersOfTen[-scale] : value * powersOfTen[scale]
  }

  /// The exponent that is written from an offset to the end; 0 if none is, nil if malformed.
  private static func exponent(_ bytes: Bytes, start: Int, end: Int) -> Int? {
    guard start < end else { return 0 }
    guard bytes.byte(at: start) | 0x20 == UInt8(ascii: "e") else { return nil }
    var offset = start + 1
    var isNegative = false
    if offset < end,
      bytes.byte(at: offset) == UInt8(ascii: "-") || bytes.byte(at: offset) == UInt8(ascii: "+")
    {
      isNegative = bytes.byte(at: offset) == UInt8(ascii: "-")
      offset += 1
    }
    guard offset < end else { return nil }
    var value = 0
    while offset < end {
      let digit = bytes.byte(at: offset) &- 0x30
      guard digit <= 9 else { return nil }
      // Larger than any file has digits, so that it decides the range whatever they are.
      if value < 1_000_000_000_000 { value = value * 10 + Int(digit) }
      offset += 1
    }
    return isNegative ? -value : value
  }

  /// The nearest double by the standard library, from as many digits as can matter.
  ///
  /// 768 significant digits decide any rounding; a further 1 stands for all that are left off.
  private static func longDecimal(
    _ bytes: Bytes, start: Int, end: Int, scale: Int
  ) -> Double? {
    var text = ""
    var count = 0
    var scale = scale
    var hasRest = false
    var hasPoint = false
    for offset in start..<end {
      let byte = bytes.byte(at: offset)
      if byte == UInt8(ascii: ".") {
        hasPoint = true
        continue
      }
      if hasPoint { scale -= 1 }
      if count == 0, byte == 0x30 { continue }
      count += 1
      if count <= 768 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        hasRest = hasRest || byte != 0x30
        scale += 1
      }
    }
    if hasRest {
      text += "1"
      scale -= 1
    }
    // Beyond these the value is infinite or nought, and the library need not be asked.
    let magnitude = scale + text.utf8.count
    if magnitude > 400 { return nil }
    if magnitude < -400 { return 0 }
    guard let value = Double("\(text)e\(scale)"), value.isFinite else { return nil }
    return value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
