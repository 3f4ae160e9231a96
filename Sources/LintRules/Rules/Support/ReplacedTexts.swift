/// Looks by bytes whether a label has the texts that it replaces, which most labels have not.
enum ReplacedTexts {
  /// Whether two or more texts stand inside an element, and its label may have them all; no only
  /// where one of them is certainly not there, however its letters are composed.
  static func mayStand(inLabelOf index: Int, in tree: AccessibilityTree) -> Bool {
    guard let written = tree.interface.attribute(.label, of: index) else { return true }
    return tree.interface.look(at: written) { label -> Bool in
      let end = Int(tree.element(index).next)
      let signs = Signs(label)
      var count = 0
      var child = index &+ 1
      while child < end {
        defer { child &+= 1 }
        guard tree.silences[child] == .insideElement, tree.element(child).kind == .text,
          let key = tree.nameSources[child].key,
          let attribute = tree.interface.attribute(key, of: child), attribute.form.isText
        else { continue }
        count &+= 1
        let isGone = tree.interface.look(at: attribute) { Self.isAbsent($0, in: label, signs) }
        if isGone == true { return false }
      }
      return count > 1
    } ?? true
  }

  /// What the bytes of a text tell about other ways to write it.
  private struct Signs {
    /// There is nothing but ASCII.
    var isASCII = true
    /// Below U+0300 there is one way to write a letter.
    var isSimple = true
    /// Three signs are the same as one of ASCII: of kelvin, and of Greek a question and an accent.
    var hasTwins = false

    @inline(__always) init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var offset = 0
      while offset < bytes.count {
        if EightBytes(bytes, at: offset).word & EightBytes.high != 0 {
          look(at: bytes, from: offset)
          return
        }
        offset &+= 8
      }
    }

    private mutating func look(at bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
      isASCII = false
      for offset in start..<bytes.count where bytes[offset] >= 0xCC {
        isSimple = false
        // The kelvin sign is E2 84 AA, the question mark CD BE, the accent E1 BF AF.
        let lead = bytes[offset]
        if lead == 0xCD || lead == 0xE1 || lead == 0xE2 { hasTwins = true }
      }
    }
  }

  /// Whether a text has letters that do not stand in a label.
  @inline(__always) private static func isAbsent(
    _ text: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>, _ signs: Signs
  ) -> Bool {
    // From its first to its last letter of ASCII, a text stands in a label or it does not.
    var start = 0
    var end = text.count
    while start < end, !isLetter(text[start]) { start &+= 1 }
    while end > start, !isLetter(text[end &- 1]) { end &-= 1 }
    guard start < end,
      !has(UnsafeBufferPointer(rebasing: text[start..<end]), in: label)
    else { return false }
    let own = Signs(text)
    return own.isASCII && !signs.hasTwins || own.isSimple && signs.isSimple
  }

  @inline(__always) private static func has(
    _ part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let last = bytes.count &- part.count
    var start = 0
    while start <= last {
      if bytes[start] == part[0] {
        var offset = 1
        while offset < part.count, bytes[start &+ offset] == part[offset] { offset &+= 1 }
        if offset == part.count { return true }
      }
      start &+= 1
    }
    return false
  }

  @inline(__always) private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }
}
