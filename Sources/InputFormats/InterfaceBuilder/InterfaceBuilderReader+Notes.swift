import DocumentSyntax
import ScreenModel

/// Rules that the Notes of objects switch off: the Identity inspector has a field for them.
extension InterfaceBuilderReader {
  /// Adds what the Notes switch off that an attributed string holds, if it holds any.
  mutating func readNotes(_ index: Int) {
    guard key(of: index, is: "userComments") else { return }
    let suppressions = notes(index).suppressions
    guard let first = suppressions.first else { return }
    builder.add(.disable, .suppressions(suppressions), value: first.range)
  }

  /// Adds what the Notes of an object switch off.
  mutating func readNotes(of object: Int) {
    if let notes = child(withKey: "userComments", of: object) { readNotes(notes) }
  }

  /// The text of Notes.
  private func notes(_ index: Int) -> InterfaceBuilderNotes {
    var notes = InterfaceBuilderNotes(in: xml.file)
    forEachChild(of: index) { fragment in
      guard xml.nameEquals(fragment, "fragment") else { return }
      if let content = attribute("content", of: fragment) {
        // Line breaks that are written as such would be read as blanks.
        let text =
          content.hasReferences
          ? xml.value(of: content) : xml.file.text(in: content.valueRange)
        notes.append(text, at: content.valueRange)
      } else if let content = child(withKey: "content", of: fragment) {
        let node = nodes[content]
        notes.append(
          self.content(of: content),
          at: SourceRange(start: Int(node.tagEnd), end: max(Int(node.end), Int(node.tagEnd))))
      }
    }
    return notes
  }

  /// Diagnostics about Notes at objects that are not read.
  func diagnosticsOfIdleNotes() -> [Diagnostic] {
    let owners = Set(screens.map(\.owner))
    var diagnostics: [Diagnostic] = []
    var open: [Int] = []
    for index in 0..<nodes.count {
      while let last = open.last, next(last) <= index { open.removeLast() }
      if let owner = open.last, xml.nameEquals(index, "attributedString"),
        key(of: index, is: "userComments"), !isRead(owner), !owners.contains(owner)
      {
        let tag = Quoted.bare(xml.name(of: owner))
        diagnostics += notes(index).suppressions.filter { $0.fault == nil }.map {
          Diagnostic(
            kind: .idleSuppression,
            message: "the Notes of a `\(tag)` suppress nothing: nothing is found about it",
            help: "Write it in the Notes of a view, or of the view controller for its scene.",
            range: $0.range, element: nil)
        }
      }
      open.append(index)
    }
    return diagnostics
  }

  /// Whether an object becomes an element.
  private func isRead(_ object: Int) -> Bool {
    guard let tag = tag(of: object) else { return source.looksLikeView(object) }
    guard tag.role == .element else { return false }
    return tag.kind != .barButton
      || !isSpace(object) && !key(of: object, is: "backBarButtonItem")
        && child(withKey: "customView", of: object) == nil
  }
}

/// The text of an object's Notes, and where its parts stand in the file.
///
/// Xcode keeps it in fragments, as attributes or as elements, with references or in base 64; so an
/// offset in the text is not one in the file.
struct InterfaceBuilderNotes {
  private(set) var text: [UInt8] = []
  private var fragments: [(start: Int, range: SourceRange)] = []
  private let file: SourceFile

  /// Notes without any text yet.
  init(in file: SourceFile) {
    self.file = file
  }

  /// Adds a text that stands at a place of the file.
  mutating func append(_ fragment: String, at range: SourceRange) {
    fragments.append((text.count, range))
    text += Array(fragment.utf8)
  }

  /// The rules that directives in the Notes switch off, and the mistakes in them.
  var suppressions: [Suppression] {
    let places = self.places
    var suppressions: [Suppression] = []
    var start = 0
    while start < text.count {
      let (end, next) = endOfLine(from: start)
      let line = Array(text[start..<end])
      if let directive = SuppressionDirective(line) {
        let place = places[start + directive.range.lowerBound] ?? fragments[0].range
        suppressions += self.suppressions(of: directive, line, at: place)
      }
      start = next
    }
    return suppressions
  }

  /// Where the line from an offset on ends, and where the next one begins.
  private func endOfLine(from start: Int) -> (end: Int, next: Int) {
    var end = start
    while end < text.count {
      if text[end] == 0x0A || text[end] == 0x0D { return (end, end + 1) }
      // U+2028 is a line break without a new paragraph.
      if text[end] == 0xE2, text[end...].starts(with: [0xE2, 0x80, 0xA8]) { return (end, end + 3) }
      end += 1
    }
    return (end, end)
  }

  /// The names of directives that Notes may have.
  private static let names = ["disable", "disable-subtree"]

  private func suppressions(
    of directive: SuppressionDirective, _ line: [UInt8], at place: SourceRange
  ) -> [Suppression] {
    var fault = directive.fault
    if let misnaming = directive.misnaming(among: Self.names, as: "note") {
      let isComment = directive.name.hasPrefix("disable-") || directive.name.hasPrefix("enable")
      fault =
        isComment && !misnaming.contains("did you mean")
        ? "Notes take `a11y-lint-disable` alone, for the object and all that it holds" : misnaming
    }
    let whole = line[directive.range]
    // Where the file has the very same bytes, each rule has a place of its own.
    let isPlain =
      place.end - place.start >= whole.count
      && zip(place.start..., whole).allSatisfy { file.bytes[$0] == $1 }
    return directive.suppressions(.note, fault: fault) { range in
      guard isPlain else { return place }
      let offset = place.start - directive.range.lowerBound
      return SourceRange(start: offset + range.lowerBound, end: offset + range.upperBound)
    }
  }

  /// Where the marks of directives stand in the file, with the rest of their lines, by their
  /// offsets in the text; where that cannot be told, the fragment that has them.
  private var places: [Int: SourceRange] {
    var places: [Int: SourceRange] = [:]
    for (index, fragment) in fragments.enumerated() {
      let end = index + 1 < fragments.count ? fragments[index + 1].start : text.count
      let written = marks(from: fragment.range.start, to: fragment.range.end) { file.bytes[$0] }
      let meant = marks(from: fragment.start, to: end) { text[$0] }
      for (number, offset) in meant.enumerated() {
        places[offset] =
          number < written.count
          ? line(from: written[number], to: fragment.range.end) : fragment.range
      }
    }
    return places
  }

  private func marks(from start: Int, to end: Int, _ byte: (Int) -> UInt8) -> [Int] {
    let mark = Array(SuppressionDirective.mark.utf8)
    var offset = start
    var marks: [Int] = []
    while offset + mark.count <= end {
      if mark.indices.allSatisfy({ byte(offset + $0) == mark[$0] }) {
        marks.append(offset)
        offset += mark.count
      } else {
        offset += 1
      }
    }
    return marks
  }

  /// The text from an offset on until a line, a reference or an element ends it.
  private func line(from start: Int, to limit: Int) -> SourceRange {
    let stops = Array("&<\n\r".utf8)
    var end = start
    while end < limit, !stops.contains(file.bytes[end]) { end += 1 }
    return SourceRange(start: start, end: end)
  }
}
