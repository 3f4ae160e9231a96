import Foundation
import Testing

@Suite("House: wording") struct WordingTests {
  @Test func documentationBeginsWithANoun() throws {
    let complaints = try SourceText.files(in: "Sources").flatMap(Wording.questions)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func nounsAreNegatedWithNot() throws {
    let complaints = try texts().flatMap { Wording.negatedNouns(in: $0.lines, of: $0.path) }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func nobodyIsWho() throws {
    let complaints = try texts().flatMap { Wording.nobodies(in: $0.lines, of: $0.path) }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  /// The lines of the sources and of all documents, generated ones too.
  private func texts() throws -> [(path: String, lines: [String])] {
    let sources = try SourceText.files(in: "Sources").map { (path: $0.path, lines: $0.lines) }
    return try sources
      + PackageDocuments.paths.map { path in
        (path: path, lines: try PackageDocuments.text(of: path).components(separatedBy: "\n"))
      }
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
    #expect(Wording.negatedNouns(in: file.lines, of: file.path).count == 3)
    #expect(Wording.nobodies(in: file.lines, of: file.path).count == 1)
  }
}
