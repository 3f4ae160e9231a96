/// A path as the system has it: bytes, which need not be UTF-8.
struct RawPath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The path that a text stands for: what `text` has escaped is one byte again.
  init(_ text: String) {
    let given = Array(text.utf8)
    bytes = given.contains(UInt8(ascii: "\\")) ? Self.unescaped(given) : given
  }

  init(cString: UnsafePointer<CChar>) {
    bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map(UInt8.init(bitPattern:))
  }

  /// The path as text: each byte that is no UTF-8 is written as `\xFF`, and where that stands in a
  /// name, its backslash as `\x5C`. So no two paths have one text, and the text leads back.
  var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    let isPlain = !bytes.contains(UInt8(ascii: "\\")) && text.utf8.elementsEqual(bytes)
    return isPlain ? text : escapedText
  }

  /// Whether it starts at the root of the file system.
  var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// The names between the slashes.
  var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  /// The path as reports show it: no `./`, no doubled slashes, none at the end.
  var cleaned: RawPath {
    // A loop, since the library's joining and splitting are slow to start.
    var cleaned: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
      let isNone = end == start || end == start + 1 && bytes[start] == UInt8(ascii: ".")
      if !isNone {
        if !cleaned.isEmpty || isAbsolute { cleaned.append(UInt8(ascii: "/")) }
        cleaned += bytes[start..<end]
      }
      start = end + 1
    }
    if cleaned.isEmpty { return RawPath(isAbsolute ? "/" : ".") }
    return RawPath(cleaned)
  }

  /// The path of something inside this folder; that of the current folder has no `./`.
  func appending(_ name: RawPath) -> RawPath {
    if bytes == [UInt8(ascii: ".")] { return name }
    let slash: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return RawPath(bytes + slash + name.bytes)
  }

  /// The folder that it is in.
  var parent: RawPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return RawPath(".") }
    return slash == 0 ? RawPath("/") : RawPath(bytes[..<slash])
  }

  /// The last name.
  var name: RawPath { RawPath(components.last ?? []) }

  /// Hands the path to a function of the C library.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress.unsafelyUnwrapped) }
    }
  }
}

/// How a path that is no UTF-8 is written as text, and read back.
extension RawPath {
  /// The path as text with escapes for what is no UTF-8, and for what looks like such an escape.
  var escapedText: String {
    var written: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      if first == UInt8(ascii: "\\") {
        written += Self.escapedByte(rest) == nil ? [first] : Self.escape(first)
        rest.removeFirst()
        continue
      }
      let length = Self.scalarLength(rest)
      if length == 0 {
        written += Self.escape(first)
        rest.removeFirst()
      } else {
        written += rest.prefix(length)
        rest.removeFirst(length)
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Bytes with such escapes undone.
  static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let first = rest.first {
      let escaped = escapedByte(rest)
      bytes.append(escaped ?? first)
      rest.removeFirst(escaped == nil ? 1 : 4)
    }
    return bytes
  }

  /// The byte that an escape at the beginning stands for: one that is no ASCII, or a backslash.
  private static func escapedByte(_ text: ArraySlice<UInt8>) -> UInt8? {
    let text = Array(text.prefix(4))
    guard text.count == 4, text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "x"),
      let high = digits.firstIndex(of: text[2]), let low = digits.firstIndex(of: text[3])
    else { return nil }
    let byte = UInt8(high << 4 | low)
    return byte >= 0x80 || byte == UInt8(ascii: "\\") ? byte : nil
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "\\"), UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// How many bytes the character at the beginning has; 0 where they are no UTF-8.
  private static func scalarLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return 0 }
    return UTF8.width(scalar)
  }
}
