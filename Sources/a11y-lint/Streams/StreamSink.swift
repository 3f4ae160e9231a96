import LintRules

/// Writes the results of a stream in the order of its lines.
struct StreamSink {
  /// The result of a batch of lines.
  struct Output: Sendable {
    /// The records for standard output.
    let records: [UInt8]
    /// The messages for standard error.
    let complaints: [UInt8]
    let totals: StreamTotals
    /// The number of lines that a configuration or `--exclude` left out.
    var excluded = 0
  }

  /// The totals of everything that was written.
  private(set) var totals = StreamTotals()
  /// The number of lines that were left out.
  private(set) var excluded = 0
  /// Whether nobody reads any more, or nothing can be written.
  private(set) var isClosed = false
  /// Whether something could not be written.
  private(set) var hasFailed = false

  /// Writes the result of the next batch.
  mutating func write(_ output: Output) {
    write(output.records)
    if !isClosed { OutputStream.write(output.complaints, to: STDERR_FILENO) }
    totals.add(output.totals)
    excluded += output.excluded
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
