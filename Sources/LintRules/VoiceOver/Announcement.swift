/// A word or phrase that VoiceOver adds by itself, in the two ways in which it is written down.
struct Announcement: Hashable, Sendable {
  /// As in a snapshot, without the full stop.
  let written: String
  /// As in a sentence.
  let spoken: String

  /// A phrase that sentences repeat in small letters, unless the language writes nouns large.
  init(_ written: String, keepingCase: Bool = false) {
    self.written = written
    spoken = keepingCase ? written : written.lowercased()
  }
}
