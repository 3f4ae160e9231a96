/// Reads contents that git keeps, all of them from one run of git.
struct GitContents {
  /// Contents that somebody wants, and of which file they are.
  struct Wanted {
    let id: GitObjectID
    let change: GitChange

    init(_ id: GitObjectID, _ change: GitChange) {
      self.id = id
      self.change = change
    }
  }

  private let git: Git

  /// How the file begins that Git LFS keeps in the place of a big one.
  static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

  init(_ git: Git) {
    self.git = git
  }

  /// The contents of everything that is wanted.
  func all(of wanted: [Wanted]) throws(GitProblem) -> [GitObjectID: [UInt8]] {
    var seen = Set<GitObjectID>()
    let wanted = wanted.filter { seen.insert($0.id).inserted }
    guard !wanted.isEmpty else { return [:] }
    // By name and not by path, so no path has to be quoted.
    let names = wanted.map { $0.id.digits + "\n" }.joined()
    let output: [UInt8]
    do {
      output = try git.output(["cat-file", "--batch", "--buffer"], input: Array(names.utf8))
    } catch {
      guard case .partialClone(_, let object) = error,
        let missing = wanted.first(where: { $0.id.digits == object })
      else { throw error }
      throw .missingContents(missing.change.path)
    }
    var rest = output[...]
    var contents: [GitObjectID: [UInt8]] = [:]
    for wanted in wanted {
      guard let bytes = Self.next(in: &rest) else {
        throw .missingContents(wanted.change.path)
      }
      contents[wanted.id] =
        bytes.starts(with: Self.pointer) ? try stored(bytes) ?? Array(bytes) : Array(bytes)
    }
    return contents
  }

  /// The next contents: `NAME blob SIZE`, a line break, the bytes, a line break; nil where git says
  /// that they are missing.
  private static func next(in rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let head = rest.prefix { $0 != 0x0A }
    let words = head.split(separator: UInt8(ascii: " "))
    let body = rest.dropFirst(head.count + 1)
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
      size < body.count
    else { return nil }
    rest = body.dropFirst(size + 1)
    return body.prefix(size)
  }

  /// The contents that a pointer stands for, where Git LFS has them in this clone, under their
  /// checksum; nil where they are not there. To ask git for what a checkout would write is to run
  /// the filter that attributes of the checkout name.
  private func stored(_ pointer: some Collection<UInt8>) throws(GitProblem) -> [UInt8]? {
    guard
      let match = String(decoding: pointer.prefix(1_000), as: UTF8.self)
        .firstMatch(of: /\noid sha256:([0-9a-f]{64})\n/),
      let line = try git.line(["rev-parse", "--git-common-dir"])
    else { return nil }
    let folder = RawPath(line).isAbsolute ? RawPath(line) : git.folder.appending(RawPath(line))
    let digits = String(match.1)
    let place = "lfs/objects/\(digits.prefix(2))/\(digits.dropFirst(2).prefix(2))/\(digits)"
    guard case .success(let bytes) = FileContents.read(folder.appending(RawPath(place))) else {
      return nil
    }
    return Array(bytes)
  }
}
