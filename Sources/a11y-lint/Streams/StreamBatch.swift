/// Some lines of a stream that are linted in one go: a task for each would cost as much as a line.
struct StreamBatch: Sendable {
  /// When it is full: lines, and bytes.
  private static let limit = (lines: 256, bytes: 1 << 17)

  private(set) var lines: [LineReader.Line] = []
  /// How many bytes the lines have.
  private(set) var size = 0

  var isFull: Bool { lines.count >= Self.limit.lines || size >= Self.limit.bytes }

  /// Adds a line.
  mutating func add(_ line: LineReader.Line) {
    lines.append(line)
    size += line.bytes.count
  }
}
