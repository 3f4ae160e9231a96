/// What a finding is recognised by in other versions of its file, whatever the file is called.
public struct FindingTrace: Hashable, Sendable {
  /// What is wrong with which element: rule, element and attribute.
  public let identity: UInt64
  /// What is wrong where: rule, attribute, and the way from the screen to the element by kinds and
  /// ordinals, with the number of its siblings of that kind.
  public let place: UInt64
  /// The element alone; 0 where the finding is about none.
  public let element: UInt64
  /// The element in words, for people: its kind, and its id or words; untrusted text is escaped.
  public let node: String

  /// A trace of those parts.
  public init(identity: UInt64, place: UInt64, element: UInt64, node: String = "") {
    self.identity = identity
    self.place = place
    self.element = element
    self.node = node
  }

  /// A hash as it is written: 16 hexadecimal digits.
  public static func digits(of hash: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash &>> UInt64(60 - index * 4)) & 0xF
        digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
      }
      return 16
    }
  }
}
