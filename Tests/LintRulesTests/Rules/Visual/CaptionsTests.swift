import Testing

@testable import LintRules

@Suite("Captions") struct CaptionsTests {
  private let captions = Captions(
    """
    name: name, full name
    familyName:   name of the family,nachname
    password: пароль, passwört
    """, fillers: nil)

  @Test func eachIsFoundByAllOfItsBytes() {
    #expect(captions.purpose(of: "name") == "name")
    #expect(captions.purpose(of: "full name") == "name")
    #expect(captions.purpose(of: "name of the family") == "familyName")
    #expect(captions.purpose(of: "nachname") == "familyName")
    #expect(captions.purpose(of: "пароль") == "password")
    for other in ["", "nam", "names", "full", "name, full name", "password", "familyName", "пар"] {
      #expect(captions.purpose(of: other) == nil, "\(other)")
    }
  }

  @Test func accentsMayBeComposedInOtherWays() {
    #expect(captions.purpose(of: "passw\u{F6}rt") == "password")
    #expect(captions.purpose(of: "passwo\u{308}rt") == "password")
    #expect(captions.purpose(of: "passwo\u{301}rt") == nil)
  }
}
