#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path as the system has it: bytes, which need not be UTF-8.
struct RawPath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(cString: UnsafePointer<CChar>) {
    bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map(UInt8.init(bitPattern:))
  }

  /// The path as text; what is no UTF-8 is replaced by U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it starts at the root of the file system.
  var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// The names between the slashes.
  var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  /// The path as reports show it: no `./`, no doubled slashes, none at the end.
  var cleaned: RawPath {
    let names = components.filter { $0 != [UInt8(ascii: ".")] }
    let joined = names.joined(separator: [UInt8(ascii: "/")])
    if isAbsolute { return RawPath([UInt8(ascii: "/")] + joined) }
    return names.isEmpty ? RawPath(".") : RawPath(joined)
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
