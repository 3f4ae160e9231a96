import DocumentSyntax
import ScreenModel

/// Finds spoken texts in Interface Builder documents that cannot be translated.
struct LabelNotLocalized: Rule {
  static let info = RuleInfo(
    id: "label-not-localized",
    title: "Spoken texts can be translated",
    category: .labels,
    severity: .note,
    criteria: [.wcag("3.1.1")],
    isOptIn: true,
    why: """
      A document outside of a language folder has no strings beside it, so its texts are spoken \
      in one language, whatever language the user has chosen; and a voice of another language \
      reads them.
      """,
    how: """
      Localize the document in Xcode, which moves it to `Base.lproj`; or set the text in code from \
      a string catalogue.
      """,
    uiKit: #"""
      saveButton.setTitle(String(localized: "Save"), for: .normal)
      """#,
    swiftUI: #"""
      Button("Save", action: save)
      Button(String(localized: "Save", table: "Editor"), action: save)
      """#,
    traps: [
      "Documents in a language folder, such as `Base.lproj`: their strings lie elsewhere.",
      "Trees in the tree format, which do not tell where a text comes from.",
      "Numbers and symbols, and the texts that the system provides.",
      "Texts that code can replace: an outlet leads to the element, or its class is custom.",
      "Names that are the same in every language, which `allow` lists.",
    ],
    examples: [
      .fails(
        document(#"<button title=⟪"Save"⟫ id="b1"/>"#), path: "Editor.xib"),
      .passes(document(#"<button title="Save" id="b1"/>"#), path: "Base.lproj/Editor.xib"),
      .passes(
        document(#"<button title="42" id="b1"/><button buttonType="close" id="b2"/>"#),
        "A number, and a button that the system names.", documented: false, path: "Editor.xib"),
      .passes(
        document(#"<label text="Save" customClass="PriceLabel" id="b1"/>"#), documented: false,
        path: "Editor.xib"),
      .passes(
        document(#"<label text="Porto" id="b1"/>"#), options: ["allow": .texts(["Porto"])],
        path: "Editor.xib"),
      .passes(
        """
        screen: Editor
        children:
          - {type: button, text: Save}
        """, documented: false),
    ])

  private static func document(_ view: String) -> String {
    #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="v1">
          <subviews>\#(view)</subviews>
        </view>
      </objects>
    </document>
    """#
  }

  let options: Options

  struct Options: RuleOptions {
    var allow: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("allow", \.allow, "texts that are the same in every language")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .completedElsewhere),
      !tree.interface.file.path.contains(".lproj/")
    else { return [] }
    return tree.nodes(.spoken).flatMap { index -> [Finding] in
      let element = tree.element(index)
      if element.mayChangeInCode || element.marks.contains(.systemProvided) { return [] }
      return SpokenText.all(of: index, in: tree).compactMap { finding($0, in: tree) }
    }
  }

  private func finding(_ spoken: SpokenText, in tree: AccessibilityTree) -> Finding? {
    let text = spoken.text
    guard text.contains(where: \.isLetter), !options.allow.contains(text) else { return nil }
    let range = spoken.range(of: text.startIndex..<text.endIndex)
    // The quotes belong to what has to change.
    let quoted = SourceRange(start: range.start - 1, end: range.end + 1)
    return violation(
      "\(Quoted.text(text)) is written in a document that is not localized, so VoiceOver says it "
        + "in one language only",
      help: "Localize the document, or set the text from a string catalogue.", of: spoken.element,
      in: tree, range: quoted)
  }
}
