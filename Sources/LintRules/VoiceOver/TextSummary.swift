/// What one look at a text's bytes tells the speech rules, so that they look at few texts twice.
enum TextSummary {
  /// The facts of a text: capitals in a row (or letters beyond ASCII), digits in a row.
  static func facts(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) -> NodeFacts {
    var facts: NodeFacts = []
    var capitals = 0
    var digits = 0
    for offset in start..<max(start, end) {
      let byte = bytes[offset]
      if byte &- 0x41 < 26 {
        capitals &+= 1
        if capitals > 1 { facts.insert(.capitals) }
        digits = 0
      } else if byte &- 0x30 < 10 {
        digits &+= 1
        if digits > 1 { facts.insert(.digits) }
      } else {
        if byte >= 0x80 { facts.insert(.capitals) }
        capitals = 0
        digits = 0
      }
    }
    return facts
  }
}
