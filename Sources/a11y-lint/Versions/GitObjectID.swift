/// The name that git gives to contents, in hexadecimal digits.
struct GitObjectID: Hashable, Sendable {
  let digits: String

  /// The name, or nil for what git writes where it has none.
  init?(_ digits: some Collection<UInt8>) {
    let digits = String(decoding: digits, as: UTF8.self)
    guard digits.utf8.contains(where: { $0 != UInt8(ascii: "0") }) else { return nil }
    self.digits = digits
  }
}
