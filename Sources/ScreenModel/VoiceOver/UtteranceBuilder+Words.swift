/// The words for traits and states, in the order of slot 6 of the VoiceOver model, section 3.1.
extension UtteranceBuilder {
  private typealias Phrase = AnnouncementWords.Phrase

  /// Adds the words of the stop's traits and states.
  mutating func addWords() {
    let position = options.traits ? options.traitPosition : .none
    guard position != .none else { return addState() }
    if traits.contains(.notEnabled) { add(word: .dimmed, .notEnabled) }
    addExpanded(beforeRole: true)
    addButton()
    addToggle()
    if traits.contains(.tabBarItem) || stop.context.isTab { add(word: .tab, .tabBarItem) }
    addTextEntry()
    addHeading()
    if traits.contains(.visited) { addSpoken(.visited, .visited) }
    if traits.contains(.link) { add(word: .link, .link) }
    if traits.contains(.pickerElement) { addSpoken(.pickerItem, .pickerElement) }
    if traits.contains(.adjustable) { add(word: .adjustable, .adjustable) }
    if traits.contains(.image) { add(word: .image, .image) }
    if traits.contains(.searchField) { add(word: .searchField, .searchField) }
    if traits.contains(.draggable) { addSpoken(.draggable, .draggable) }
    if traits.contains(.alert) { addSpoken(.alert, .alert) }
    addExpanded(beforeRole: false)
    if position == .before { moveToFront([.word, .expanded]) }
  }

  private mutating func add(word: Phrase, _ trait: TraitSet) {
    add(.word, .trait(trait), words(word))
  }

  /// Adds a word that devices say and snapshots leave out.
  private mutating func addSpoken(_ word: Phrase, _ trait: TraitSet) {
    add(UtterancePart(.word, .trait(trait), written: nil, spoken: words(word)))
  }

  private mutating func addButton() {
    let replaces: TraitSet = [.keyboardKey, .toggle, .tabBarItem, .backButton]
    if traits.contains(.button), traits.isDisjoint(with: replaces), !stop.context.isTab {
      let spoken: Phrase = traits.contains(.popupButton) ? .popupButton : .button
      add(
        UtterancePart(
          .word, .trait(.button), written: words(.button), spoken: words(spoken)))
    }
    if traits.contains(.radioButton) { addSpoken(.radioButton, .radioButton) }
    if traits.contains(.backButton) { add(word: .backButton, .backButton) }
  }

  /// Adds the role and the state of a toggle.
  private mutating func addToggle() {
    guard traits.contains(.toggle) else { return }
    if traits.contains(.button) { add(word: .switchButton, .toggle) }
    addState()
  }

  private mutating func addState() {
    guard traits.contains(.toggle), let value = spokenValue() else { return }
    switch value.text {
    case "1", "true": add(.word, value.source, words(.on))
    case "0", "false": add(.word, value.source, words(.off))
    case "2": add(.word, value.source, words(.mixed))
    // Before iOS 17 nothing else was spoken.
    default: if options.iOSVersion >= 17 { addOwn(.word, value.source, value.text) }
    }
  }

  private mutating func addTextEntry() {
    guard traits.contains(.textEntry) else { return }
    // A search field says only that it is one, unless somebody put the two together.
    if !traits.contains(.searchField) || element.kind != .searchField {
      add(word: traits.contains(.secureTextField) ? .secureTextField : .textField, .textEntry)
    }
    if traits.contains(.isEditing) { add(word: .isEditing, .isEditing) }
  }

  private mutating func addHeading() {
    guard traits.contains(.header) else { return }
    if options.headingLevels,
      let level = tree.interface.number(.headingLevel, of: index).flatMap({ Int(exactly: $0) }),
      (1...6).contains(level)
    {
      return add(.word, .attribute(.headingLevel), words(.headingLevel, level))
    }
    add(word: .heading, .header)
  }

  /// Adds "expanded" or "collapsed"; sentences have it before the role, snapshots at the end.
  private mutating func addExpanded(beforeRole isBefore: Bool) {
    guard stop.part == .whole, let isExpanded = element.flag(.expanded) else { return }
    let phrase = words(isExpanded ? .expanded : .collapsed)
    let source = UtterancePart.Source.attribute(.expanded)
    switch options.expandedPosition {
    case .auto:
      add(
        UtterancePart(
          .expanded, source, written: isBefore ? nil : phrase, spoken: isBefore ? phrase : nil))
    case .beforeRole:
      if isBefore { add(.expanded, source, phrase) }
    case .last:
      if !isBefore { add(.expanded, source, phrase) }
    }
  }
}
