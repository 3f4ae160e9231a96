import Linting

/// A change as a run sees it: both versions of the project, and what git says besides.
///
/// A finding is at the use of a view, and what a screen says may come from any file that the index
/// reads. So where source or a table of strings changed, every file that may read it is looked at
/// in both versions, each with the declarations and texts of its own.
struct ChangedProject: Sendable {
  /// The files as they were.
  let before: ProjectVersion
  /// The files as they are: not on the disk where something else is staged.
  let after: ProjectVersion
  /// The submodules of the searched folders that the change moved.
  let submodules: [GitSubmodule]
  /// The files that were deleted.
  private(set) var gone: [FoundFile] = []
  /// Whether the change touches what an index reads.
  let touchesIndex: Bool
  /// The paths that changed, of those that were asked for.
  private let paths: Set<String>

  /// A change to files that were found, of which those are left that it may make different; the
  /// index is not read where `isIndexed` says so. Some files are asked for besides.
  init(
    _ scope: ChangeScope, to discovery: inout Discovery, in root: ProjectRoot,
    _ languages: LanguageChoice, isIndexed: Bool, besides others: [RawPath] = []
  ) throws(UsageError) {
    discovery.identify(in: root)
    let found = discovery
    let wanted = Set(found.files.compactMap(\.identifyingPath))
    let links = ChangedLinks(among: found.files, in: root)
    let others = Set(others.map { root.path(ofFile: $0) })
    var paths: Set<String> = []
    // What git tracks is looked at also in folders that are skipped for their names.
    var skipped: Set<String> = []
    func isTracked(_ path: RawPath) -> Bool {
      guard found.isSkipped(path, in: root) else { return false }
      let name = root.path(ofFile: path)
      paths.insert(name)
      skipped.insert(name)
      return true
    }
    func isShown(_ path: RawPath, _ name: String) -> Bool {
      wanted.contains(name) || skipped.contains(name) || found.wouldFind(path, in: root)
    }
    func isRead(_ path: RawPath, _ name: String) -> Bool {
      !name.hasPrefix("/") && SourceIndex.reads(path)
        && found.rules.skippedFolder(of: RawPath(name).components.dropLast()) == nil
    }
    let changes = try scope.changes(tracked: isTracked) { path in
      let name = root.path(ofFile: path)
      paths.insert(name)
      return wanted.contains(name) || links.pass(name) || others.contains(name)
        || isRead(path, name) || found.wouldFind(path, in: root)
    }
    let files = changes.files + links.versions(of: changes.files, changed: paths, in: root)
    before = ProjectVersion(.before, of: files, in: root)
    after = ProjectVersion(.after, of: files, in: root)
    submodules = changes.submodules.filter { found.searches($0.path, in: root) }
    self.paths = paths
    let sources = isIndexed && files.contains { $0.touches { SourceIndex.isSource($0.text) } }
    let tables = files.contains {
      $0.touches(SourceIndex.isTable) || $0.touches(SourceIndex.isColor)
    }
    touchesIndex = sources || isIndexed && tables
    try discovery.narrow(
      to: files.filter { isShown($0.path, root.path(ofFile: $0.path)) }, in: root
    ) { file in
      guard let format = InputFormat(path: file.shown) else { return false }
      return format.isIndexed && isIndexed && (sources || tables)
        || format.asksCode && sources
        || format.hasTranslations && tables && languages != .development
    }
    gone = discovery.files.filter { $0.versions?.new == .gone }
    discovery.files.removeAll { $0.versions?.new == .gone }
  }

  /// Whether a file is among those that changed.
  func changes(_ path: RawPath, in root: ProjectRoot) -> Bool {
    paths.contains(root.path(ofFile: path))
  }
}

extension FileVersions {
  /// Whether the path of one of its versions is of some kind.
  fileprivate func touches(_ isOfKind: (RawPath) -> Bool) -> Bool {
    isOfKind(path) || isOfKind(oldPath)
  }
}

/// The symbolic links among some files, which are read as what they lead to: its name may be one
/// that nobody would look at.
private struct ChangedLinks {
  /// A link with the links that it leads through, and the file at the end, by the paths that tell
  /// files from others.
  private struct Way {
    let file: FoundFile
    let links: Set<String>
    let target: String
  }

  private var ways: [Way] = []
  private var names: Set<String> = []

  init(among files: [FoundFile], in root: ProjectRoot) {
    for file in files {
      guard let path = file.path,
        case .success(.link) = FileKind.of(path, followingLinks: false)
      else { continue }
      let way = OutputPath(path)
      let links = Set(way.links.map { root.path(ofFile: $0) }).subtracting([
        file.identifyingPath ?? file.shown
      ])
      let target = root.path(ofFile: way.place)
      ways.append(Way(file: file, links: links, target: target))
      names.formUnion(links)
      names.insert(target)
    }
  }

  /// Whether a link leads through a path, or to it.
  func pass(_ name: String) -> Bool { names.contains(name) }

  /// The versions of links that did not change themselves. One that leads another way counts as
  /// new, since nobody knows any more where it led.
  func versions(
    of changes: [FileVersions], changed: Set<String>, in root: ProjectRoot
  ) -> [FileVersions] {
    guard !ways.isEmpty else { return [] }
    var byPath: [String: FileVersions] = [:]
    for change in changes { byPath[root.path(ofFile: change.path)] = change }
    return ways.compactMap { way in
      guard let path = way.file.path, byPath[way.file.identifyingPath ?? way.file.shown] == nil
      else { return nil }
      if !way.links.isDisjoint(with: changed) {
        return FileVersions(path: path, oldPath: path, old: nil, new: .workingTree)
      }
      guard let target = byPath[way.target], target.new != .gone else { return nil }
      return FileVersions(path: path, oldPath: path, old: target.old, new: target.new)
    }
  }
}
