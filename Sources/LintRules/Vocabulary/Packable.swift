/// What can be put aside as bytes and read back by the same run.
protocol Packable {
  /// Reads what ``pack(into:)`` wrote.
  init(from reader: inout PackReader)
  /// Appends the value.
  func pack(into writer: inout PackWriter)
}

extension Packable where Self: CaseIterable & Equatable, AllCases == [Self] {
  init(from reader: inout PackReader) { self = Self.allCases[Int(reader.byte())] }

  func pack(into writer: inout PackWriter) {
    writer.write(byte: UInt8(Self.allCases.firstIndex(of: self) ?? 0))
  }
}

extension Bool: Packable {
  init(from reader: inout PackReader) { self = reader.byte() == 1 }
  func pack(into writer: inout PackWriter) { writer.write(byte: self ? 1 : 0) }
}

extension UInt64: Packable {
  init(from reader: inout PackReader) { self = reader.number() }
  func pack(into writer: inout PackWriter) { writer.write(number: self) }
}

extension Int: Packable {
  init(from reader: inout PackReader) { self.init(truncatingIfNeeded: reader.number()) }
  func pack(into writer: inout PackWriter) { writer.write(number: UInt64(bitPattern: Int64(self))) }
}

extension Double: Packable {
  init(from reader: inout PackReader) { self.init(bitPattern: reader.number()) }
  func pack(into writer: inout PackWriter) { writer.write(number: bitPattern) }
}

extension String: Packable {
  init(from reader: inout PackReader) { self = reader.text() }
  func pack(into writer: inout PackWriter) { writer.write(text: self) }
}

extension Optional: Packable where Wrapped: Packable {
  init(from reader: inout PackReader) {
    self = Bool(from: &reader) ? Wrapped(from: &reader) : nil
  }

  func pack(into writer: inout PackWriter) {
    (self != nil).pack(into: &writer)
    self?.pack(into: &writer)
  }
}

extension Array: Packable where Element: Packable {
  init(from reader: inout PackReader) {
    let count = Int(from: &reader)
    self.init()
    reserveCapacity(count)
    for _ in 0..<count { append(Element(from: &reader)) }
  }

  func pack(into writer: inout PackWriter) {
    count.pack(into: &writer)
    for element in self { element.pack(into: &writer) }
  }
}
