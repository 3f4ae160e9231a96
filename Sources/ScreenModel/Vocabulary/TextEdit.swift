/// A change to the bytes of a file: a range goes away, and a text stands in its place.
public struct TextEdit: Hashable, Sendable {
  /// The offset of the first byte that goes away.
  public let start: Int
  /// The offset of the byte after the last that goes away; `start` where nothing does.
  public let end: Int
  /// The text that stands there afterwards.
  public let replacement: String

  package init(start: Int, end: Int, replacement: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
  }

  /// The edits by place; insertions at one place stay in their order.
  private static func inOrder(_ edits: [TextEdit]) -> [TextEdit] {
    edits.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
    }.map(\.element)
  }

  /// Whether no two edits take away the same bytes.
  package static func areApart(_ edits: [TextEdit]) -> Bool {
    let edits = inOrder(edits)
    return zip(edits, edits.dropFirst()).allSatisfy { $0.end <= $1.start }
  }

  /// The bytes of a file after some edits; nil where two of them overlap or one is outside.
  public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var offset = 0
    for edit in inOrder(edits) {
      guard edit.start >= offset, edit.end >= edit.start, edit.end <= bytes.count else {
        return nil
      }
      result += bytes[offset..<edit.start]
      result += edit.replacement.utf8
      offset = edit.end
    }
    return result + bytes[offset...]
  }
}
