/// A fixed set of ASCII names with a value each, looked up by the bytes of a file.
///
/// Faster than a dictionary of strings, since nothing is decoded, hashed or normalised; the slots
/// hold no references, so that a lookup counts none. The names are found without regard to the
/// type of their values, so that a lookup from another module asks for no type at run time.
@usableFromInline package struct NameTable<Value: Sendable>: Sendable {
  @usableFromInline var names: NamePlaces
  @usableFromInline var values: [Value] = []

  /// A table of those names; `ignoringCase` holds for ASCII letters and needs names of letters.
  package init(_ names: [(String, Value)], ignoringCase: Bool = false) {
    self.init(capacity: names.count, ignoringCase: ignoringCase)
    for (name, value) in names { insert(name, value) }
  }

  /// A table without names, with room for so many; they may be more.
  package init(capacity: Int, ignoringCase: Bool = false) {
    names = NamePlaces(capacity: capacity, ignoringCase: ignoringCase)
    values.reserveCapacity(capacity)
  }

  /// Adds a name; one that is there already keeps its value.
  package mutating func insert(_ name: String, _ value: Value) {
    if names.insert(name) { values.append(value) }
  }

  /// The value of the name that stands at `start ..< end`, or nil.
  @inlinable
  package func value(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) -> Value? {
    let place = names.place(bytes, start: start, end: end)
    return place < 0 ? nil : values[place]
  }

  /// The value of a name, or nil.
  package func value(_ name: String) -> Value? {
    var name = name
    return name.withUTF8 { value($0, start: 0, end: $0.count) }
  }
}

/// The names of a table and the place of each, in the order in which they were added.
@usableFromInline
struct NamePlaces: Sendable {
  /// The places of names in `names`, or -1, by their hashes: sparse, and so as small as may be.
  private var slots: [Int16]
  /// Three words for each name: its first and its last eight bytes, and where it stands in `text`
  /// above its length. No structures, since to make a type for each kind of value takes time.
  private var names: [UInt64] = []
  private var count = 0
  /// The bytes of all names.
  private var text: [UInt8] = []
  private let mask: Int
  private let fold: UInt64

  init(capacity: Int, ignoringCase: Bool) {
    var size = 16
    while size < capacity * 6 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
    fold = ignoringCase ? 0x2020_2020_2020_2020 : 0
    names.reserveCapacity(capacity * 3)
    text.reserveCapacity(capacity * 16)
  }

  /// Adds a name; false where it is there already.
  mutating func insert(_ name: String) -> Bool {
    precondition(count < mask, "a table of \(mask + 1) slots is full")
    var name = name
    return name.withUTF8 { bytes in
      let (first, last) = words(bytes, start: 0, length: bytes.count)
      var index = slot(first, last, bytes.count)
      while slots[index] >= 0 {
        if isName(Int(slots[index]), first, last, bytes, start: 0, length: bytes.count) {
          return false
        }
        index = (index + 1) & mask
      }
      slots[index] = Int16(count)
      count += 1
      names.append(first)
      names.append(last)
      names.append(UInt64(text.count) << 32 | UInt64(bytes.count))
      let start = text.count
      text.append(contentsOf: bytes)
      if fold != 0 {
        for index in start..<text.count { text[index] |= UInt8(truncatingIfNeeded: fold) }
      }
      return true
    }
  }

  /// The place of the name that stands at `start ..< end`, or -1.
  @usableFromInline
  func place(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) -> Int {
    let length = end &- start
    guard length > 0, length <= 64 else { return -1 }
    let (first, last) = words(bytes, start: start, length: length)
    return slots.withUnsafeBufferPointer { slots in
      var index = slot(first, last, length)
      while slots[index] >= 0 {
        let place = Int(slots[index])
        if isName(place, first, last, bytes, start: start, length: length) { return place }
        index = (index &+ 1) & mask
      }
      return -1
    }
  }

  /// Whether the name at a place is the one of those words and bytes.
  private func isName(
    _ place: Int, _ first: UInt64, _ last: UInt64, _ bytes: UnsafeBufferPointer<UInt8>, start: Int,
    length: Int
  ) -> Bool {
    names.withUnsafeBufferPointer { names in
      let place = place &* 3
      let (textStart, nameLength) = (names[place &+ 2] &>> 32, names[place &+ 2] & 0xFFFF_FFFF)
      // Together, since nobody can guess how the answer to each would be.
      let difference =
        (names[place] ^ first) | (names[place &+ 1] ^ last) | (nameLength ^ UInt64(length))
      return difference == 0 && (length <= 16 || matches(Int(textStart), length, bytes, start))
    }
  }

  private func matches(
    _ textStart: Int, _ length: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Bool {
    // The first and the last eight bytes are compared already.
    text.withUnsafeBufferPointer { text in
      var offset = 8
      while offset &+ 8 < length {
        if load(text, textStart &+ offset) != load(bytes, start &+ offset) | fold { return false }
        offset &+= 8
      }
      return true
    }
  }

  private func slot(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
    let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    return Int(truncatingIfNeeded: mixed >> 32 &+ UInt64(length)) & mask
  }

  /// The first and the last up to eight bytes of a name as words; both are zero-padded.
  private func words(
    _ bytes: UnsafeBufferPointer<UInt8>, start: Int, length: Int
  ) -> (UInt64, UInt64) {
    guard start &+ 8 <= bytes.count, start &+ length >= 8 else {
      return fewWords(bytes, start, length)
    }
    // Without asking how long the name is, since nobody can guess.
    let missing = max(8 &- length, 0) &* 8
    let mask = ~UInt64(0) &>> UInt64(truncatingIfNeeded: missing)
    let hasLast: UInt64 = length >= 8 ? ~0 : 0
    let last = load(bytes, start &+ length &- 8) | fold
    return ((load(bytes, start) | fold) & mask, last & hasLast)
  }

  /// The same near the beginning or the end of the bytes.
  private func fewWords(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int
  ) -> (UInt64, UInt64) {
    func word(_ range: Range<Int>) -> UInt64 {
      range.reversed().reduce(0) { $0 &<< 8 | UInt64(bytes[$1]) | fold & 0xFF }
    }
    let end = start &+ length
    return (word(start..<min(start &+ 8, end)), length >= 8 ? word(end &- 8..<end) : 0)
  }

  private func load(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> UInt64 {
    // The callers have made sure of the bounds.
    UInt64(
      littleEndian: UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }
}
