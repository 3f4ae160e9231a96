@testable import DocumentSyntax

/// What has to hold of every XML document.
enum XMLChecks {
  /// How many bytes of one file are parsed again, so that checking stays linear.
  private static let budget = 20_000

  /// Checks what the parser made of a file.
  static func check(_ file: SourceFile) {
    let parsed = XMLParser.parse(file)
    Invariant.areSound(parsed.problems, in: file)
    let again = XMLParser.parse(file)
    isSame(parsed, again, "a second run")
    for range in XMLComments.ranges(in: file) {
      Invariant.lies(range, in: file.bytes.count, "comment")
    }
    guard let tree = parsed.tree else {
      return Invariant.holds(!parsed.problems.isEmpty, "neither a tree nor a problem")
    }
    isSound(tree)
    parsesAgain(tree)
  }

  private static func isSame(
    _ one: Parsed<XMLTree>, _ other: Parsed<XMLTree>, _ what: String
  ) {
    Invariant.holds(one.problems == other.problems, "\(what) has other problems")
    let (first, second) = (one.tree?.elements[...], other.tree?.elements[...])
    Invariant.holds((first == nil) == (second == nil), "\(what) has a tree, or has none")
    guard let first, let second else { return }
    Invariant.holds(isSame(first, second, from: 0), "\(what) has other elements")
  }

  /// Whether two stretches have the same elements, the second of them from an offset on.
  private static func isSame(
    _ one: ArraySlice<XMLElement>, _ other: ArraySlice<XMLElement>, from start: UInt32
  ) -> Bool {
    let index = UInt32(other.startIndex)
    return one.count == other.count
      && zip(one, other).allSatisfy {
        $0.start == $1.start - start && $0.tagEnd == $1.tagEnd - start && $0.end == $1.end - start
          && $0.next == $1.next - index && $0.nameLength == $1.nameLength
          && $0.hasText == $1.hasText
      }
  }

  private static func isSound(_ tree: XMLTree) {
    let length = tree.file.bytes.count
    var open: [(end: Int, next: Int)] = [(length, tree.elements.count)]
    var position = 0
    for (index, element) in tree.elements.enumerated() {
      while open.count > 1, open[open.count - 1].next <= index {
        let closed = open.removeLast()
        Invariant.holds(closed.next == index, "an element ends at \(closed.next), not at \(index)")
        position = closed.end
      }
      let parent = open[open.count - 1]
      Invariant.lies(element.range, in: length, "element \(index)")
      Invariant.holds(
        Int(element.start) >= position && Int(element.end) <= parent.end
          && element.tagEnd > element.start && element.tagEnd <= element.end,
        "element \(index) at \(element.range) lies not in its parent after \(position)")
      let next = Int(element.next)
      Invariant.holds(next > index && next <= parent.next, "next of element \(index)")
      hasSoundParts(index, of: tree)
      open.append((Int(element.end), next))
      position = Int(element.tagEnd)
    }
  }

  /// The name, the attributes and the text of an element are in its tag and can be decoded.
  private static func hasSoundParts(_ index: Int, of tree: XMLTree) {
    let element = tree.elements[index]
    let end = Int(element.tagEnd)
    let name = tree.name(of: index)
    Invariant.holds(
      !name.isEmpty && Int(element.start) + 1 + name.utf8.count < end, "name of element \(index)")
    var position = Int(element.start) + 1 + name.utf8.count
    var names = Set<[UInt8]>()
    for attribute in tree.attributes(of: index) {
      let range = attribute.valueRange
      Invariant.holds(
        attribute.nameStart >= position && attribute.nameStart < attribute.nameEnd
          && attribute.nameEnd < range.start && range.start <= range.end && range.end < end,
        "an attribute of element \(index) lies outside of its tag")
      Invariant.holds(
        names.insert(Array(tree.name(of: attribute).utf8)).inserted, "an attribute twice")
      position = range.end + 1
      let text = tree.value(of: attribute)
      let isPlain = attribute.hasReferences || text.utf8.count <= range.length
      Invariant.holds(isPlain, "a value that is longer than its spelling")
    }
    _ = tree.text(of: index)
  }

  /// The text of each element parses to the same element.
  private static func parsesAgain(_ tree: XMLTree) {
    var left = budget
    for (index, element) in tree.elements.enumerated() {
      left -= element.range.length
      guard left >= 0 else { return }
      let bytes = Array(tree.file.bytes[Int(element.start)..<Int(element.end)])
      let parsed = XMLParser.parse(SourceFile(path: "value.xml", bytes: bytes))
      guard let copy = parsed.tree else {
        Invariant.holds(
          false, "\(SyntaxChecks.text(bytes)) does not parse: \(parsed.problems)")
        return
      }
      Invariant.holds(
        isSame(copy.elements[...], tree.elements[index..<Int(element.next)], from: element.start),
        "\(SyntaxChecks.text(bytes)) parses to something else")
    }
  }
}
