/// The changes of a diff to one file.
struct DiffedFile: Equatable, Sendable {
  /// Why the old version cannot be made from the diff.
  enum Obstacle: Equatable, Sendable {
    case binary
    /// The diff of a merge, against several old versions.
    case combined
  }

  /// The line of the diff where it begins, from 1.
  let line: Int
  /// Whether the names begin with `a/` and `b/` or others that only say which version it is, where
  /// git's own header tells.
  var isPrefixed: Bool?
  /// The names in the diff; nil where the version is not there.
  var oldName: RawPath?
  var newName: RawPath?
  /// The names where git says that it moved the file; they have no prefix.
  var movedFrom: RawPath?
  var movedTo: RawPath?
  var isCopy = false
  var isDeleted = false
  /// Whether it is a link or another repository.
  var isSpecial = false
  var obstacle: Obstacle?
  var hunks: [DiffHunk] = []

  /// The paths that the new version may have from the folder of the diff, likeliest first; none
  /// where the file was deleted, or is none.
  var candidates: [RawPath] {
    guard !isDeleted, !isSpecial else { return [] }
    if let movedTo { return [movedTo] }
    return newName.map(spellings) ?? []
  }

  /// The paths that a new version which is a link may have, likeliest first.
  var linkCandidates: [RawPath] { isDeleted ? [] : newName.map(spellings) ?? [] }

  /// The paths that the old version may have had, likeliest first.
  var oldCandidates: [RawPath] { oldName.map(spellings) ?? [] }

  /// A name as it is and without its prefix, the likelier first.
  private func spellings(_ name: RawPath) -> [RawPath] {
    guard let short = DiffName.withoutPrefix(name) else { return [name] }
    return hasPrefixes ? [short, name] : [name, short]
  }

  /// Whether nothing is left of the file; only git says whether it is still there.
  var isEmptied: Bool {
    hunks.count == 1 && hunks[0].start == 0 && hunks[0].lines.allSatisfy { $0.kind == .removed }
  }

  /// The path of the old version, given that of the new one.
  func oldPath(of path: RawPath) -> RawPath {
    isCopy ? path : movedFrom ?? path
  }

  /// Whether the names probably have prefixes: those of git or what looks like them.
  private var hasPrefixes: Bool {
    if let isPrefixed { return isPrefixed }
    let names = [oldName, newName].compactMap { $0 }
    if names.count == 2, names[0] == names[1] { return false }
    let letters = Set("abciow12".utf8)
    return names.allSatisfy {
      $0.bytes.count > 2 && $0.bytes[1] == UInt8(ascii: "/") && letters.contains($0.bytes[0])
    }
  }

  /// The old version of a file, from the new one; nil where there was none, or nothing in it.
  func old(from new: [UInt8], at path: RawPath) throws(DiffProblem) -> [UInt8]? {
    switch obstacle {
    case .binary:
      throw problem(path, "the diff says only that it differs; make it with git diff --text")
    case .combined:
      throw problem(
        path,
        "the diff is that of a merge, with two old versions; compare with one, as by git diff main")
    case nil: break
    }
    let old = try ReversedPatch(new, path: path).old(hunks)
    return isCopy || old.isEmpty ? nil : old
  }

  private func problem(_ path: RawPath, _ message: String) -> DiffProblem {
    DiffProblem(line: line, message: "\(Arguments.shown(path.text)): \(message)")
  }
}
