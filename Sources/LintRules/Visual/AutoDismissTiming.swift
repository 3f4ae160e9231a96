import ScreenModel

/// Finds what goes away by itself before everybody could read or use it.
struct AutoDismissTiming: Rule {
  static let info = RuleInfo(
    id: "auto-dismiss-timing",
    title: "What has to be read or used stays until it is dismissed",
    category: .visual,
    severity: .warning,
    criteria: [.wcag("2.2.1")],
    restsOn: [.type],
    why: """
      Moving VoiceOver to a button that has just come up takes many seconds, and so does reading \
      with a magnifier. A toast with "Undo" that leaves after three is out of reach.
      """,
    how: """
      Keep it until somebody dismisses it, at least while an assistive technology runs; or offer \
      the same action in a place that stays.
      """,
    uiKit: #"""
      if !UIAccessibility.isVoiceOverRunning { hideToast(after: 5) }
      """#,
    swiftUI: #"""
      @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
      Toast(message).task { if !isVoiceOverOn { await dismissLater() } }
      """#,
    traps: [
      "A status of one line, which VoiceOver announces.",
      "What can only be closed: nothing is lost when it closes by itself.",
      "A control that keeps it open, such as \"Keep\" or \"More time\".",
      "A variant for VoiceOver in which it stays.",
      "Sound and video, whose duration is that of the recording.",
      "Long texts, which somebody has to read against the clock.",
    ],
    examples: [
      .fails(
        """
        screen: Mail
        children:
          - ⟪type: toast⟫
            duration: 3
            children:
              - {type: text, text: Mail deleted}
              - {type: button, text: Undo}
        """, "Three seconds are not enough to reach the button."),
      .passes(
        """
        screen: Mail
        children:
          - type: toast
            children:
              - {type: text, text: Mail deleted}
              - {type: button, text: Undo}
              - {type: button, text: Close}
        """, "It stays until somebody closes it."),
      .needsReview(
        """
        screen: Mail
        children:
          - type: view
            presents: hud
            ⟪duration: 2⟫
            children:
              - {type: text, text: Three mails could not be sent}
              - {type: text,
                 text: They are in the outbox and go out as soon as you are online again}
        """, "Nobody reads that in two seconds.", documented: false),
      .passes(
        """
        screen: Mail
        children:
          - type: toast
            duration: 3
            elementsHidden: true
            posts: {type: announcement, text: Mail deleted}
            children: [{type: text, text: Mail deleted}]
          - type: toast
            duration: 4
            children:
              - {type: text, text: Saved}
              - {type: button, label: Close, image: system:xmark}
          - type: toast
            duration: 5
            children:
              - {type: text, text: Mail deleted}
              - {type: button, text: Undo}
              - {type: button, text: Keep open}
          - {type: view, element: true, label: Trailer, duration: 12, autoplays: true,
             playsAudio: false, onTap: pause, traits: button}
          - type: toast
            duration: 30
            children:
              - {type: text, text: Mail deleted}
              - {type: button, text: Undo}
        """, "One line, only a way to close, a way to keep it, a film, half a minute.",
        documented: false),
      .passes(
        """
        screen: Mail
        children:
          - {type: toast, id: undo, duration: 3, children: [{type: button, text: Undo}]}
        ---
        screen: Mail
        variant: {voiceOver: true}
        children:
          - {type: toast, id: undo, children: [{type: button, text: Undo}]}
        """, "It stays while VoiceOver runs.", documented: false),
      .fails(
        """
        screen: Mail
        children:
          - {⟪type: toast⟫, duration: 25, children: [{type: button, text: Undo}]}
        """, options: ["minSeconds": .number(30)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minSeconds = 20.0

    static let fields: [OptionField<Options>] = [
      .number(
        "minSeconds", \.minSeconds, 1...3600, "how long something to be operated has to stay")
    ]
  }

  private static let keepers = WordPack([
    "en": "keep pin stay longer extend pause more hold",
    "de": "behalten anheften bleiben länger verlängern anhalten",
    "fr": "garder épingler rester prolonger pause",
    "es": "mantener fijar prolongar pausar pausa",
    "ru": "оставить закрепить продлить пауза",
  ])
  /// The most elements of one view that are looked through.
  private static let maximumParts = 500

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.uses(.duration) else { return [] }
    let variants = ScreenVariants(tree.interface)
    return (0..<tree.count).compactMap { index in
      guard tree.element(index).has(.duration),
        let seconds = tree.interface.number(.duration, of: index), seconds > 0,
        seconds < 3600, isShown(index, in: tree)
      else { return nil }
      guard let finding = finding(at: index, seconds, in: tree) else { return nil }
      return stays(index, variants, in: tree) ? nil : finding
    }
  }

  private func isShown(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).flag(.autoplays) != true && tree.silences[index] != .hidden
      && tree.silences[index] != .transparent
  }

  /// Whether it stays in the variant for VoiceOver.
  private func stays(_ index: Int, _ variants: ScreenVariants?, in tree: AccessibilityTree) -> Bool
  {
    guard let variants else { return false }
    return variants.hasCounterpart(of: index) { other in
      variants.condition(of: Int(tree.element(other).screen)).voiceOver == true
        && !tree.element(other).has(.duration)
    }
  }

  private func finding(at index: Int, _ seconds: Double, in tree: AccessibilityTree) -> Finding? {
    let end = min(Int(tree.element(index).next), index + Self.maximumParts)
    let parts = index..<max(end, index + 1)
    let controls = parts.filter { tree.has([.exposed, .interactive], $0) }
    guard !controls.contains(where: { keepsOpen($0, in: tree) }) else { return nil }
    let lost = controls.filter { !DismissControl.isOne($0, in: tree) }
    if let first = lost.first {
      return seconds < options.minSeconds ? violation(at: index, seconds, first, in: tree) : nil
    }
    let needed = ReadingTime.seconds(of: parts, in: tree)
    guard controls.isEmpty, let needed, seconds < needed else { return nil }
    return review(
      "\(noun(index, in: tree)) goes away after \(Wording.seconds(seconds)), and reading it "
        + "takes about \(Wording.seconds(needed.rounded(.up)))",
      help: "Keep it until it is dismissed, or say less.", of: index, in: tree, at: .duration)
  }

  private func violation(
    at index: Int, _ seconds: Double, _ control: Int, in tree: AccessibilityTree
  ) -> Finding {
    let heard = tree.utterance(of: control) ?? ""
    let loss = control == index ? "which says “\(heard)”" : "and “\(heard)” with it"
    return violation(
      "\(noun(index, in: tree)) goes away after \(Wording.seconds(seconds)), \(loss)",
      help: "Keep it until it is dismissed, or at least \(Wording.seconds(options.minSeconds)).",
      of: index, in: tree,
      notes: control == index
        ? []
        : [Finding.Note(message: "what is to be operated", range: tree.element(control).anchor)])
  }

  private func noun(_ index: Int, in tree: AccessibilityTree) -> String {
    "this " + (Presentation.of(index, in: tree)?.noun ?? Wording.noun(tree.element(index).kind))
  }

  private func keepsOpen(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let words = Self.keepers[tree.language(of: index)],
      let name = tree.name(of: index).value?.text, name.utf8.count < 60
    else { return false }
    return Words.normalized(name).contains(where: words.contains)
  }
}

/// How long it takes to read what a view shows.
enum ReadingTime {
  /// The words that a slow reader takes in during a second.
  private static let wordsPerSecond = 2.0
  /// The seconds before anybody begins to read.
  private static let start = 1.0
  /// The characters that fit a line of a phone.
  private static let lineLength = 45

  /// The seconds that the texts among elements take; nil where they are a line at most.
  static func seconds(of parts: Range<Int>, in tree: AccessibilityTree) -> Double? {
    var lines = 0
    var words = 0
    for index in parts where tree.interface.says(.text, index) {
      guard tree.silences[index] != .hidden, let text = tree.interface.text(.text, of: index),
        text.utf8.count < 5000
      else { continue }
      for line in text.split(separator: "\n") { lines += 1 + line.count / lineLength }
      words += text.split(whereSeparator: \.isWhitespace).count
    }
    return lines > 1 ? start + Double(words) / wordsPerSecond : nil
  }
}
