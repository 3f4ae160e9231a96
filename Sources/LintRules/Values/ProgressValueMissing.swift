import ScreenModel

/// Finds progress views and gauges that show a share and do not say it, or do not say of what.
struct ProgressValueMissing: Rule {
  static let info = RuleInfo(
    id: "progress-value-missing",
    title: "A progress view or gauge says what it measures and how far it is",
    category: .values,
    severity: .warning,
    criteria: [.wcag("4.1.2")],
    clauses: ["11.5.2.7"],
    restsOn: [.type, .label, .value, .element],
    why: """
      A ring or bar is a picture of a number. VoiceOver says a name without the number, or the \
      number without a name: "Progress, forty percent" of what?
      """,
    how: """
      Give what is drawn by hand a label and a value in words, "40 percent"; and the progress view \
      of the system a label.
      """,
    uiKit: #"""
      ring.isAccessibilityElement = true
      ring.accessibilityLabel = String(localized: "Storage used")
      ring.accessibilityValue = share.formatted(.percent)
      """#,
    swiftUI: #"""
      ProgressView(value: share) { Text("Storage used") }
      RingView(share: share)
        .accessibilityElement()
        .accessibilityLabel("Storage used").accessibilityValue(Text(share, format: .percent))
      """#,
    traps: [
      "The progress view of the system says its share by itself; it only lacks a name.",
      "Activity indicators measure nothing.",
      "A share that a text beside it says as well.",
      "A view that is adjusted is the business of `adjustable-missing-value`.",
      "An element that an outlet leads to, or of a custom class, may get both in code; where only "
        + "the class is called after a ring, a gauge or a rating, a person has to look.",
    ],
    examples: [
      .fails(
        """
        screen: Storage
        children:
          - {type: view, element: true, label: Storage, ⟪range: {min: 0, max: 1, value: 0.4}⟫}
          - {type: canvas, element: true, label: Battery, ⟪draws: 80 %⟫}
          - {⟪type: progress⟫, range: {min: 0, max: 1, value: 0.4}}
        """, "VoiceOver says \"Storage.\" of a ring that shows 40 percent."),
      .passes(
        """
        screen: Storage
        children:
          - type: view
            element: true
            label: Storage
            value: 40 percent
            range: {min: 0, max: 1, value: 0.4}
          - {type: canvas, element: true, label: Battery, value: 80 percent, draws: 80 %}
          - {type: progress, label: Upload, range: {min: 0, max: 1, value: 0.4}}
        """),
      .fails(
        """
        screen: Storage
        children:
          - {type: canvas, ⟪range: {min: 0, max: 100, value: 40}⟫}
        """, "Nothing at all is heard of this one."),
      .needsReview(
        """
        screen: Shop
        children:
          - ⟪type: view⟫
            element: true
            label: Rating
            children:
              - {type: image, image: system:star.fill}
              - {type: image, image: system:star.fill}
              - {type: image, image: system:star}
        """, "Stars that nobody counts."),
      .passes(
        """
        screen: Shop
        children:
          - type: view
            element: true
            label: Two of three stars
            children:
              - {type: image, image: system:star.fill}
              - {type: image, image: system:star.fill}
              - {type: image, image: system:star}
        """, documented: false),
      .needsReview(
        """
        screen: Storage
        children:
          - {⟪type: view⟫, class: RingView}
          - {⟪type: view⟫, class: StarRatingView, element: true, label: Rating}
        """, "Only the names of the classes say that they show a number."),
      .passes(
        """
        screens:
          - screen: Storage
            children:
              - {type: view, class: RingView}
              - {type: text, text: 40 % used}
          - screen: Disk
            children:
              - {type: view, class: RingView, element: true, label: Disk, value: nearly full}
              - {type: view, class: RatingView, element: true, label: 3 of 5 stars}
              - {type: view, class: RingView, elementsHidden: true}
              - {type: view, class: RingView, decorative: true}
        """, "A text beside it, a value, a number in the name, hidden, decorative.",
        documented: false),
      .passes(
        """
        screen: Storage
        children:
          - {type: activityIndicator, on: true}
          - {type: canvas, range: {min: 0, max: 100, value: 40}}
          - {type: text, text: 40 % used}
          - {type: canvas, element: true, label: 40 of 100 gigabytes, draws: 40 %,
             range: {min: 0, max: 100, value: 40}}
          - {type: view, element: true, label: Zoom, range: {min: 1, max: 3, value: 2},
             value: twofold, traits: adjustable, implements: [increment, decrement]}
        """),
      .fails(
        """
        struct UploadView: View {
          var body: some View {
            ⟪ProgressView⟫(value: progress)
            Button("Cancel") { cancel() }
          }
        }
        """, path: Example.swiftUIPath),
      .needsReview(
        """
        struct UploadView: View {
          var body: some View {
            VStack {
              Text("Uploading the photos")
              ⟪ProgressView⟫(value: progress, total: 100)
            }
          }
        }
        """, "The text may say what it is about.", path: Example.swiftUIPath),
      .passes(
        """
        struct UploadView: View {
          var body: some View {
            ProgressView("Uploading", value: progress)
            ProgressView(value: progress) { Text("Uploading") }
            ProgressView(value: progress).accessibilityLabel("Upload")
            ProgressView(value: progress).accessibilityHidden(true)
            ProgressView()
            VStack {
              Text("Uploading")
              ProgressView(value: progress)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """, path: Example.swiftUIPath),
    ])

  let options: NoOptions

  /// How many elements before and after a drawing may say what it shows.
  private static let reach = 30

  func findings(in tree: AccessibilityTree) -> [Finding] {
    let drawings = tree.silences.indices.filter { isBareDrawing($0, in: tree) }
    return tree.nodes([.exposed]).compactMap { finding(at: $0, in: tree) }
      + drawings.compactMap { finding(at: $0, in: tree) }
  }

  private func finding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    switch element.kind {
    case .progress: return namelessFinding(at: index, in: tree)
    case .view, .canvas, .image, .chart, .group, .stack, .text:
      if element.has(.range) || tree.interface.says(.draws, index) {
        return drawnFinding(at: index, in: tree)
      }
      if element.has(.class), let finding = namedFinding(at: index, in: tree) { return finding }
      return tree.has([.exposed, .parent], index) ? ratingFinding(at: index, in: tree) : nil
    default: return nil
    }
  }

  private func namelessFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let namesItself = tree.screen(of: index).has(.namesItself)
    guard tree.nameSources[index] == .system, namesItself || !tree.interface.says(.value, index)
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    let help = Wording.sentence(tree.words(for: index).title("what makes progress")) + "."
    if namesItself, hasTextBeside(index, in: tree) {
      return review(
        "this progress view has no name, so VoiceOver says how far something is and not what",
        help: help, of: index, in: tree)
    }
    return mayBeNamedInCode(index, in: tree)
      ? review(
        "unless code names it, VoiceOver says only “\(heard)” of this progress view", help: help,
        of: index, in: tree)
      : violation(
        "this progress view has no name: VoiceOver says only “\(heard)”",
        help: help, of: index, in: tree)
  }

  /// Whether a text stands before or after it in what holds it, and may say what it is about.
  private func hasTextBeside(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.interface.children(of: Int(tree.element(index).parent)).contains {
      tree.element($0).kind == .text || tree.element($0).mayChangeInCode
    }
  }

  /// Whether code may name it: the project's own, or that of the row that it stands in.
  private func mayBeNamedInCode(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.element(index).mayChangeInCode { return true }
    guard tree.screen(of: index).has(.completedElsewhere) else { return false }
    var ancestor = Int(tree.element(index).parent)
    while ancestor >= 0 {
      switch tree.element(ancestor).kind {
      case .cell, .gridCell: return true
      default: ancestor = Int(tree.element(ancestor).parent)
      }
    }
    return false
  }

  // MARK: Ratings

  private static let marks: Set<String> = ["star", "stars", "heart", "hearts", "rating"]
  /// Words of names that say a rating by themselves.
  private static let numberWords = WordPack([
    "en": "no none zero half one two three four five six seven eight nine ten unrated",
    "de": "kein keine null halb ein eine eins zwei drei vier fünf sechs sieben acht neun zehn",
    "fr": "aucun aucune zéro demi un une deux trois quatre cinq six sept huit neuf dix",
    "es": "ningún ninguna cero media un una uno dos tres cuatro cinco seis siete ocho nueve diez",
  ])

  /// The finding about stars in a row inside an element without a number.
  private func ratingFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    guard let images = marks(in: index, of: tree),
      tree.traits[index].isDisjoint(with: [.adjustable, .toggle]),
      tree.spokenValue(of: index) == nil, let name = tree.name(of: index).value?.text,
      !name.contains(where: \.isNumber),
      let words = Self.numberWords[tree.language(of: index)],
      !Words.normalized(name).contains(where: words.contains)
    else { return nil }
    let heard = tree.utterance(of: index) ?? ""
    return review(
      "the \(images.count) pictures inside show a rating, but VoiceOver says only “\(heard)”",
      help: "Say the rating as its value.", of: index, in: tree)
  }

  /// The pictures of stars or hearts that are directly in an element, three or more.
  private func marks(in index: Int, of tree: AccessibilityTree) -> [Int]? {
    var images: [Int] = []
    var child = index + 1
    for _ in 0..<12 where child < Int(tree.element(index).next) {
      if tree.element(child).kind == .image, tree.silences[child] == .insideElement {
        images.append(child)
      }
      child = Int(tree.element(child).next)
    }
    // Names are dear to read, and mostly there are fewer images than that.
    guard images.count >= 3 else { return nil }
    images.removeAll { !isMark($0, in: tree) }
    return images.count >= 3 ? images : nil
  }

  private func isMark(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard let image = tree.interface.text(.image, of: index), image.utf8.count <= 60
    else { return false }
    return !Self.marks.isDisjoint(with: Words.normalized(AssetName.spoken(image)))
  }

  // MARK: What is drawn

  private func drawnFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let isStop = tree.has(.exposed, index)
    guard !tree.traits[index].contains(.adjustable),
      tree.element(index).flag(.decorative) != true, let share = share(of: index, in: tree),
      !isHeard(share.quantities, at: index, in: tree)
    else { return nil }
    let help = "Give it a label, and the share as its value."
    let noun = Wording.noun(tree.element(index).kind)
    let heard =
      isStop ? "says only “\(tree.utterance(of: index) ?? "")”" : "passes over it"
    let message = "this \(noun) shows \(Quoted.text(share.text)), but VoiceOver \(heard)"
    let after =
      isStop
      ? tree.utterance(of: index, changing: UtteranceChange(value: share.text)) : nil
    return tree.element(index).mayChangeInCode
      ? review(message, help: help, of: index, in: tree, at: share.key, after: after)
      : violation(message, help: help, of: index, in: tree, at: share.key, after: after)
  }

  /// Whether a view only draws: VoiceOver passes over it, and nothing in it speaks.
  private func isBareDrawing(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.silences[index] == .notElement
      && tree.facts[index].isDisjoint(with: [.parent, .interactive, .nativeRole])
      && (tree.element(index).has(.range) || tree.element(index).has(.class))
  }

  // MARK: Names of classes

  private static let classWords: Set<String> = [
    "ring", "gauge", "meter", "progress", "dial", "rating", "stars",
  ]

  /// The finding about a view whose class alone says that it shows a number.
  private func namedFinding(at index: Int, in tree: AccessibilityTree) -> Finding? {
    let element = tree.element(index)
    let isStop = tree.has(.exposed, index)
    let screen = tree.screen(of: index)
    guard element.kind != .canvas, element.kind != .text, screen.has(.wholeScreens),
      let name = tree.interface.text(.class, of: index),
      let noun = CamelCase.noun(ofClass: name), Self.classWords.contains(noun),
      element.flag(.decorative) != true, element.flag(.element) != false,
      tree.traits[index].isDisjoint(with: [.adjustable, .toggle, .button]),
      !isStop || tree.spokenValue(of: index) == nil,
      !isNumberHeard(at: index, in: tree)
    else { return nil }
    let heard =
      isStop ? "says only “\(tree.utterance(of: index) ?? "")”" : "passes over it"
    let doubt = element.mayChangeInCode ? " unless code gives it a value" : ""
    return review(
      "\(Quoted.text(name)) may show a number: VoiceOver \(heard)\(doubt)",
      help: "If it does, give it a label, and the number as its value.", of: index, in: tree)
  }

  /// Whether the element or a text beside it says any number.
  private func isNumberHeard(at index: Int, in tree: AccessibilityTree) -> Bool {
    let parent = max(Int(tree.element(index).parent), 0)
    let first = max(parent + 1, index - Self.reach)
    let last = min(Int(tree.element(parent).next), index + Self.reach)
    return (first..<max(first, last)).contains { text in
      tree.has(.exposed, text)
        && tree.name(of: text).value?.text.contains(where: \.isNumber) == true
    }
  }

  /// The share that is drawn, in words.
  private func share(
    of index: Int, in tree: AccessibilityTree
  ) -> (text: String, quantities: [Quantity], key: AttributeKey)? {
    if let range = tree.valueRange(of: index), let value = range.value, let low = range.min,
      let high = range.max, high > low, value >= low, value <= high
    {
      let percent = (value - low) / (high - low) * 100
      let isShare = low == 0 && (high == 1 || high == 100)
      let text =
        isShare
        ? Quantity.text(percent.rounded()) + "%"
        : "\(Quantity.text(value)) of \(Quantity.text(high))"
      return (text, [Quantity([percent], unit: .percent), Quantity(value)], .range)
    }
    guard tree.interface.says(.draws, index), let text = tree.interface.text(.draws, of: index),
      let drawn = QuantityReader.quantities(of: text, language: tree.language(of: index)),
      drawn.count == 1, drawn[0].unit == .percent
    else { return nil }
    return (text, drawn, .draws)
  }

  /// Whether the element or a text beside it says the share.
  private func isHeard(
    _ quantities: [Quantity], at index: Int, in tree: AccessibilityTree
  ) -> Bool {
    // A value without a number, such as "nearly full", is a value.
    if tree.has(.exposed, index), tree.spokenValue(of: index) != nil { return true }
    let parent = max(Int(tree.element(index).parent), 0)
    let first = max(parent + 1, index - Self.reach)
    let last = min(Int(tree.element(parent).next), index + Self.reach)
    return (first..<max(first, last)).contains { text in
      guard tree.has(.exposed, text), let name = tree.name(of: text).value?.text,
        name.utf8.count <= 200
      else { return false }
      let said = QuantityReader.quantities(of: name, language: tree.language(of: text)) ?? []
      return said.contains { one in quantities.contains { $0.matches(one, exactly: false) } }
    }
  }
}
