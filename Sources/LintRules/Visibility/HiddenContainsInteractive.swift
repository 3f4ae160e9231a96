import ScreenModel

/// Finds controls that everybody can see and use but those who use VoiceOver.
struct HiddenContainsInteractive: Rule {
  static let info = RuleInfo(
    id: "hidden-contains-interactive",
    title: "What is hidden from VoiceOver alone has nothing to operate",
    category: .visibility,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1")],
    isCore: true,
    restsOn: [.actions, .enabled, .userInteraction, .frame],
    why: """
      The flag hides a view from VoiceOver and from nobody else, with all that is in it. Its \
      buttons do not exist for VoiceOver users.
      """,
    how: """
      Take the flag away, or set it on the parts that are only for the eye; hide what nobody \
      should use with `hidden`.
      """,
    uiKit: #"""
      panel.accessibilityElementsHidden = false
      """#,
    swiftUI: #"""
      Panel().accessibilityHidden(isCovered)
      """#,
    traps: [
      "Views that nobody sees or can use: hidden, outside the screen, covered, or without touches.",
      "The background of something modal, of a drawer, or of a dimming view.",
      "Messages that go away by themselves, unless `toasts` says otherwise.",
      "Controls that something else stands in for: a custom action, a declared substitute, the row "
        + "around them, or a control of the same name or action.",
      "Disabled controls, and plain views with nothing but a gesture.",
      "A screen without anything that VoiceOver reaches, which `empty-tree` reports.",
      "Where code may change the flag, a person has to look; in SwiftUI source a condition in its "
        + "place is trusted.",
    ],
    examples: [
      .fails(
        """
        screen: Player
        children:
          - {type: text, text: Now playing}
          - type: view
            ⟪elementsHidden: true⟫
            children:
              - {type: button, text: Pause}
              - {type: button, text: Next}
        """, "Neither button exists for VoiceOver."),
      .passes(
        """
        screen: Player
        children:
          - {type: text, text: Now playing}
          - type: view
            children:
              - {type: button, text: Pause}
              - {type: button, text: Next}
          - type: view
            elementsHidden: true
            children:
              - {type: text, text: ♪ ♫}
        """),
      .fails(
        """
        screen: Player
        children:
          - {type: text, text: Now playing}
          - {type: button, text: Pause, ⟪elementsHidden: true⟫}
        """, "The flag hides the element itself too."),
      .passes(
        """
        screen: Player
        size: [390, 844]
        children:
          - type: view
            elementsHidden: true
            frame: [0, 100, 390, 600]
            children:
              - {type: button, text: Next, frame: [16, 16, 100, 44]}
          - type: drawer
            modal: true
            background: "#FFFFFF"
            frame: [0, 0, 300, 844]
            children:
              - {type: button, text: Close, frame: [16, 60, 100, 44]}
        ---
        screen: Player
        size: [390, 844]
        children:
          - type: view
            elementsHidden: true
            frame: [0, 100, 390, 600]
            children:
              - {type: button, text: Next, frame: [16, 16, 100, 44]}
          - type: view
            background: "#FFFFFF"
            frame: [0, 0, 390, 844]
            children:
              - {type: text, text: Lyrics, frame: [16, 60, 100, 44]}
        """, "The background of a drawer, and a covered view."),
      .passes(
        """
        screen: Player
        size: [390, 844]
        children:
          - type: cell
            actions: [Delete]
            frame: [0, 60, 390, 60]
            children:
              - {type: text, text: First song, frame: [16, 16, 200, 24]}
              - {type: button, text: Delete, elementsHidden: true, frame: [300, 8, 80, 44]}
          - {type: button, text: Next, onTap: next, frame: [16, 200, 100, 44]}
          - {type: view, gestures: swipe, onTap: next, elementsHidden: true,
             frame: [16, 300, 300, 300]}
          - {type: view, id: disc, gestures: rotate, elementsHidden: true, frame: [16, 600, 90, 90]}
          - {type: slider, label: Disc, value: "1", substituteFor: disc, frame: [16, 700, 300, 44]}
          - {type: button, text: Off, enabled: false, elementsHidden: true}
          - {type: button, text: Gone, hidden: true, elementsHidden: true}
          - {type: button, text: Page 2, elementsHidden: true, frame: [400, 60, 100, 44]}
          - {type: button, text: Dead, userInteraction: false, elementsHidden: true}
          - type: toast
            elementsHidden: true
            children:
              - {type: button, text: Undo}
        """, "Things that something stands in for; things that nobody can use; a message.",
        documented: false),
      .fails(
        """
        screen: Player
        children:
          - {type: text, text: Now playing}
          - type: toast
            ⟪elementsHidden: true⟫
            children:
              - {type: button, text: Undo}
        """, options: ["toasts": .text("report")], documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes><scene><objects><viewController id="c">
            <view key="view" id="v">
              <subviews>
                <label text="Now playing" id="l"/>
                <view id="p">
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean"
                      keyPath="accessibilityElementsHidden" value="⟪YES⟫"/>
                  </userDefinedRuntimeAttributes>
                  <subviews>
                    <button id="b"><state key="normal" title="Pause"/></button>
                  </subviews>
                </view>
              </subviews>
            </view>
            <connections><outlet property="panel" destination="p" id="o"/></connections>
          </viewController></objects></scene></scenes>
        </document>
        """, "An outlet leads to it.", documented: false, path: "Main.storyboard"),
      .fails(
        """
        struct SheetView: View {
          var body: some View {
            Text("Details")
            Button("Close") { dismiss() }.⟪accessibilityHidden(true⟫)
            HStack {
              Text("Terms")
              Button("Accept") { accept() }
            }
            .⟪accessibilityHidden(true⟫)
          }
        }
        """, path: Example.swiftUIPath),
      .needsReview(
        """
        struct CloseButton: View {
          var body: some View {
            Button(action: close) { Image("cross") }.⟪accessibilityHidden(true⟫)
          }
        }
        """, "The views that use it may offer the same.", path: Example.swiftUIPath),
      .passes(
        """
        struct SheetView: View {
          var body: some View {
            Text("Details")
              .accessibilityAction(named: "Close") { dismiss() }
            Button("Close") { dismiss() }
            HStack {
              Image("waves")
              Text("Terms")
            }
            .accessibilityHidden(true)
            Button("Accept") { accept() }.accessibilityHidden(isBusy)
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: Options

  struct Options: RuleOptions {
    var toasts = "ignore"

    static let fields: [OptionField<Options>] = [
      .choice("toasts", \.toasts, ["ignore", "report"], "what to do about hidden messages")
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny(.interactive) else { return [] }
    var search: HiddenControls?
    return tree.interface.elements.indices.compactMap { index -> Finding? in
      let element = tree.element(index)
      guard element.has(.elementsHidden), element.flag(.elementsHidden) == true,
        // What hides a composed view under a condition hides it when it cannot be seen, as a rule.
        !tree.screen(of: index).has(.composition) || !element.marks.contains(.outlet)
      else { return nil }
      var found = search ?? HiddenControls(tree, withMessages: options.toasts == "report")
      defer { search = found }
      let controls = found.controls(in: index)
      guard !controls.isEmpty else { return nil }
      // What uses a view that is hidden as a whole may offer the same.
      let isOpen = element.mayChangeInCode || found.isSilent(onScreenOf: index)
      return finding(at: index, controls, isOpen: isOpen, in: tree)
    }
  }

  private func finding(
    at index: Int, _ controls: [Int], isOpen: Bool, in tree: AccessibilityTree
  ) -> Finding {
    let noun = Wording.noun(tree.element(index).kind)
    let names = controls.prefix(3).map { control in
      tree.name(of: control).value.map { Quoted.text($0.text) }
        ?? "a " + Wording.noun(tree.element(control).kind)
    }
    let rest = controls.count > 3 ? " and more" : ""
    let isOne = controls == [index]
    let message =
      isOne
      ? "this \(noun) is hidden from VoiceOver, and everybody else can see and use it"
      : "this \(noun) is hidden from VoiceOver with \(names.joined(separator: ", "))\(rest), which "
        + "everybody else can use"
    let remedy = Wording.sentence(tree.words(for: index).remove(.elementsHidden))
    let help = "\(remedy), or set it on what is only for the eye."
    let notes = controls.prefix(isOne ? 0 : 4).map {
      Finding.Note(message: "out of reach", range: tree.element($0).anchor)
    }
    return isOpen
      ? review(
        message, help: help, of: index, in: tree, at: .elementsHidden, severity: .warning,
        notes: notes)
      : violation(message, help: help, of: index, in: tree, at: .elementsHidden, notes: notes)
  }
}
