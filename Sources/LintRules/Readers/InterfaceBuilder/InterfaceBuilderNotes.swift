import DocumentSyntax

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

  /// What directives in the Notes switch off, and the mistakes in them.
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

  /// What is written from an offset on until a line, a reference or an element ends it.
  private func line(from start: Int, to limit: Int) -> SourceRange {
    let stops = Array("&<\n\r".utf8)
    var end = start
    while end < limit, !stops.contains(file.bytes[end]) { end += 1 }
    return SourceRange(start: start, end: end)
  }
}
