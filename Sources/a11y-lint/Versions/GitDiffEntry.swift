/// A line of git's raw difference: two versions of a path.
struct GitDiffEntry: Equatable {
  /// The status of the path, as git's letter gives it.
  enum Status: UInt8 {
    case added = 0x41  // A
    case copied = 0x43  // C
    case deleted = 0x44  // D
    case modified = 0x4D  // M
    case renamed = 0x52  // R
    case retyped = 0x54  // T
    case unmerged = 0x55  // U
  }

  let status: Status
  /// The path from the top of the repository.
  let path: RawPath
  /// The path of the old version.
  let oldPath: RawPath
  /// The contents of the old version; nil where that was not a regular file.
  let old: GitObjectID?
  /// The contents of the new version, where git knows them.
  let new: GitObjectID?
  /// Whether the new version is a regular file: no link, no repository, and there.
  let isFile: Bool
  /// Whether the new version is a symbolic link, of which git knows the path that it has in it.
  let isLink: Bool
  /// The commits of a submodule, of which the new one may be unknown; nil for anything else.
  let submodule: GitSubmodule?

  /// The entries of `--raw -z`; nil where they cannot be understood.
  ///
  /// `:100644 100755 OLD NEW R90`, a zero byte, and one path or two, each with a zero byte.
  static func entries(of bytes: [UInt8]) -> [GitDiffEntry]? {
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
    var entries: [GitDiffEntry] = []
    while let head = fields.popFirst(), !head.isEmpty {
      let words = head.split(separator: UInt8(ascii: " "))
      guard words.count == 5, let letter = words[4].first, let status = Status(rawValue: letter),
        let first = fields.popFirst()
      else { return nil }
      let hasTwoPaths = status == .renamed || status == .copied
      guard let path = hasTwoPaths ? fields.popFirst() : first else { return nil }
      entries.append(
        GitDiffEntry(
          status: status, path: RawPath(path), oldPath: RawPath(first),
          old: isFile(words[0].dropFirst()) ? GitObjectID(words[2]) : nil,
          new: GitObjectID(words[3]), isFile: isFile(words[1]),
          isLink: words[1].elementsEqual("120000".utf8),
          submodule: isCommit(words[1])
            ? GitSubmodule(
              path: RawPath(path),
              old: isCommit(words[0].dropFirst()) ? GitObjectID(words[2]) : nil)
            : nil))
    }
    return entries
  }

  /// Whether a mode is that of a regular file, executable or not.
  private static func isFile(_ mode: ArraySlice<UInt8>) -> Bool {
    mode.starts(with: "100".utf8)
  }

  /// Whether a mode is that of a submodule, of which a repository has the commit alone.
  private static func isCommit(_ mode: ArraySlice<UInt8>) -> Bool {
    mode.elementsEqual("160000".utf8)
  }
}

/// A submodule that is at another commit than before.
struct GitSubmodule: Equatable, Sendable {
  let path: RawPath
  /// The commit that it was at; nil where it is new.
  let old: GitObjectID?
}

/// The name that git gives to contents, in hexadecimal digits.
struct GitObjectID: Hashable, Sendable {
  let digits: String

  /// The name, or nil for what git writes where it has none.
  init?(_ digits: some Collection<UInt8>) {
    let digits = String(decoding: digits, as: UTF8.self)
    guard digits.utf8.contains(where: { $0 != UInt8(ascii: "0") }) else { return nil }
    self.digits = digits
  }
}

/// A file that changed, and where git has its contents.
struct GitChange: Equatable, Sendable {
  /// The path from the folder that git was asked in.
  let path: RawPath
  /// The path that it had before, which is the same unless git found that it was moved.
  let oldPath: RawPath
  /// The path from the top of the repository, where git's attributes are looked up.
  let pathFromTop: RawPath
  /// The contents that it had before; nil where it is new.
  let old: GitObjectID?
  /// The contents that are staged; nil where the working tree has the new version.
  let new: GitObjectID?
  /// Whether git tracks the file.
  var isTracked = true
}

/// The files and submodules that a change touches.
struct GitChanges: Equatable, Sendable {
  let files: [GitChange]
  let submodules: [GitSubmodule]
  /// Files that were deleted.
  var gone: [GitChange] = []
}
