/// One part of what VoiceOver says at a stop, and where it comes from.
package struct UtterancePart: Sendable {
  /// The place of a part among the others, in the order in which they are heard.
  @usableFromInline package enum Slot: UInt8, CaseIterable, Sendable {
    case selected, header, label, spans, row, column, value
    /// Where the edges of lists stand, if not at the end.
    case earlyEdge
    /// The words of traits and states.
    case word
    /// "expanded" or "collapsed".
    case expanded
    /// "2 of 5".
    case position
    /// The edges of lists and landmarks.
    case edge
    case content, hint, notice
  }

  /// The sources of a part.
  @usableFromInline package enum Source: Hashable, Sendable {
    /// The words that name the element.
    case name(NameSource)
    /// An attribute of the element, or what its class makes of it.
    case attribute(AttributeKey)
    case trait(TraitSet)
    /// The class, without anything in the file.
    case type
    /// The container around it.
    case container
    /// Another cell of the table.
    case cell(Int)

    /// The source in words, as in "from the label".
    package var explanation: String {
      switch self {
      case .name(let source): source.explanation
      case .attribute(let key): "`\(key.name)`"
      case .trait(let trait): "the trait \(trait.names.joined(separator: ", "))"
      case .type: "the class"
      case .container: "the container around it"
      case .cell: "a header of the table"
      }
    }
  }

  package let slot: Slot
  /// The source of the part.
  package let source: Source
  /// As a snapshot has it, without a full stop of its own; nil where snapshots leave it out.
  package let written: String?
  /// As a sentence has it; nil where sentences leave it out.
  package let spoken: String?
  /// Whether the words are VoiceOver's and not the author's.
  package let isSystem: Bool

  /// How sure it is that a part is heard, and heard there.
  package var evidence: Evidence {
    switch slot {
    case .selected, .header, .spans, .row, .column, .edge, .notice: .reference
    case .earlyEdge, .expanded: .device
    case .position: .reference
    case .content: .documented
    case .label: source == .attribute(.hint) ? .reference : Self.evidence(of: source)
    case .value, .word, .hint: Self.evidence(of: source)
    }
  }

  private static func evidence(of source: Source) -> Evidence {
    switch source {
    case .name(let name): name.evidence
    case .attribute(.label), .attribute(.value), .attribute(.hint): .documented
    case .attribute(.headingLevel): .reported
    case .attribute(.expanded): .device
    case .trait(let trait):
      trait.isDisjoint(with: [.popupButton, .pickerElement, .radioButton, .draggable, .alert])
        ? (trait == .visited ? .assumed : .reference) : .device
    case .attribute, .type, .container, .cell: .reference
    }
  }

  /// Words that VoiceOver adds.
  init(_ slot: Slot, _ source: Source, _ words: Announcement) {
    self.slot = slot
    self.source = source
    written = words.written
    spoken = words.spoken
    isSystem = true
  }

  /// Words that only sentences or only snapshots have, or that the two have differently.
  init(_ slot: Slot, _ source: Source, written: Announcement?, spoken: Announcement?) {
    self.slot = slot
    self.source = source
    self.written = written?.written
    self.spoken = spoken?.spoken
    isSystem = true
  }

  /// Words that the author wrote, or that are made of what the author wrote; or sentences of
  /// VoiceOver's.
  init(
    _ slot: Slot, _ source: Source, text: String, spoken: String, isSystem: Bool = false
  ) {
    self.slot = slot
    self.source = source
    written = text
    self.spoken = spoken
    self.isSystem = isSystem
  }

  /// Words of the author's that snapshots leave out.
  init(_ slot: Slot, _ source: Source, spoken: String) {
    self.slot = slot
    self.source = source
    written = nil
    self.spoken = spoken
    isSystem = false
  }
}
