/// What is wrong with a diff, and in which of its lines.
struct DiffProblem: Error, Equatable {
  /// The line of the diff, from 1.
  let line: Int
  /// What is wrong and what to do, escaped.
  let message: String
}
