@testable import DocumentSyntax
@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// The readers of the tree format, of Interface Builder and of translations.
extension FuzzTarget {
  static let readers = [tree, interfaceBuilder, catalog, adapters, anyReader]

  /// The words of the tree format.
  static let treeWords: @Sendable () -> [String] = {
    TreeVocabulary.keys.flatMap { [$0.name + ": ", "\"\($0.name)\":"] }
      + ElementKind.nameable.map(\.rawValue) + TraitSet.bitNames
      + Gesture.Kind.allCases.map(\.rawValue)
      + ["[0, 0, 390, 844]", "#FF0000", "systemRed", "en-US", "2027-01-31"]
  }

  /// Every example of a rule in the tree format.
  static let treeExamples: @Sendable () -> [[UInt8]] = { examples(areTrees: true) }

  /// The examples of all rules, without the marks of what they find.
  static func examples(areTrees: Bool) -> [[UInt8]] {
    AllRules.infos.flatMap(\.examples).filter {
      $0.language == (areTrees ? "yaml" : "xml")
    }.map {
      Array($0.source.filter { $0 != "⟪" && $0 != "⟫" }.utf8)
    }
  }

  /// A file in the tree format, which its first byte says the syntax of.
  static func treeFile(_ bytes: [UInt8]) -> SourceFile {
    let isJSON = bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
    return SourceFile(path: isJSON ? "x.a11y.json" : "x.a11y.yml", bytes: bytes)
  }

  private static let tree = FuzzTarget(
    "tree", longest: 8_192, seeds: ["./Examples/*/*.a11y.*"], words: treeWords,
    examples: treeExamples,
    check: { bytes in
      TreeChecks.check(treeFile(bytes))
      TreeChecks.check(SourceFile(path: "x.jsonl", bytes: bytes), as: .jsonl)
    })

  private static let interfaceBuilder = FuzzTarget(
    "ib", longest: 16_384,
    seeds: ["corpus/xib/**", "corpus/storyboard/**", "./Examples/*/*.storyboard"],
    examples: { examples(areTrees: false) },
    check: { TreeChecks.check(SourceFile(path: "x.storyboard", bytes: $0)) })

  private static let catalog = FuzzTarget(
    "catalog",
    words: {
      [
        "sourceLanguage", "strings", "localizations", "stringUnit", "state", "translated", "value",
        "variations", "plural", "device", "substitutions", "extractionState", "version", "other",
        "one", "iphone", "b.normalTitle", "l.text", "de", "en", "needs_review", "new",
      ]
    },
    examples: {
      [
        """
        {"sourceLanguage":"en","strings":{"b.normalTitle":{"comment":"Class = UIButton",
        "localizations":{"de":{"stringUnit":{"state":"translated","value":"Kaufen"}},
        "fr":{"variations":{"device":{"iphone":{"stringUnit":{"state":"new","value":""}},
        "other":{"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}}}},
        "l.text":{}},"version":"1.0"}
        """
      ].map { Array($0.utf8) }
    },
    check: { bytes in
      let file = SourceFile(path: "Main.xcstrings", bytes: bytes)
      LineChecks.translate(TranslationFile(file, language: nil))
    })

  /// The adapters of a configuration, and after a NUL a document that they read.
  private static let adapters = FuzzTarget(
    "adapters", longest: 12_288,
    words: {
      AdapterKeys.adapter.map(\.name) + AdapterKeys.sources + TreeVocabulary.keys.map(\.name)
    },
    examples: {
      [
        "adapters:\n  - name: ours\n    screens: $.pages[*]\n    type: kind\n    types:\n"
          + "      Btn: {type: button, label: [title, props.a11y.label]}\n    children: kids\n"
          + "\0{\"pages\": [{\"kind\": \"Btn\", \"title\": \"A\", \"kids\": [{\"kind\": \"x\"}]}]}"
      ].map { Array($0.utf8) }
        + FormatList.presets.map { preset in
          let lines = preset.text.split(separator: "\n").map { "  " + $0 + "\n" }
          return Array(("adapters:\n" + lines.joined() + "\0{\"type\": \"AdaptiveCard\"}").utf8)
        }
    },
    check: { bytes in
      let end = bytes.firstIndex(of: 0) ?? bytes.count
      let file = SourceFile(path: ".a11y-lint.yml", bytes: Array(bytes[..<end]))
      let configuration = ConfigurationFile(file)
      SettingsChecks.areSound(configuration.errors, in: file)
      guard configuration.errors.isEmpty, end < bytes.count else { return }
      var options = ReadingOptions()
      options.adapters = configuration.adapters
      let document = SourceFile(path: "x.json", bytes: Array(bytes[(end + 1)...]))
      for adapter in configuration.adapters {
        options.adapter = adapter.name
        TreeChecks.check(document, options)
      }
    })

  /// A file that does not say what it is.
  private static let anyReader = FuzzTarget(
    "unnamed", longest: 8_192,
    seeds: [
      "corpus/idb-json/**", "corpus/wda-xml/**", "corpus/xcuitest-text/**",
      "corpus/recursive-description/**", "corpus/a11ysnapshot-json/**",
    ],
    words: { treeWords() + ["\\n", "\\\"", "<", "{", "["] },
    check: { bytes in
      let file = SourceFile(path: "x", bytes: bytes)
      TreeChecks.check(file)
      let found = Readers.documentIfTree(SourceFile(path: "x.txt", bytes: bytes), ReadingOptions())
      Invariant.holds(found.map { $0.groupCount >= 0 } != false, "groups")
    })
}
