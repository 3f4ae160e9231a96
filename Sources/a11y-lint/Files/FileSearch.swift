import LintReports
import Linting

/// Looks for the files that paths stand for.
struct FileSearch {
  /// The files that were found so far.
  private(set) var found: Discovery
  private var rules: SearchRules { found.rules }
  /// The first error in a configuration that was met.
  private var configurationError: UsageError?
  /// Whether there are more files than may be found.
  private var isFull = false
  private var seen: Set<RawPath> = []
  /// Whether the folder that is searched is of a repository inside the one that was named.
  private var isNested = false
  /// The indexes of repositories by their tops; looked up where something matches a rule.
  private var indexes: [RawPath: GitIndex] = [:]

  init(_ projects: Projects, _ rules: SearchRules = SearchRules()) {
    found = Discovery(rules: rules, projects: projects)
  }

  /// The files that were found; fails where a configuration on the way is wrong.
  func result() throws(UsageError) -> Discovery {
    if let configurationError { throw configurationError }
    return found
  }

  /// Adds what a path on the command line stands for.
  mutating func add(_ path: RawPath) {
    let cleaned = path.cleaned
    switch FileKind.of(path) {
    case .failure(let problem):
      fail(cleaned, problem.message + Self.hint(for: path))
    case .success(.folder):
      let project = project(for: cleaned)
      guard
        !rules.isExcluded(
          named: cleaned, isFolder: true, by: found.projects.all[project])
      else { return found.excluded += 1 }
      let top = ProjectRoot.repository(around: cleaned) ?? cleaned.real
      found.folders.append(Discovery.SearchedFolder(path: cleaned, top: top))
      let git = IgnoreRules(above: path)
      found.ignoreFiles += git.files
      walk(cleaned, git: git, project: project)
    case .success(.special(let name)):
      fail(cleaned, "it is \(name); name a file, or use - for standard input")
    case .success:
      let project = project(for: cleaned.parent)
      guard
        !rules.isExcluded(
          named: cleaned, isFolder: false, by: found.projects.all[project])
      else { return found.excluded += 1 }
      addFile(cleaned, folder: nil, project: project)
    }
  }

  /// The number of the configuration for what is in a folder.
  private mutating func project(for folder: RawPath) -> Int {
    do {
      return try found.projects.index(for: folder)
    } catch {
      configurationError = configurationError ?? error
      return 0
    }
  }

  /// Adds standard input under a name.
  mutating func addStandardInput(named name: String) {
    let project = project(for: RawPath(name).cleaned.parent)
    found.files.append(FoundFile(path: nil, shown: name, folder: nil, project: project))
  }

  /// Whether a file is not there yet; the set is made for the second, as it is slow to start.
  private mutating func isNew(_ path: RawPath) -> Bool {
    if found.files.isEmpty { return true }
    if seen.isEmpty {
      for file in found.files { if let path = file.path { seen.insert(path) } }
    }
    return seen.insert(path).inserted
  }

  private mutating func addFile(_ path: RawPath, folder: Int?, project: Int) {
    guard isNew(path) else { return }
    guard found.files.count < rules.maximumCount else { return fill() }
    found.files.append(
      FoundFile(
        path: path, shown: path.text, folder: folder, isOffered: rules.areOffered && folder == nil,
        isNested: isNested, project: project))
  }

  /// Says once that there are too many files.
  private mutating func fill() {
    guard !isFull else { return }
    isFull = true
    fail(
      found.folders.last?.path ?? RawPath("."),
      "there are more than \(rules.maximumCount) files, and the others are left out; name fewer "
        + "folders, or leave some out with --exclude")
  }

  private mutating func walk(_ folder: RawPath, git: IgnoreRules, project: Int) {
    guard !isFull else { return }
    switch Folder.entries(of: folder) {
    case .failure(let problem):
      failInside(folder, problem.message)
    case .success(let entries):
      let isOutside = isNested
      defer { isNested = isOutside }
      if folder != found.folders.last?.path, entries.contains(where: { $0.name.text == ".git" }) {
        isNested = true
      }
      var git = git
      if rules.respectsIgnores {
        git.enter(folder, holding: entries)
        found.ignoreFiles += git.files
      }
      var project = project
      do {
        project = try found.projects.index(for: folder, holding: entries, inside: project)
      } catch {
        configurationError = configurationError ?? error
      }
      for entry in entries { visit(entry, in: folder, git: git, project: project) }
    }
  }

