/// The git repository around a folder, asked for what changed.
struct GitRepository {
  let git: Git
  /// The names that lead from the top of the repository to the folder.
  private let names: [ArraySlice<UInt8>]
  /// The top, where the folder is not inside, as variables for git may have it.
  private let top: RawPath?

  /// More files than this that came and went are not compared with each other to find which of
  /// them were moved; those that are just the same are found in any case. It is git's own number.
  private static let renameLimit = 1000
  /// Lists a submodule that is at another commit, whatever `.gitmodules` says, and looks at none of
  /// its files.
  private static let movedSubmodules = "--ignore-submodules=dirty"

  /// Finds the repository around a folder; the variables are for git alone.
  init(
    around folder: RawPath = RawPath("."), variables: [String: String] = [:]
  ) throws(GitProblem) {
    git = try Git(folder: folder, variables: variables).withoutFilters()
    let answer = try git.output(["rev-parse", "--is-inside-work-tree", "--show-prefix"])
    if answer.starts(with: "true\n".utf8) {
      top = nil
      names = RawPath(answer.dropFirst(5).dropLast()).components
    } else {
      top = RawPath(try git.output(["rev-parse", "--show-toplevel"]).dropLast())
      names = []
    }
  }

  /// The changes in the working tree, including files that git does not know yet, since the
  /// commit in which this branch left a revision.
  func changes(since revision: String) throws(GitProblem) -> GitChanges {
    let base = try base(of: revision)
    let entries = try difference(from: base, [Self.movedSubmodules])
    var changes: [RawPath: GitChange] = [:]
    var lost: [RawPath: GitObjectID] = [:]
    var gone: [RawPath: GitChange] = [:]
    for entry in entries where entry.submodule == nil {
      guard entry.isFile || entry.isLink || entry.status == .unmerged else {
        lost[entry.path] = entry.old
        if entry.status == .deleted, entry.old != nil {
          gone[entry.path] = change(entry, isStaged: false)
        }
        continue
      }
      // Of a file with conflicts there are two lines, and one of them has no old version.
      if entry.old == nil, changes[entry.path] != nil { continue }
      changes[entry.path] = change(entry, isStaged: false)
    }
    let unknown = try git.output([
      "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/",
    ])
    for path in unknown.split(separator: 0) where path.last != UInt8(ascii: "/") {
      let path = RawPath(path)
      changes[path] = change(path, from: path, old: lost[path], new: nil, isTracked: false)
      gone[path] = nil
    }
    return GitChanges(
      files: Self.sorted(changes.values), submodules: submodules(of: entries),
      gone: Self.sorted(gone.values))
  }

