import ScreenModel

/// Finds labels that run the texts of an element together without a pause.
struct SpeechMissingPauses: Rule {
  static let info = RuleInfo(
    id: "speech-missing-pauses",
    title: "The parts of a label have pauses between them",
    category: .speech,
    severity: .warning,
    criteria: [],
    restsOn: [.label],
    why: """
      Commas and full stops make the pauses of speech. "Institution 1 Bachelor of Science Grad \
      Date" is heard as one breathless phrase.
      """,
    how: """
      Join the parts with commas, as VoiceOver does where an element has no label of its own.
      """,
    uiKit: #"""
      cell.accessibilityLabel = [school, degree, date].joined(separator: ", ")
      """#,
    swiftUI: #"""
      VStack { … }.accessibilityElement(children: .combine)
      """#,
    traps: [
      "Sentences: labels with words between the parts, or with one text only.",
      "Short labels of two parts.",
      "Parts that end or begin with a mark that makes a pause.",
      "Languages that are written without blanks, or have marks of their own.",
    ],
    examples: [
      .fails(
        """
        screen: Education
        children:
          - type: view
            element: true
            label: "⟪Institution 1 Bachelor of Science Graduation Date⟫"
            children:
              - {type: text, text: Institution 1}
              - {type: text, text: Bachelor of Science}
              - {type: text, text: Graduation Date}
        """, "VoiceOver reads the three texts as one."),
      .passes(
        """
        screen: Education
        children:
          - type: view
            element: true
            label: "Institution 1, Bachelor of Science, Graduation Date"
            children:
              - {type: text, text: Institution 1}
              - {type: text, text: Bachelor of Science}
              - {type: text, text: Graduation Date}
        """),
      .fails(
        """
        screen: Inbox
        children:
          - type: view
            element: true
            label: "⟪Open tasksTen minutes⟫"
            children:
              - {type: text, text: Open tasks}
              - {type: text, text: Ten minutes}
          - type: view
            element: true
            label: "⟪See you at the station Anna Miller wrote this yesterday⟫"
            children:
              - {type: text, text: Anna Miller wrote this yesterday}
              - {type: text, text: See you at the station}
        """, "Parts that stick together are one word.", documented: false),
      .passes(
        """
        screen: Traps
        children:
          - type: view
            element: true
            label: Anna invites you to Dinner
            children:
              - {type: text, text: Anna}
              - {type: text, text: Dinner}
          - type: view
            element: true
            label: Anna Miller
            children:
              - {type: text, text: Anna}
              - {type: text, text: Miller}
          - type: view
            element: true
            label: "Hello! Nice to see you. Bye"
            children:
              - {type: text, text: "Hello!"}
              - {type: text, text: Nice to see you.}
              - {type: text, text: Bye}
          - type: view
            element: true
            language: zh
            label: 北京 上海 广州
            children:
              - {type: text, text: 北京}
              - {type: text, text: 上海}
              - {type: text, text: 广州}
        """, documented: false),
      .passes(
        """
        screen: Education
        children:
          - type: view
            element: true
            label: Harvard Bachelor Graduation
            children:
              - {type: text, text: Harvard}
              - {type: text, text: Bachelor}
              - {type: text, text: Graduation}
        """, options: ["minPieces": .number(4), "minWords": .number(12)], documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minWords = 8
    var minPieces = 3

    static let fields: [OptionField<Options>] = [
      .count("minWords", \.minWords, 3...100, "from so many words on two parts are enough"),
      .count("minPieces", \.minPieces, 2...20, "the fewest parts of a label of fewer words"),
    ]
  }

  /// The most bytes of a label and the most parts that are looked at.
  private static let longest = (bytes: 1_000, pieces: 40)
  private static let unspaced: Set<String> = ["zh", "ja", "th", "lo", "km", "my", "ar", "fa", "ur"]

  func findings(in tree: AccessibilityTree) -> [Finding] {
    var findings: [Finding] = []
    for index in tree.nodes([.exposed, .label, .parent])
    where ReplacedTexts.mayStand(inLabelOf: index, in: tree) {
      guard let pieces = pieces(of: index, in: tree),
        !Self.unspaced.contains(String(tree.language(of: index).prefix { $0 != "-" })),
        let spoken = SpokenText.all(of: index, in: tree).first(where: { $0.key == .label }),
        spoken.text.utf8.count <= Self.longest.bytes
      else { continue }
      if let finding = finding(pieces, in: spoken, of: tree) { findings.append(finding) }
    }
    return findings
  }

  private func finding(
    _ pieces: [String], in spoken: SpokenText, of tree: AccessibilityTree
  ) -> Finding? {
    guard let ranges = ranges(of: pieces, in: spoken.text) else { return nil }
    let gaps = zip(ranges, ranges.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    let isGlued = gaps.contains { touch($0, in: spoken.text) }
    let isRun = gaps.allSatisfy { isPauseless($0, in: spoken.text) }
    let isLong = ranges.count >= options.minPieces || isWordy(spoken.text)
    guard isGlued || isRun && isLong else { return nil }
    var better = spoken.text
    for gap in gaps.reversed() where isPauseless(gap, in: spoken.text) {
      better.replaceSubrange(gap, with: ", ")
    }
    let whole = spoken.text.startIndex..<spoken.text.endIndex
    return finding(
      isGlued
        ? "the label sticks two texts together, so VoiceOver says “\(spoken.heard(in: tree))”"
        : "the label runs \(ranges.count) texts together without a pause: "
          + "“\(spoken.heard(in: tree))”",
      help: "Put commas between the parts: \(Quoted.text(better)).", at: spoken, whole, in: tree,
      after: spoken.speech(replacing: whole, with: better, in: tree),
      fixes: spoken.fixes(replacing: whole, with: better, .unsafe))
  }

  private func isWordy(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).count >= options.minWords
  }

  /// The texts inside an element that its label replaces; nil for fewer than two.
  private func pieces(of index: Int, in tree: AccessibilityTree) -> [String]? {
    var pieces: [String] = []
    for child in index + 1..<max(index + 1, Int(tree.element(index).next))
    where tree.silences[child] == .insideElement && tree.element(child).kind == .text {
      guard pieces.count < Self.longest.pieces else { return nil }
      guard let key = tree.nameSources[child].key, let text = tree.interface.text(key, of: child)
      else { continue }
      let piece = String(
        text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      if piece.contains(where: \.isLetter) { pieces.append(piece) }
    }
    return pieces.count < 2 ? nil : pieces
  }

  /// Where the texts stand in a label, in its order; nil unless it has them all.
  private func ranges(of pieces: [String], in label: String) -> [Range<String.Index>]? {
    var ranges: [Range<String.Index>] = []
    for piece in pieces {
      let found = label.ranges(of: piece).first { range in
        !ranges.contains { $0.overlaps(range) }
      }
      guard let found else { return nil }
      ranges.append(found)
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether nothing but blanks parts two texts, and neither ends or begins with a mark.
  private func isPauseless(_ gap: Range<String.Index>, in label: String) -> Bool {
    let isBlank = label[gap].allSatisfy { $0.isWhitespace && !$0.isNewline }
    return isBlank && isWordLike(label[..<gap.lowerBound].last)
      && isWordLike(label[gap.upperBound...].first)
  }

  private func isWordLike(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Whether two texts touch, letter to letter.
  private func touch(_ gap: Range<String.Index>, in label: String) -> Bool {
    gap.isEmpty && label[..<gap.lowerBound].last?.isLetter == true
      && label[gap.upperBound...].first?.isLetter == true
  }
}

/// Looks by bytes whether a label has the texts that it replaces, which most labels have not.
enum ReplacedTexts {
  /// Whether two or more texts stand inside an element, and its label may have them all; no only
  /// where one of them is certainly not there, however its letters are composed.
  static func mayStand(inLabelOf index: Int, in tree: AccessibilityTree) -> Bool {
    guard let written = tree.interface.attribute(.label, of: index) else { return true }
    return tree.interface.look(at: written) { label -> Bool in
      let end = Int(tree.element(index).next)
      let signs = Signs(label)
      var count = 0
      var child = index &+ 1
      while child < end {
        defer { child &+= 1 }
        guard tree.silences[child] == .insideElement, tree.element(child).kind == .text,
          let key = tree.nameSources[child].key,
          let attribute = tree.interface.attribute(key, of: child), attribute.form.isText
        else { continue }
        count &+= 1
        let isGone = tree.interface.look(at: attribute) { Self.isAbsent($0, in: label, signs) }
        if isGone == true { return false }
      }
      return count > 1
    } ?? true
  }

  /// Other ways to write a text, as far as its bytes tell.
  private struct Signs {
    /// There is nothing but ASCII.
    var isASCII = true
    /// Below U+0300 there is one way to write a letter.
    var isSimple = true
    /// Three signs are the same as one of ASCII: of kelvin, and of Greek a question and an accent.
    var hasTwins = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      if let first = bytes.firstIndex(where: { $0 >= 0x80 }) { look(at: bytes, from: first) }
    }

    private mutating func look(at bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
      isASCII = false
      for offset in start..<bytes.count where bytes[offset] >= 0xCC {
        isSimple = false
        // The kelvin sign is E2 84 AA, the question mark CD BE, the accent E1 BF AF.
        let lead = bytes[offset]
        if lead == 0xCD || lead == 0xE1 || lead == 0xE2 { hasTwins = true }
      }
    }
  }

  /// Whether a text has letters that do not stand in a label.
  private static func isAbsent(
    _ text: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>, _ signs: Signs
  ) -> Bool {
    // From its first to its last letter of ASCII, a text stands in a label or it does not.
    var start = 0
    var end = text.count
    while start < end, !isLetter(text[start]) { start &+= 1 }
    while end > start, !isLetter(text[end &- 1]) { end &-= 1 }
    guard start < end,
      !has(UnsafeBufferPointer(rebasing: text[start..<end]), in: label)
    else { return false }
    let own = Signs(text)
    return own.isASCII && !signs.hasTwins || own.isSimple && signs.isSimple
  }

  private static func has(
    _ part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let last = bytes.count &- part.count
    var start = 0
    while start <= last {
      if bytes[start] == part[0] {
        var offset = 1
        while offset < part.count, bytes[start &+ offset] == part[offset] { offset &+= 1 }
        if offset == part.count { return true }
      }
      start &+= 1
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }
}
