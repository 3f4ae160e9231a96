import Testing

@testable import LintRules
@testable import ScreenModel

@Suite("Input purpose") struct InputPurposeTests {
  private static func name(
    _ caption: String, _ language: String = "en", isLoose: Bool = false
  ) -> String? {
    InputPurpose.of(caption: caption, language: language, isLoose: isLoose, extra: [:])?.name
  }

  @Test func captionsAreReadWithoutPunctuationAndFillers() {
    #expect(Self.name("E-mail") == "emailAddress")
    #expect(Self.name("Enter your e-mail address:") == "emailAddress")
    #expect(Self.name("Phone (optional)") == "telephoneNumber")
    #expect(Self.name("PLZ", "de-AT") == "postalCode")
    #expect(Self.name("Пароль", "ru") == "password")
    #expect(Self.name("Promo code") == nil)
    #expect(Self.name("E-mail", "nl") == nil)
  }

  @Test func partsOfCaptionsCountWhereTheyAreReadLoosely() {
    #expect(Self.name("E-mail for the bill") == nil)
    #expect(Self.name("E-mail for the bill", isLoose: true) == "emailAddress")
    #expect(Self.name("", isLoose: true) == nil)
  }

  @Test func contentTypesAreKnownByNameAndByValue() {
    for type in ["emailAddress", ".emailAddress", "email", "new-password", "one-time-code", "tel"] {
      #expect(InputPurpose.isKnown(type), "\(type)")
    }
    #expect(!InputPurpose.isKnown("mail"))
    #expect(InputPurpose.meaning(of: "phone") == "telephoneNumber")
    #expect(Suggestion.closest(to: "pasword", among: InputPurpose.names) == "password")
  }
}
