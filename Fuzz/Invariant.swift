import DocumentSyntax
import Glibc

/// What has to hold of every input; where it does not, the program ends and libFuzzer keeps the
/// input.
enum Invariant {
  /// Ends the program with a message unless something holds.
  static func holds(_ condition: Bool, _ message: @autoclosure () -> String) {
    if condition { return }
    FuzzProgram.complain("broken invariant: \(message())")
    abort()
  }

  /// A range lies in a file of so many bytes, the right way round.
  static func lies(_ range: SourceRange, in count: Int, _ what: @autoclosure () -> String) {
    holds(
      range.start >= 0 && range.start <= range.end && range.end <= count,
      "\(what()): \(range.start)..<\(range.end) of \(count) bytes")
  }

  /// Two runs on the same input wrote the same bytes.
  static func same(_ first: [UInt8], _ second: [UInt8], _ what: @autoclosure () -> String) {
    if first == second { return }
    let offset = zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset
    let place = max((offset ?? min(first.count, second.count)) - 60, 0)
    let excerpts = [first, second].map {
      String(decoding: $0.dropFirst(place).prefix(160), as: UTF8.self).debugDescription
    }
    holds(false, "\(what()) differs: \(excerpts[0]) and \(excerpts[1])")
  }

  /// Problems point into the file, and their messages are one clean sentence.
  static func areSound(_ problems: [SyntaxProblem], in file: SourceFile) {
    for problem in problems {
      lies(problem.range, in: file.bytes.count, "problem \(problem.message)")
      isClean(problem.message)
      holds(!problem.message.hasSuffix("."), "a full stop ends \(problem.message)")
    }
  }

  /// A message says something, and has nothing in it that a terminal would obey.
  static func isClean(_ message: String) {
    holds(!message.isEmpty, "an empty message")
    let isPlain = message.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !isBidi($0)
    }
    holds(isPlain, "raw characters in the message \(message.debugDescription)")
  }

  /// Whether a character turns the direction of what is written.
  static func isBidi(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
