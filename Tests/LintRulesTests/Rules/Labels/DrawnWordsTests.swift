import Testing

@testable import LintRules

/// How what is drawn on a control is compared with its label.
@Suite("Drawn words") struct DrawnWordsTests {
  private func match(_ drawn: String, _ label: String) -> DrawnWords.Match? {
    DrawnWords(drawn, expansions: DrawnWords.abbreviations)?.match(in: label)
  }

  @Test func drawnWordsBeginTheLabel() {
    for (drawn, label) in [
      ("Send", "Send form"), ("SEND…", "send"), ("Wi-Fi", "WiFi settings"), ("Log in", "Login"),
      ("Don't allow", "Do not allow"), ("Mon", "Monday"), ("Wait 5 h", "Wait 5 hours"),
      ("T&C", "Terms of C"),
      ("FAQ", "Frequently asked questions"), ("2 items", "Two items"), ("送信", "送信する"),
      ("qty", "Quantity, 3"), ("Can't log in", "Cannot log in"),
      ("Can’t öffnen", "CANNOT öffnen"), ("Connect", "Connect now"), ("Größe", "Größe 4"),
    ] {
      #expect(match(drawn, label) == .start, "\(drawn) in \(label)")
    }
  }

  @Test func otherWordsAreTold() {
    #expect(match("Order", "Cancel order") == .inside)
    #expect(match("Add to cart", "Add milk to cart") == .some)
    #expect(match("Login", "Sign in") == DrawnWords.Match.none)
    #expect(match("Art", "Cart") == DrawnWords.Match.none)
  }

  @Test func someTextsAreNotCompared() {
    for drawn in ["×", "B", "3", "12:30", "12 PM", "DE", "3 d", "", "•••"] {
      #expect(match(drawn, "Close") == nil)
    }
    #expect(match("OK", "Готово") == nil)
  }
}
