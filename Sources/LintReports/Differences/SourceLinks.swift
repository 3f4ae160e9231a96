/// The addresses of the files of a project at its code host.
package struct SourceLinks {
  private let base: String
  private let pathFromTop: (String) -> String?

  /// Addresses that begin with that of a version of the project, up to the slash before the path;
  /// `pathFromTop` tells the path from its top, or nil for a file of another one.
  package init(base: String, pathFromTop: @escaping (String) -> String?) {
    self.base = base
    self.pathFromTop = pathFromTop
  }

  /// The address of a line of a file, or of the file; nil for a file outside of the project.
  func address(_ path: String, line: Int? = nil) -> String? {
    guard let path = pathFromTop(path) else { return nil }
    return base + Self.encoded(path) + (line.map { "#L\($0)" } ?? "")
  }

  /// A path with percent signs for all that an address or Markdown could take otherwise.
  private static func encoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
