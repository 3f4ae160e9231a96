import Testing

@Suite("House: wording") struct WordingTests {
  @Test func documentationBeginsWithANoun() throws {
    let complaints = try SourceText.files(in: "Sources").flatMap(Wording.questions)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func nounsAreNegatedWithNot() throws {
    let complaints = try SourceText.files(in: "Sources").flatMap(Wording.negatedNouns)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func nobodyIsWho() throws {
    let complaints = try SourceText.files(in: "Sources").flatMap(Wording.nobodies)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
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
          // Who reads this?
          // Who taps seven times looks for something.
        }
        """)
    #expect(Wording.questions(in: file).count == 1)
    #expect(Wording.negatedNouns(in: file).count == 3)
    #expect(Wording.nobodies(in: file).count == 1)
  }
}
