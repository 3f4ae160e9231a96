/// Room at the end of what is written, for bytes whose number is known before.
///
/// A report is made of short pieces, and to append each on its own takes longer than to copy it.
struct ByteRun {
  private let room: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes stand in the room.
  private(set) var count = 0

  /// The most bytes that a number takes.
  static let numberLength = 20

  /// A run that fills room from its beginning; what does not fit is a programmer's error.
  init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// Adds bytes.
  @inline(__always) mutating func put(_ source: UnsafeBufferPointer<UInt8>) {
    precondition(source.count <= room.count &- count, "the room of a run is too small")
    guard let start = source.baseAddress else { return }
    (room.baseAddress.unsafelyUnwrapped + count).update(from: start, count: source.count)
    count &+= source.count
  }

  /// Adds a text of the program's.
  @inline(__always) mutating func put(_ text: StaticString) {
    put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds bytes.
  @inline(__always) mutating func put(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { put($0) }
  }

  /// Adds a text as it is.
  @inline(__always) mutating func put(text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  /// Adds a path as it is.
  mutating func put(_ path: NodePath) {
    if let parent = path.parent { put(parent) }
    put(text: path.part)
  }

  /// Adds a number in decimal digits.
  mutating func put(_ number: Int) {
    precondition(Self.numberLength <= room.count &- count, "the room of a run is too small")
    if number < 0 { put("-") }
    let number = number.magnitude
    var length = 1
    var limit: UInt = 10
    // No number has more than 19 digits.
    while number >= limit, length < 19 {
      length &+= 1
      limit &*= 10
    }
    let digits = room.baseAddress.unsafelyUnwrapped + count
    var (rest, place) = (number, length)
    repeat {
      place &-= 1
      digits[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while place > 0
    count &+= length
  }

  /// Adds a number as 16 hexadecimal digits.
  mutating func put(digitsOf number: UInt64) {
    precondition(16 <= room.count &- count, "the room of a run is too small")
    let digits = room.baseAddress.unsafelyUnwrapped + count
    var rest = number
    for place in stride(from: 15, through: 0, by: -1) {
      let digit = UInt8(truncatingIfNeeded: rest) & 0xF
      digits[place] = digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &- 10 &+ digit
      rest &>>= 4
    }
    count &+= 16
  }
}
