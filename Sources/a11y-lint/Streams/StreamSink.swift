import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes the parts of a stream in their order, whenever they come.
struct StreamSink {
  /// What everything that was written came to.
  private(set) var totals = StreamTotals()
  /// How many lines were left out.
  private(set) var excluded = 0
  /// The number of the part that is written next.
  private(set) var next = 0
  /// Whether nobody reads any more, or nothing can be written.
  private(set) var isClosed = false
  /// Whether something could not be written.
  private(set) var hasFailed = false
  /// The parts that came before their turn.
  private var early: [Int: StreamPart] = [:]

  /// Takes a part, and writes those whose turn it is; gives the number of bytes of their lines.
  mutating func take(_ part: StreamPart) -> Int {
    early[part.number] = part
    var size = 0
    while let part = early.removeValue(forKey: next) {
      write(part.records)
      if !isClosed { OutputStream.write(part.complaints, to: STDERR_FILENO) }
      totals.add(part.totals)
      excluded += part.excluded
      size += part.size
      next += 1
    }
    return size
  }

  /// Writes records to standard output.
  mutating func write(_ records: [UInt8]) {
    guard !isClosed else { return }
    let code = OutputStream.send(records[...], to: STDOUT_FILENO)
    guard code != 0 else { return }
    isClosed = true
    guard code != EPIPE else { return }
    hasFailed = true
    OutputStream.complain(
      "standard output: error: the records cannot be written: \(FileProblem(errno: code).message)")
  }
}
