/// What the loop leaves aside: problems, and what is valid but unusual.
///
/// Each function starts and ends at `position`, and writes entries so that in a mapping keys and
/// values alternate even after a problem.
extension JSONReader {
  /// Reads a key, and the colon after it.
  @inline(never) mutating func readRareKey() -> JSONStep {
    skipComments()
    guard !isFull else { return .stop }
    switch TextScanning.byte(bytes, position) {
    case _ where position >= bytes.count:
      return reportEnd()
    case UInt8(ascii: "\""):
      // The end of the mapping compares all keys, as this one's hash is not among those seen.
      frames[depth].hasSuspects = true
      return readRareString() ? readRareColon() : .stop
    case UInt8(ascii: "}"):
      reportTrailingComma()
      return .separator
    case UInt8(ascii: ","):
      report("a key and a value are missing before this comma; add them or remove the comma")
      moveToNext()
      return .element
    case UInt8(ascii: "'"):
      return readSingleQuoted() ? readRareColon() : .stop
    case let byte where JSONReader.isWord(byte) && byte < 0x80:
      let end = endOfWord(from: position)
      report("the key \(quoted(to: end)) needs double quotes around it", length: end - position)
      write(.string, .verbatim, to: end)
      return readRareColon()
    default:
      return reportUnexpected("a key in double quotes")
    }
  }

  /// Reads the colon between a key and its value.
  private mutating func readRareColon() -> JSONStep {
    position = TextScanning.endOfSpace(bytes, from: position)
    skipComments()
    guard !isFull else { return .stop }
    switch TextScanning.byte(bytes, position) {
    case _ where position >= bytes.count:
      return reportEnd()
    case UInt8(ascii: ":"):
      moveToNext()
      return .value
    case UInt8(ascii: "="):
      report("a colon stands between a key and its value, not an equals sign")
      moveToNext()
      return .value
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      report("a colon and a value are missing after the key; add them")
      writeMissing()
      return .separator
    case let byte where JSONReader.startsValue(byte):
      report("a colon is missing before this value; add it")
      return .value
    default:
      return reportUnexpected("a colon")
    }
  }

  /// Reads a value that the loop does not: long numbers, escapes, and what is no value.
  @inline(never) mutating func readRareValue() -> JSONStep {
    skipComments()
    guard !isFull else { return .stop }
    let byte = TextScanning.byte(bytes, position)
    switch byte {
    case _ where position >= bytes.count:
      return reportEnd()
    case UInt8(ascii: "\""):
      return readRareString() ? .separator : .stop
    case 0x30...0x39, UInt8(ascii: "-"):
      return readRareNumber()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return depth < SyntaxLimits.depth ? openRare(byte) : reportDepth()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return readCloserForValue(byte)
    case UInt8(ascii: ",") where depth > 0:
      report("a value is missing before this comma; add it or remove the comma")
      writeMissing()
      return .separator
    case UInt8(ascii: "'"):
      return readSingleQuoted() ? .separator : .stop
    case _ where JSONReader.isWord(byte) && byte < 0x80:
      return readWord()
    default:
      return reportUnexpected("a value")
    }
  }

  /// Reads what follows a value where it is neither a comma nor the collection's end.
  @inline(never) mutating func readRareSeparator() -> JSONStep {
    let start = position
    skipComments()
    guard !isFull else { return .stop }
    let isMapping = frames[depth].isMapping
    let byte = TextScanning.byte(bytes, position)
    if position >= bytes.count { return depth == 0 ? .stop : reportEnd() }
    if position > start, depth > 0 {
      // A comment was skipped; what follows it may be in order.
      if byte == UInt8(ascii: ",") || byte == frames[depth].closer { return .separator }
    }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return reportCloser(byte)
    case _ where depth == 0:
      report("there is text after the end of the value; remove it")
      return .stop
    case UInt8(ascii: ";"):
      report("a comma stands between values, not a semicolon")
      moveToNext()
      return .element
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      report("a comma is missing before this \(isMapping ? "key" : "value"); add it")
      return .element
    case _ where position > 0 && bytes.byte(at: position - 1) == UInt8(ascii: "\""):
      report("a quote inside a string is written \\\"; or a comma is missing before this")
      return .stop
    case _ where !isMapping && JSONReader.startsValue(byte):
      report("a comma is missing before this value; add it")
      return .element
    default:
      return reportUnexpected(isMapping ? "a comma or }" : "a comma or ]")
    }
  }

  /// Opens a collection whose bracket the loop has not seen because of a comment before it.
  private mutating func openRare(_ bracket: UInt8) -> JSONStep {
    guard let base = entries.baseAddress else { return .stop }
    depth += 1
    let closer = bracket + 2
    JSONReader.open(position, count, closer, base, frames + depth, seen + depth * 4)
    count += 1
    moveToNext()
    return TextScanning.byte(bytes, position) == closer ? .separator : .element
  }

  /// Reads a closing bracket that stands where a value should.
  private mutating func readCloserForValue(_ byte: UInt8) -> JSONStep {
    guard depth > 0, byte == frames[depth].closer else { return reportCloser(byte) }
    if frames[depth].isMapping {
      report("a value is missing after the colon; add it")
      writeMissing()
    } else {
      reportTrailingComma()
    }
    return .separator
  }
}
