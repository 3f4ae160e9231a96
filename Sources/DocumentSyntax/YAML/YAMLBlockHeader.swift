/// The indicators after the `|` or `>` of a block scalar.
struct YAMLBlockHeader {
  /// The indentation indicator, or 0.
  private(set) var indent = 0
  /// Whether the line breaks at the end are all kept (`+`).
  private(set) var keeps = false
  /// Whether the line breaks at the end are all removed (`-`).
  private(set) var strips = false
  /// The offset after the indicators.
  private(set) var end: Int

  /// The indicators of the block scalar at an offset; nil where one is wrong or there twice.
  init?(_ bytes: Bytes, at start: Int) {
    end = start + 1
    while end < bytes.count {
      let byte = bytes.byte(at: end)
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        if keeps || strips { return nil }
        keeps = byte == UInt8(ascii: "+")
        strips = !keeps
      } else if YAMLBytes.isDigit(byte) {
        if indent > 0 || byte == UInt8(ascii: "0") { return nil }
        indent = Int(byte - UInt8(ascii: "0"))
      } else {
        return
      }
      end += 1
    }
  }
}
