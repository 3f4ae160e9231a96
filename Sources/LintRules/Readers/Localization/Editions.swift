/// The languages that an Interface Builder file is read in, one after the other.
public struct Editions: Sendable {
  /// The editions, the file's own texts first.
  let all: [Edition]
  /// Remarks for standard error: which language is missing.
  public let notes: [String]

  /// The texts of the file itself.
  public static let base = Editions(all: [.base])

  init(all: [Edition], notes: [String] = []) {
    self.all = all
    self.notes = notes
  }
}
