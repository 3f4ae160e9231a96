/// The bytes of a message without what differs from one element to the next: names in quotes, lists
/// of them with how many more there are, and the digits of numbers.
struct MessageTemplate: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let keepsQuotes: Bool
  private var index = 0

  private static let zero = UInt8(ascii: "0")

  private init(_ bytes: UnsafeBufferPointer<UInt8>, keepsQuotes: Bool) {
    self.bytes = bytes
    self.keepsQuotes = keepsQuotes
  }

  /// Mixes the template of a message into a hash.
  static func mix(_ message: String, keepingQuotes: Bool = false, into hash: inout StableHash) {
    var message = message
    message.withUTF8 { hash.mix(MessageTemplate($0, keepsQuotes: keepingQuotes)) }
  }

  /// The next byte; a number is one 0, and each run of quotations is one quote.
  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    if !keepsQuotes, let end = quotationEnd(from: index) {
      index = end
      return UInt8(ascii: "\"")
    }
    let byte = bytes[index]
    guard Self.isDigit(byte) else {
      index += 1
      return byte
    }
    skipNumber()
    return Self.zero
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  /// Goes behind digits, and behind one point or comma between two of them.
  private mutating func skipNumber() {
    var points = 0
    while index < bytes.count {
      if Self.isDigit(bytes[index]) {
        index += 1
      } else if points == 0, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","),
        index + 1 < bytes.count, Self.isDigit(bytes[index + 1])
      {
        points += 1
        index += 1
      } else {
        return
      }
    }
  }

  // MARK: Quotations

  /// The offset behind the quotations that begin at an offset, and behind how many more of them
  /// there are; nil where none begins.
  private func quotationEnd(from start: Int) -> Int? {
    guard var end = end(ofQuotation: start) else { return nil }
    while let next = afterJoint(end) {
      if let later = self.end(ofQuotation: next) {
        end = later
      } else if let later = afterMore(next) {
        return later
      } else {
        return end
      }
    }
    return end
  }

  /// The offset behind one quotation.
  private func end(ofQuotation start: Int) -> Int? {
    if isCurly(start, 0x9C) {
      var index = start + 3
      while index < bytes.count {
        if isCurly(index, 0x9D) { return index + 3 }
        index += 1
      }
      return bytes.count
    }
    guard start < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "`")].contains(bytes[start]) else {
      return nil
    }
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  /// Whether “ or ” stands at an offset.
  private func isCurly(_ index: Int, _ last: UInt8) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && bytes[index + 2] == last
  }

  /// The offset behind a comma, an *and* or an *or* between members of a list.
  private func afterJoint(_ index: Int) -> Int? {
    let joints: [StaticString] = [", and ", ", or ", ", ", " and ", " or "]
    return joints.first { has($0, at: index) }.map { index + $0.utf8CodeUnitCount }
  }

  /// The offset behind `3 more`.
  private func afterMore(_ index: Int) -> Int? {
    var end = index
    while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
    guard end > index, has(" more", at: end) else { return nil }
    return end + 5
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + $0.count]) }
  }
}
