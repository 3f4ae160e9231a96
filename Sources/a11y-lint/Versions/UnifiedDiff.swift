import Linting

/// The contents of a unified diff, as git, `diff -u`, Subversion and others write it.
struct UnifiedDiff: Equatable, Sendable {
  /// The files that it is about, in its order.
  let files: [DiffedFile]

  /// Reads a diff; text around the changes is passed over.
  init(_ bytes: some Collection<UInt8>) throws(DiffProblem) {
    var reader = UnifiedDiffReader(Array(bytes))
    files = try reader.files()
  }

  /// Both versions of the files that somebody wants.
  ///
  /// A name is looked for from the folder, or else from the top of its repository, where git has
  /// its names from; as it is and without its first part. A file
  /// that is wanted and is not there is an error: otherwise its findings would go unseen.
  func versions(
    in folder: RawPath = RawPath("."), orIn top: RawPath? = nil,
    where isWanted: (RawPath) -> Bool
  ) throws(DiffProblem) -> [FileVersions] {
    var versions: [FileVersions] = []
    var seen: [RawPath: Int] = [:]
    for file in files {
      let folders = [folder] + (top.map { [$0] } ?? [])
      if file.isSpecial {
        if let link = Self.link(file, in: folders, isWanted) { versions.append(link) }
        continue
      }
      guard let path = try Self.path(of: file, in: folders, isWanted) else {
        if let gone = Self.gone(file, in: folders, isWanted) { versions.append(gone) }
        continue
      }
      if let line = seen.updateValue(file.line, forKey: path) {
        throw DiffProblem(
          line: file.line,
          message: "\(Arguments.shown(path.text)) stands in line \(line) already; give one diff, "
            + "from the first version to the last")
      }
      let new: [UInt8]
      switch FileContents.read(path) {
      case .success(let bytes): new = Array(bytes)
      case .failure(let problem): throw Self.unreadable(path, problem, in: file)
      }
      let oldPath = file.oldPath(of: path)
      versions.append(
        FileVersions(
          path: path, oldPath: oldPath == path ? path : folder.appending(oldPath).cleaned,
          old: try file.old(from: new, at: path), new: .workingTree))
    }
    return versions.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
  }

  /// The version of a symbolic link that leads to a file; the diff does not say what the one before
  /// led to. Nil for other things, or where nobody wants it.
  private static func link(
    _ file: DiffedFile, in folders: [RawPath], _ isWanted: (RawPath) -> Bool
  ) -> FileVersions? {
    let paths = folders.flatMap { folder in
      file.linkCandidates.map { $0.isAbsolute ? $0 : folder.appending($0).cleaned }
    }
    let links = paths.filter { FileKind.of($0, followingLinks: false) == .success(.link) }
    guard let path = links.first, isWanted(path), FileKind.of(path) == .success(.file) else {
      return nil
    }
    return FileVersions(path: path, oldPath: path, old: nil, new: .workingTree)
  }

  /// The last version of a file that was deleted; nil for another one, or where nobody wants it.
  private static func gone(
    _ file: DiffedFile, in folders: [RawPath], _ isWanted: (RawPath) -> Bool
  ) -> FileVersions? {
    guard file.isDeleted || file.isEmptied, !file.isSpecial else { return nil }
    let paths = folders.flatMap { folder in
      file.oldCandidates.map { $0.isAbsolute ? $0 : folder.appending($0).cleaned }
    }
    guard let path = paths.first(where: isWanted), case .failure = FileKind.of(path),
      let old = try? file.old(from: [], at: path)
    else { return nil }
    return FileVersions(path: path, oldPath: path, old: old, new: .gone)
  }

  /// The path of a file's new version; nil where there is none, or nobody wants it.
  private static func path(
    of file: DiffedFile, in folders: [RawPath], _ isWanted: (RawPath) -> Bool
  ) throws(DiffProblem) -> RawPath? {
    let paths = folders.flatMap { folder in
      file.candidates.map { $0.isAbsolute ? $0 : folder.appending($0).cleaned }
    }
    let present = paths.first {
      (try? FileKind.of($0).get()) == .file
    }
    if let present { return isWanted(present) ? present : nil }
    guard let path = paths.first, !file.isEmptied else { return nil }
    // Nobody could tell whether it would be looked at, but of what is surely a tree.
    if isWanted(path) || InputFormat.isAlwaysTree(path: path.text) {
      throw unreadable(path, FileProblem("there is no such file"), in: file)
    }
    return nil
  }

  private static func unreadable(
    _ path: RawPath, _ problem: FileProblem, in file: DiffedFile
  ) -> DiffProblem {
    DiffProblem(
      line: file.line,
      message:
        "\(Arguments.shown(path.text)): \(problem.message); run in the folder that the names "
        + "of the diff begin in")
  }
}

/// The problem with a diff, and in which of its lines.
struct DiffProblem: Error, Equatable {
  /// The line of the diff, from 1.
  let line: Int
  /// The problem and its remedy, escaped.
  let message: String
}
