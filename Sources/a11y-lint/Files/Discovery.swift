import LintReports
import Linting

/// Finds the files that the paths on the command line stand for.
struct Discovery {
  /// A folder that was searched because the user named it.
  struct SearchedFolder {
    let path: RawPath
    /// The path that tells it from others; "" for the top of the project.
    var identifyingPath = ""
    var shown: String { path.text }
    var ignored = 0
    var failures = 0
    /// How many files and folders in it a configuration or `--exclude` leaves out.
    var excluded = 0
    /// How many bundles of documentation in it are skipped.
    var bundles = 0
    /// Where links may lead: the repository that it is in, or else the folder itself.
    let top: RawPath?
  }

  let respectsIgnores: Bool
  /// Whether configurations leave anything out.
  let respectsExcludes: Bool
  let excludes: [GlobPattern]
  /// The configurations of the folders.
  private(set) var projects: Projects
  /// The error in a configuration that was met.
  private(set) var configurationError: UsageError?
  var files: [FoundFile] = []
  /// Whether named paths are those of a hook, which hands over whatever changed.
  var areOffered = false
  /// The endings of the files to find, where they are not to be all that may be trees.
  var endings: [String]?
  /// How many files may be found, and whether there were more.
  var maximumCount = Limits.files
  private var isFull = false
  private(set) var folders: [SearchedFolder] = []
  private(set) var errors: [InputError] = []
  /// The named paths that were left out.
  private(set) var excluded = 0
  private var seen: Set<RawPath> = []
  /// The files with rules of git that were read.
  private var ignoreFiles: [RawPath] = []
  /// The indexes of repositories by their tops; looked up where something matches a rule.
  private var indexes: [RawPath: GitIndex] = [:]

