/// Works out what VoiceOver says at a stop, part by part, after section 3 of the VoiceOver model.
package struct UtteranceBuilder {
  let tree: AccessibilityTree
  let stop: Stop
  let words: AnnouncementWords
  let voice: Voice
  private(set) var utterance = Utterance()

  var index: Int { stop.element }
  var options: VoiceOverOptions { tree.options }
  let traits: TraitSet
  let element: Element

  let change: UtteranceChange
  /// Whether only the beginning of long texts is wanted, as in messages.
  private let isQuoted: Bool

  /// How much of a text is read where messages quote its beginning, in bytes.
  private static let mostQuoted = 2_000

  /// Works on a stop as it is, or as it would be after a change.
  init(
    _ stop: Stop, in tree: AccessibilityTree, changing change: UtteranceChange = UtteranceChange(),
    isQuoted: Bool = false
  ) {
    self.tree = tree
    self.stop = stop
    self.change = change
    self.isQuoted = isQuoted
    element = tree.element(stop.element)
    let language = tree.language(of: stop.element)
    words = .of(language)
    voice = tree.voice(of: stop.element, language: language)
    traits = change.traits ?? Self.traits(of: stop, in: tree)
  }

  /// The utterance of a stop, with the doubts that the file leaves.
  package static func doubtedUtterance(of stop: Stop, in tree: AccessibilityTree) -> Utterance {
    var builder = UtteranceBuilder(stop, in: tree)
    builder.build()
    builder.noteDoubts()
    return builder.utterance
  }

  /// The utterance of a stop, now or after a change.
  static func utterance(
    of stop: Stop, in tree: AccessibilityTree,
    changing change: UtteranceChange = UtteranceChange(), isQuoted: Bool = false
  ) -> Utterance {
    var builder = UtteranceBuilder(stop, in: tree, changing: change, isQuoted: isQuoted)
    builder.build()
    return builder.utterance
  }

  /// The traits of a part of an element.
  private static func traits(of stop: Stop, in tree: AccessibilityTree) -> TraitSet {
    let traits = tree.traits[stop.element]
    switch stop.part {
    case .whole: return traits
    case .title:
      return tree.element(stop.element).kind == .navigationBar ? .header : .staticText
    case .wheel:
      return traits.union([.adjustable, .pickerElement])
    case .decrement, .increment:
      return tree.isAtLimit(stop) ? [.button, .notEnabled] : .button
    }
  }

  // MARK: Parts

  private mutating func build() {
    utterance.parts.reserveCapacity(6)
    let name = spokenName()
    if traits.contains(.selected) { add(.selected, .trait(.selected), words(.selected)) }
    let cell = tableCell()
    if let cell { addHeaders(of: cell) }
    if let name {
      addOwn(.label, name.source, name.text)
    } else if let sketch = sketchOfName() {
      addSketch(.label, .name(.unknown), sketch)
    }
    if let cell { addPlace(of: cell) }
    addValue()
    let isSilent = utterance.parts.isEmpty
    let own = options.hints ? authorHint() : nil
    // Where nothing else is said, the hint takes the place of the label.
    let isPromoted = isSilent && own != nil
    if isPromoted, let own { addOwn(.label, .attribute(.hint), own) }
    addWords()
    addContext()
    if options.customContent { addContent() }
    addHint(isPromoted ? nil : own, isPromoted: isPromoted)
    addNotices()
  }

  /// Inlined as `hasTexts` is: a call that cannot change the builder copies it first.
  private func authorHint() -> String? {
    if let changed = change.hint { return changed.isBlank ? nil : changed }
    guard stop.part == .whole, element.has(.hint) else { return nil }
    guard tree.interface.says(.hint, index) else { return tree.interface.sketch(.hint, of: index) }
    return tree.interface.text(.hint, of: index)
  }

  /// Adds words of VoiceOver's.
  mutating func add(
    _ slot: UtterancePart.Slot, _ source: UtterancePart.Source, _ words: Announcement
  ) {
    utterance.parts.append(UtterancePart(slot, source, words))
  }

  /// Adds words of the author's, as they are read.
  mutating func addOwn(
    _ slot: UtterancePart.Slot, _ source: UtterancePart.Source, _ text: String
  ) {
    let text =
      isQuoted && text.utf8.count > Self.mostQuoted
      ? text.beginning(atMost: Self.mostQuoted) : text
    let spoken = slot == .label ? spokenLabel(text) : voice.spoken(text)
    utterance.parts.append(UtterancePart(slot, source, text: text, spoken: spoken))
  }

  /// Adds words that source tells in part; code is not read aloud.
  mutating func addSketch(
    _ slot: UtterancePart.Slot, _ source: UtterancePart.Source, _ words: String
  ) {
    let words = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    utterance.parts.append(UtterancePart(slot, source, text: words, spoken: words))
  }

  /// The words that name the stop as a whole, as far as source tells them.
  private func sketchOfName() -> String? {
    guard stop.part == .whole, change.name == nil, tree.nameSources[index] == .unknown else {
      return nil
    }
    return tree.interface.sketch(.label, of: index) ?? tree.interface.sketch(.text, of: index)
  }

  /// How the label is read, by the author's speech attributes.
  private func spokenLabel(_ text: String) -> String {
    if change.isSpelledOut { return voice.spoken(text, spelledOut: true) }
    guard element.has(.speech), case .speech(let speech)? = tree.interface.value(.speech, of: index)
    else { return voice.spoken(text) }
    // Whoever gives the sounds has said how it is read.
    return speech.ipa != nil ? text : voice.spoken(text, spelledOut: speech.spellOut == true)
  }

  /// Adds a part that is made already.
  mutating func add(_ part: UtterancePart) { utterance.parts.append(part) }

  /// Puts the parts of some slots before all others.
  mutating func moveToFront(_ slots: Set<UtterancePart.Slot>) {
    utterance.parts =
      utterance.parts.filter { slots.contains($0.slot) }
      + utterance.parts.filter { !slots.contains($0.slot) }
  }

  /// Notes what the file leaves open.
  mutating func note(_ doubt: String) { utterance.uncertain.append(doubt) }

  // MARK: Name

  /// The words that name the stop, as they are heard; nil where there are none.
  private func spokenName() -> (text: String, source: UtterancePart.Source)? {
    if let changed = change.name {
      return changed.flatMap { $0.isBlank ? nil : ($0, .name(.label)) }
    }
    switch stop.part {
    case .decrement: return (part(words.text(.decrement)), .type)
    case .increment: return (part(words.text(.increment)), .type)
    case .title: return tree.interface.text(.text, of: index).map { ($0, .attribute(.text)) }
    case .wheel where !tree.interface.says(.label, index): return nil
    case .wheel, .whole: break
    }
    let source = tree.nameSources[index]
    if source == .system { return systemName() }
    // The prompt of a field is its value while it is empty.
    guard source != .placeholder, source != .none, let name = tree.name(of: index).value?.text,
      source.key != nil || !name.isBlank
    else { return nil }
    if traits.contains(.backButton), words.isBack(name) { return nil }
    return (name, .name(source))
  }

  /// The name of a button of a stepper: SwiftUI puts the stepper's own in front of it.
  private func part(_ word: String) -> String {
    guard tree.screen(of: index).has(.composition) else { return word }
    let name = tree.name(of: index).value?.text ?? tree.interface.sketch(.label, of: index) ?? ""
    return name.isBlank ? word : "\(name), \(word)"
  }

  /// Notes why numbers stay as they are written, where they do.
  private mutating func noteNumbers() {
    for part in utterance.parts where !part.isSystem {
      guard let text = part.written,
        let reading = voice.readings(of: text).first(where: { $0.keepsNumber(of: text) }),
        !utterance.uncertain.contains(reading.reason)
      else { continue }
      note(reading.reason)
    }
  }

  /// The system's name for a class that names itself.
  private func systemName() -> (text: String, source: UtterancePart.Source)? {
    switch element.kind {
    case .progress: (words.text(.progress), .type)
    case .activityIndicator:
      (words.text(element.flag(.on) == false ? .progressHalted : .inProgress), .type)
    default: nil
    }
  }

  // MARK: Data tables

  private mutating func tableCell() -> TableCell? {
    guard options.tableContext, case .cell(let cell) = stop.context else { return nil }
    utterance.isTableCell = true
    return cell
  }

  private mutating func addHeaders(of cell: TableCell) {
    for header in cell.headers {
      let header = UtteranceBuilder(Stop(element: header, part: .whole), in: tree)
      let texts = [header.spokenName()?.text, header.spokenValue()?.text].compactMap(\.self)
      if !texts.isEmpty {
        addOwn(.header, .cell(header.index), texts.joined(separator: ": "))
      }
    }
  }

  private mutating func addPlace(of cell: TableCell) {
    if cell.rowSpan > 1, cell.row != nil {
      add(.spans, .attribute(.rowSpan), words(.spansRows, cell.rowSpan))
    }
    if cell.columnSpan > 1, cell.column != nil {
      add(.spans, .attribute(.columnSpan), words(.spansColumns, cell.columnSpan))
    }
    if let row = cell.row, cell.isFirstInRow {
      add(.row, .attribute(.row), words(.row, row + 1))
    }
    if let column = cell.column {
      add(.column, .attribute(.column), words(.column, column + 1))
    }
  }

  // MARK: Context

  private mutating func addContext() {
    guard options.containerContext else { return }
    let edge: UtterancePart.Slot = options.listContextPosition == .role ? .earlyEdge : .edge
    switch stop.context {
    case .none, .cell: break
    case .series(let number, let count), .tab(let number, let count):
      add(.position, .container, words(.position, number, of: count))
    case .listStart: add(edge, .container, words(.listStart))
    case .listEnd: add(edge, .container, words(.listEnd))
    case .landmarkStart: add(edge, .container, words(.landmark))
    case .landmarkEnd: add(edge, .container, words(.landmarkEnd))
    }
  }

  // MARK: Custom content

  private mutating func addContent() {
    guard element.has(.content), stop.part == .whole,
      case .content(let all)? = tree.interface.value(.content, of: index)
    else { return }
    // The label is heard in the rotor only.
    for pair in all where pair.important {
      let text = pair.value.isEmpty ? pair.label : pair.value
      add(
        UtterancePart(.content, .attribute(.content), spoken: voice.spoken(text)))
    }
  }

  private mutating func addNotices() {
    guard stop.part == .whole else { return }
    if words.isEnglish, traits.contains(.allowsDirectInteraction), hasTexts(.directTouch),
      tree.interface.texts(.directTouch, of: index).contains(where: {
        $0.value == "requiresActivation"
      })
    {
      add(
        .notice, .attribute(.directTouch),
        Announcement("Activate to start direct touch interaction", keepingCase: false))
    }
    if hasTexts(.actions) || hasTexts(.swipeActions) {
      add(.notice, .attribute(.actions), actionsNotice())
    }
    if tree.interface.has(.content, index), options.customContent,
      case .content(let all)? = tree.interface.value(.content, of: index), !all.isEmpty
    {
      add(.notice, .attribute(.content), words(.moreContent))
    }
  }

  /// The words that tell of custom actions; no source has the longer ones in other languages.
  private func actionsNotice() -> Announcement {
    guard options.actionsWording == .instruction, words.isEnglish else { return words(.actions) }
    return Announcement(
      "Swipe up or down to select a custom action, then double tap to activate")
  }

  private func hasTexts(_ key: AttributeKey) -> Bool {
    tree.interface.has(key, index) && !tree.interface.texts(key, of: index).isEmpty
  }

  // MARK: Doubts

  private mutating func noteDoubts() {
    if stop.part == .whole, case .unknown(let reason) = tree.name(of: index) {
      note(
        sketchOfName() == nil ? "the label is not known: \(reason.reason)" : Utterance.sketchDoubt)
    } else if stop.part == .whole, tree.nameSources[index] == .none,
      tree.screen(of: index).unsaid.contains(.label)
    {
      note("the label is not known: files of this format do not say it")
    }
    if traits.contains(.toggle), spokenValue() == nil {
      note("the file does not say whether it is on")
    }
    if words.isSubstitute {
      note("there are no words for the language \(Quoted.text(tree.language(of: index)))")
    }
    if !words.isEnglish { noteNumbers() }
  }
}

extension SpokenReading {
  /// Whether a number stays as it is written.
  fileprivate func keepsNumber(of text: String) -> Bool {
    kind != .capitals
      && text.utf8.dropFirst(range.lowerBound).prefix(range.count).elementsEqual(
        spoken.utf8)
      && spoken.utf8.contains { $0 &- 0x30 < 10 }
  }
}