  private mutating func visit(
    _ entry: Folder.Entry, in folder: RawPath, git: IgnoreRules, project: Int
  ) {
    let name = entry.name.text
    let path = folder.appending(entry.name)
    let isFolder = entry.kind == .folder
    guard
      isFolder
        ? rules.isSearched(name)
        : rules.isWanted(name, at: path, by: found.projects.all[project])
    else {
      if !isFolder { countUnread(entry.name, at: path, git: git, project: project) }
      let isSkipped = isFolder ? name != ".git" : name.hasPrefix(".#")
      if isSkipped { found.folders[found.folders.count - 1].skipsAny = true }
      return
    }
    if rules.isExcluded(path.components[...], isFolder: isFolder)
      || rules.isExcluded(path, isFolder: isFolder, by: found.projects.all[project])
    {
      found.folders[found.folders.count - 1].excluded += 1
      return
    }
    let isIgnored = rules.respectsIgnores && git.ignores(entry.name, isFolder: isFolder)
    if isIgnored, !isTracked(entry.name, by: git) {
      found.folders[found.folders.count - 1].ignored += 1
      return
    }
    if isFolder, rules.isDocumentation(name) {
      found.folders[found.folders.count - 1].bundles += 1
      found.folders[found.folders.count - 1].skipsAny = true
      return
    }
    switch entry.kind {
    case .folder where InputFormat.isAlwaysTree(path: name):
      failInside(path, "it is a folder, though it is named like a tree")
    case .folder:
      walk(path, git: git.inside(entry.name, isIgnored: isIgnored), project: project)
    case .file:
      addFile(path, folder: found.folders.count - 1, project: project)
    case .link, .special:
      visitOther(path, name, project: project)
    }
  }

  /// Counts a file of a language that is not read, unless it is left out anyway.
  private mutating func countUnread(
    _ name: RawPath, at path: RawPath, git: IgnoreRules, project: Int
  ) {
    let configuration = found.projects.all[project]
    guard let language = rules.unreadLanguage(of: name.text, at: path, by: configuration),
      !rules.isExcluded(path.components[...], isFolder: false),
      !rules.isExcluded(path, isFolder: false, by: configuration),
      !(rules.respectsIgnores && git.ignores(name, isFolder: false))
    else { return }
    found.folders[found.folders.count - 1].unread[language, default: 0] += 1
  }

  /// Whether git tracks something that its rules name, or something in it: it is then not ignored.
  private mutating func isTracked(_ name: RawPath, by git: IgnoreRules) -> Bool {
    guard let top = git.top else { return false }
    if indexes[top] == nil {
      do throws(FileProblem) {
        indexes[top] = try GitIndex(of: top)
      } catch {
        indexes[top] = GitIndex()
        failInside(
          found.folders[found.folders.count - 1].path,
          "\(error.message), so that nobody knows which ignored files are tracked; "
            + "--no-ignore reads them all")
      }
    }
    return indexes[top]?.tracks(git.names + [name.bytes[...]]) ?? false
  }

  /// A link to a file counts as one; what cannot be read matters where the name says tree.
  private mutating func visitOther(_ path: RawPath, _ name: String, project: Int) {
    switch FileKind.of(path) {
    case .success(.file):
      if let real = path.real, let top = found.folders[found.folders.count - 1].top,
        !real.isInside(top)
      {
        // Whoever may add a link to a project need not be somebody who may read what it leads to.
        guard InputFormat.isAlwaysTree(path: name) else { return }
        failInside(
          path,
          "the symbolic link leads out of the project, to \(Arguments.shown(real.text)); "
            + "name it on the command line if it is meant")
      } else {
        addFile(path, folder: found.folders.count - 1, project: project)
      }
    case .success(.folder):
      // Links to folders are not followed: what they lead to has a place of its own.
      return
    case .success(.special(let kind)):
      if InputFormat.isAlwaysTree(path: name) {
        failInside(path, "it is \(kind), not a file")
      }
    case .success(.link), .failure:
      if InputFormat.isAlwaysTree(path: name) {
        failInside(path, "the symbolic link leads nowhere")
      }
    }
  }

  private mutating func failInside(_ path: RawPath, _ message: String) {
    found.folders[found.folders.count - 1].failures += 1
    fail(path, message)
  }

  private mutating func fail(_ path: RawPath, _ message: String) {
    found.errors.append(InputError(path: path.text, position: nil, end: nil, message: message))
  }

  /// A guess at the meaning of a word that leads nowhere.
  private static func hint(for path: RawPath) -> String {
    let names = Command.available.map(\.rawValue)
    let command = Suggestion.closest(to: path.text, among: names)
    return command.map { "; did you mean the command \($0)?" } ?? ""
  }
}
