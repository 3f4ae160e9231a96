import Testing

@testable import InputFormats

@Suite("Tags of languages") struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("pt_BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("German", "de"),
    ("zh-Hant-hk", "zh-Hant-HK"), ("es-419", "es-419"), ("Base", nil), ("", nil), ("d", nil),
    ("de/at", nil), ("de-", nil), ("d€", nil), ("-", nil),
  ])
  func tagsAreWrittenInOneWay(text: String, tag: String?) {
    #expect(LanguageTag.normalized(text) == tag)
  }

  @Test(arguments: [
    ("de.lproj", "de"), ("pt_BR.LPROJ", "pt-BR"), ("English.lproj", "en"), ("Base.lproj", nil),
    ("mul.lproj", nil), ("de", nil), (".lproj", nil),
  ])
  func foldersTellTheirLanguage(name: String, tag: String?) {
    #expect(LanguageTag.language(ofFolder: name) == tag)
  }

  @Test func theFolderAroundAFileCounts() {
    #expect(LanguageTag.language(ofPath: "App/de.lproj/Main.storyboard") == "de")
    #expect(LanguageTag.language(ofPath: "de.lproj/App/Main.storyboard") == nil)
    #expect(LanguageTag.language(ofPath: "Main.storyboard") == nil)
  }

  @Test(arguments: [
    ("de", ["de", "de-AT"], "de"), ("de-AT", ["de"], "de"), ("pt", ["pt-BR", "pt-PT"], "pt-BR"),
    ("zh-Hans", ["zh-Hant"], nil), ("fr", ["de"], nil), ("de", [], nil), ("fi", ["fil"], nil),
  ])
  func theNearestTagIsTaken(wish: String, tags: [String], best: String?) {
    #expect(LanguageTag.best(for: wish, among: tags) == best)
  }

  @Test func directionsFollowTheScript() {
    #expect(["ar", "he", "fa-IR", "ur", "az-Arab"].allSatisfy(LanguageTag.isRightToLeft))
    #expect(!["de", "en", "az", "ar-Latn", "tr", ""].contains(where: LanguageTag.isRightToLeft))
  }
}
