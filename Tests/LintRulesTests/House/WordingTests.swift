import Testing

@Suite("House: wording") struct WordingTests {
  /// How often comments in `Sources` still break each rule. The numbers may only fall: lower them
  /// with the comments that you correct.
  private static let known = (questions: 210, negatedNouns: 50)

  @Test func documentationBeginsWithANoun() throws {
    let complaints = try SourceText.files(in: "Sources").flatMap(Wording.questions)
    expect(complaints, atMost: Self.known.questions)
  }

  @Test func nounsAreNegatedWithNot() throws {
    let complaints = try SourceText.files(in: "Sources").flatMap(Wording.negatedNouns)
    expect(complaints, atMost: Self.known.negatedNouns)
  }

  private func expect(_ complaints: [String], atMost limit: Int) {
    guard complaints.count > limit else { return }
    Issue.record("\(complaints.count), at most \(limit):\n\(complaints.joined(separator: "\n"))")
  }

  @Test func theChecksFindWhatTheyAreFor() {
    let file = SourceText(
      path: "A.swift",
      text: """
        /// What a thing is.
        struct A {
          /// Whether it is no thing. There is no other.
          let a = "/// What is no comment"
          // These are no things, and it is no longer one.
        }
        """)
    #expect(Wording.questions(in: file).count == 1)
    #expect(Wording.negatedNouns(in: file).count == 2)
  }
}
