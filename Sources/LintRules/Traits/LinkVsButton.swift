import ScreenModel

/// Finds buttons that open web pages, and links that stay in the app.
struct LinkVsButton: Rule {
  static let info = RuleInfo(
    id: "link-vs-button",
    title: "A link opens a page, and a button does something",
    category: .traits,
    severity: .note,
    criteria: [],
    restsOn: [.traits, .opens],
    why: """
      "Link" tells that a web page comes, often in another app; "button" tells that something \
      happens here. Somebody who hears the wrong one loses the place without warning.
      """,
    how: "Give what opens a web page the link trait, and everything else the button trait.",
    uiKit: #"""
      termsButton.accessibilityTraits = .link
      """#,
    swiftUI: #"""
      Link("Terms of use", destination: termsURL)
      """#,
    traps: [
      "A page that opens on a screen of the app, which `opens` names.",
      "Addresses of other schemes, such as mail and telephone.",
      "Links of which the file does not say what they open.",
    ],
    examples: [
      .fails(
        """
        screen: About
        children:
          - {⟪type: button⟫, text: Terms of use, opensURL: "https://example.com/terms"}
          - {type: text, text: Licences, ⟪traits: link⟫, opens: Licences}
        """, "VoiceOver says \"Terms of use, button.\""),
      .passes(
        """
        screen: About
        children:
          - {type: link, text: Terms of use, opensURL: "https://example.com/terms"}
          - {type: button, text: Licences, opens: Licences}
          - {type: button, text: Write to us, opensURL: "mailto:us@example.com"}
          - {type: button, text: Help, opens: Browser, opensURL: "https://example.com/help"}
          - {type: text, text: Read the story, traits: link, onTap: showStory}
        """),
      .fails(
        """
        screen: About
        children:
          - {⟪type: button⟫, text: Files, opensURL: "ftp://example.com/files"}
        """, options: ["schemes": .texts(["ftp"])], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var schemes = ["http", "https"]

    static let fields: [OptionField<Options>] = [
      .texts("schemes", \.schemes, "the schemes of addresses that are web pages")
    ]
  }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .interactive]).findings { index in
      let element = tree.element(index)
      let traits = tree.traits[index]
      if element.has(.opensURL), !element.has(.opens), traits.contains(.button),
        !traits.contains(.link), isPage(tree.interface.text(.opensURL, of: index))
      {
        return finding(
          "this opens a web page", .link, replacing: .button, at: index, in: tree)
      }
      if element.has(.opens), !element.has(.opensURL), traits.contains(.link) {
        return finding("this stays in the app", .button, replacing: .link, at: index, in: tree)
      }
      return nil
    }
  }

  private func isPage(_ address: String?) -> Bool {
    guard let address, let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return false
    }
    return options.schemes.contains(address[..<colon].lowercased())
  }

  private func finding(
    _ fact: String, _ right: TraitSet, replacing wrong: TraitSet, at index: Int,
    in tree: AccessibilityTree
  ) -> Finding {
    let traits = tree.traits[index].subtracting(wrong).union(right)
    let name = right.names.joined()
    return violation(
      "\(fact), but VoiceOver says “\(tree.utterance(of: index) ?? "")”",
      help: "Give it the \(name) trait.", of: index, in: tree, at: .traits,
      after: tree.utterance(of: index, changing: UtteranceChange(traits: traits)),
      fixes: [.traits(traits, of: index, .unsafe)])
  }
}
