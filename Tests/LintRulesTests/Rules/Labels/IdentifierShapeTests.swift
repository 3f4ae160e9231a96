import Testing

@testable import LintRules

@Suite("IdentifierShape") struct IdentifierShapeTests {
  @Test(arguments: [
    "btnSubmitOrder", "loginButton", "lblTitle", "settings.title", "LOGIN_BUTTON", "user_name",
    "crashTheApp", "settings.rows.pageTitle", "a11y.close", "A11y_logo", "home_screenTitle",
  ])
  func identifiers(label: String) {
    #expect(IdentifierShape.matches(label))
  }

  @Test(arguments: [
    "Save", "save", "T-shirt", "e-mail", "iPhone", "iPadOS", "eBay", "macOS", "YouTube", "GitHub",
    "LaTeX", "example.com", "node.js", "readme.md", "v2.10.3", "9.0.4", "@ana_duarte", "a_b",
    "ana@example.com", "https://example.com", "3f2a_9c", "I.O.U.", "e.g.", "OK", "u.s.", "été",
    "保存", "pH", "kWh", "mRNA", "x.y", "", "_", ".", "__", "..", "4x4", "macBook", "deLorean",
  ])
  func words(label: String) {
    #expect(!IdentifierShape.matches(label))
  }

  @Test func namesOfUsersLookLikeIdentifiers() {
    #expect(IdentifierShape.mayBeUserName("ana_duarte"))
    #expect(!IdentifierShape.mayBeUserName("user_name"))
    #expect(!IdentifierShape.mayBeUserName("LOGIN_BUTTON"))
    #expect(!IdentifierShape.mayBeUserName("loginButton"))
    #expect(!IdentifierShape.mayBeUserName("btn_send"))
  }

  @Test func namesOfTypesHaveCapitalsInside() {
    #expect(IdentifierShape.isTypeName("SaveButton"))
    #expect(IdentifierShape.isTypeName("Home_Screen"))
    #expect(!IdentifierShape.isTypeName("Save"))
    #expect(!IdentifierShape.isTypeName("YouTube"))
    #expect(!IdentifierShape.isTypeName("SAVE"))
    #expect(!IdentifierShape.isTypeName("Save button"))
  }
}
