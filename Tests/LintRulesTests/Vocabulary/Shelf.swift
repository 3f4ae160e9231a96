@testable import LintRules

/// Where findings are put aside in tests: bytes that lie in memory. One thread has them.
final class Shelf: PackedBytes, @unchecked Sendable {
  private var all: [UInt8] = []

  func keep(_ bytes: [UInt8]) -> (any PackedBytes, at: Int)? {
    defer { all += bytes }
    return (self, at: all.count)
  }

  func bytes(in range: Range<Int>) -> [UInt8] { Array(all[range]) }
}
