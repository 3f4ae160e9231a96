import Linting

/// The contents of a finding, as sentences for formats that have room for one text.
enum FindingSentence {
  /// The message, that a person has to look where one has to, and what to do.
  static func text(_ finding: LocatedFinding) -> String {
    join(message(finding), finding.help)
  }

  /// The message alone, and that a person has to look where one has to.
  static func message(_ finding: LocatedFinding) -> String {
    finding.certainty == .needsReview ? "To review: " + finding.message : finding.message
  }

  /// Two texts, the first of which ends as a sentence does.
  static func join(_ first: String, _ second: String) -> String {
    guard !second.isEmpty else { return first }
    let end = first.last.map { "\"”’)".contains($0) } == true ? first.dropLast().last : first.last
    let isSentence = end.map { ".!?".contains($0) } ?? true
    return first + (isSentence ? " " : ". ") + second
  }
}

/// The subject of a finding, in words that stay the same when lines and siblings change.
enum FindingSubject {
  /// The element and its screen: `button "trash", screen "Orders"`; "" where there is neither.
  static func text(of finding: LocatedFinding) -> String {
    var parts: [String] = []
    if let type = finding.nodeType, type != "screen" {
      parts.append(type + (finding.nodeID.map { " " + Quoted.text($0) } ?? ""))
    }
    if let screen = finding.screen { parts.append("screen " + Quoted.text(screen)) }
    return parts.joined(separator: ", ")
  }

  /// The message, after a word where a person has to look.
  static func message(of finding: LocatedFinding) -> String {
    finding.certainty == .needsReview ? "to review: " + finding.message : finding.message
  }
}

extension LocatedFinding {
  /// Its severity, and whether a person has to look or it is suppressed, in words.
  var severityWords: String {
    severity.rawValue + (certainty == .needsReview ? ", to review" : "")
      + (state == .suppressed ? ", suppressed" : "")
  }

  /// The element as people know it: its kind with the words that VoiceOver says there, or else with
  /// its id; nil for a whole screen.
  var elementName: String? {
    guard let nodeType, nodeType != "screen" else { return nil }
    if let words = speech.map({ SpokenName.words($0, of: nodeType) }), !words.isEmpty {
      return nodeType + " " + Quoted.text(words)
    }
    return nodeType + (nodeID.map { " " + Quoted.text($0) } ?? "")
  }
}

/// The name of an element, as it begins an utterance.
enum SpokenName {
  /// Words that end an utterance without being part of the name.
  private static let roles: Set<String> = [
    "button", "heading", "image", "link", "tab", "switch button", "text field", "search field",
    "secure text field", "adjustable", "dimmed", "slider", "progress", "on", "off", "selected",
  ]

  /// States that come first where there is no name.
  private static let states: Set<Substring> = ["Dimmed", "Selected"]

  /// Types of elements that say how much of something there is.
  private static let amounts: Set<String> = ["slider", "progress", "stepper"]

  /// Roles that a state follows: "Switch button, on." is a switch without a name.
  private static let ownRoles = ["switch": "switch button", "checkbox": "checkbox"]

  /// An utterance without the role words at its end; "" where there is nothing else, as in
  /// "Adjustable." of a slider without a name.
  static func words(_ speech: String, of type: String) -> String {
    // Hints follow in sentences of their own.
    var words = place(of: UInt8(ascii: "."), in: speech[...]).map { speech[..<$0] } ?? speech[...]
    let comma = place(of: UInt8(ascii: ","), in: words)
    let word = withoutStop(words[..<(comma ?? words.endIndex)]).lowercased()
    if comma == nil ? type != "text" && roles.contains(word) : word == ownRoles[type] {
      return ""
    }
    // Of what has a value and no name the value comes first.
    if amounts.contains(type), word.hasSuffix(" percent") { return "" }
    while let comma = place(of: UInt8(ascii: ","), in: words, fromEnd: true),
      roles.contains(String(withoutStop(words[words.utf8.index(comma, offsetBy: 2)...])))
    {
      words = words[..<comma]
    }
    // "Dimmed, button." is a button without a name.
    let rest = withoutStop(words)
    let isState = states.contains(rest) || rest == "Button" && type != "button"
    return type != "text" && isState ? "" : String(rest)
  }

  private static func withoutStop(_ words: Substring) -> Substring {
    words.utf8.last == UInt8(ascii: ".") ? words.dropLast() : words
  }

  /// The first place of a mark with a blank behind it, or the last one.
  private static func place(
    of mark: UInt8, in words: Substring, fromEnd: Bool = false
  ) -> String.Index? {
    let bytes = words.utf8
    var found: String.Index?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == mark, next < bytes.endIndex, bytes[next] == 0x20 {
        if !fromEnd { return index }
        found = index
      }
      index = next
    }
    return found
  }
}

extension Suppression {
  /// How it is suppressed, with its reason and last day, in words.
  var words: String {
    let carrier =
      switch kind {
      case .node: "by `disable`"
      case .comment: "by a comment"
      case .note: "by a note"
      case .override: "by the configuration"
      }
    return carrier + (until.map { " until " + $0 } ?? "")
      + (reason.map { ": " + Quoted.text($0) } ?? ", without a reason")
  }
}
