import ScreenModel

/// Finds modal views that VoiceOver users cannot leave.
struct ModalNoEscape: Rule {
  static let info = RuleInfo(
    id: "modal-no-escape",
    title: "A modal view can be left: by a control in it, or by the escape gesture",
    category: .visibility,
    severity: .warning,
    criteria: [.wcag("2.1.2")],
    restsOn: [.implements, .modal, .type],
    why: """
      Others tap beside a sheet or drag it down. VoiceOver users stay inside: without a close \
      button, or a view that answers the two-finger scrub, there is no way out.
      """,
    how: """
      Put a button that closes it into the view, and implement `accessibilityPerformEscape` on the \
      view or its controller.
      """,
    uiKit: #"""
      override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
      }
      """#,
    swiftUI: #"""
      Filters().accessibilityAction(.escape) { isShown = false }
      """#,
    traps: [
      "Progress that blocks on purpose (`blocking: true`), and modal views that show progress.",
      "Alerts with buttons, and views with several buttons and nothing to fill in: each answer "
        + "closes them.",
      "A way out that a view around it or inside it implements.",
      "Messages that go away by themselves, and popovers of the system.",
      "Controls whose names the word lists do not know, and classes of which the file does not say "
        + "what they implement: a person has to look. In a language without a list it is silent.",
    ],
    examples: [
      .fails(
        """
        screen: Map
        children:
          - ⟪type: sheet⟫
            children:
              - {type: text, text: Map style}
              - {type: switch, label: Satellite}
              - {type: slider, label: Contrast, value: Low}
        """, "Nothing in it closes it."),
      .passes(
        """
        screen: Map
        children:
          - type: sheet
            children:
              - {type: text, text: Map style}
              - {type: switch, label: Satellite}
              - {type: button, text: Done}
          - type: view
            modal: true
            implements: escape
            children:
              - {type: text, text: Map style}
        """),
      .fails(
        """
        screen: Map
        children:
          - type: view
            ⟪modal: true⟫
            implements: [magicTap]
            children:
              - {type: text, text: Map style}
              - {type: button, text: Save}
        """, "The class is known not to implement the gesture."),
      .needsReview(
        """
        screen: Map
        children:
          - type: view
            ⟪modal: true⟫
            children:
              - {type: text, text: Map style}
              - {type: button, text: Save}
        """, "Whether \"Save\" closes it, or the class has a way out, cannot be told."),
      .passes(
        """
        screen: Map
        children:
          - type: view
            implements: escape
            children:
              - type: sheet
                children:
                  - {type: text, text: Map style}
        ---
        screen: Map
        children:
          - type: alert
            children:
              - {type: text, text: No connection}
              - {type: button, text: Try again}
        ---
        screen: Map
        children:
          - type: view
            modal: true
            blocking: true
            children:
              - {type: text, text: Loading the map}
        ---
        screen: Map
        children:
          - type: view
            modal: true
            children:
              - {type: activityIndicator}
              - {type: text, text: Loading the map}
        ---
        screen: Map
        children:
          - type: view
            modal: true
            children:
              - {type: text, text: Keep the route?}
              - {type: button, text: Keep}
              - {type: button, text: Delete}
        ---
        screen: Map
        language: fi
        children:
          - type: view
            modal: true
            children:
              - {type: button, text: Sulje}
        """,
        "A way out around it; an alert; progress; two answers; a language without a list.",
        documented: false),
      .passes(
        """
        screen: Map
        children:
          - type: sheet
            children:
              - {type: text, text: Map style}
              - {type: button, text: That's all}
          - {type: popover, children: [{type: text, text: Tip}]}
        """, options: ["dismissNames": .texts(["That's all"])], documented: false),
      .needsReview(
        """
        screen: Map
        children:
          - ⟪type: alert⟫
            children:
              - {type: text, text: No connection}
        """, "An alert without a button.", documented: false),
      .passes(
        """
        struct StyleView: View {
          var body: some View {
            VStack { Text("Map style") }
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { close() }
          }
        }
        """, documented: false, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var dismissNames: [String] = []

    static let fields: [OptionField<Options>] = [
      .texts("dismissNames", \.dismissNames, "names of controls that close, beside those known")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    let fronts = tree.shared(ModalBackground.self).fronts.filter { isModal($0, in: tree) }
    guard !fronts.isEmpty else { return [] }
    let escape = ModalEscape(
      tree, inside: fronts.map(\.index), names: options.dismissNames)
    return fronts.compactMap { front -> Finding? in
      isOpen(front.index, escape, in: tree).flatMap { isOpen in
        finding(front, isOpen: isOpen, in: tree)
      }
    }
  }

  private func isModal(_ front: ModalFront, in tree: AccessibilityTree) -> Bool {
    if tree.element(front.index).flag(.blocking) == true { return false }
    let presentation = Presentation.of(front.index, in: tree)
    switch front.kind {
    case .flagged: return presentation?.isTransient != true && presentation != .keyboard
    case .typed: return true
    case .system: return presentation?.isModal == true
    case .dialog, .drawer, .dimmer: return false
    }
  }

  /// Whether a person has to look; nil where there is a way out.
  private func isOpen(
    _ index: Int, _ escape: ModalEscape, in tree: AccessibilityTree
  ) -> Bool? {
    let element = tree.element(index)
    guard holdsStop(index, in: tree), !escape.hasDismissal(index), !escape.hasGesture(index),
      !escape.showsProgress(index), !escape.isUnknown(index)
    else { return nil }
    let isOpen = element.mayChangeInCode || tree.screen(of: index).has(.completedElsewhere)
    let isAlert = Presentation.of(index, in: tree) == .alert
    // An alert without any button is rather one that is not shown in full.
    guard escape.hasControl(index) else { return isOpen || isAlert }
    guard !isAlert, !escape.isQuestion(index), DismissControl.knows(tree.language(of: index)) else {
      return nil
    }
    return isOpen || !element.has(.implements)
  }

  private func holdsStop(_ index: Int, in tree: AccessibilityTree) -> Bool {
    (index..<Int(tree.element(index).next)).contains { tree.has(.exposed, $0) }
  }

  private func finding(_ front: ModalFront, isOpen: Bool, in tree: AccessibilityTree) -> Finding? {
    guard front.kind != .flagged || MisplacedModalFlag(front.index, in: tree) == nil else {
      return nil
    }
    let noun =
      Presentation.of(front.index, in: tree)?.noun
      ?? Wording.noun(tree.element(front.index).kind)
    let message = "nothing in this \(noun) is known to close it, and VoiceOver stays inside"
    let help = "Add a button that closes it, and \(tree.words(for: front.index).addEscape)."
    return isOpen
      ? review(message, help: help, of: front.index, in: tree, at: .modal)
      : violation(message, help: help, of: front.index, in: tree, at: .modal)
  }
}

/// The ways out of the modal views of a tree, found once and asked by place.
struct ModalEscape {
  private let tree: AccessibilityTree
  /// The elements whose classes implement the escape gesture.
  private let escapes: [Int]
  /// The controls that put something away, and those of which nobody knows what they do.
  private let dismissals: [Int]
  private let controls: [Int]
  /// The controls that take a value.
  private let inputs: [Int]
  /// Signs of progress, and elements whose content the file does not show.
  private let progresses: [Int]
  private let unknowns: [Int]

  /// Looks at everything inside these elements.
  init(_ tree: AccessibilityTree, inside fronts: [Int], names: [String]) {
    self.tree = tree
    var found = Search(names: Set(names.map { $0.lowercased() }))
    var end = 0
    for front in fronts.sorted() {
      for index in max(front, end)..<max(front, end, Int(tree.element(front).next)) {
        found.look(at: index, in: tree)
      }
      end = max(end, Int(tree.element(front).next))
    }
    escapes = tree.interface.elements.indices.filter { Self.escapes($0, in: tree) }
    dismissals = found.dismissals
    controls = found.controls
    inputs = found.inputs
    progresses = found.progresses
    unknowns = found.unknowns
  }

  /// Whether the escape gesture does something inside an element.
  func hasGesture(_ index: Int) -> Bool {
    if escapes.isEmpty { return false }
    if holds(escapes, index) { return true }
    var around = Int(tree.element(index).parent)
    while around >= 0 {
      if Self.escapes(around, in: tree) { return true }
      around = Int(tree.element(around).parent)
    }
    return false
  }

  /// Whether VoiceOver reaches a control inside an element that puts it away.
  func hasDismissal(_ index: Int) -> Bool { holds(dismissals, index) }

  /// Whether VoiceOver reaches any control inside an element.
  func hasControl(_ index: Int) -> Bool { holds(controls, index) }

  /// Whether an element is a question with several answers, each of which surely closes it.
  func isQuestion(_ index: Int) -> Bool {
    guard !holds(inputs, index) else { return false }
    let first = position(of: index, in: controls)
    return first + 1 < controls.count
      && controls[first + 1] < Int(tree.element(index).next)
  }

  /// Whether an element shows that something is going on, which is over sooner or later.
  func showsProgress(_ index: Int) -> Bool { holds(progresses, index) }

  /// Whether the file does not show all that is inside an element.
  func isUnknown(_ index: Int) -> Bool { holds(unknowns, index) }

  private func holds(_ sorted: [Int], _ index: Int) -> Bool {
    let first = position(of: index, in: sorted)
    return first < sorted.count && sorted[first] < Int(tree.element(index).next)
  }

  /// The position of the first index that is not before an element.
  private func position(of index: Int, in sorted: [Int]) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func escapes(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).has(.implements)
      && tree.interface.texts(.implements, of: index).contains { $0.value == "escape" }
  }

  /// The results of a look at elements, in document order.
  private struct Search {
    let names: Set<String>
    var dismissals: [Int] = []
    var controls: [Int] = []
    var inputs: [Int] = []
    var progresses: [Int] = []
    var unknowns: [Int] = []

    mutating func look(at index: Int, in tree: AccessibilityTree) {
      let kind = tree.element(index).kind
      if kind == .progress || kind == .activityIndicator { progresses.append(index) }
      if tree.isNotModelled(index) || tree.nameSources[index] == .unknown {
        unknowns.append(index)
      }
      guard tree.has([.exposed, .interactive], index) else { return }
      if DismissControl.isOne(index, in: tree) || isNamed(index, in: tree) {
        dismissals.append(index)
      } else if isInput(kind) {
        inputs.append(index)
      } else {
        controls.append(index)
      }
    }

    private func isNamed(_ index: Int, in tree: AccessibilityTree) -> Bool {
      guard !names.isEmpty, let name = tree.name(of: index).value else { return false }
      return names.contains(name.text.lowercased())
    }

    /// Whether a control takes a value, and so leads nowhere.
    private func isInput(_ kind: ElementKind) -> Bool {
      switch kind {
      case .textField, .secureField, .textView, .searchField, .slider, .switch, .checkbox,
        .segment, .pageControl:
        true
      default: false
      }
    }
  }
}
