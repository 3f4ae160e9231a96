/// Why another program could not be run.
enum LaunchProblem: Error, Equatable {
  /// No folder of PATH has it.
  case notFound
  case system(FileProblem)
}
