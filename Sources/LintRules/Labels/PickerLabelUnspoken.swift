import ScreenModel

/// Finds pickers in SwiftUI source whose titles nobody says.
struct PickerLabelUnspoken: Rule {
  static let info = RuleInfo(
    id: "picker-label-unspoken",
    title: "A segmented or wheel picker says what it is for",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("4.1.2")],
    restsOn: [.label, .element],
    why: """
      SwiftUI does not show the title of a segmented or wheel picker, and VoiceOver does not say \
      it: people hear the choices and not what they are about.
      """,
    how: """
      Make the picker a container with a label, or put a text before it that says the same.
      """,
    uiKit: #"""
      segments.accessibilityLabel = String(localized: "Size")
      """#,
    swiftUI: #"""
      Picker("Size", selection: $size) { … }
        .pickerStyle(.segmented)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Size")
      """#,
    traps: [
      "Menus and lists of choices, which say their titles.",
      "A picker with `.accessibilityElement(children: .contain)` and a label.",
      "A text beside it that says the title.",
    ],
    examples: [
      .fails(
        """
        struct ShirtView: View {
          var body: some View {
            Picker(⟪"Size"⟫, selection: $size) {
              Text("Small")
              Text("Large")
            }
            .pickerStyle(.segmented)
          }
        }
        """, path: Example.swiftUIPath),
      .passes(
        """
        struct ShirtView: View {
          var body: some View {
            Picker("Size", selection: $size) {
              Text("Small")
              Text("Large")
            }
            .pickerStyle(.segmented)
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Size")
            VStack {
              Text("Colour")
              Picker("Colour", selection: $colour) { Text("Red") }.pickerStyle(.wheel)
            }
            Picker("Cut", selection: $cut) { Text("Slim") }
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.interface.anyScreen(has: .namesItself) else { return [] }
    return (0..<tree.count).compactMap { index in
      let kind = tree.element(index).kind
      guard kind == .segmentedControl || kind == .picker, tree.screen(of: index).has(.namesItself),
        tree.element(index).has(.label), tree.interface.childrenMode(of: index) != .contain,
        !tree.isSpokenOnly(.label, of: index),
        !tree.isOutOfSight(index), !isSaidBeside(index, in: tree)
      else { return nil }
      guard let title = tree.interface.text(.label, of: index), !title.isBlank else { return nil }
      let words = tree.words(for: index)
      let contain = words.set(.childrenMode, to: .text(ChildrenMode.contain.rawValue))
      return violation(
        "the title \(Quoted.text(title)) of a \(kind == .picker ? "wheel" : "segmented") picker is "
          + "never heard: VoiceOver says only its choices",
        help: Wording.sentence(contain) + " and \(words.name(.label)) with the title.",
        of: index, in: tree, at: .label)
    }
  }

  /// Whether a text beside the picker says its title, or may.
  private func isSaidBeside(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = Int(tree.element(index).parent)
    guard parent >= 0 else { return false }
    let title = tree.interface.text(.label, of: index)
    for child in parent + 1..<Int(tree.element(parent).next) where tree.has(.exposed, child) {
      guard [.text, .header].contains(tree.element(child).kind) else { continue }
      guard let words = tree.name(of: child).value?.text, let title else { return true }
      if Words.normalized(words).starts(with: Words.normalized(title)) { return true }
    }
    return false
  }
}
