/// What VoiceOver says at one element, without its surroundings.
extension AccessibilityTree {
  /// What VoiceOver says when it lands on an element; nil where it never does.
  ///
  /// The parts stand in the order of section 3.1 of the VoiceOver model.
  func utterance(of index: Int) -> String? {
    guard has(.exposed, index) else { return nil }
    return utterance(words: spokenName(of: index), of: index)
  }

  /// The words of an element's name that are heard: a filled field hides its prompt, and a back
  /// button that is called Back says so once.
  private func spokenName(of index: Int) -> String? {
    guard let name = name(of: index).value?.text else { return nil }
    if nameSources[index] == .placeholder, interface.says(.text, index) { return nil }
    if traits[index].contains(.backButton), name.lowercased() == "back" { return nil }
    return name
  }

  /// What a listener hears of an element: at its own stop, or at the stop that it is part of.
  func heard(at index: Int) -> String? {
    if let own = utterance(of: index) { return own }
    guard silences[index] == .insideElement, has(.spoken, index) else { return nil }
    return stop(around: index).flatMap { utterance(of: $0) }
  }

  /// What VoiceOver would say at an element if it were a stop of that name.
  func utterance(words: String?, of index: Int) -> String {
    let value = spokenValue(of: index)
    let roles = RoleWords.words(of: traits[index], value: value)
    var parts: [String] = []
    if traits[index].contains(.selected) { parts.append("selected") }
    if let words, !TextFacts.isBlank(words) { parts.append(Quoted.bare(words)) }
    if let value, !traits[index].contains(.toggle) {
      parts.append(Quoted.bare(value))
    }
    // "page 2 of 3" is the system's, like "selected".
    let isSystem = traits[index].contains(.selected) || element(index).kind == .pageControl
    let isOwn = !parts.isEmpty && !isSystem
    parts += roles
    return Self.sentence(parts, beginsWithOwnWords: isOwn)
  }

  /// What an element says beside its name: its value, as written or as the class derives it.
  private func spokenValue(of index: Int) -> String? {
    let isSecret = traits[index].contains([.textEntry, .secureTextField])
    if element(index).has(.value), !isSecret,
      !traits[index].contains(.toggle)
        || !element(index).has(.on), let value = interface.text(.value, of: index),
      !TextFacts.isBlank(value)
    {
      return value
    }
    if let on = element(index).flag(.on) { return on ? "1" : "0" }
    if traits[index].contains(.textEntry), !traits[index].contains(.secureTextField),
      let text = interface.text(.text, of: index), !TextFacts.isBlank(text)
    {
      return text
    }
    if element(index).kind == .pageControl, let page = interface.number(.index, of: index),
      let count = interface.number(.count, of: index)
    {
      return "page \(Points.text(page + 1)) of \(Points.text(count))"
    }
    guard traits[index].contains(.adjustable),
      case .range(let range)? = interface.value(.range, of: index),
      let value = range.value
    else { return nil }
    let low = range.min ?? 0
    let span = (range.max ?? 1) - low
    guard span > 0, span.isFinite else { return nil }
    let percent = min(max((value - low) / span * 100, 0), 100)
    return Points.text(percent.rounded()) + "%"
  }

  /// The parts as one sentence: system words begin with a capital, the author's stay as they are.
  private static func sentence(_ parts: [String], beginsWithOwnWords: Bool) -> String {
    guard let first = parts.first else { return "" }
    var text = beginsWithOwnWords ? first : capitalised(first)
    for part in parts.dropFirst() {
      text += endsSentence(text) ? " " : ", "
      text += part
    }
    if !endsSentence(text) { text += "." }
    return text
  }

  /// The text with its first character in upper case.
  private static func capitalised(_ text: String) -> String {
    // Between two bytes of ASCII characters end, which saves looking for their bounds.
    guard let byte = text.utf8.first, byte < 0x80, text.utf8.dropFirst().first ?? 0 < 0x80 else {
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    guard byte &- 0x61 < 26 else { return text }
    var capitalised = String(Unicode.Scalar(byte &- 0x20))
    capitalised += text[text.utf8.index(after: text.startIndex)...]
    return capitalised
  }

  private static func endsSentence(_ text: String) -> Bool {
    guard let byte = text.utf8.last, byte < 0x80, text.utf8.dropLast().last ?? 0 < 0x80 else {
      return text.last.map { ".!?…".contains($0) } == true
    }
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }
}
