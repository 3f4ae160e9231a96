import Linting

/// Untrusted text in formats that have characters of their own to escape.
extension ByteWriter {
  /// Appends untrusted text on one line: what means something in the format as the table says, and
  /// what could act on a terminal, a log or the reader's eye as a visible escape.
  mutating func writeEscaped(_ text: String, by table: EscapeTable) {
    var text = text
    text.withUTF8 { source in
      var run = 0
      var offset = 0
      while offset < source.count {
        if table.isPlain(source[offset]) {
          offset += 1
          continue
        }
        let (scalar, length) = Self.scalar(in: source, at: offset)
        let isLog = scalar == "#" && Self.isLogCommand(source[offset...])
        let replacement = isLog ? table.logMark : table.replacement(of: scalar)
        if replacement != nil || Quoted.needsEscape(scalar) {
          write(UnsafeBufferPointer(rebasing: source[run..<offset]))
          if let replacement { write(replacement) } else { writeEscape(of: scalar) }
          run = offset + length
        }
        offset += length
      }
      write(UnsafeBufferPointer(rebasing: source[run...]))
    }
  }

  /// Appends untrusted text for an element or an attribute of XML.
  ///
  /// Characters that XML 1.0 lacks, and line breaks, which parsers turn into blanks in attributes,
  /// are visible escapes.
  mutating func writeXML(_ text: String) { writeEscaped(text, by: .xml) }

  /// Appends an attribute of XML with the blank before it; the name is trusted.
  mutating func writeXML(_ name: String, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    writeXML(value)
    write("\"")
  }
}

/// Cells of RFC 4180.
extension ByteWriter {
  /// Appends untrusted text as a cell on one line, in quotes where it needs them.
  ///
  /// Guarded, what a spreadsheet would take for a formula has an apostrophe before it. At the start
  /// of a line nothing passes for a command or for a place in a file.
  mutating func writeCSV(_ text: String, guardsFormulas: Bool, startsLine: Bool = false) {
    let isGuarded = guardsFormulas && Self.mayBeFormula(text)
    let isQuoted =
      text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
      || text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ")
    if isQuoted { write("\"") }
    if isGuarded { write("'") }
    if startsLine {
      let text = Self.withoutPlaces(text)
      let start = text.unicodeScalars.drop { $0.properties.isWhitespace }
      writeEscaped(String(text.unicodeScalars[..<start.startIndex]), by: .csv)
      if start.starts(with: "::".unicodeScalars) {
        write("\\u{3a}")
        writeEscaped(String(start.dropFirst()), by: .csv)
      } else {
        writeEscaped(String(start), by: .csv)
      }
    } else {
      writeEscaped(text, by: .csv)
    }
    if isQuoted { write("\"") }
  }

