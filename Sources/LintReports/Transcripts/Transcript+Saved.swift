import Linting

extension Transcript {
  /// The transcript that a text is which was saved beside a file. A stop is recognised by its
  /// words, or by those around it.
  package init(saved text: String, path: String, file: String) {
    var screens: [TranscriptScreen] = []
    var head: Substring?
    var lines: [Line] = []
    func finish() {
      guard let head else { return }
      screens.append(Self.screen(head, lines, file: file))
    }
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("  ") {
        if let line = Self.line(line.dropFirst(2)) { lines.append(line) }
      } else {
        finish()
        (head, lines) = (line, [])
      }
    }
    finish()
    self.init(path: path, screens: screens)
  }

  /// A line of a transcript: the words of a stop, or the name of a view that is not read.
  private enum Line {
    case stop(Substring)
    case unread(String)
  }

  /// A line as it was saved; nil for a remark.
  private static func line(_ text: Substring) -> Line? {
    if let words = words(ofStop: text) { return .stop(words) }
    return TranscriptUnread.name(inWords: text.drop { $0 == " " }).map { .unread($0) }
  }

  /// The words of a line "3. Save, button." or "or 3. Save, button."; nil for a remark.
  private static func words(ofStop line: Substring) -> Substring? {
    let line = line.hasPrefix("or ") ? line.dropFirst(3) : line
    let number = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[number.endIndex...]
    return !number.isEmpty && rest.hasPrefix(". ") ? rest.dropFirst(2) : nil
  }

  private static func screen(
    _ head: Substring, _ all: [Line], file: String
  ) -> TranscriptScreen {
    var lines: [Substring] = []
    var unread: [TranscriptUnread] = []
    for line in all {
      switch line {
      case .stop(let words): lines.append(words)
      case .unread(let name):
        unread.append(TranscriptUnread(saved: name, after: lines.count))
      }
    }
    let suffix = " (\(file))"
    let name = head.hasSuffix(suffix) ? String(head.dropLast(suffix.count)) : nil
    let stops = lines.indices.map { index in
      let around = [
        index > 0 ? lines[index - 1] : "", index + 1 < lines.count ? lines[index + 1] : "",
      ]
      return TranscriptStop(
        saved: String(lines[index]), number: index + 1,
        trace: ElementTrace(
          identity: hash([withoutContainers(lines[index])]), place: hash(around)))
    }
    return TranscriptScreen(
      saved: name, stops: stops, unread: unread,
      trace: ElementTrace(identity: hash([head]), place: 0))
  }

  /// The words behind the names of the containers that begin with a stop: "[Toolbar] Save".
  private static func withoutContainers(_ words: Substring) -> Substring {
    var words = words
    while words.hasPrefix("["), let end = words.firstRange(of: "] ") {
      words = words[end.upperBound...]
    }
    return words
  }

  private static func hash(_ texts: [Substring]) -> UInt64 {
    var hash = StableHash()
    for text in texts { hash.mix(String(text)) }
    return hash.value
  }
}
