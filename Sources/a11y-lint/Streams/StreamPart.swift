import LintRules

/// What a batch of lines came to.
struct StreamPart: Sendable {
  /// Which batch it was.
  let number: Int
  /// How many bytes the lines had.
  let size: Int
  /// The records for standard output.
  let records: [UInt8]
  /// What people are told on standard error.
  let complaints: [UInt8]
  let totals: StreamTotals
  /// How many lines a configuration or `--exclude` left out.
  let excluded: Int
}
