import DocumentSyntax
import Testing

@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// What every rule has to have, and how its sentences are written.
@Suite("Rule info") struct RuleInfoTests {
  static let rules: [any Rule.Type] = AllRules.all

  /// The rules with the diagnostics that are reported like rules.
  static var infos: [RuleInfo] { AllRules.infos + FileDiagnostics.all }

  /// The words of a type's name with hyphens: `SpeechDigitRun` is `speech-digit-run`.
  private func kebab(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase, !result.isEmpty { result += "-" }
      result += letter.lowercased()
    }
    return result
  }

  /// Every finding of every example of a rule.
  private func findings(_ rule: any Rule.Type) -> [LocatedFinding] {
    rule.info.examples.flatMap { example in
      var configuration = Configuration()
      configuration.only = [rule.info.id]
      configuration.options[rule.info.id] = example.options
      let bytes = MarkedSource(example.source).bytes
      return Linter(configuration).lint(SourceFile(path: example.path, bytes: bytes)).findings
    }
  }

  /// Whether a text of several words begins and ends like a sentence; it may be a quotation.
  private func isSentence(_ text: String) -> Bool {
    (text.first?.isUppercase == true || text.first == "\"") && endsLikeASentence(text)
      && text.split(separator: " ").count >= 4
  }

  private func endsLikeASentence(_ text: String) -> Bool {
    (text.last == "\"" ? text.dropLast() : text[...]).last.map { ".?!".contains($0) } == true
  }

  @Test func idsAreTheNamesOfTheTypes() {
    for rule in Self.rules { #expect(rule.info.id == kebab("\(rule)"), "\(rule)") }
    let ids = Self.infos.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }, "\(id)")
      #expect(id.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty })
      let first = id.split(separator: "-").first.map(String.init) ?? ""
      // A missing heading is the problem here, and no command.
      #expect(!["no", "check", "avoid"].contains(first) || id == "no-headings", "\(id)")
    }
  }

  @Test func rulesLieInTheFoldersOfTheirCategories() {
    for rule in Self.rules {
      let files = Set(rule.info.examples.map(\.fileID))
      let folder = rule.info.category.rawValue
      #expect(files == ["LintRules/\(rule).swift"], "\(rule)")
      #expect(rule.info.category != .file && !folder.isEmpty)
    }
    let sources = (try? SourceText.files(in: "Sources/LintRules").map(\.path)) ?? []
    for rule in Self.rules {
      let category = rule.info.category.rawValue
      let folder = category.prefix(1).uppercased() + category.dropFirst()
      #expect(sources.contains("Sources/LintRules/\(folder)/\(rule).swift"), "\(rule)")
    }
    #expect(FileDiagnostics.all.allSatisfy { $0.category == .file })
  }

  @Test func titlesSayWhatIsRight() {
    for info in Self.infos {
      #expect(info.title.first?.isUppercase == true, "\(info.id)")
      #expect(info.title.last.map { ".!?".contains($0) } == false, "\(info.id)")
      #expect(info.title.count <= 100 && !info.title.contains("\n"), "\(info.id)")
    }
    #expect(Set(Self.infos.map(\.title)).count == Self.infos.count)
  }

  @Test func whyAndHowAreSentences() {
    for info in Self.infos {
      #expect(isSentence(info.why), "\(info.id): \(info.why)")
      #expect(isSentence(info.how), "\(info.id): \(info.how)")
      #expect(!info.why.contains("\n") && !info.how.contains("\n"), "\(info.id)")
    }
  }

  @Test func codeForBothFrameworksIsShown() {
    for info in AllRules.infos {
      for source in [info.uiKit, info.swiftUI] {
        #expect(!source.isEmpty && source.last != "\n", "\(info.id)")
        #expect(source.split(separator: "\n").allSatisfy { $0.count <= 90 }, "\(info.id)")
      }
    }
  }

  @Test func trapsAreWrittenDown() {
    for info in AllRules.infos {
      #expect(!info.traps.isEmpty, "\(info.id)")
      for trap in info.traps {
        #expect(endsLikeASentence(trap), "\(info.id): \(trap)")
        #expect(!trap.contains("\n"), "\(info.id): \(trap)")
      }
    }
  }

  @Test func examplesShowBothSides() {
    for info in AllRules.infos {
      let shown = info.examples.filter(\.isDocumented)
      #expect(shown.contains { $0.outcome != .passes }, "\(info.id)")
      #expect(shown.contains { $0.outcome == .passes }, "\(info.id)")
      for example in info.examples {
        let marks = MarkedSource(example.source).ranges
        #expect(marks.allSatisfy { $0.length > 0 }, "\(info.id):\(example.line)")
        if let caption = example.caption {
          #expect(endsLikeASentence(caption), "\(info.id): \(caption)")
        }
      }
    }
  }

  @Test func optionsAreDocumentedAndShown() {
    for rule in Self.rules {
      let options = rule.optionDescriptions
      #expect(Set(options.map(\.name)).count == options.count, "\(rule)")
      for option in options {
        #expect(option.meaning.count > 5 && option.meaning.last != ".", "\(rule).\(option.name)")
        #expect(!option.kind.description.isEmpty)
        let values = rule.info.examples.compactMap { $0.options[option.name] }
        #expect(
          values.contains { $0 != option.defaultValue },
          "no example of \(rule) sets \(option.name) to another value than the default")
      }
      for example in rule.info.examples {
        #expect(refused(by: rule, example.options) == [], "\(rule):\(example.line)")
      }
    }
  }

  private func refused<R: Rule>(by type: R.Type, _ options: [String: OptionValue]) -> [String] {
    type.make(options).refused
  }

  @Test func optionsRefuseWhatDoesNotFit() {
    for rule in Self.rules {
      for option in rule.optionDescriptions {
        let wrong: OptionValue
        switch option.kind {
        case .flag: wrong = .text("true")
        case .number(let bounds): wrong = .number(bounds.upperBound + 1)
        case .texts: wrong = .text("one")
        case .choice: wrong = .text("nothing of the kind")
        }
        #expect(refused(by: rule, [option.name: wrong]) == [option.name], "\(rule)")
        #expect(refused(by: rule, [option.name: option.defaultValue]) == [], "\(rule)")
      }
      #expect(refused(by: rule, ["nobody": .flag(true)]) == ["nobody"])
    }
  }

  @Test func messagesBeginSmallAndEndOpen() {
    for rule in Self.rules {
      let found = findings(rule)
      #expect(!found.isEmpty, "\(rule)")
      for finding in found {
        let first = finding.message.first
        #expect(first?.isLowercase == true || first == "\"", "\(rule): \(finding.message)")
        #expect(finding.message.last != ".", "\(rule): \(finding.message)")
        #expect(!finding.message.contains("\n"), "\(rule): \(finding.message)")
        #expect(finding.help.first?.isUppercase == true, "\(rule): \(finding.help)")
        let last = finding.help.last
        #expect(last == "." || last == "?", "\(rule): \(finding.help)")
        for note in finding.related {
          #expect(!note.message.isEmpty && note.message.last != ".", "\(rule): \(note.message)")
        }
      }
    }
  }

  @Test func criteriaAreKnown() {
    for info in AllRules.infos {
      #expect(!info.criteria.isEmpty || info.tags == ["best-practice"], "\(info.id)")
      #expect(info.criteria.allSatisfy(SuccessCriterion.all.contains), "\(info.id)")
      #expect(Set(info.wcag).count == info.wcag.count, "\(info.id)")
      #expect(!info.tags.isEmpty && Set(info.en301549).count == info.en301549.count, "\(info.id)")
    }
    let numbers = SuccessCriterion.all.map(\.number)
    #expect(Set(numbers).count == numbers.count)
    for criterion in SuccessCriterion.all {
      #expect(SuccessCriterion.wcag(criterion.number) == criterion)
      #expect(criterion.tag.hasPrefix("wcag2") && ["A", "AA", "AAA"].contains(criterion.level))
      #expect(criterion.clause?.hasPrefix("11.\(criterion.number)") ?? true, "\(criterion.number)")
    }
  }

  @Test func theTableHasEveryCriterionOfWCAG() {
    let levels = Dictionary(grouping: SuccessCriterion.all, by: \.level).mapValues(\.count)
    #expect(levels == ["A": 31, "AA": 24, "AAA": 31])
    let versions = Dictionary(grouping: SuccessCriterion.all, by: \.version).mapValues(\.count)
    #expect(versions == ["2": 60, "21": 17, "22": 9])
    let pages = [
      "1.1.1": "non-text-content", "2.2.2": "pause-stop-hide", "1.4.3": "contrast-minimum",
      "1.2.1": "audio-only-and-video-only-prerecorded", "2.2.5": "re-authenticating",
      "3.3.4": "error-prevention-legal-financial-data", "4.1.2": "name-role-value",
    ]
    for (number, page) in pages {
      let address = "https://www.w3.org/WAI/WCAG22/Understanding/" + page
      #expect(SuccessCriterion.wcag(number).understanding == address)
    }
  }

  @Test func everyRuleIsSelectedByItsIdCategoryAndTags() {
    for info in Self.infos {
      #expect(RuleSelector.rules(info.id) == [info.id])
      for word in [info.category.rawValue, "all"] + info.tags {
        #expect(RuleSelector.rules(word)?.contains(info.id) == true, "\(info.id): \(word)")
      }
    }
    #expect(RuleSelector.rules("nothing") == nil)
  }
}
