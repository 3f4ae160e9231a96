import LintReports
import Linting

/// The files that the paths on a command line stand for, as `FileSearch` found them.
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
    /// Whether anything in it is skipped for its name.
    var skipsAny = false
    /// How many files in it are of each language that is not read.
    var unread: [UnreadLanguage: Int] = [:]
    /// Where links may lead: the repository that it is in, or else the folder itself.
    let top: RawPath?
  }

  /// The rules by which they were found.
  let rules: SearchRules
  /// The configurations of the folders.
  var projects: Projects
  var files: [FoundFile] = []
  var folders: [SearchedFolder] = []
  var errors: [InputError] = []
  /// The named paths that were left out.
  var excluded = 0
  /// The files with rules of git that were read.
  var ignoreFiles: [RawPath] = []

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
  ) throws(UsageError) {
    var byPath: [RawPath: FileVersions] = [:]
    for file in versions { byPath[RawPath(root.path(ofFile: file.path))] = file }
    files = files.compactMap { file in
      var file = file
      file.versions = file.identifyingPath.flatMap { byPath.removeValue(forKey: RawPath($0)) }
      return file.versions == nil && !isKept(file) ? nil : file
    }
    // What is staged need not be on the disk any more, and what was deleted is not; what changed
    // in a folder that is skipped was not met.
    for (path, versions) in byPath.sorted(
      by: { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) })
    {
      let isSkipped = isSkipped(versions.path, in: root)
      guard versions.new != .workingTree || isSkipped else { continue }
      files.append(
        FoundFile(
          path: versions.path, shown: versions.path.text,
          folder: folders.isEmpty ? nil : 0, project: try projects.index(for: versions.path.parent),
          versions: versions, identifyingPath: path.text, isSkipped: isSkipped))
    }
  }

  /// Whether a file lies in a folder that was searched, and was not met for its name or that of a
  /// folder alone. The configuration may leave it out; the names of folders that are skipped need
  /// not be those of other people's code.
  func isSkipped(_ path: RawPath, in root: ProjectRoot) -> Bool {
    let identifyingPath = root.path(ofFile: path)
    let names = RawPath(identifyingPath).components
    let isSkipped = folders.contains { folder in
      guard covers(identifyingPath, in: folder) else { return false }
      let inside = names.dropFirst(RawPath(folder.identifyingPath).components.count)
      return rules.skippedFolder(of: inside.dropLast()) != nil
        || inside.last?.starts(with: ".#".utf8) == true
    }
    guard isSkipped else { return false }
    var projects = projects
    let project = (try? projects.index(for: path.parent)) ?? 0
    return rules.isWantedAnywhere(path, by: projects.all[project])
  }

  /// Whether a file that is gone from the disk would have been found in a folder that was searched.
  func wouldFind(_ path: RawPath, in root: ProjectRoot) -> Bool {
    guard case .failure = FileKind.of(path), covers(root.path(ofFile: path)) else { return false }
    let names = path.components
    return rules.isNamedLikeOne(path.name.text)
      && names.dropLast().allSatisfy {
        let name = RawPath($0).text
        return rules.isSearched(name) && !rules.isDocumentation(name) || name == ".."
      }
      && !names.indices.contains { rules.isExcluded(names[...$0], isFolder: $0 < names.count - 1) }
      && !rules.isExcluded(path, isFolder: false, by: projects.all[0])
  }

  /// Whether a folder that need not be there would have been searched.
  func searches(_ path: RawPath, in root: ProjectRoot) -> Bool {
    let identifyingPath = root.path(ofFile: path)
    return (covers(identifyingPath) || folders.contains { $0.identifyingPath == identifyingPath })
      && !rules.isExcluded(named: path, isFolder: true, by: projects.all[0])
  }

  /// The tops of the repositories that the named folders and files are in.
  var repositories: [RawPath] {
    let named = folders.map(\.path) + files.filter { $0.folder == nil }.compactMap(\.path?.parent)
    return Set(named).compactMap { ProjectRoot.repository(around: $0) }
  }

  /// The files that were read to find others: configurations and rules of git.
  var otherFiles: [RawPath] { projects.all.flatMap(\.files) + ignoreFiles }

  /// Whether a named file that need not be there is left out.
  func leavesOut(_ path: RawPath) -> Bool {
    rules.isExcluded(named: path, isFolder: false, by: projects.all[0])
  }

  /// Leaves only the files of a shard.
  mutating func narrow(to shard: Shard) {
    files.removeAll { !shard.holds($0.identifyingPath ?? $0.shown) }
  }

  /// Whether a path that tells a file from others lies in a folder that was searched.
  func covers(_ identifyingPath: String) -> Bool {
    folders.contains { covers(identifyingPath, in: $0) }
  }

  private func covers(_ identifyingPath: String, in folder: SearchedFolder) -> Bool {
    if folder.identifyingPath.isEmpty { return !identifyingPath.hasPrefix("/") }
    return identifyingPath.hasPrefix(RawPath(folder.identifyingPath).appending(RawPath("")).text)
  }
}
