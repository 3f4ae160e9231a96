import Linting

/// The files that git tracks and a search did not meet, for the name of a folder: moving one there
/// must not pass in silence.
struct SkippedSources {
  private var count = 0
  /// The names of the folders.
  private var folders: Set<String> = []

  /// Those in the folders of a search. The index of git is read where something was skipped.
  init(of discovery: Discovery) {
    for folder in discovery.folders where folder.skipsAny { count(in: folder, of: discovery) }
  }

  private mutating func count(in folder: Discovery.SearchedFolder, of discovery: Discovery) {
    guard let top = ProjectRoot.repository(around: folder.path), let real = folder.path.real,
      let index = try? GitIndex(of: top)
    else { return }
    let prefix = real.components.dropFirst(top.components.count).flatMap { $0 + [Self.slash] }
    let rules = discovery.rules
    let paths = index.paths { path in
      path.starts(with: prefix) && Self.isSource(path)
        && rules.skippedFolder(of: Self.folders(of: path.dropFirst(prefix.count))) != nil
    }
    for path in paths {
      let inside = path.dropFirst(prefix.count)
      let place = folder.path.appending(RawPath(inside))
      guard rules.isWantedAnywhere(place, by: discovery.projects.run),
        case .success(.file) = FileKind.of(place, followingLinks: false)
      else { continue }
      count += 1
      if let name = rules.skippedFolder(of: Self.folders(of: inside)) { folders.insert(name) }
    }
  }

  private static let slash = UInt8(ascii: "/")

  private static func folders(of path: ArraySlice<UInt8>) -> ArraySlice<ArraySlice<UInt8>> {
    path.split(separator: slash).dropLast()
  }

  /// Whether a file is certainly for the linter, by its name.
  private static func isSource(_ path: ArraySlice<UInt8>) -> Bool {
    let name = RawPath(path).name.text
    return SourceIndex.isSource(name) || InputFormat.isAlwaysTree(path: name)
  }

  /// The remark on them; nil where there are none.
  var remark: String? {
    guard count > 0 else { return nil }
    let names = folders.sorted().map(Arguments.shown)
    let list = names.prefix(5).joined(separator: ", ")
    let rest = names.count - 5
    return (count == 1 ? "1 tracked source is" : "\(count) tracked sources are")
      + " not read, since folders of these names are skipped: " + list
      + (rest > 0 ? " and \(rest) more" : "")
      + "; --no-skip reads them, and `exclude` of a configuration says that nobody need do so"
  }
}
