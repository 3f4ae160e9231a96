/// What a run came to: the reports of its files in the order of their paths.
public struct LintReport: Sendable {
  /// One report a file, by path.
  public let files: [FileReport]

  /// A report of those files; sorts them by path, bytewise.
  public init(files: [FileReport]) {
    self.files = files.sorted { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
  }

  /// How many findings of a severity are violations.
  public func violations(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.tally.violations(severity) }
  }

  /// How many findings need a person's look.
  public var reviews: Int {
    files.reduce(0) { $0 + $1.tally.reviews }
  }

  /// Every input error in file order.
  public var inputErrors: [InputError] { files.flatMap(\.inputErrors) }
}
