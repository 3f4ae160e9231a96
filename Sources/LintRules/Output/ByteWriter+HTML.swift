/// Text and attributes of HTML and SVG.
extension ByteWriter {
  /// The most scalars of an untrusted text that a page shows.
  static let maximumHTMLText = 1_000

  /// Appends untrusted text as content or as the value of an attribute in quotes, cut where it is
  /// long. What could act on the reader's eye, and what HTML forbids, is shown as `\u{...}`.
  mutating func writeHTML(_ text: String, atMost length: Int = maximumHTMLText) {
    var count = 0
    for scalar in text.unicodeScalars {
      if count == length { return write("…") }
      count += 1
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "'": write("&#39;")
      // Two of them begin a command for the logs of build services.
      case "#" where bytes.last == UInt8(ascii: "#"): write("&#35;")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      default:
        if scalar.value < 0x7F, scalar.value >= 0x20 {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else if Quoted.needsEscape(scalar) || Self.isForbiddenInHTML(scalar) {
          write("\\u{" + String(scalar.value, radix: 16) + "}")
        } else {
          bytes.append(contentsOf: String(scalar).utf8)
        }
      }
    }
  }

  /// Appends untrusted text that keeps its direction to itself.
  mutating func writeIsolated(_ text: String, atMost length: Int = maximumHTMLText) {
    write("<bdi>")
    writeHTML(text, atMost: length)
    write("</bdi>")
  }

  /// Appends prose in which backticks stand around code; one without a partner stays as it is.
  mutating func writeProse(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.count % 2 == 1 else { return writeHTML(text) }
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 { write("<code>") }
      writeHTML(part)
      if index % 2 == 1 { write("</code>") }
    }
  }

  /// Appends a length in pixels, to a tenth.
  mutating func writePixels(_ number: Double) {
    guard number.isFinite else { return write("0") }
    let tenths = Int((min(max(number, -1e7), 1e7) * 10).rounded())
    if tenths < 0 { write("-") }
    write(abs(tenths) / 10)
    if tenths % 10 != 0 {
      write(".")
      write(abs(tenths) % 10)
    }
  }

  /// Whether a scalar is none that a document may have: a noncharacter.
  private static func isForbiddenInHTML(_ scalar: Unicode.Scalar) -> Bool {
    (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }
}
