import ScreenModel

/// Finds pictures that VoiceOver stops at without a word about them.
struct ImageMissingLabel: Rule {
  static let info = RuleInfo(
    id: "image-missing-label",
    title: "An image that VoiceOver stops at has a label",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("1.1.1")],
    isCore: true,
    restsOn: [.label, .element],
    why: """
      Somebody decided that the image matters enough to be a stop, and then VoiceOver says "image" \
      and nothing else.
      """,
    how: """
      Say in the label what the image shows. If it adds nothing to the texts around it, it \
      should not be an accessibility element, or be declared decorative.
      """,
    uiKit: #"""
      portrait.isAccessibilityElement = true
      portrait.accessibilityLabel = String(localized: "Portrait of Ana")
      """#,
    swiftUI: #"""
      Image("ana").accessibilityLabel("Portrait of Ana")
      Image(decorative: "pattern")
      """#,
    traps: [
      "An image view is not an element unless somebody makes it one.",
      "Decorative images, and images inside a labelled control or cell.",
      "An image that can be operated is the business of `icon-button-missing-label`.",
      "An element that an outlet leads to may get its label in code: a person has to look.",
      "A label that is there but blank is the business of `label-blank`.",
    ],
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {⟪type: image⟫, image: avatar.png, element: true, frame: [16, 100, 64, 64]}
          - {⟪type: image⟫, image: cover.png, traits: image}
        """, "VoiceOver says \"Image.\""),
      .fails(
        """
        screen: Settings
        children:
          - type: cell
            onTap: openSounds
            traits: button
            children:
              - {type: text, text: Sounds}
              - {⟪type: image⟫, image: "system:chevron.right", element: true}
        """, "The row says already that it opens something."),
      .passes(
        """
        screen: Profile
        children:
          - {type: image, image: avatar.png, element: true, label: Portrait of Ana}
          - {type: image, image: cover.png}
          - {type: image, image: line.png, traits: image, decorative: true}
          - {type: text, text: Ana}
        """),
      .passes(
        """
        screen: List
        children:
          - type: button
            label: Share
            children:
              - {type: image, image: share.png, traits: image}
          - type: cell
            children:
              - {type: text, text: Milk}
              - {type: image, image: milk.png, traits: image}
        """, "Inside a labelled button and a cell with a text."),
      .fails(
        """
        screen: Card
        children:
          - type: view
            element: true
            children:
              - {type: text, text: Ana}
              - {⟪type: image⟫, image: avatar.png, element: true}
        """, "A parent that reads its texts together does not describe the picture."),
      .passes(
        """
        screen: Card
        children:
          - type: view
            element: true
            children:
              - {type: text, text: Ana}
              - {type: image, image: avatar.png, element: true}
        """, options: ["combineExempts": .flag(true)]),
      .passes(
        """
        screen: Card
        children:
          - {type: image, image: dot.png, element: true, frame: [0, 0, 6, 6]}
        """, options: ["minSize": .number(16)]),
      .passes(
        """
        screen: Card
        children:
          - {type: image, image: ana.jpg, element: true, label: ""}
        """, options: ["combineExempts": .flag(false)], documented: false),
      .fails(
        """
        struct CityView: View {
          var body: some View {
            VStack {
              ⟪Image⟫("porto_at_night")
              Text("Porto")
            }
          }
        }
        """, "VoiceOver says \"porto at night, image.\"", path: Example.swiftUIPath),
      .passes(
        """
        struct CityView: View {
          var body: some View {
            VStack {
              Image("porto_at_night").accessibilityLabel("Porto at night")
              Image(decorative: "waves")
              Image("frame").accessibilityHidden(true)
              Label("Porto", image: "pin")
              Text("Porto")
            }
            .background { Image("waves").accessibilityHidden(true) }
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var combineExempts = false
    var minSize = 0.0

    static let fields: [OptionField<Options>] = [
      .flag(
        "combineExempts", \.combineExempts,
        "whether a parent that reads its texts together excuses the image"),
      .number("minSize", \.minSize, 0...1000, "images with a shorter side are not reported, in pt"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var findings: [Finding] = []
    for index in 0..<tree.count
    where tree.element(index).kind == .image && isNameless(index, in: tree) {
      if let finding = finding(at: index, in: tree) { findings.append(finding) }
    }
    return findings
  }

  private func isNameless(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let source = tree.nameSources[index]
    return [.none, .unknown, .asset].contains(source) && !tree.has(.interactive, index)
      && tree.element(index).flag(.decorative) != true
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard isMeantAsStop(index, in: tree), !BlankLabel.isWritten(at: index, in: tree),
      !HintAlone.speaks(at: index, in: tree)
    else { return nil }
    let element = tree.element(index)
    if element.has(.frame), element.frame.shortSide < options.minSize { return nil }
    let file = tree.words(for: index)
    let help =
      Wording.sentence(file.describe("what it shows")) + ", or "
      + file.set(.element, to: .flag(false)) + " if it only decorates."
    let words = tree.utterance(words: nil, of: index)
    let heard = words.isEmpty ? "nothing" : "only “\(words)”"
    if case .unknown(let reason) = tree.name(of: index) {
      if reason.isPresent { return nil }
      return review(
        "whether this image has a label cannot be told here: \(reason.reason)", help: help,
        of: index, in: tree)
    }
    if tree.interface.attribute(.image, of: index)?.form == .unknown {
      let isBeside = hasTextBeside(index, in: tree)
      guard !isBeside || !isInOperable(index, in: tree) else { return nil }
      return review(
        (isBeside ? "this image beside words has no label" : "this image has no label")
          + ": unless the image brings one, VoiceOver stops at it and says \(heard)",
        help: help, of: index, in: tree, at: .image, severity: isBeside ? .note : nil)
    }
    if element.mayChangeInCode {
      return review(
        "this image has no label, and VoiceOver stops at it: unless code sets one, it says "
          + heard,
        help: help, of: index, in: tree)
    }
    if tree.nameSources[index] == .asset, let image = tree.interface.text(.image, of: index) {
      return finding(at: index, named: image, help: help, in: tree)
    }
    return violation(
      "this image has no label, and VoiceOver stops at it: it says \(heard)", help: help,
      of: index, in: tree, fixes: Self.fixes(of: index))
  }

  /// An image shows something, whose words nobody can know, or it decorates.
  private static func fixes(of index: Int) -> [Fix] {
    [.template(.label, of: index, "what it shows")]
  }

  /// An image of SwiftUI has the name of its asset for a label, or Apple's words for its symbol.
  private func finding(
    at index: Int, named image: String, help: String, in tree: AccessibilityTree
  ) -> Finding? {
    guard image.hasPrefix(AssetName.systemPrefix) else {
      let heard = tree.utterance(of: index) ?? AssetName.spoken(image)
      return violation(
        "this image has no label: VoiceOver reads the asset name, “\(heard)”", help: help,
        of: index, in: tree, fixes: Self.fixes(of: index))
    }
    if isDisclosure(image), isMadeElement(index, in: tree) {
      let heard = tree.utterance(of: index) ?? AssetName.spoken(image)
      return violation(
        "this sign only tells that the row opens something, and VoiceOver stops at it: “\(heard)”",
        help: Wording.sentence(tree.words(for: index).set(.element, to: .flag(false))) + ".",
        of: index, in: tree, fixes: [.set(.element, of: index, to: false, .safe)])
    }
    if tree.stop(around: index) != nil { return nil }
    // Beside a text, a symbol decorates more often than not.
    let isBeside = hasTextBeside(index, in: tree)
    guard !isBeside || !isInOperable(index, in: tree) else { return nil }
    return review(
      (isBeside ? "this symbol beside words is a stop of its own" : "this symbol has no label")
        + ": VoiceOver uses the system's name for it", help: help, of: index,
      in: tree, severity: .note)
  }

  /// Whether a symbol is the sign at the end of a row.
  private func isDisclosure(_ image: String) -> Bool {
    let name = image.dropFirst(AssetName.systemPrefix.count)
    return ["chevron.right", "chevron.forward", "chevron.compact.right"].contains(name)
  }

  /// Whether somebody made an image in a row an element; one that does not name itself
  /// is not an element on its own.
  private func isMadeElement(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard !tree.screen(of: index).has(.namesItself),
      tree.has([.exposed, .explicitElement], index)
    else { return false }
    let row = tree.stop(around: index)
    return row.map { tree.element($0).kind == .cell } ?? hasTextBeside(index, in: tree)
  }

  private func hasTextBeside(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    guard parent >= 0 else { return false }
    var child = parent + 1
    while child < Int(tree.element(parent).next) {
      let element = tree.element(child)
      if child != index, element.kind == .text || element.kind == .header || element.mayChangeInCode
      {
        return true
      }
      child = Int(element.next)
    }
    return false
  }

  /// Whether what is around the image reacts, so that it has to become one element anyway.
  private func isInOperable(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.has(.interactive, parent) || tree.element(parent).mayChangeInCode { return true }
      parent = Int(tree.element(parent).parent)
    }
    return false
  }

  /// Whether a row around the image has a label, which says what the row is about.
  private func isInLabelledRow(_ index: Int, in tree: AccessibilityTree) -> Bool {
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      let element = tree.element(parent)
      if element.kind == .cell || element.kind == .gridCell { return element.has(.label) }
      parent = Int(element.parent)
    }
    return false
  }

  /// Whether VoiceOver stops at the image, or its author wrote what would make it a stop.
  private func isMeantAsStop(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if isInLabelledRow(index, in: tree) { return false }
    if tree.has(.exposed, index) { return true }
    let element = tree.element(index)
    let isStated =
      tree.has(.explicitElement, index)
      || tree.has(.ownTraits, index) && tree.traits[index].contains(.image)
    guard isStated, element.flag(.element) != false, element.flag(.elementsHidden) != true else {
      return false
    }
    switch tree.silences[index] {
    case .notElement:
      return tree.stop(around: index) == nil
    case .insideElement:
      guard tree.has(.explicitElement, index), let stop = tree.stop(around: index) else {
        return false
      }
      return !options.combineExempts && tree.nameSources[stop] == .children
        && tree.has(.explicitElement, stop)
    default:
      return false
    }
  }
}
