/// VoiceOver's words at an element, as findings repeat them.
extension AccessibilityTree {
  /// VoiceOver's words on landing on an element, without the hint; nil where it never does.
  package func utterance(of index: Int) -> String? {
    guard let stop = firstStop(of: index) else { return nil }
    if let known = heardStops[index] { return known.brief }
    let heard = StopSpeech(UtteranceBuilder.utterance(of: stop, in: self, isQuoted: true))
    heardStops[index] = heard
    return heard.brief
  }

  /// VoiceOver's words at one of the stops that the system makes of an element.
  package func utterance(of index: Int, part: Stop.Part) -> String {
    brief.text(
      of: UtteranceBuilder.utterance(
        of: Stop(element: index, part: part), in: self, isQuoted: true))
  }

  /// VoiceOver's words at an element if it were a stop of that name, without the hint.
  package func utterance(words: String?, of index: Int) -> String {
    brief.text(
      of: UtteranceBuilder.utterance(
        of: Stop(element: index, part: .whole), in: self,
        changing: .init(name: .some(words)), isQuoted: true))
  }

  /// All that VoiceOver would say at an element after a change.
  package func utterance(of index: Int, changing change: UtteranceChange) -> String {
    let renderer = SpokenRenderer(isQuoting: true)
    return renderer.text(
      of: UtteranceBuilder.utterance(
        of: Stop(element: index, part: .whole), in: self, changing: change, isQuoted: true))
  }

  /// All that a listener hears of an element: at its own stop, or at the one that it is part of.
  package func heard(at index: Int, contexts: StopContexts) -> String? {
    var stop = firstStop(of: index)
    if stop == nil, silences[index] == .insideElement, has(.spoken, index) {
      stop = self.stop(around: index).map { Stop(element: $0, part: .whole) }
    }
    guard var stop else { return nil }
    if let last = lastHeard, last.stop == stop.element { return last.text }
    stop.context = contexts[stop.element]
    let known = stop.context.isNone ? heardStops[stop.element] : nil
    let text =
      known?.whole
      ?? SpokenRenderer(isQuoting: true).text(
        of: UtteranceBuilder.utterance(of: stop, in: self, isQuoted: true))
    lastHeard = (stop.element, text)
    return text
  }

  private var brief: SpokenRenderer {
    SpokenRenderer(isQuoting: true, isBrief: true)
  }

  private func firstStop(of index: Int) -> Stop? {
    let part = has(.exposed, index) ? .whole : systemParts(of: index).first
    return part.map { Stop(element: index, part: $0) }
  }
}

/// VoiceOver's words for the present state of an element.
extension AccessibilityTree {
  /// The value that is heard at an element as a whole; that of a toggle is "1" or "0".
  package func spokenValue(of index: Int) -> UtteranceBuilder.Value? {
    UtteranceBuilder(Stop(element: index, part: .whole), in: self).spokenValue()
  }

  /// The bounds and the present number of an element, where the file gives any.
  package func valueRange(of index: Int) -> ValueRange? {
    guard element(index).has(.range), case .range(let range)? = interface.value(.range, of: index)
    else { return nil }
    return range
  }

  /// The elements that are heard as adjustable.
  package var adjustables: [Int] {
    guard hasAny([.exposed, .interactive]) else { return [] }
    return nodes([.exposed, .interactive]).filter { traits[$0].contains(.adjustable) }
  }
}

/// The utterance of a stop, as findings repeat it.
struct StopSpeech {
  /// Without the hint and the notices.
  let brief: String
  /// All of it.
  let whole: String

  /// The text of an utterance; without a hint both are the same, and made once.
  init(_ utterance: Utterance) {
    let brief = SpokenRenderer(isQuoting: true, isBrief: true).text(of: utterance)
    let hasMore = utterance.parts.contains { $0.slot == .hint || $0.slot == .notice }
    self.brief = brief
    whole = hasMore ? SpokenRenderer(isQuoting: true).text(of: utterance) : brief
  }
}
