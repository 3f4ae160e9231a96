/// The files that git ignores where it does not track them: the patterns of a folder and of those
/// above it in the repository.
struct IgnoreRules {
  /// The patterns of one file, and how many names lead from the top to its folder.
  private struct Part {
    let depth: Int
    let patterns: [GlobPattern]
  }

  private var parts: [Part] = []
  /// The names that lead from the top to the folder.
  private(set) var names: [ArraySlice<UInt8>]
  /// The top of the repository; nil where there is none.
  let top: RawPath?
  /// Whether the folder is ignored, and with it everything in it.
  private var isIgnored = false
  /// The files that the patterns of the folders above are from.
  private(set) var files: [RawPath] = []

  /// The rules that hold in a folder before its own `.gitignore` is read.
  init(above folder: RawPath) {
    names = []
    guard let path = folder.real, let top = ProjectRoot.repository(around: path) else {
      top = nil
      return
    }
    self.top = top
    add(top.appending(RawPath(".git/info/exclude")), depth: 0)
    var place = top
    for name in path.components.dropFirst(top.components.count) {
      add(place.appending(RawPath(".gitignore")), depth: names.count)
      place = place.appending(RawPath(name))
      names.append(name)
    }
  }

  /// Adds the folder's own `.gitignore`. A repository inside another one has rules of its own.
  mutating func enter(_ folder: RawPath, holding entries: [Folder.Entry]) {
    if !names.isEmpty, entries.contains(where: { $0.name == RawPath(".git") }) {
      self = IgnoreRules(above: folder)
    }
    files = []
    add(folder.appending(RawPath(".gitignore")), depth: names.count)
  }

  /// The rules as they are for a folder in this one, which is ignored or not.
  func inside(_ name: RawPath, isIgnored: Bool) -> IgnoreRules {
    var rules = self
    rules.names.append(name.bytes[...])
    rules.isIgnored = isIgnored
    return rules
  }

  /// Whether something in the folder is ignored; the last pattern of the deepest file decides.
  func ignores(_ name: RawPath, isFolder: Bool) -> Bool {
    if isIgnored { return true }
    let path = names + [name.bytes[...]]
    for part in parts.reversed() {
      let pattern = part.patterns.last { $0.matches(path[part.depth...], isFolder: isFolder) }
      if let pattern { return !pattern.isNegated }
    }
    return false
  }

  private mutating func add(_ file: RawPath, depth: Int) {
    guard case .success(let bytes) = FileContents.read(file) else { return }
    files.append(file)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let patterns = bytes.dropFirst(mark).split(separator: 0x0A).compactMap(GlobPattern.init(line:))
    if !patterns.isEmpty { parts.append(Part(depth: depth, patterns: patterns)) }
  }
}
