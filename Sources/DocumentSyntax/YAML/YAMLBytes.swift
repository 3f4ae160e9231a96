/// The classes of ASCII bytes that YAML's grammar is made of.
enum YAMLBytes {
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  /// Whether the byte is a space or a tab.
  @inline(__always) static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  /// Whether the byte ends a line or begins a CR LF that does.
  @inline(__always) static func isBreak(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  /// Whether a plain scalar or key may begin with the byte whatever follows it.
  ///
  /// `-`, `?`, `:` depend on the next byte and `<` may be a merge key, so they are not among them.
  @inline(__always) static func startsPlain(_ byte: UInt8) -> Bool {
    // Below: white space, ! " # % & ' * , - : < > ?; above: @ [ ] ` { | }
    if byte < 64 { return 0xD400_34EF_FFFF_FFFF &>> UInt64(byte) & 1 == 0 }
    if byte < 128 { return 0x3800_0001_2800_0001 &>> UInt64(byte &- 64) & 1 == 0 }
    return true
  }

  /// Whether the byte is one of `, [ ] { }`.
  @inline(__always) static func isFlowIndicator(_ byte: UInt8) -> Bool {
    // Bit 5 is all that tells a bracket from a brace.
    byte == UInt8(ascii: ",") || byte | 0x20 == UInt8(ascii: "{")
      || byte | 0x20 == UInt8(ascii: "}")
  }

  /// Whether a plain scalar in a flow collection may end at the byte.
  @inline(__always) static func interruptsFlowPlain(_ byte: UInt8) -> Bool {
    // Below: control characters, # , :; above: [ ] { }
    if byte < 64 { return 0x0400_1008_FFFF_FFFF &>> UInt64(byte) & 1 == 1 }
    if byte < 128 { return 0x2800_0000_2800_0000 &>> UInt64(byte &- 64) & 1 == 1 }
    return false
  }

  /// Whether a plain scalar that begins with the byte may be something other than a string.
  @inline(__always) static func mayBeTyped(_ byte: UInt8) -> Bool {
    // Below: + - . 0...9; above: F N T f n t ~
    if byte < 64 { return 0x03FF_6800_0000_0000 &>> UInt64(byte) & 1 == 1 }
    if byte < 128 { return 0x4010_4040_0010_4040 &>> UInt64(byte &- 64) & 1 == 1 }
    return false
  }

  /// Whether the byte is `0` to `9`.
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// Whether the byte is an ASCII letter.
  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// The value of a hexadecimal digit, or nil.
  @inline(__always) static func hexadecimal(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte &- UInt8(ascii: "0")) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
