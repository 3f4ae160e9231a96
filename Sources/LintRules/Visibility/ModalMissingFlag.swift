import ScreenModel

/// Finds alerts, sheets and dialogs of one's own that VoiceOver walks out of.
struct ModalMissingFlag: Rule {
  static let info = RuleInfo(
    id: "modal-missing-flag",
    title: "VoiceOver stays inside alerts, sheets and dialogs",
    category: .visibility,
    severity: .error,
    criteria: [.wcag("2.4.3"), .wcag("1.3.2"), .wcag("4.1.2")],
    isCore: true,
    restsOn: [.modal, .elementsHidden, .hidden],
    why: """
      A sighted user sees that the rest of the screen is out of reach until the dialog is \
      answered. VoiceOver does not: it walks out of the dialog without a word, and reads and \
      operates what is behind.
      """,
    how: """
      Set `accessibilityViewIsModal` on the view that holds the dialog's content, or present it as \
      the system does.
      """,
    uiKit: #"""
      dialog.accessibilityViewIsModal = true
      """#,
    swiftUI: #"""
      Dialog().accessibilityAddTraits(.isModal)
      """#,
    traps: [
      "Alerts, sheets and popovers of the system, which keep VoiceOver inside by themselves.",
      "A background that is hidden from VoiceOver already, or none at all.",
      "Messages that go away by themselves, and keyboards.",
      "A modal view inside the dialog or in front of it; `modal-flag-misplaced` and "
        + "`modal-siblings-reachable` look at that one.",
      "Dimming views that receive no touches, and views that are not a panel in the middle.",
      "Where code may set the flag, a person has to look; and where only the class is called after "
        + "a sheet, an alert or a dialog.",
    ],
    examples: [
      .fails(
        """
        screen: Cart
        children:
          - {type: button, text: Pay}
          - ⟪type: view⟫
            presents: alert
            children:
              - {type: text, text: Remove the item?}
              - {type: button, text: Remove}
              - {type: button, text: Cancel}
        """, "After \"Cancel\" VoiceOver goes on with \"Pay, button.\""),
      .passes(
        """
        screen: Cart
        children:
          - {type: button, text: Pay}
          - type: view
            presents: alert
            modal: true
            children:
              - {type: text, text: Remove the item?}
              - {type: button, text: Remove}
              - {type: button, text: Cancel}
        """),
      .fails(
        """
        screen: Cart
        size: [390, 844]
        children:
          - {type: button, text: Pay, frame: [16, 700, 358, 44]}
          - {type: view, background: "#00000080", frame: [0, 0, 390, 844]}
          - ⟪type: view⟫
            background: "#FFFFFF"
            frame: [45, 300, 300, 200]
            children:
              - {type: text, text: Remove the item?, frame: [16, 16, 268, 22]}
              - {type: button, text: Remove, frame: [16, 100, 120, 44]}
              - {type: button, text: Cancel, frame: [164, 100, 120, 44]}
        """, "A view that dims the screen, and a panel in its middle."),
      .passes(
        """
        - screen: Cart
          children:
            - type: view
              elementsHidden: true
              children:
                - {type: button, text: Pay}
            - {type: toast, duration: 20, text: Saved}
            - type: view
              presents: sheet
              children:
                - {type: text, text: Remove the item?}
                - {type: button, text: Cancel}
        - screen: Bag
          children:
            - {type: button, text: Pay}
            - type: sheet
              children:
                - {type: text, text: Remove the item?}
                - {type: button, text: Cancel}
        """, "The background is hidden; a sheet of the system."),
      .fails(
        """
        screen: Cart
        children:
          - {type: button, text: Pay}
          - type: alert
            ⟪modal: false⟫
            children:
              - {type: text, text: Remove the item?}
              - {type: button, text: Cancel}
        """, documented: false),
      .needsReview(
        """
        screen: Cart
        size: [390, 844]
        children:
          - {type: button, text: Pay, frame: [16, 700, 358, 44]}
          - {type: view, alpha: 0.4, frame: [0, 0, 390, 844]}
          - ⟪type: view⟫
            frame: [45, 300, 300, 200]
            children:
              - {type: text, text: Remove the item?, frame: [16, 16, 268, 22]}
              - {type: button, text: Cancel, frame: [16, 100, 120, 44]}
        """, "The file does not say that the view behind the panel has a colour to dim with.",
        documented: false),
      .passes(
        """
        screen: Cart
        size: [390, 844]
        children:
          - {type: button, text: Pay, frame: [16, 700, 358, 44]}
          - {type: view, background: "#00000020", userInteraction: false, frame: [0, 0, 390, 844]}
          - type: view
            frame: [45, 300, 300, 200]
            children:
              - {type: button, text: Next, frame: [16, 100, 120, 44]}
        """, "A tint that receives no touches.", documented: false),
      .needsReview(
        """
        screen: Cart
        children:
          - {type: button, text: Pay}
          - ⟪type: view⟫
            class: RatingSheetView
            children:
              - {type: text, text: How was it?}
              - {type: button, text: Close}
        """, "Only the name of the class says that this is a sheet."),
      .passes(
        """
        screen: Cart
        children:
          - {type: button, text: Pay}
          - type: view
            class: RatingSheet
            modal: true
            children:
              - {type: button, text: Close}
          - type: view
            class: StyleSheet
            children:
              - {type: text, text: Bold}
          - {type: view, class: AlertBadge, children: [{type: button, text: News}]}
        """, "It is modal; nothing in it closes it; a badge.", documented: false),
      .passes(
        """
        screen: Cart
        children:
          - {type: button, text: Pay}
          - type: view
            presents: sheet
            children:
              - {type: button, text: Cancel}
        """, "Sheets are left out.", options: ["types": .texts(["alert"])]),
      .fails(
        """
        struct InboxView: View {
          var body: some View {
            ZStack {
              Button("Compose") { compose() }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                ⟪VStack⟫ {
                  Text("Delete the message?")
                  Button("Delete") { delete() }
                  Button("Cancel") { isAsking = false }
                }
                .background(Color.white)
              }
            }
          }
        }
        """, "After \"Cancel\" VoiceOver goes on with \"Compose\".", path: Example.swiftUIPath),
      .passes(
        """
        struct InboxView: View {
          var body: some View {
            ZStack {
              Button("Compose") { compose() }
                .accessibilityHidden(isAsking)
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                  Text("Delete the message?")
                  Button("Cancel") { isAsking = false }
                }
                .accessibilityAddTraits(.isModal)
              }
              if isLoading {
                Color.black.opacity(0.4)
                ProgressView()
              }
              if isNew {
                Button("Show new messages") { scroll() }
              }
            }
            .alert("Delete the message?", isPresented: $isSure) {
              Button("Delete") { delete() }
            }
          }
        }
        """, "The trait, a sign of progress, a button that floats, an alert of the system.",
        path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var types = ["alert", "sheet", "dialog"]

    static let fields: [OptionField<Options>] = [
      .texts("types", \.types, "what has to be modal: some of alert, sheet and dialog")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.exposed) else { return [] }
    let background = tree.shared(ModalBackground.self)
    let found = background.fronts.compactMap { front -> Finding? in
      guard let noun = noun(of: front), options.types.contains(noun) else { return nil }
      let reachable = background.reachable(behind: front)
      if reachable.isEmpty, isWholeView(front.index, in: tree) {
        return isCalledDialog(front.index, in: tree) ? ownFinding(front, in: tree) : nil
      }
      return reachable.isEmpty ? nil : finding(front, noun, reachable, in: tree)
    }
    guard tree.uses(.class) else { return found }
    let screens = Set(background.fronts.map { tree.element($0.index).screen })
    return found
      + tree.nodes(.parent).compactMap { index in
        screens.contains(tree.element(index).screen) ? nil : namedFinding(at: index, in: tree)
      }
  }

  // MARK: Views that are dialogs

  /// Whether an element is all that a composed view shows.
  private func isWholeView(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return tree.screen(of: index).has(.composition) && !element.marks.contains(.alternative)
      && Int(element.parent) == tree.screen(of: index).root
  }

  /// Whether the view that an element is all of is called after something that comes up; others
  /// may be the whole of a screen.
  private func isCalledDialog(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let name = tree.screen(of: index).name?.lowercased() else { return false }
    return ["alert", "dialog", "popup", "modal"].contains(where: name.contains)
  }

  private func ownFinding(_ front: ModalFront, in tree: AccessibilityTree) -> Finding {
    review(
      "this view dims what is behind it; unless it is in a sheet or a cover, VoiceOver can reach "
        + "what is behind",
      help: Wording.sentence(tree.words(for: front.index).set(.modal, to: .flag(true))) + ".",
      of: front.index, in: tree, severity: .warning,
      fixes: [Fix.set(.modal, of: front.index, to: true, .unsafe)])
  }

  // MARK: Names of classes

  /// The meanings of words in names of classes.
  private static let classWords = [
    "sheet": "sheet", "alert": "alert", "dialog": "dialog", "dialogue": "dialog",
    "modal": "dialog", "popup": "dialog",
  ]
  /// The most elements behind that are shown.
  private static let most = 4

  /// The finding about a view whose class alone says that it came up over the screen.
  private func namedFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    guard element.has(.class), !element.has(.modal), tree.silences[index] == .notElement,
      tree.screen(of: index).has(.wholeScreens),
      Presentation.of(index, in: tree) == nil,
      let name = tree.interface.text(.class, of: index),
      let noun = CamelCase.noun(ofClass: name).flatMap({ Self.classWords[$0] }),
      options.types.contains(noun),
      (index + 1..<Int(element.next)).contains(where: { tree.has([.exposed, .interactive], $0) })
    else { return nil }
    let reachable = Array(
      (tree.screen(of: index).root..<index).lazy.filter { tree.has(.exposed, $0) }
        .prefix(Self.most))
    guard !reachable.isEmpty else { return nil }
    let front = ModalFront(kind: .typed, index: index, presentation: nil, dimmer: nil)
    let named = "\(Quoted.text(name)) may be \(Wording.article(noun)) \(noun)"
    return review(
      named + " that is not modal: VoiceOver can reach content behind it"
        + ReachedBehind.words(reachable, in: tree),
      help: "If it takes over the screen, \(Self.remedy(in: tree, at: index)) on it.",
      of: index, in: tree,
      severity: .warning, notes: ReachedBehind.notes(reachable, front, in: tree))
  }

  private static func remedy(in tree: AccessibilityTree, at index: Int) -> String {
    tree.words(for: index).set(.modal, to: .flag(true))
  }

  private func noun(of front: ModalFront) -> String? {
    switch front.kind {
    case .typed: front.presentation?.noun
    case .dialog: "dialog"
    case .flagged, .system, .drawer, .dimmer: nil
    }
  }

  private func finding(
    _ front: ModalFront, _ noun: String, _ reachable: [Int], in tree: AccessibilityTree
  ) -> Finding {
    let message =
      "this \(noun) is not modal, so VoiceOver can reach content behind it"
      + ReachedBehind.words(reachable, in: tree)
    let remedy = Wording.sentence(Self.remedy(in: tree, at: front.index))
    let help = "\(remedy) on the view that holds the \(noun)."
    let notes = ReachedBehind.notes(reachable, front, in: tree)
    let fix = Fix.set(.modal, of: front.index, to: true, front.kind == .typed ? .safe : .unsafe)
    let isOpen =
      tree.element(front.index).mayChangeInCode || front.dimmer?.isCertain == false
    return isOpen
      ? review(
        message, help: help, of: front.index, in: tree, at: .modal, severity: .warning,
        notes: notes, fixes: [fix])
      : violation(
        message, help: help, of: front.index, in: tree, at: .modal, notes: notes, fixes: [fix])
  }
}
