import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

@Suite("Findings in several languages") struct LanguageMergeTests {
  private static let subviews = """
    <button id="a" opaque="NO"><rect key="frame" x="16" y="20" width="200" height="44"/>
    <accessibility key="accessibilityConfiguration" label="Save"/>
    <state key="normal" title="Save"/>
    <connections><action selector="s:" destination="vc" eventType="touchUpInside" id="x"/>
    </connections></button>
    """

  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private func report(
    _ tables: [String: String], _ choice: LanguageChoice = .all,
    subviews: String = Self.subviews, only rules: Set<String>
  ) -> FileReport {
    let files = tables.sorted { $0.key < $1.key }.map { language, text in
      TranslationFile(file("\(language).lproj/Main.strings", text), language: language)
    }
    let path = "Base.lproj/Main.storyboard"
    var configuration = Configuration()
    configuration.only = rules
    let linter = Linter(configuration)
    return linter.lint(
      file(path, InterfaceBuilderSample.storyboard(subviews)),
      in: Localizations(of: path, files).versions(for: choice))
  }

  /// The findings as `rule, screen: notes`.
  private func lines(_ report: FileReport) -> [String] {
    report.findings.map { finding in
      "\(finding.rule.id), \(finding.screen ?? "-"): "
        + finding.related.map(\.message).joined(separator: " | ")
    }
  }

  @Test func whatIsFoundInOneTranslationNamesItAndTheTable() {
    let tables = [
      "de": "a.accessibilityLabel = Sichern-Taste;", "fr": "a.accessibilityLabel = Sauver;",
    ]
    #expect(
      lines(report(tables, only: ["label-repeats-role"])) == [
        """
        label-repeats-role, HomeController (de): \
        in de this reads "Sichern-Taste": de.lproj/Main.strings:1:24
        """
      ])
    #expect(report(tables, .only(["fr"]), only: ["label-repeats-role"]).findings.isEmpty)
    #expect(report(tables, .only(["de"]), only: ["label-repeats-role"]).findings.count == 1)
    #expect(report([:], only: ["label-repeats-role"]).findings.isEmpty)
  }

  @Test func whatIsTheSameInSeveralTranslationsIsSaidOnce() {
    let tables = ["de": "a.accessibilityLabel = \"\";", "fr": "a.accessibilityLabel = \"\";"]
    let found = lines(report(tables, only: ["label-blank"]))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("label-blank, HomeController (de, fr): in de ") == true)
  }

  @Test func whatIsTheSameInTheFileItselfIsSaidOfThat() {
    let small = Self.subviews.replacing(
      "width=\"200\" height=\"44\"", with: "width=\"9\" height=\"9\"")
    let tables = ["de": "a.accessibilityLabel = Sichern; a.normalTitle = Sichern;"]
    let all = report(tables, subviews: small, only: ["touch-target-too-small"])
    let own = report(tables, .development, subviews: small, only: ["touch-target-too-small"])
    #expect(lines(all) == lines(own) && all.findings.count == own.findings.count)
    #expect(all.findings.map(\.fingerprint) == own.findings.map(\.fingerprint))
    #expect(all.screens == own.screens && all.nodes == own.nodes)
  }

  @Test func theSameMistakeInAnotherTextIsANoteOfTheFirst() {
    let loud = Self.subviews.replacing("label=\"Save\"", with: "label=\"SAVE IT\"")
    let tables = ["de": "a.accessibilityLabel = \"SICHERN\";"]
    let found = report(tables, subviews: loud, only: ["speech-all-caps"])
    #expect(
      lines(found) == [
        """
        speech-all-caps, HomeController: \
        in de this reads "SICHERN": de.lproj/Main.strings:1:24
        """
      ])
  }

  @Test func textsThatNobodyHasTranslatedAreNotJudgedInTheOtherLanguage() {
    let labels = (0..<6).map { "<label id=\"l\($0)\" text=\"Слова на русском\"/>" }.joined()
    let words = (0..<5).map { "l\($0).text = \"Deutsche Worte\";" }.joined()
    let rules: Set = ["speech-language-mismatch"]
    for choice in [LanguageChoice.all, .only(["de"])] {
      for last in ["", "l5.text = \"Слова на русском\";"] {
        let found = report(["de": words + last], choice, subviews: labels, only: rules)
        #expect(lines(found) == [])
      }
    }
    // A translation in the wrong script is one.
    let wrong = report(
      ["de": words + "l5.text = \"Другие слова\";"], subviews: labels, only: rules)
    #expect(wrong.findings.map(\.screen) == ["HomeController (de)"])
  }

  @Test func aSuppressionThatOneLanguageNeedsIsOfUse() {
    let note = """
      <attributedString key="userComments">
      <fragment content="a11y-lint-disable label-repeats-role, label-blank"/></attributedString>
      </button>
      """
    let noted = Self.subviews.replacing("</button>", with: note)
    let tables = ["de": "a.accessibilityLabel = Sichern-Taste;"]
    let rules: Set = ["label-repeats-role", "label-blank", "unused-suppression"]
    let all = report(tables, subviews: noted, only: rules)
    #expect(all.suppressed == 1)
    #expect(all.findings.map(\.message).count { $0.contains("label-blank") } == 1)
    #expect(all.findings.count == 1)
    #expect(report(tables, .development, subviews: noted, only: rules).findings.count == 2)
  }

  @Test func fixesDoNotPutTranslationsIntoTheFile() {
    let tables = ["de": "a.accessibilityLabel = Sichern-Taste;"]
    let found = report(tables, .only(["de"]), only: ["label-repeats-role"])
    #expect(found.findings.count == 1 && found.findings.allSatisfy(\.fixes.isEmpty))
  }

  @Test func languagesAreChosenByWhatThereIs() {
    let tables = ["de", "pt-BR"].map { (tag: String) in
      TranslationFile(file(tag + ".strings", "a = b;"), language: tag)
    }
    let catalog = TranslationFile(
      file(
        "M.xcstrings",
        """
        {"sourceLanguage": "en", "strings": {"a": {"localizations": {\
        "en": {"stringUnit": {"value": "b"}}, "it": {"stringUnit": {"value": "b"}}}}}}
        """), language: nil)
    let all = Localizations(of: "Main.xib", tables + [catalog])
    #expect(all.languages == ["de", "en", "it", "pt-BR"])
    #expect(all.offers("pt") && all.offers("en") && all.offers("de-CH") && !all.offers("fr"))
    func languages(_ choice: LanguageChoice) -> [String] {
      all.versions(for: choice).all.map { ($0.language ?? "-") + ($0.isBase ? "!" : "") }
    }
    #expect(languages(.all) == ["en!", "de", "it", "pt-BR"])
    #expect(languages(.development) == ["en!"])
    #expect(languages(.only(["pt", "de", "de-AT"])) == ["pt-BR", "de"])
    #expect(languages(.only(["fr", "de"])) == ["en!", "de"])
    let notes = all.versions(for: .only(["fr"])).notes
    #expect(notes == ["no texts in fr, so its own are read; there is de, en, it, pt-BR"])
    let none = Localizations(of: "Main.xib", [])
    #expect(none.offers("en") && none.versions(for: .only(["en"])).notes.isEmpty)
    #expect(none.versions(for: .only(["de"])).notes.count == 1)
    #expect(Localizations(of: "de.lproj/Main.xib", []).languages == ["de"])
  }
}
