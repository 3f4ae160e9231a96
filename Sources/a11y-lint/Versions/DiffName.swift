/// A file's name in a diff: plain up to a tab, or in quotes with escapes.
struct DiffName: Equatable {
  let path: RawPath
  /// How many bytes of the text it takes.
  let length: Int

  /// The name of a version that is not there.
  static let none = RawPath("/dev/null")

  /// The name at the start of a text; nil where quotes or escapes are broken.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "\"") else {
      // A date or a revision may follow.
      let name = text.prefix { $0 != UInt8(ascii: "\t") }
      path = RawPath(name)
      length = name.count
      return
    }
    var bytes: [UInt8] = []
    var rest = text.dropFirst()
    var isClosed = false
    while !isClosed {
      guard let byte = rest.popFirst() else { return nil }
      switch byte {
      case UInt8(ascii: "\""): isClosed = true
      case UInt8(ascii: "\\"):
        guard let plain = Self.unescaped(&rest) else { return nil }
        bytes.append(plain)
      default: bytes.append(byte)
      }
    }
    path = RawPath(bytes)
    length = text.count - rest.count
  }

  /// The byte that an escape stands for, after its backslash.
  private static func unescaped(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return letter
    case 0x30...0x33:
      guard let second = rest.popFirst(), let third = rest.popFirst(),
        (0x30...0x37).contains(second), (0x30...0x37).contains(third)
      else { return nil }
      return (letter - 0x30) << 6 | (second - 0x30) << 3 | (third - 0x30)
    default: return nil
    }
  }

  /// The two names of `diff --git a/NAME b/NAME`; nil where they cannot be told apart, as of a
  /// moved file, whose names stand elsewhere.
  static func pair(_ text: ArraySlice<UInt8>) -> (old: RawPath, new: RawPath)? {
    let space = UInt8(ascii: " ")
    if text.first == UInt8(ascii: "\"") || text.last == UInt8(ascii: "\"") {
      if text.first == UInt8(ascii: "\""), let old = DiffName(text) {
        let rest = text.dropFirst(old.length)
        guard rest.first == space, let new = DiffName(rest.dropFirst()) else { return nil }
        return (old.path, new.path)
      }
      guard let quote = text.firstIndex(of: UInt8(ascii: "\"")), quote > text.startIndex,
        let new = DiffName(text[quote...])
      else { return nil }
      return (RawPath(text[..<(quote - 1)]), new.path)
    }
    // Without quotes a space in a name looks like the one between them, but both have one length.
    let middle = text.startIndex + text.count / 2
    guard text.count > 2, text.count % 2 == 1, text[middle] == space else { return nil }
    let pair = (old: RawPath(text[..<middle]), new: RawPath(text[(middle + 1)...]))
    if pair.old == pair.new { return pair }
    guard let name = withoutPrefix(pair.old), name == withoutPrefix(pair.new) else { return nil }
    return pair
  }

  /// The name without its first part, which in a diff often says only which version it is.
  static func withoutPrefix(_ path: RawPath) -> RawPath? {
    guard !path.isAbsolute, let slash = path.bytes.firstIndex(of: UInt8(ascii: "/")),
      slash + 1 < path.bytes.count
    else { return nil }
    return RawPath(path.bytes[(slash + 1)...])
  }
}
