/// Shortened words with a dot, and what voices make of them.
enum Abbreviations {
  /// What is said for a shortened word.
  struct Entry {
    let spoken: String
    let evidence: Evidence
    let reason: String

    /// An expansion; without a source unless there is one.
    init(
      _ spoken: String, _ evidence: Evidence = .assumed,
      _ reason: String = "it is a common abbreviation"
    ) {
      self.spoken = spoken
      self.evidence = evidence
      self.reason = reason
    }
  }

  /// The most bytes of a shortened word, without the dot.
  static let longest = 6

  /// The shortened words, without the dot that has to follow.
  static let all: [String: Entry] = [
    "Gov": Entry("Governor", .reported, "it is taken for the title, not for \"government\""),
    "bd": Entry("B D", .reported, "it is not known and read by its letters"),
    "Dr": Entry("Doctor"), "Mr": Entry("Mister"), "Mrs": Entry("Missus"), "Ms": Entry("Ms"),
    "St": Entry("Saint"), "vs": Entry("versus"), "etc": Entry("et cetera"),
    "approx": Entry("approximately"), "Approx": Entry("Approximately"),
  ]
}
