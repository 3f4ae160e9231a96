import DocumentSyntax
import LintRules

/// The linters of a run: one for all files that the same settings hold for.
struct Linters {
  /// What a linter is made from.
  private struct Key: Hashable {
    let project: Int
    let overrides: [Int]
  }

  private(set) var all: [Linter] = []
  /// The number of each file's linter.
  private(set) var choices: [Int] = []
  private var numbers: [Key: Int] = [:]

  /// The linters for files that were found.
  init(
    for files: [FoundFile], _ projects: Projects, _ settings: LintSettings, _ arguments: Arguments
  ) throws(UsageError) {
    choices.reserveCapacity(files.count)
    for found in files {
      let project = projects.all[found.project]
      let overrides = project.overrides(for: found.path ?? RawPath(found.shown))
      let key = Key(project: found.project, overrides: overrides)
      if let number = numbers[key] {
        choices.append(number)
        continue
      }
      let configuration = try settings.configuration(arguments, project, overrides: overrides)
      numbers[key] = all.count
      choices.append(all.count)
      all.append(Linter(configuration, details: settings.details))
    }
  }

  /// The linter of a file, by its number.
  subscript(index: Int) -> Linter { all[choices[index]] }
}
