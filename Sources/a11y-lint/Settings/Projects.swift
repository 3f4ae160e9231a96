import Linting

/// The configurations of a run: the run's own, and those of folders below that have one.
///
/// A file is judged by the nearest configuration above it, wherever the program runs; what concerns
/// the run as a whole, such as gates and reports, is said by the nearest one above all paths.
struct Projects {
  /// Every configuration that was met; the run's own is the first.
  private(set) var all: [ProjectConfiguration]
  /// The folder that all paths of the command line are in, as seen from the current folder.
  let folder: RawPath
  /// Whether the command line says which one counts for all files.
  let isFixed: Bool
  /// The configurations of folders that were looked at, by the folders' real paths.
  private var known: [RawPath: Int] = [:]
  /// The folder that was asked about last, as it was named, and its configuration: files that are
  /// named one after the other are often in one folder, and the first in that of all paths.
  private var last: (folder: RawPath, index: Int)?

  /// No configuration for any file.
  static var none: Projects { Projects(all: [ProjectConfiguration()], isFixed: true) }

  private init(all: [ProjectConfiguration], isFixed: Bool) {
    folder = RawPath(".")
    self.all = all
    self.isFixed = isFixed
  }

  /// The configurations of a command line.
  init(_ arguments: Arguments) throws(UsageError) {
    let paths = arguments.paths.map { path in
      path.text == "-" ? RawPath(arguments.value(.stdinFilename) ?? ".") : path
    }
    folder = ConfigurationSearch.commonFolder(of: paths)
    let named = arguments.value(.config)
    if arguments.has(.noConfig) {
      guard named == nil else { throw UsageError("--config and --no-config contradict each other") }
      all = [ProjectConfiguration()]
      isFixed = true
      return
    }
    if let path = named.map({ RawPath($0) }) ?? Self.variable {
      all = [try ProjectConfiguration(reading: path, isNamed: true)]
      isFixed = true
      return
    }
    isFixed = false
    last = (folder, 0)
    guard let path = try ConfigurationSearch.nearest(to: folder) else {
      all = [ProjectConfiguration()]
      return
    }
    let project = try ProjectConfiguration(reading: path)
    all = [project]
    if let folder = path.cleaned.parent.real { known[folder] = 0 }
  }

  /// The files of the run's own configuration, whatever is wrong with them.
  static func files(of arguments: Arguments) -> [RawPath] {
    guard !arguments.has(.noConfig) else { return [] }
    let named = arguments.value(.config).map { RawPath($0) } ?? variable
    let folder = ConfigurationSearch.commonFolder(of: arguments.paths)
    guard let path = named ?? (try? ConfigurationSearch.nearest(to: folder)) else { return [] }
    return ConfigurationLoader.files(from: path)
  }

  private static var variable: RawPath? {
    guard let variable = getenv("A11Y_LINT_CONFIG"), variable.pointee != 0 else { return nil }
    return RawPath(cString: variable)
  }

  /// The run's own configuration.
  var run: ProjectConfiguration { all[0] }

  /// The number of the configuration for what is in a folder.
  mutating func index(for folder: RawPath) throws(UsageError) -> Int {
    if isFixed { return 0 }
    if let last, last.folder == folder { return last.index }
    var index = 0
    if let path = try ConfigurationSearch.nearest(to: folder) { index = try self.index(of: path) }
    last = (folder, index)
    return index
  }

  /// The number of the configuration for what is in a folder inside one whose own is known.
  mutating func index(
    for folder: RawPath, holding entries: [Folder.Entry], inside outer: Int
  ) throws(UsageError) -> Int {
    guard !isFixed, entries.contains(where: { ConfigurationFile.names.contains($0.name.text) }),
      let path = try ConfigurationSearch.only(in: folder)
    else { return outer }
    return try index(of: path)
  }

  private mutating func index(of path: RawPath) throws(UsageError) -> Int {
    let folder = path.cleaned.parent
    let key = folder.real ?? folder
    if let index = known[key] { return index }
    all.append(try ProjectConfiguration(reading: path))
    known[key] = all.count - 1
    return all.count - 1
  }
}
