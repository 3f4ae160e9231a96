import Testing

@testable import LintRules

/// How a command becomes a statement.
@Suite("Third person") struct ThirdPersonTests {
  @Test func commandsBecomeStatements() {
    for (command, statement) in [
      ("save the note", "Saves the note"), ("try", "Tries"), ("play", "Plays"),
      ("go on", "Goes on"),
      ("watch it", "Watches it"), ("do", "Does"),
    ] {
      #expect(ThirdPerson.statement(command) == statement)
    }
    #expect(ThirdPerson.statement("5 times") == nil)
  }
}
