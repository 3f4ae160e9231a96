/// The names of the files that a git repository tracks, out of its index.
///
/// The format is that of git's own page `gitformat-index`, versions 2 to 4. It is read here because
/// the program may run where there is no git, or where git refuses a folder of another user.
struct GitIndex {
  /// The names of one file of the index, one behind the other, sorted bytewise.
  private struct Names {
    var bytes: [UInt8] = []
    var ends: [Int] = []

    subscript(index: Int) -> ArraySlice<UInt8> {
      bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// Whether a name is there that is a path, or that begins with it where that is a folder's.
    func hold(_ path: [UInt8], isFolder: Bool) -> Bool {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if self[middle].lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
      }
      guard low < ends.count else { return false }
      return isFolder ? self[low].starts(with: path) : self[low].elementsEqual(path)
    }
  }

  private var parts: [Names] = []

  /// Nothing is tracked.
  init() {}

  /// The index of the repository whose top a folder is; of a split index both parts count, with
  /// what was removed since. Nothing is tracked where there is none yet.
  init(of top: RawPath) throws(FileProblem) {
    guard let folder = Self.gitFolder(of: top) else { return }
    let file = folder.appending(RawPath("index"))
    guard let base = try read(file) else { return }
    guard !base.isEmpty else { return }
    let digits = base.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    _ = try read(folder.appending(RawPath("sharedindex.\(digits.joined())")))
  }

  /// Whether a path from the top is tracked, or a folder holds something that is.
  func tracks(_ names: [ArraySlice<UInt8>]) -> Bool {
    let path = Array(names.joined(separator: [UInt8(ascii: "/")]))
    return parts.contains {
      $0.hold(path, isFolder: false) || $0.hold(path + [UInt8(ascii: "/")], isFolder: true)
    }
  }

  /// The paths from the top that are tracked and that somebody wants, each once.
  func paths(where isWanted: (ArraySlice<UInt8>) -> Bool) -> Set<ArraySlice<UInt8>> {
    var paths: Set<ArraySlice<UInt8>> = []
    for names in parts {
      for index in names.ends.indices where isWanted(names[index]) { paths.insert(names[index]) }
    }
    return paths
  }

  /// Where git keeps what it knows: `.git`, or what a file of that name says.
  private static func gitFolder(of top: RawPath) -> RawPath? {
    let place = top.appending(RawPath(".git"))
    guard case .success(.file) = FileKind.of(place) else { return place }
    let mark = Array("gitdir: ".utf8)
    guard case .success(let bytes) = FileContents.read(place), bytes.starts(with: mark) else {
      return nil
    }
    let path = RawPath(bytes.dropFirst(mark.count).prefix { $0 != 0x0A && $0 != 0x0D })
    return path.isAbsolute ? path : top.appending(path)
  }

  /// Reads one file of the index; gives the identity of the other part, empty where there is none,
  /// or nil where there is no such file.
  private mutating func read(_ file: RawPath) throws(FileProblem) -> [UInt8]? {
    if case .failure = FileKind.of(file) { return nil }
    let bytes = Array(try FileContents.read(file).get())
    // Identities are of SHA-1 or of SHA-256, which only the configuration of the repository says.
    for length in [20, 32] {
      if let (names, base) = Self.names(in: bytes, identity: length) {
        parts.append(names)
        return base
      }
    }
    throw FileProblem("the index of git \(Arguments.shown(file.text)) cannot be understood")
  }

  private static func names(in bytes: [UInt8], identity: Int) -> (Names, base: [UInt8])? {
    guard bytes.count >= 12 + identity, bytes.starts(with: "DIRC".utf8) else { return nil }
    let version = number(bytes, 4)
    guard (2...4).contains(version) else { return nil }
    let end = bytes.count - identity
    var names = Names()
    var last: [UInt8] = []
    var offset = 12
    for _ in 0..<number(bytes, 8) {
      let start = offset
      offset += 40 + identity
      guard offset + 2 < end else { return nil }
      let flags = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      offset += flags & 0x4000 != 0 && version > 2 ? 4 : 2
      if version == 4 {
        guard let removed = takeCount(bytes, &offset, end), removed <= last.count else {
          return nil
        }
        last.removeLast(removed)
      } else {
        last = []
      }
      guard offset < end, let zero = bytes[offset..<end].firstIndex(of: 0) else { return nil }
      last += bytes[offset..<zero]
      guard min(last.count, 0xFFF) == flags & 0xFFF else { return nil }
      offset = version == 4 ? zero + 1 : start + (zero - start + 8) / 8 * 8
      // Names of files that only changed since the other part was written stand there.
      guard !last.isEmpty else { continue }
      names.bytes += last
      names.ends.append(names.bytes.count)
    }
    return (names, base(bytes, offset, end, identity))
  }

  /// The identity of the other part, which an extension has.
  private static func base(
    _ bytes: [UInt8], _ start: Int, _ end: Int, _ identity: Int
  ) -> [UInt8] {
    var offset = start
    while offset + 8 <= end {
      let body = offset + 8
      if bytes[offset..<body].starts(with: "link".utf8), body + identity <= end {
        return Array(bytes[body..<body + identity])
      }
      offset = body + number(bytes, offset + 4)
    }
    return []
  }

  /// The number in four bytes, the highest first.
  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of any length, seven bits a byte, as in the offsets of packs.
  private static func takeCount(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> Int? {
    var count = -1
    while offset < end, count < 1 << 24 {
      let byte = bytes[offset]
      offset += 1
      count = (count + 1) << 7 | Int(byte & 0x7F)
      if byte & 0x80 == 0 { return count }
    }
    return nil
  }
}
