/// Writes an utterance as snapshots have it, after section 3.2 of the VoiceOver model.
package enum SnapshotRenderer {
  /// The description of a stop; its hint and its notices stand beside it.
  package static func description(
    of utterance: Utterance, traitPosition: VoiceOverOptions.TraitPosition
  )
    -> String
  {
    var text = labelAndTable(utterance)
    if let value = first(.value, of: utterance) {
      text = text.isEmpty ? value : text + (utterance.isTableCell ? " " : ": ") + value
    }
    if let selected = first(.selected, of: utterance) {
      text = text.isEmpty ? selected + "." : selected + ": " + text
    }
    let words = words(of: utterance)
    if let edge = first(.earlyEdge, of: utterance) { add(edge + ".", to: &text) }
    if traitPosition == .before, !words.isEmpty {
      text = text.isEmpty ? words : words + " " + text
    } else {
      add(words, to: &text)
    }
    if let position = first(.position, of: utterance) {
      text += (text.isEmpty ? "" : " ") + position + "."
    }
    if let edge = first(.edge, of: utterance) { add(edge + ".", to: &text) }
    return text
  }

  private static func first(_ slot: UtterancePart.Slot, of utterance: Utterance) -> String? {
    utterance.parts.first { $0.slot == slot && $0.written != nil }?.written
  }

  /// The label, for a cell between its headers and its place.
  private static func labelAndTable(_ utterance: Utterance) -> String {
    guard utterance.isTableCell else { return first(.label, of: utterance) ?? "" }
    var text = ""
    for part in utterance.parts {
      guard let written = part.written else { continue }
      switch part.slot {
      case .header, .spans, .row, .column: append(written + ".", to: &text)
      case .label:
        // A hint in place of the label comes after the cell's own words are done.
        let isDone = part.source == .attribute(.hint) || written.utf8.last == UInt8(ascii: ".")
        append(isDone ? written : written + ".", to: &text)
      default: break
      }
    }
    return text
  }

  private static func append(_ next: String, to text: inout String) {
    if !text.isEmpty { text += " " }
    text += next
  }

  /// The words of traits and states, each with its full stop.
  private static func words(of utterance: Utterance) -> String {
    var text = ""
    for part in utterance.parts where part.slot == .word || part.slot == .expanded {
      guard let written = part.written else { continue }
      if !text.isEmpty { text += " " }
      text += written
      // Other values of a toggle are read as they are.
      if part.isSystem { text += "." }
    }
    return text
  }

  /// Adds what follows a full stop; only a full stop saves another one.
  private static func add(_ next: String, to text: inout String) {
    guard !next.isEmpty else { return }
    if !text.isEmpty { text += text.utf8.last == UInt8(ascii: ".") ? " " : ". " }
    text += next
  }
}
