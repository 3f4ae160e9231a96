import DocumentSyntax
import Linting

/// The change that a run is about: it reports what the change brought, and nothing older.
enum ChangeScope: Equatable {
  /// All since the branch left a revision, with what is not committed yet.
  case since(String)
  /// The changes of the next commit.
  case staged
  /// The changes of a unified diff; `-` is standard input.
  case diff(RawPath)

  /// The change that options name, or else the configuration; nil where the run is about no change.
  init?(_ arguments: Arguments, _ project: ProjectConfiguration) throws(UsageError) {
    let diff = arguments.value(.diff)
    let isGiven = arguments.has(\.since) || arguments.has(\.staged)
    guard [diff != nil, arguments.has(\.since), arguments.has(\.staged)].count(where: { $0 }) < 2
    else {
      throw UsageError("--since, --staged and --diff contradict each other; use one of them")
    }
    let run = try arguments.run(over: project.settings.run)
    guard isGiven || run.since == nil || !run.staged else {
      throw UsageError("`since` and `staged` contradict each other; keep one of them")
        .placed(by: project.settings.setting(\.staged))
    }
    if let diff {
      self = .diff(RawPath(diff))
    } else if run.staged {
      self = .staged
    } else if let revision = run.since {
      self = .since(revision)
    } else {
      return nil
    }
  }

  /// The setting of a configuration that says so; nil where the command line does.
  static func setting(
    _ arguments: Arguments, _ project: ProjectConfiguration
  ) -> Setting<OptionValue>? {
    guard !arguments.has(\.since), !arguments.has(\.staged), !arguments.has(.diff) else {
      return nil
    }
    return project.settings.setting(project.settings.run.staged ? \.staged : \.since)
  }

  /// The versions of the files that changed or were deleted and that somebody wants, those that
  /// git tracks perhaps in more places, and submodules that moved.
  func changes(
    tracked: (RawPath) -> Bool, where isWanted: (RawPath) -> Bool
  ) throws(UsageError) -> ScopedChanges {
    do {
      if case .diff(let path) = self {
        let files = try Self.versions(of: path) { tracked($0) || isWanted($0) }
        return ScopedChanges(files: files, submodules: [])
      }
      let repository = try GitRepository(around: RawPath("."), variables: [:])
      let changes =
        if case .since(let revision) = self {
          try repository.changes(since: revision)
        } else {
          try repository.stagedChanges()
        }
      func isAsked(_ change: GitChange) -> Bool {
        change.isTracked && tracked(change.path) || isWanted(change.path)
      }
      let files = changes.files.filter(isAsked)
      let gone = changes.gone.filter(isAsked)
      return ScopedChanges(
        files: try repository.versions(of: files) + repository.versions(ofGone: gone),
        submodules: changes.submodules)
    } catch let problem as GitProblem {
      throw UsageError("\(option): \(problem.message)")
    } catch let problem as UsageError {
      throw problem
    } catch {
      throw UsageError("\(option): \(error)")
    }
  }

  /// The note where nothing that changed is a tree, outside of submodules if some moved.
  func nothing(besides submodules: [GitSubmodule]) -> String {
    let outside = submodules.isEmpty ? "" : " outside of submodules"
    return switch self {
    case .since(let revision): "no tree\(outside) has changed since \(Arguments.shown(revision))"
    case .staged: "no tree\(outside) is staged"
    case .diff(let path): "no tree is in the diff \(Arguments.shown(path.text))"
    }
  }

  private var option: String {
    switch self {
    case .since: "--since"
    case .staged: "--staged"
    case .diff: "--diff"
    }
  }

  private static func versions(
    of path: RawPath, where isWanted: (RawPath) -> Bool
  ) throws(UsageError) -> [FileVersions] {
    let contents = path.text == "-" ? FileContents.standardInput() : FileContents.read(path)
    switch contents {
    case .failure(let problem):
      throw UsageError("the diff \(Arguments.shown(path.text)): \(problem.message)")
    case .success(let bytes):
      do {
        return try UnifiedDiff(bytes).versions(
          orIn: ProjectRoot.repository(around: RawPath(".")), where: isWanted)
      } catch {
        let place = Position(line: error.line, column: 1, offset: 0)
        throw UsageError([
          InputError(
            path: path.text == "-" ? InputSettings.unnamed : path.text, position: place,
            end: place, message: error.message)
        ])
      }
    }
  }
}

/// The part of a change that a run is about.
struct ScopedChanges {
  let files: [FileVersions]
  /// Submodules that are at another commit, of which no file is looked at.
  let submodules: [GitSubmodule]
}

extension GitSubmodule {
  /// The note on a submodule that moved: which command looks at its files.
  var remark: String {
    let path = Quoted.text(self.path.text)
    guard let old else {
      return "the submodule \(path) is new, and its files were not looked at; "
        + "run a11y-lint in its folder"
    }
    return "the submodule \(path) is at another commit, and its files were not looked at; "
      + "run a11y-lint --since \(old.digits.prefix(12)) in its folder"
  }
}
