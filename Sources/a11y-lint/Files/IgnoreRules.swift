/// The files that git ignores: the patterns of a folder and of those above it in the repository.
struct IgnoreRules {
  /// The patterns of one file, and how many names lead from the top to its folder.
  private struct Part {
    let depth: Int
    let patterns: [GlobPattern]
  }

  private var parts: [Part] = []
  /// The names that lead from the top to the folder.
  private(set) var names: [ArraySlice<UInt8>]

  /// The rules that hold in a folder before its own `.gitignore` is read.
  init(above folder: RawPath) {
    names = []
    guard let real = folder.withCString({ realpath($0, nil) }) else { return }
    let path = RawPath(cString: real)
    free(real)
    guard let top = Self.top(around: path) else { return }
    add(top.appending(RawPath(".git/info/exclude")), depth: 0)
    var place = top
    for name in path.components.dropFirst(top.components.count) {
      add(place.appending(RawPath(".gitignore")), depth: names.count)
      place = place.appending(RawPath(name))
      names.append(name)
    }
  }

  /// Adds the folder's own `.gitignore`.
  mutating func enter(_ folder: RawPath) {
    add(folder.appending(RawPath(".gitignore")), depth: names.count)
  }

  /// The rules as they are for a folder in this one.
  func inside(_ name: RawPath) -> IgnoreRules {
    var rules = self
    rules.names.append(name.bytes[...])
    return rules
  }

  /// Whether something in the folder is ignored; the last pattern of the deepest file decides.
  func ignores(_ name: RawPath, isFolder: Bool) -> Bool {
    let path = names + [name.bytes[...]]
    for part in parts.reversed() {
      let pattern = part.patterns.last { $0.matches(path[part.depth...], isFolder: isFolder) }
      if let pattern { return !pattern.isNegated }
    }
    return false
  }

  private mutating func add(_ file: RawPath, depth: Int) {
    guard case .success(let bytes) = FileContents.read(file) else { return }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let patterns = bytes.dropFirst(mark).split(separator: 0x0A).compactMap(GlobPattern.init(line:))
    if !patterns.isEmpty { parts.append(Part(depth: depth, patterns: patterns)) }
  }

  /// The top folder of the repository that a folder belongs to.
  private static func top(around folder: RawPath) -> RawPath? {
    var folder = folder
    while true {
      if case .success = FileKind.of(folder.appending(RawPath(".git"))) { return folder }
      if folder.components.isEmpty { return nil }
      folder = folder.parent
    }
  }
}
