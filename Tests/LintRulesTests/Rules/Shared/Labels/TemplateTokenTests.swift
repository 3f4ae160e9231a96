import Testing

@testable import LintRules

/// Which tokens are found in a text, and which are none.
@Suite("Template tokens") struct TemplateTokenTests {
  @Test func tokensAreFoundWhereTheyStand() {
    for (text, token) in [
      ("%d items", "%d"), ("by %1$@.", "%1$@"), ("%.2f km", "%.2f"), ("%ld", "%ld"),
      ("a {{b c}} d", "{{b c}}"), ("{name}", "{name}"), ("{0}/{1}", "{0}"), ("a ${b}", "${b}"),
      ("$(PRODUCT_NAME)", "$(PRODUCT_NAME)"), ("$APP_NAME!", "$APP_NAME"), ("\\(x.y)", "\\(x.y)"),
      ("{n, plural, one {# item}}", "{n, plural"), ("%(name)s", "%(name)"), ("%s.", "%s"),
    ] {
      #expect(TemplateToken.first(in: text).map { String(text[$0]) } == token, "\(text)")
    }
  }

  @Test func whatLooksLikeATokenIsNone() {
    for text in [
      "50 %", "100%", "100% done", "5 %d", "%discount", "%", "{", "{}", "{ a }", "{a b}", "$5",
      "$AAPL", "$", "\\", "C:\\(", "{{", "{{}}", "%%", "a % b", "${", "$()",
    ] {
      #expect(TemplateToken.first(in: text) == nil, "\(text)")
    }
  }

  @Test func codeMayFillInAFormat() {
    let text = "<label id=\"a\" text=\"%d items\"/>"
    #expect(LabelFindings.inBuilder(text) == ["label-unresolved-placeholder violation"])
    #expect(
      LabelFindings.inBuilder(text, outlets: "a") == ["label-unresolved-placeholder needsReview"])
  }
}