  /// The changes staged for the next commit.
  func stagedChanges() throws(GitProblem) -> GitChanges {
    let base: String
    if let head = try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) {
      base = head
    } else {
      // Before the first commit, everything is new: the difference from a tree without files.
      let empty = try git.output(["hash-object", "-t", "tree", "--stdin"])
      base = String(decoding: empty.dropLast(), as: UTF8.self)
    }
    // What is only announced with `git add -N` is not staged.
    let options = ["--cached", "--ita-invisible-in-index", Self.movedSubmodules]
    let entries = try difference(from: base, options)
    if let entry = entries.first(where: { $0.status == .unmerged }) {
      throw .conflict(shown(entry.path))
    }
    let files = entries.filter { entry in
      // Only the permission changed, if the contents are the same.
      entry.isLink || entry.isFile && (entry.old != entry.new || entry.oldPath != entry.path)
    }
    let gone = entries.filter { $0.status == .deleted && $0.old != nil }
    return GitChanges(
      files: Self.sorted(files.map { change($0, isStaged: !$0.isLink) }),
      submodules: submodules(of: entries),
      gone: Self.sorted(gone.map { change($0, isStaged: false) }))
  }

  /// The submodules of a difference, as seen from the folder.
  private func submodules(of entries: [GitDiffEntry]) -> [GitSubmodule] {
    entries.compactMap(\.submodule).map { GitSubmodule(path: shown($0.path), old: $0.old) }
  }

  /// Both versions of files that changed; those that turn out to be the same are left out.
  func versions(of changes: [GitChange]) throws(GitProblem) -> [FileVersions] {
    // Files that are not checked out, or that something else has taken the place of, are passed
    // over: there is no version to lint.
    let present = changes.filter { $0.new != nil || Self.isReadable($0.path) }
    let contents = try contents(of: present)
    return present.compactMap { change in
      let old = change.old.flatMap { contents[$0] }.flatMap { $0.isEmpty ? nil : $0 }
      if let new = change.new {
        return FileVersions(
          path: change.path, oldPath: change.oldPath, old: old, new: .bytes(contents[new] ?? []))
      }
      if let old, change.path == change.oldPath,
        case .success(let bytes) = FileContents.read(change.path), bytes.elementsEqual(old)
      {
        return nil
      }
      return FileVersions(
        path: change.path, oldPath: change.oldPath, old: old, new: .workingTree)
    }
  }

  /// Whether a path leads to a file, through a link as long as that stays in the project.
  private static func isReadable(_ path: RawPath) -> Bool {
    switch FileKind.of(path, followingLinks: false) {
    case .success(.file): true
    case .success(.link):
      (try? FileKind.of(path).get()) == .file && OutputPath(path).escape == nil
    default: false
    }
  }

  /// The last versions of files that were deleted.
  func versions(ofGone files: [GitChange]) throws(GitProblem) -> [FileVersions] {
    let contents = try contents(of: files)
    return files.map { file in
      FileVersions(
        path: file.path, oldPath: file.path, old: file.old.flatMap { contents[$0] }, new: .gone)
    }
  }

  /// The contents of all versions that git has.
  private func contents(of changes: [GitChange]) throws(GitProblem) -> [GitObjectID: [UInt8]] {
    let wanted = changes.flatMap { change in
      [change.old, change.new].compactMap { id in id.map { GitContents.Wanted($0, change) } }
    }
    return try GitContents(git).all(of: wanted)
  }

  private func difference(
    from base: String, _ options: [String]
  ) throws(GitProblem) -> [GitDiffEntry] {
    // A command for programs, which heeds none of the settings for people.
    let bytes = try git.output(
      ["diff-index", "--raw", "-z", "--no-abbrev", "-M", "-l\(Self.renameLimit)"] + options
        + [base, "--"])
    guard let entries = GitDiffEntry.entries(of: bytes) else {
      throw .failed(command: "diff-index", says: "the answer cannot be understood")
    }
    return entries
  }

  private func change(_ entry: GitDiffEntry, isStaged: Bool) -> GitChange {
    // What was copied is new here; the original still has its findings.
    let isNew = entry.status == .copied || entry.old == nil
    return change(
      entry.path, from: isNew ? entry.path : entry.oldPath, old: isNew ? nil : entry.old,
      new: isStaged ? entry.new : nil)
  }

  private func change(
    _ path: RawPath, from oldPath: RawPath, old: GitObjectID?, new: GitObjectID?,
    isTracked: Bool = true
  ) -> GitChange {
    GitChange(
      path: shown(path), oldPath: shown(oldPath), pathFromTop: path, old: old, new: new,
      isTracked: isTracked)
  }

  /// A path from the top of the repository as seen from the folder.
  private func shown(_ path: RawPath) -> RawPath {
    if let top { return top.appending(path) }
    let parts = path.components
    let common = zip(names, parts).prefix { $0 == $1 }.count
    let up = [ArraySlice<UInt8>](repeating: [0x2E, 0x2E], count: names.count - common)
    let joined = (up + parts.dropFirst(common)).joined(separator: [UInt8(ascii: "/")])
    return git.folder.appending(RawPath(joined))
  }

  private static func sorted(_ changes: some Sequence<GitChange>) -> [GitChange] {
    changes.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
  }
}