  /// Whether a text begins with the sign of a formula, in the eyes of a spreadsheet that looks
  /// past blanks and marks, and takes full-width signs for the plain ones.
  static func mayBeFormula(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫", "\u{2212}": return true
      case "A"..."Z", "a"..."z", "0"..."9": return false
      default: break
      }
      if scalar.properties.isWhitespace { continue }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: continue
      default: return false
      }
    }
    return false
  }
}

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
      case "#" where last == UInt8(ascii: "#"): write("&#35;")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      default:
        if Quoted.needsEscape(scalar) || Self.isForbiddenInHTML(scalar) {
          write("\\u{" + String(scalar.value, radix: 16) + "}")
        } else {
          write(scalar)
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

  /// Appends a path that breaks after its folders, then between the words of a name, and within a
  /// word only where it fits no line.
  mutating func writePath(_ path: String, atMost length: Int = maximumHTMLText) {
    var text = ByteWriter()
    text.writeHTML(path, atMost: length)
    write("<bdi>")
    for (index, byte) in text.bytes.enumerated() {
      if index > 0, Self.mayBreak(between: text.bytes[index - 1], and: byte) { write("<wbr>") }
      write([byte])
    }
    write("</bdi>")
  }

  /// Whether a line of a path may end between two bytes: after a folder, before an ending, and
  /// where a word begins, as in `SignInView`.
  private static func mayBreak(between last: UInt8, and next: UInt8) -> Bool {
    switch (last, next) {
    case (UInt8(ascii: "/"), _): next != last
    case (UInt8(ascii: "."), UInt8(ascii: ".")): false
    case (_, UInt8(ascii: ".")): true
    case (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z")): true
    default: false
    }
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

/// Paths in URIs.
extension ByteWriter {
  /// Appends a path as part of a URI: everything is percent-encoded but letters, digits, `-._~` and
  /// the slashes.
  mutating func writeURIPath(_ path: String) {
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        write(Unicode.Scalar(byte))
      default:
        write([UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
  }
}

/// Workflow commands of GitHub Actions.
extension ByteWriter {
  /// Appends a text as the message of a command.
  ///
  /// Line breaks survive; other control characters and direction marks are shown as escapes.
  mutating func writeWorkflowData(_ text: String) { writeWorkflow(text, isProperty: false) }

  /// Appends a text as the value of a property of a command.
  mutating func writeWorkflowProperty(_ text: String) { writeWorkflow(text, isProperty: true) }

  private mutating func writeWorkflow(_ text: String, isProperty: Bool) {
    let scalars = text.unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case ":" where isProperty: write("%3A")
      case "," where isProperty: write("%2C")
      case "%": write("%25")
      case "\r": write("%0D")
      case "\n": write("%0A")
      case "#" where Self.isLogCommand(text.utf8[index...]): writeEscape(of: scalar)
      case _ where Quoted.needsEscape(scalar): writeEscaped(String(scalar))
      default: write(scalar)
      }
    }
  }
}

/// YAML strings.
extension ByteWriter {
  /// Appends a text as a quoted string of YAML on one line; what YAML does not allow, and what
  /// could act on a terminal, is an escape.
  mutating func writeYAML(_ text: String) {
    var result = "\""
    let scalars = text.unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case "#" where Self.isLogCommand(text.utf8[index...]): result += "\\x23"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where Quoted.needsEscape(scalar) || scalar.value & 0xFFFE == 0xFFFE:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    write(result + "\"")
  }
}

/// How a format writes those ASCII characters that mean something in it.
struct EscapeTable: Sendable {
  /// Text and attributes of XML.
  static let xml = EscapeTable(
    ["<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;", "'": "&apos;"], logMark: "&#35;")
  /// The escapes between the quotes of a cell.
  static let csv = EscapeTable(["\"": "\"\""])
  /// Descriptions of TAP; not all readers know an escape for the mark that begins a directive.
  static let tap = EscapeTable(["#": "\\u{23}", "\\": "\\\\"])

  /// A bit for each ASCII character that may be copied without a look.
  private let plainLow: UInt64
  private let plainHigh: UInt64
  private let replacements: [Unicode.Scalar: String]
  /// The replacement for the first `#` of a command to a build service.
  let logMark: String

  private init(_ replacements: [Unicode.Scalar: String], logMark: String = "\\u{23}") {
    self.replacements = replacements
    self.logMark = logMark
    var plain: (UInt64, UInt64) = (0, 0)
    for byte in 0x20..<0x7F as Range<UInt8> where byte != UInt8(ascii: "#") {
      guard replacements[Unicode.Scalar(byte)] == nil else { continue }
      if byte < 64 { plain.0 |= 1 << UInt64(byte) } else { plain.1 |= 1 << UInt64(byte - 64) }
    }
    (plainLow, plainHigh) = plain
  }

  /// Whether a byte may be copied without a look.
  func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? plainLow : plainHigh) & (1 << UInt64(byte & 63)) != 0
  }

  /// The replacement of a scalar with a meaning; nil where it has none.
  func replacement(of scalar: Unicode.Scalar) -> String? { replacements[scalar] }
}
