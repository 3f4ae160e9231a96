import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintRules
@testable import ScreenModel

/// Messages name what to change in the words of the file that they are about.
@Suite("Words of the file")
struct FileWordsTests {
  @Test func aPropertyHasANameInEveryLanguage() {
    #expect(TreeWords().set(.element, to: .flag(false)) == "set `element` to false")
    #expect(
      SwiftUIWords().set(.element, to: .flag(false)) == "add `.accessibilityHidden(true)`")
    #expect(
      InspectorWords().set(.element, to: .flag(false))
        == "untick *Enabled* under *Accessibility*")
    #expect(
      UIKitWords().set(.element, to: .flag(false)) == "set `isAccessibilityElement` to false")
    #expect(
      SwiftUIWords().add(trait: "header") == "add `.accessibilityAddTraits(.isHeader)`")
    #expect(
      InspectorWords().add(trait: "staticText") == "tick *Static Text* under *Accessibility*")
    #expect(InspectorWords().remove(.hint) == "clear *Hint* under *Accessibility*")
    #expect(InspectorWords().set(.lines, to: .number(0)) == "set *Lines* to 0")
  }

  @Test func fixesAreTitledInTheWordsOfTheFile() {
    let fix = Fix.set(.label, of: 0, to: "Close", .safe)
    #expect(TreeWords().title(of: fix) == "Set `label` to \"Close\"")
    #expect(SwiftUIWords().title(of: fix) == "Add `.accessibilityLabel(\"Close\")`")
    #expect(
      InspectorWords().title(of: fix) == "Set *Label* under *Accessibility* to \"Close\"")
    #expect(
      SwiftUIWords().title(of: .remove(.hint, of: 0, .safe)) == "Remove `.accessibilityHint`")
  }

  /// Every example of every rule, as if SwiftUI source or a storyboard had said the same.
  @Test func noMessageNamesKeysWhereAFileHasNone() {
    for (info, example) in RuleExampleTests.all {
      guard let rule = AllRules.all.first(where: { $0.info.id == info.id }) else { continue }
      let file = SourceFile(
        path: example.path, bytes: FileBytes(Array(MarkedSource(example.source).text.utf8)))
      guard let tree = TreeSample.reading(file).tree else { continue }
      for notation in [SwiftUINotation(), InterfaceBuilderNotation()] as [any Notation] {
        guard let told = Self.told(tree, in: notation) else { continue }
        let findings = rule.make(example.options).rule.findings(
          in: AccessibilityTree(resolving: told))
        for finding in findings {
          let titles = finding.fixes.map { notation.words.title(of: $0) }
          for text in [finding.message, finding.help] + titles {
            #expect(
              Self.keys(in: text).isEmpty,
              "\(notation): \(text)\n\(RuleExampleTests.place(info, example))")
          }
        }
      }
    }
  }

  /// A tree as if it had been read from a file of a language; nil where no such file can say so.
  private static func told(_ tree: UITree, in notation: any Notation) -> UITree? {
    let isSource = notation is SwiftUINotation
    let unsaid = isSource ? SwiftUIReader.info.unsaid : unsaidInStoryboards
    guard !tree.attributes.contains(where: { unsaid.contains($0.key) }) else { return nil }
    var told = tree
    for screen in told.screens.indices {
      told.screens[screen].notation = notation
      told.screens[screen].capabilities = isSource ? .ofSource : .ofInterfaceBuilder
    }
    return told
  }

  /// The keys that no storyboard can give.
  private static let unsaidInStoryboards: [AttributeKey] = [
    .posts, .returnsFocusTo, .presents, .alternativeFor, .substituteFor, .meaning, .unit, .focus,
    .observes, .orientations, .essential, .duration, .updates, .autoplays, .variant, .frameCached,
    .addTraits, .removeTraits, .childrenMode, .sortPriority,
  ]

  /// The keys of the tree format that a text names in backquotes.
  private static func keys(in text: String) -> [Substring] {
    let quoted = text.split(separator: "`", omittingEmptySubsequences: false)
    return quoted.indices.filter { !$0.isMultiple(of: 2) }.map { quoted[$0] }.filter { word in
      let name = String(word.prefix { $0 != ":" })
      return AttributeKey.allCases.contains { $0.name == name }
        || TraitSet.bitNames.contains(name)
    }
  }
}
