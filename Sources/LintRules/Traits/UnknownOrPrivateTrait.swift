import ScreenModel

/// Finds names that are not traits, and traits that belong to the system.
struct UnknownOrPrivateTrait: Rule {
  static let info = RuleInfo(
    id: "unknown-or-private-trait",
    title: "Every trait is one that UIKit documents",
    category: .traits,
    severity: .warning,
    criteria: [],
    restsOn: [.type],
    why: """
      A misspelt trait is none, so the role that its author meant is never spoken. A bit that only \
      the system knows may mean something else in the next version.
      """,
    how: "Use the names of UIAccessibilityTraits; take a documented trait for what a bit meant.",
    uiKit: #"""
      view.accessibilityTraits = [.button, .selected]
      """#,
    swiftUI: #"""
      view.accessibilityAddTraits([.isButton, .isSelected])
      """#,
    traps: [
      "Other spellings that are read as traits: `heading`, `disabled`, `text`.",
      "Bits that the class has by itself, as a text field has those of text entry.",
      "Bits that containers lend to their elements in dumps.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: view, element: true, label: Save, traits: ⟪buton⟫}
          - {type: text, text: Name, traits: [⟪UIAccessibilityTraitHeader⟫, ⟪wobbly⟫]}
        """, "Nothing but the words is spoken."),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Name, traits: [text, heading]}
          - {type: view, element: true, label: Save, onTap: save, traits: [button, disabled]}
          - {type: switch, label: Wi-Fi, on: true, traits: [button, toggle]}
          - {type: textField, label: City, traits: 0x40000}
          - {type: text, text: Milk, traits: "0x0200100000000040"}
        """),
      .fails(
        """
        screen: Profile
        children:
          - {type: text, text: Name, ⟪traits: 0x200000000040⟫}
          - {type: button, text: Photos, ⟪traits: [button, folderIcon]⟫}
        """, "A private bit is a note."),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Name, traits: 0x200000000040}
          - {type: button, text: Photos, traits: [button, folderIcon]}
        """, options: ["allowBits": .texts(["45", "folderIcon"])]),
    ])

  let options: Options

  struct Options: RuleOptions {
    var allowBits: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("allowBits", \.allowBits, "private traits that are fine, by name or number of the bit")
    ]
  }

  /// The usual prefixes of names of traits, as in code.
  private static let prefixes = ["UIAccessibilityTraits.", "UIAccessibilityTrait", ".", "is"]
  /// Bits that a container lends to what it holds.
  private static let lent = TraitSet(rawValue: 1 << 43 | 1 << 44 | 1 << 49 | 1 << 57)
  private static let touchContainer = TraitSet(bit: 45)

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let allowed = allowedTraits
    /// By misspelt name: the names that may have been meant.
    var known: [String: [String]] = [:]
    var findings: [Finding] = []
    for index in tree.nodes(.ownTraits)
    where !tree.element(index).traits.isSubset(of: allowed)
      || !tree.interface.unknownTraits(of: index).isEmpty
    {
      switch tree.silences[index] {
      case .hidden, .elementsHidden, .transparent: continue
      default: break
      }
      let names = tree.interface.unknownTraits(of: index)
      for name in names where known[name.value] == nil {
        known[name.value] = Self.near(name.value)
      }
      findings +=
        names.map { name in
          let near = known[name.value] ?? []
          let traits =
            near.count == 1 && names.count == 1 ? meant(near[0], at: index, in: tree) : nil
          return misspelling(name, near, traits, at: index, in: tree)
        } + [privateBits(at: index, allowed, in: tree)].compactMap(\.self)
    }
    return findings
  }

  // MARK: Names

  private func misspelling(
    _ name: Located<String>, _ near: [String], _ traits: TraitSet?, at index: Int,
    in tree: AccessibilityTree
  ) -> Finding {
    let heard = tree.has(.exposed, index) ? tree.utterance(of: index) : nil
    let file = tree.words(for: index)
    let choice = near.prefix(3).map(file.trait).joined(separator: " or ")
    return violation(
      "\(Quoted.text(name.value)) is not an accessibility trait, so "
        + (heard.map { "VoiceOver says only “\($0)”" } ?? "it is left out"),
      help: near.isEmpty
        ? "Use the names of UIAccessibilityTraits, such as \(file.trait("button")) or "
          + "\(file.trait("header"))."
        : "Did you mean \(choice)?", of: index, in: tree, range: name.range,
      after: heard == nil
        ? nil : traits.map { tree.utterance(of: index, changing: UtteranceChange(traits: $0)) },
      fixes: traits.map { [.traits($0, of: index, .unsafe)] } ?? [])
  }

  private static func near(_ name: String) -> [String] {
    Suggestion.nearest(
      to: bare(name), among: TraitSet.documented.names + TraitSet.aliases.map(\.name))
  }

  /// The traits as they would be if a name was meant.
  private func meant(_ name: String, at index: Int, in tree: AccessibilityTree) -> TraitSet? {
    let alias = TraitSet.aliases.first { $0.name == name }?.trait
    let bit = TraitSet.bitNames.firstIndex(of: name).map { TraitSet(bit: UInt64($0)) }
    return (alias ?? bit).map { tree.element(index).traits.union($0) }
  }

  /// A name without what code puts before it.
  private static func bare(_ name: String) -> String {
    var name = name.prefix(60)
    for prefix in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      // Of the names themselves, some begin with the same letters.
      if prefix == "is", rest.first?.isUppercase != true { continue }
      name = rest
    }
    return String(name)
  }

  // MARK: Bits

  private var allowedTraits: TraitSet {
    var allowed = TraitSet.documented.union(Self.lent)
    for text in options.allowBits {
      let bit = TraitSet.bitNames.firstIndex(of: text) ?? Int(text)
      if let bit, (0..<64).contains(bit) { allowed.insert(TraitSet(bit: UInt64(bit))) }
    }
    return allowed
  }

  private func privateBits(
    at index: Int, _ allowed: TraitSet, in tree: AccessibilityTree
  ) -> Finding? {
    let element = tree.element(index)
    let met = element.traits.subtracting(allowed)
    // What a running app has, UIKit may have given it.
    guard !met.isEmpty, tree.screen(of: index).has(.authored) else { return nil }
    let left = met.subtracting(ClassDefaults.of(element.kind).traits)
    guard !left.isEmpty else { return nil }
    let all = left.names
    let isOne = all.count == 1
    let names =
      all.prefix(5).joined(separator: ", ") + (all.count > 5 ? " and \(all.count - 5) more" : "")
    return violation(
      "the trait\(isOne ? "" : "s") \(names) \(isOne ? "belongs" : "belong") to the system, and "
        + "UIKit does not document \(isOne ? "it" : "them")",
      help: left.contains(Self.touchContainer)
        ? "Mark headings with the header trait, so that users can go from one to the next."
        : "Use a documented trait, or the control that has it.", of: index, in: tree, at: .traits,
      severity: .note)
  }
}
