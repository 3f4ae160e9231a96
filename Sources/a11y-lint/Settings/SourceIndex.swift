import DocumentSyntax
import LintRules

/// Reads what the source of a project declares, for runs that lint SwiftUI.
enum SourceIndex {
  /// The index of the project that the files of a run are in; nil where none of them is source.
  ///
  /// Where neither a configuration nor a git repository tells what the project is, it is what the
  /// run names. Files that cannot be read are left out here: where they are to be linted, the run
  /// says so. No report may take the place of one.
  static func load(
    for files: [FoundFile], folders: [RawPath] = [], in root: ProjectRoot?, _ projects: Projects,
    outputs: [RawPath] = [], jobs: Int = Parallel.processors, developmentLanguage: String?
  ) throws(UsageError) -> SwiftUIIndex? {
    let sources = files.filter { InputFormat(path: $0.shown) == .swiftUI }
    guard !sources.isEmpty else { return nil }
    var discovery = Discovery(projects)
    discovery.endings = [".swift", ".strings", ".xcstrings"]
    let isProject = root.map {
      projects.run.folder != nil || ProjectRoot.repository(around: $0.folder) != nil
    }
    if let root, isProject == true {
      discovery.add(root.shown.bytes.isEmpty ? RawPath(".") : root.shown)
    } else {
      for folder in folders { discovery.add(folder) }
      for case let path? in sources.map(\.path) { discovery.add(path) }
    }
    let found = discovery.files.filter { $0.path != nil }.sorted { $0.shown < $1.shown }
    try ReportGuard(found.compactMap(\.path)).check(outputs)
    let pool = Parallel(jobs: jobs)
    let parts = pool.map(found.count) { number -> Part? in
      guard let path = found[number].path, case .success(let bytes) = FileContents.read(path)
      else { return nil }
      let file = SourceFile(path: found[number].shown, bytes: bytes)
      if found[number].shown.hasSuffix(".swift") {
        return SwiftUISource(file).map(Part.source)
      }
      return SwiftUIStrings(file, developmentLanguage: developmentLanguage).map(Part.strings)
    }
    var read: [SwiftUISource] = []
    var tables: [SwiftUIStrings] = []
    for case let part? in parts {
      switch part {
      case .source(let source): read.append(source)
      case .strings(let strings): tables.append(strings)
      }
    }
    return SwiftUIIndex(read, tables)
  }

  /// The part of the index that one file has.
  private enum Part: Sendable {
    case source(SwiftUISource)
    case strings(SwiftUIStrings)
  }
}
