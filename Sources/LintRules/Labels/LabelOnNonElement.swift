import ScreenModel

/// Finds labels, values and hints that VoiceOver can never read.
struct LabelOnNonElement: Rule {
  static let info = RuleInfo(
    id: "label-on-non-element",
    title: "What has a label is an accessibility element",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    restsOn: [.container, .type, .elements, .text],
    why: """
      Somebody wrote words for VoiceOver, and the element is none that it stops at, so nobody \
      ever hears them. Either the words or the flag is a mistake.
      """,
    how: """
      Let the element be an accessibility element, or remove the words. For tests use the \
      accessibility identifier.
      """,
    uiKit: #"""
      logo.isAccessibilityElement = true
      logo.accessibilityLabel = String(localized: "Example Bank")
      """#,
    swiftUI: #"""
      Image("logo").accessibilityLabel("Example Bank")
      Image("pattern").accessibilityHidden(true)
      """#,
    traps: [
      "The label of a group, list or bar is spoken on the way in.",
      "Views with an explicit order around them, or of their own.",
      "Elements around it that say the same words.",
      "What is inside of an element is the business of `container-swallows-children` where it is a "
        + "control or a text.",
      "An identifier is not spoken, and no mistake.",
      "An element that an outlet leads to may become one in code: a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Home
        children:
          - {type: image, image: logo, element: false, ⟪label: Example Bank⟫}
          - {type: image, image: star, elementsHidden: true, ⟪label: Star⟫}
          - {type: view, element: false, ⟪hint: Opens the shop⟫}
          - type: view
            element: true
            label: Ana
            children:
              - {type: image, image: medal, element: true, ⟪value: gold⟫}
        """),
      .passes(
        """
        screen: Home
        children:
          - {type: image, image: logo, element: true, label: Example Bank}
          - {type: image, image: pattern, element: false, id: pattern}
        """),
      .passes(
        """
        screen: Home
        children:
          - type: group
            element: false
            label: Account
            children:
              - {type: text, text: Balance}
          - type: view
            container: semanticGroup
            element: false
            label: Cards
            children:
              - {type: text, text: Gold}
          - type: view
            elements: [bank]
            children:
              - {type: image, element: false, label: Logo}
              - {type: text, id: bank, text: Example Bank}
          - type: view
            element: true
            label: Rated gold
            children:
              - {type: image, image: medal, label: gold}
          - type: view
            element: true
            label: "Shop, open"
            children:
              - {type: text, text: Shop, label: Shop}
          - {type: view, id: shop, element: false}
        """, "Groups, an explicit order, the same words around it, an identifier.",
        documented: false),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var findings: [Finding] = []
    for index in 0..<tree.count
    where tree.interface.says([.label, .value, .hint], index) && !tree.has(.spoken, index) {
      if let finding = finding(at: index, in: tree) { findings.append(finding) }
    }
    return findings
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let cause = cause(of: index, in: tree), let key = words(of: index, in: tree),
      let text = tree.interface.text(key, of: index)
    else { return nil }
    let element = tree.element(index)
    let message = "the \(key.name) \(Quoted.text(text)) is never heard, since \(cause)"
    let help = "Remove the \(key.name), or let this be an accessibility element."
    var fixes: [Fix] = [.remove(key, of: index, .unsafe)]
    if element.flag(.element) == false {
      fixes.append(.set(.element, of: index, to: true, .unsafe))
    }
    if element.mayChangeInCode {
      return review(
        message + " unless code makes it one", help: help, of: index, in: tree, at: key,
        fixes: fixes)
    }
    return violation(message, help: help, of: index, in: tree, at: key, fixes: fixes)
  }

  /// The first of label, value and hint that says something.
  private func words(of index: Int, in tree: AccessibilityTree) -> AttributeKey? {
    [.label, .value, .hint].first { key in
      AttributeWords(key).map { tree.interface.says($0, index) } == true
    }
  }

  /// Why nobody ever hears the words of an element, as the end of a sentence; nil where somebody
  /// may.
  private func cause(of index: Int, in tree: AccessibilityTree) -> String? {
    let element = tree.element(index)
    switch tree.silences[index] {
    case .notElement:
      guard element.flag(.element) == false, !isGroup(index, in: tree),
        !isListed(index, in: tree)
      else { return nil }
      return "this \(Wording.noun(element.kind)) is not an accessibility element"
    case .elementsHidden:
      guard element.flag(.elementsHidden) == true, !tree.has(.parent, index),
        !isHiddenAround(index, in: tree)
      else { return nil }
      let flag = tree.words(for: index).name(.elementsHidden)
      return "\(flag) hides this \(Wording.noun(element.kind)) itself"
    case .insideElement:
      return isLostInside(index, in: tree) ? "a view around it is one element" : nil
    default:
      return nil
    }
  }

  /// Whether it is a container whose label is spoken on the way in, or may be.
  private func isGroup(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    let kinds: [ElementKind] = [.group, .list, .grid, .popover, .drawer, .toast, .stack, .scroll]
    return element.has(.container) || element.has(.elements) || tree.has(.container, index)
      || tree.has(.nativeRole, index) && !tree.has(.interactive, index)
      || kinds.contains(element.kind) || element.flag(.groupChildren) == true
      || element.kind == .view && tree.has(.parent, index)
      || element.kind == .cell
  }

  /// Whether a view around it has an explicit order, so that the element is somebody's item.
  private func isListed(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.hasExplicitLists else { return false }
    var parent = Int(tree.element(index).parent)
    while parent >= 0 {
      if tree.element(parent).has(.elements) { return true }
      parent = Int(tree.element(parent).parent)
    }
    return false
  }

  private func isHiddenAround(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    return parent >= 0 && tree.silences[parent] == .elementsHidden
  }

  /// Whether what was made an element lies inside of another one, which does not say its words.
  private func isLostInside(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.has(.explicitElement, index), !tree.has(.interactive, index),
      // Labels in there are found where the element around is looked at.
      !tree.interface.says(.label, index), tree.element(index).kind != .text,
      let stop = tree.stop(around: index), let key = words(of: index, in: tree),
      let text = tree.interface.text(key, of: index)
    else { return false }
    let said = [tree.name(of: stop).value?.text, tree.interface.text(.value, of: stop)]
      .compactMap(\.self).joined(separator: " ")
    return !Words.isContained(text, in: said)
  }
}
