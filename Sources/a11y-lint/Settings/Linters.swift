import DocumentSyntax
import Linting

/// The linters of a run: one for all files that the same settings hold for.
struct Linters {
  /// The settings that a linter is made from.
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
    for files: [FoundFile], _ projects: Projects, _ settings: LintSettings,
    _ arguments: Arguments, _ index: SwiftUIIndex? = nil
  ) throws(UsageError) {
    choices.reserveCapacity(files.count)
    var last: (key: Key, number: Int)?
    for found in files {
      let project = projects.all[found.project]
      let overrides = project.overrides(for: found.path ?? RawPath(found.shown))
      let key = Key(project: found.project, overrides: overrides)
      // Files of one project stand together, and most runs have only one.
      if let last, last.key == key {
        choices.append(last.number)
        continue
      }
      if let last { numbers[last.key] = last.number }
      if let number = numbers.isEmpty ? nil : numbers[key] {
        last = (key, number)
      } else {
        var configuration = try settings.configuration(arguments, project, overrides: overrides)
        configuration.reading.sourceIndex = index
        last = (key, all.count)
        all.append(Linter(configuration, details: settings.details))
      }
      choices.append(last?.number ?? 0)
    }
  }

  /// The linter of a file, by its number.
  subscript(index: Int) -> Linter { all[choices[index]] }
}