  /// Folders of other people's code, which nobody lints by accident.
  private static let skipped: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]

  init(
    _ projects: Projects, respectsIgnores: Bool = true, respectsExcludes: Bool = true,
    excludes: [GlobPattern] = []
  ) {
    self.projects = projects
    self.respectsIgnores = respectsIgnores
    self.respectsExcludes = respectsExcludes
    self.excludes = excludes
  }

  /// Adds what a path on the command line stands for.
  mutating func add(_ path: RawPath) {
    let cleaned = path.cleaned
    switch FileKind.of(path) {
    case .failure(let problem):
      fail(cleaned, problem.message + Self.hint(for: path))
    case .success(.folder):
      let project = project(for: cleaned)
      guard !isExcluded(named: cleaned, isFolder: true, by: project) else { return excluded += 1 }
      let top = ProjectRoot.repository(around: cleaned) ?? cleaned.real
      folders.append(SearchedFolder(path: cleaned, top: top))
      let rules = IgnoreRules(above: path)
      ignoreFiles += rules.files
      walk(cleaned, rules: rules, project: project)
    case .success(.special(let name)):
      fail(cleaned, "it is \(name); name a file, or use - for standard input")
    case .success:
      let project = project(for: cleaned.parent)
      guard !isExcluded(named: cleaned, isFolder: false, by: project) else { return excluded += 1 }
      addFile(cleaned, folder: nil, project: project)
    }
  }

  /// The number of the configuration for what is in a folder.
  private mutating func project(for folder: RawPath) -> Int {
    do {
      return try projects.index(for: folder)
    } catch {
      configurationError = configurationError ?? error
      return 0
    }
  }

  /// Adds standard input under a name.
  mutating func addStandardInput(named name: String) {
    let project = project(for: RawPath(name).cleaned.parent)
    files.append(FoundFile(path: nil, shown: name, folder: nil, project: project))
  }

  /// Works out for each file the path that tells it from others.
  mutating func identify(in root: ProjectRoot) {
    for index in folders.indices {
      folders[index].identifyingPath = root.path(ofFolder: folders[index].path)
    }
    for index in files.indices {
      guard let path = files[index].path else {
        let name = files[index].shown
        guard name != InputSettings.unnamed else { continue }
        files[index].identifyingPath = root.path(ofFile: RawPath(name).cleaned)
        continue
      }
      guard let folder = files[index].folder.map({ folders[$0] }) else {
        files[index].identifyingPath = root.path(ofFile: path)
        continue
      }
      let inside = Self.path(path, inside: folder)
      let identifying =
        folder.identifyingPath.isEmpty
        ? inside : RawPath(folder.identifyingPath).appending(inside)
      // Mostly it is the one that is shown, and then need not be in memory twice.
      files[index].identifyingPath =
        identifying == path ? files[index].shown : identifying.text
    }
    guard files.count > 1 else { return }
    // A file that is named in several ways is judged once.
    // Names that differ in how an accent is written are different files, though equal as text.
    var seen: Set<RawPath> = []
    files.removeAll { file in
      file.identifyingPath.map { !seen.insert(RawPath($0)).inserted } ?? false
    }
  }

  /// The path of a file from the folder that it was met in.
  func pathInFolder(of file: FoundFile) -> RawPath {
    let path = file.path ?? RawPath(file.shown)
    return file.folder.map { Self.path(path, inside: folders[$0]) } ?? path.name
  }

  private static func path(_ path: RawPath, inside folder: SearchedFolder) -> RawPath {
    // What was met in a folder has its path from there, as links to folders are not followed.
    let base = folder.path == RawPath(".") ? 0 : folder.path.bytes.count
    return RawPath(path.bytes.dropFirst(base).drop { $0 == UInt8(ascii: "/") })
  }

  /// Leaves only the files of some versions, and those that are kept although they did not change.
  mutating func narrow(
    to versions: [FileVersions], in root: ProjectRoot,
    keeping isKept: (FoundFile) -> Bool = { _ in false }
  ) {
    var byPath: [RawPath: FileVersions] = [:]
    for file in versions { byPath[RawPath(root.path(ofFile: file.path))] = file }
    files = files.compactMap { file in
      var file = file
      file.versions = file.identifyingPath.flatMap { byPath.removeValue(forKey: RawPath($0)) }
      return file.versions == nil && !isKept(file) ? nil : file
    }
    // What is staged need not be on the disk any more, and what was deleted is not.
    for (path, versions) in byPath.sorted(
      by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) })
    {
      guard versions.new != .workingTree else { continue }
      files.append(
        FoundFile(
          path: versions.path, shown: versions.path.text,
          folder: folders.isEmpty ? nil : 0, project: project(for: versions.path.parent),
          versions: versions, identifyingPath: path.text))
    }
  }

  /// Whether a file that is gone from the disk would have been found in a folder that was searched.
  func wouldFind(_ path: RawPath, in root: ProjectRoot) -> Bool {
    guard case .failure = FileKind.of(path), covers(root.path(ofFile: path)) else { return false }
    let names = path.components
    return isNamedLikeOne(path.name.text)
      && names.dropLast().allSatisfy {
        let name = RawPath($0).text
        return Self.isSearched(name) && !Self.isDocumentation(name) || name == ".."
      }
      && !names.indices.contains { isExcluded(names[...$0], isFolder: $0 < names.count - 1) }
      && !isExcluded(path, isFolder: false, by: 0)
  }

  /// Whether a folder that need not be there would have been searched.
  func searches(_ path: RawPath, in root: ProjectRoot) -> Bool {
    let identifyingPath = root.path(ofFile: path)
    return (covers(identifyingPath) || folders.contains { $0.identifyingPath == identifyingPath })
      && !isExcluded(named: path, isFolder: true, by: 0)
  }

  /// The files that were read to find others: configurations and rules of git.
  var otherFiles: [RawPath] { projects.all.flatMap(\.files) + ignoreFiles }

  /// Whether a named file that need not be there is left out.
  func leavesOut(_ path: RawPath) -> Bool { isExcluded(named: path, isFolder: false, by: 0) }

  /// Leaves only the files of a shard.
  mutating func narrow(to shard: Shard) {
    files.removeAll { !shard.holds($0.identifyingPath ?? $0.shown) }
  }

  /// Whether a path that tells a file from others lies in a folder that was searched.
  func covers(_ identifyingPath: String) -> Bool {
    folders.contains { folder in
      if folder.identifyingPath.isEmpty { return !identifyingPath.hasPrefix("/") }
      return identifyingPath.hasPrefix(RawPath(folder.identifyingPath).appending(RawPath("")).text)
    }
  }

  /// Whether a file is not there yet; the set is made for the second, as it is slow to start.
  private mutating func isNew(_ path: RawPath) -> Bool {
    if files.isEmpty { return true }
    if seen.isEmpty {
      for file in files { if let path = file.path { seen.insert(path) } }
    }
    return seen.insert(path).inserted
  }

  private mutating func addFile(_ path: RawPath, folder: Int?, project: Int) {
    guard isNew(path) else { return }
    guard files.count < maximumCount else { return fill() }
    files.append(
      FoundFile(
        path: path, shown: path.text, folder: folder, isOffered: areOffered && folder == nil,
        project: project))
  }

  /// Says once that there are too many files.
  private mutating func fill() {
    guard !isFull else { return }
    isFull = true
    fail(
      folders.last?.path ?? RawPath("."),
      "there are more than \(maximumCount) files, and the others are left out; name fewer folders, "
        + "or leave some out with --exclude")
  }

  private mutating func walk(_ folder: RawPath, rules: IgnoreRules, project: Int) {
    guard !isFull else { return }
    switch Folder.entries(of: folder) {
    case .failure(let problem):
      failInside(folder, problem.message)
    case .success(let entries):
      var rules = rules
      if respectsIgnores {
        rules.enter(folder, holding: entries)
        ignoreFiles += rules.files
      }
      var project = project
      do {
        project = try projects.index(for: folder, holding: entries, inside: project)
      } catch {
        configurationError = configurationError ?? error
      }
      for entry in entries { visit(entry, in: folder, rules: rules, project: project) }
    }
  }

  private mutating func visit(
    _ entry: Folder.Entry, in folder: RawPath, rules: IgnoreRules, project: Int
  ) {
    let name = entry.name.text
    let path = folder.appending(entry.name)
    let isFolder = entry.kind == .folder
    guard isFolder ? Self.isSearched(name) : isWanted(name, at: path, by: project) else { return }
    if isExcluded(path.components[...], isFolder: isFolder)
      || isExcluded(path, isFolder: isFolder, by: project)
    {
      folders[folders.count - 1].excluded += 1
      return
    }
    let isIgnored = respectsIgnores && rules.ignores(entry.name, isFolder: isFolder)
    if isIgnored, !isTracked(entry.name, by: rules) {
      folders[folders.count - 1].ignored += 1
      return
    }
    if isFolder, Self.isDocumentation(name) {
      folders[folders.count - 1].bundles += 1
      return
    }
    switch entry.kind {
    case .folder where InputFormat.isAlwaysTree(path: name):
      failInside(path, "it is a folder, though it is named like a tree")
    case .folder:
      walk(path, rules: rules.inside(entry.name, isIgnored: isIgnored), project: project)
    case .file:
      addFile(path, folder: folders.count - 1, project: project)
    case .link, .special:
      visitOther(path, name, project: project)
    }
  }

  /// Whether git tracks something that its rules name, or something in it: it is then not ignored.
  private mutating func isTracked(_ name: RawPath, by rules: IgnoreRules) -> Bool {
    guard let top = rules.top else { return false }
    if indexes[top] == nil {
      do throws(FileProblem) {
        indexes[top] = try GitIndex(of: top)
      } catch {
        indexes[top] = GitIndex()
        failInside(
          folders[folders.count - 1].path,
          "\(error.message), so that nobody knows which ignored files are tracked; "
            + "--no-ignore reads them all")
      }
    }
    return indexes[top]?.tracks(rules.names + [name.bytes[...]]) ?? false
  }

  /// A link to a file counts as one; what cannot be read matters where the name says tree.
  private mutating func visitOther(_ path: RawPath, _ name: String, project: Int) {
    switch FileKind.of(path) {
    case .success(.file):
      if let real = path.real, let top = folders[folders.count - 1].top, !real.isInside(top) {
        // Whoever may add a link to a project need not be somebody who may read what it leads to.
        guard InputFormat.isAlwaysTree(path: name) else { return }
        failInside(
          path,
          "the symbolic link leads out of the project, to \(Arguments.shown(real.text)); "
            + "name it on the command line if it is meant")
      } else {
        addFile(path, folder: folders.count - 1, project: project)
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

  private static func isSearched(_ name: String) -> Bool {
    !name.hasPrefix(".") && !skipped.contains(name)
  }

  /// Whether a folder is a catalog of Swift-DocC, whose source is that of tutorials.
  private static func isDocumentation(_ name: String) -> Bool { name.hasSuffix(".docc") }

  private func isWanted(_ name: String, at path: RawPath, by project: Int) -> Bool {
    if ConfigurationFile.names.contains(name) || name == Baseline.name { return false }
    if let includes = projects.all[project].includes, !includes.match(path) { return false }
    if isNamedLikeOne(name), endings != nil || !name.hasPrefix(".#") { return true }
    return endings == nil && projects.all[project].globs?.adapter(for: path) != nil
  }

  /// Whether a name has an ending that is looked for.
  private func isNamedLikeOne(_ name: String) -> Bool {
    endings.map { $0.contains { name.hasSuffix($0) } } ?? InputFormat.mayBeTree(path: name)
  }

  private mutating func failInside(_ path: RawPath, _ message: String) {
    folders[folders.count - 1].failures += 1
    fail(path, message)
  }

  private mutating func fail(_ path: RawPath, _ message: String) {
    errors.append(InputError(path: path.text, position: nil, end: nil, message: message))
  }

  /// A guess at the meaning of a word that leads nowhere.
  private static func hint(for path: RawPath) -> String {
    let names = Command.available.map(\.rawValue)
    let command = Suggestion.closest(to: path.text, among: names)
    return command.map { "; did you mean the command \($0)?" } ?? ""
  }

  /// Whether a configuration leaves out a path.
  private func isExcluded(_ path: RawPath, isFolder: Bool, by project: Int) -> Bool {
    guard respectsExcludes else { return false }
    return projects.all[project].excludes?.match(path, isFolder: isFolder) ?? false
  }

  /// Whether a named path, or a folder that it is in, is left out.
  private func isExcluded(named path: RawPath, isFolder: Bool, by project: Int) -> Bool {
    if isExcluded(path, isFolder: isFolder, by: project) { return true }
    guard !excludes.isEmpty else { return false }
    let names = Self.fromCurrentFolder(path).components
    return names.indices.contains { end in
      isExcluded(names[...end], isFolder: isFolder || end < names.count - 1)
    }
  }

  private func isExcluded(_ names: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
    excludes.last { $0.matches(names, isFolder: isFolder) }?.isNegated == false
  }

  /// An absolute path as seen from the current folder, where it is inside.
  private static func fromCurrentFolder(_ path: RawPath) -> RawPath {
    guard path.isAbsolute, let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    let prefix = RawPath(cString: current).bytes + [UInt8(ascii: "/")]
    return path.bytes.starts(with: prefix) ? RawPath(path.bytes.dropFirst(prefix.count)) : path
  }
}
