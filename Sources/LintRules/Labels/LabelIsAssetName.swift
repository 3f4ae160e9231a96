import ScreenModel

/// Finds labels that are the names of files or symbols.
struct LabelIsAssetName: Rule {
  static let info = RuleInfo(
    id: "label-is-asset-name",
    title: "A label is words for a listener, not the name of a file",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("4.1.2")],
    isCore: true,
    why: """
      A label is there, so checks for missing labels pass; but what is heard is "ic underscore \
      close at two x dot png".
      """,
    how: "Write what the image shows, or what the control does.",
    uiKit: #"""
      closeButton.accessibilityLabel = String(localized: "Close")
      """#,
    swiftUI: #"""
      Button(action: close) { Image("ic_close") }
        .accessibilityLabel("Close")
      """#,
    traps: [
      "Only the whole label counts: \"T-shirt\" and \"e-mail\" are words.",
      "A label that is also the visible text, as in a file manager.",
      "A word with a capital is a label even where the picture has the same name.",
    ],
    examples: [
      .fails(
        """
        screen: Viewer
        children:
          - {type: button, image: ic_close, ⟪label: ic_close@2x.png⟫}
          - {type: image, element: true, ⟪label: square.and.arrow.up⟫}
          - {type: image, element: true, image: hero, ⟪label: hero⟫}
          - {type: button, ⟪label: btn-send⟫}
          - {type: button, ⟪label: profile_edit_action⟫}
        """),
      .passes(
        """
        screen: Viewer
        children:
          - {type: button, image: ic_close, label: Close}
          - {type: button, image: camera, label: Camera}
          - {type: button, label: T-shirt}
          - {type: button, label: www.example.com}
          - {type: cell, text: report_2_final.pdf, label: report_2_final.pdf}
        """),
      .fails(
        """
        screen: Viewer
        children:
          - {type: button, ⟪label: hero.dng⟫}
          - {type: button, ⟪label: pic_hero⟫}
        """, options: ["extensions": .texts(["dng"]), "prefixes": .texts(["pic"])],
        documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var extensions = AssetName.Words().extensions
    var prefixes = AssetName.Words().prefixes

    static let fields: [OptionField<Options>] = [
      .texts("extensions", \.extensions, "endings of image files"),
      .texts("prefixes", \.prefixes, "beginnings of asset names, before a _ or -"),
    ]
  }

  /// The beginnings and endings that the configuration names; other rules leave such labels alone.
  var words: AssetName.Words {
    AssetName.Words(extensions: options.extensions, prefixes: options.prefixes)
  }

  func adjust(_ model: inout VoiceOverOptions) { model.assetWords = words }

  func findings(in tree: AccessibilityTree) -> NodeFindings {
    tree.nodes([.exposed, .assetLabel]).findings { index in
      guard let label = tree.interface.text(.label, of: index), label.utf8.count < 200,
        AssetName.isOne(label, of: tree.interface.text(.image, of: index), words: words),
        label != tree.interface.text(.text, of: index), !tree.mayBeDrawn(labelOf: index)
      else { return nil }
      let isControl = tree.has(.interactive, index)
      return violation(
        "the label \(Quoted.text(label)) is an asset name, and VoiceOver reads it as it is written",
        help: isControl ? "Say what it does." : "Say what it shows.", of: index, in: tree,
        at: .label, severity: isControl ? .error : .warning)
    }
  }
}
