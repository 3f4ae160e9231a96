import DocumentSyntax
import Linting

/// Reads what the source of a project declares, for runs that lint SwiftUI, or storyboards and xibs
/// of which code may say more.
struct SourceIndex {
  /// The declarations as they are; nil where no file of the run has a use for them.
  var now: SwiftUIIndex?
  /// The declarations as they were before the change that the run is about; those of now where
  /// it is about none, or one that touches none of them.
  private(set) var then: SwiftUIIndex?

  /// The endings of string tables.
  private static let tables = [".strings", ".xcstrings"]

  /// The file of a colour of an asset catalogue, and the ending of the folder that it is in.
  private static let color = (file: "Contents.json", folder: ".colorset/Contents.json")

  /// Whether an index has what a file says.
  static func reads(_ path: RawPath) -> Bool {
    isTable(path) || isColor(path) || isSource(path.text)
  }

  /// Whether a file is a colour of an asset catalogue, by its path.
  static func isColor(_ path: RawPath) -> Bool { path.text.hasSuffix(color.folder) }

  /// Whether a file is source, by its name.
  static func isSource(_ path: String) -> Bool {
    FormatList.indexedEndings.contains { path.hasSuffix($0) }
  }

  /// Whether a file is a table of strings, by its name.
  static func isTable(_ path: RawPath) -> Bool {
    tables.contains { path.text.hasSuffix($0) }
  }

  /// No index.
  init() {}

  /// The index of the project that the files of a run are in; none where none of them is source, or
  /// asks for it.
  ///
  /// Where neither a configuration nor a git repository tells what the project is, it is what the
  /// run names. Files that cannot be read are left out here: where they are to be linted, the run
  /// says so. No report may take the place of one. What did not change is parsed once for both
  /// versions.
  init(
    for files: [FoundFile], folders: [RawPath] = [], in root: ProjectRoot?, _ projects: Projects,
    outputs: [RawPath] = [], jobs: Int = Parallel.processors, developmentLanguage: String?,
    respectsSkips: Bool = true, change: ChangedProject? = nil
  ) throws(UsageError) {
    let sources = files.filter { InputFormat(path: $0.shown)?.isIndexed == true }
    let others =
      sources.isEmpty ? files.filter { InputFormat(path: $0.shown)?.asksCode == true } : []
    guard !sources.isEmpty || !others.isEmpty else { return }
    var rules = SearchRules()
    rules.endings = FormatList.indexedEndings + Self.tables + [Self.color.file]
    rules.respectsSkips = respectsSkips
    var search = FileSearch(projects, rules)
    let isProject = root.map { root in
      (projects.run.folder != nil || ProjectRoot.repository(around: root.folder) != nil)
        && (sources + others).contains { $0.path.map { root.holds($0) } ?? true }
    }
    if let root, isProject == true {
      for top in Self.tops(of: files, folders, in: root, projects) { search.add(top) }
      for found in sources where found.isSkipped { if let path = found.path { search.add(path) } }
    } else {
      for folder in folders { search.add(folder) }
      for case let path? in sources.map(\.path) { search.add(path) }
    }
    var discovery = search.found
    var paths = discovery.files.compactMap(\.path).filter(Self.reads)
    // Nothing is parsed for files that have no use for it.
    if sources.isEmpty {
      guard paths.contains(where: { Self.isSource($0.text) }),
        others.contains(where: Self.asksCode)
      else { return }
    }
    if let change, let root {
      discovery.identify(in: root)
      let gone = Set(change.before.gone + change.after.gone)
      paths += gone.filter { discovery.wouldFind($0, in: root) }
    }
    paths.sort { $0.text < $1.text }
    try ReportGuard(paths).check(outputs)
    let pool = Parallel(jobs: jobs)
    let parts = pool.map(paths.count) { [paths] number in
      Self.part(of: paths[number], developmentLanguage, change?.after)
    }
    now = Self.index(of: parts)
    then = now
    guard let change, change.touchesIndex else { return }
    let earlier = pool.map(paths.count) { [paths] number in
      let path = paths[number]
      return change.before.differs(at: path) || change.after.differs(at: path)
        ? Self.part(of: path, developmentLanguage, change.before) : parts[number]
    }
    then = Self.index(of: earlier)
  }

  /// The folders whose files are the project. A configuration that somebody names may be above the
  /// repository, which is the project all the same: files beside it are somebody else's, and what
  /// they declare must not acquit a view.
  private static func tops(
    of files: [FoundFile], _ folders: [RawPath], in root: ProjectRoot, _ projects: Projects
  ) -> [RawPath] {
    let whole = root.shown.bytes.isEmpty ? RawPath(".") : root.shown
    guard projects.isFixed else { return [whole] }
    let named =
      folders
      + files.filter { $0.folder == nil }.map { file in
        (file.path ?? RawPath(file.shown)).parent
      }
    let tops = Set(named).map { ProjectRoot.repository(around: $0) ?? root.folder }
    guard !tops.isEmpty, tops.allSatisfy({ $0.isInside(root.folder) && $0 != root.folder }) else {
      return [whole]
    }
    let current = RawPath(".").real ?? RawPath("/")
    return Set(tops).sorted { $0.text < $1.text }.map {
      ConfigurationSearch.shown($0.components, from: current.components)
    }
  }

  /// Whether code may say more about what is in a file: an outlet leads to some of it.
  private static func asksCode(_ found: FoundFile) -> Bool {
    if case .bytes(let bytes)? = found.versions?.new { return mentionsOutlet(FileBytes(bytes)) }
    if let contents = found.contents { return mentionsOutlet(contents) }
    guard let path = found.path, case .success(let bytes) = FileContents.read(path) else {
      return found.path == nil
    }
    return mentionsOutlet(bytes)
  }

  private static func mentionsOutlet(_ bytes: FileBytes) -> Bool {
    outlet.occurs(in: SourceFile(path: "", bytes: bytes))
  }

  private static let outlet = BytePattern("<outlet ")

  /// The index of what was read.
  private static func index(of parts: [Part?]) -> SwiftUIIndex {
    var read: [SwiftUISource] = []
    var tables: [SwiftUIStrings] = []
    var colors: [SwiftUIColorSet] = []
    for case let part? in parts {
      switch part {
      case .source(let source): read.append(source)
      case .strings(let strings): tables.append(strings)
      case .color(let color): colors.append(color)
      }
    }
    return SwiftUIIndex(read, tables, colors)
  }

  /// The part of a file; nil where it has none, or could not be read.
  private static func part(
    of path: RawPath, _ developmentLanguage: String?, _ version: ProjectVersion?
  ) -> Part? {
    let bytes: FileBytes
    if let version {
      guard let contents = version.bytes(of: path) else { return nil }
      bytes = contents
    } else {
      guard case .success(let contents) = FileContents.read(path) else { return nil }
      bytes = contents
    }
    let file = SourceFile(path: path.text, bytes: bytes)
    if isSource(path.text) { return SwiftUISource(file).map(Part.source) }
    if isColor(path) { return SwiftUIColorSet(file).map(Part.color) }
    return SwiftUIStrings(file, developmentLanguage: developmentLanguage).map(Part.strings)
  }

  /// The part of the index that one file has.
  private enum Part: Sendable {
    case source(SwiftUISource)
    case strings(SwiftUIStrings)
    case color(SwiftUIColorSet)
  }
}
