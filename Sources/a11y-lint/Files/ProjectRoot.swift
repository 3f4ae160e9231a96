/// The top of the project: what paths are seen from that have to stay the same on every machine and
/// from every folder.
///
/// It is the folder of the configuration that was found above the files, or of one that was named
/// where the current folder is that or inside; or else the top of the git repository that all paths
/// are in; or else the current folder.
struct ProjectRoot {
  /// Where it is, from the root of the file system, without symbolic links.
  let folder: RawPath
  /// The way there from the current folder, for messages and files that are written there.
  let shown: RawPath
  private let current: RawPath

  init(of projects: Projects) {
    let current = RawPath(".").real ?? RawPath("/")
    self.current = current
    let configured = projects.run.folder?.real
    let isFound = !projects.isFixed
    let folder = configured.flatMap { isFound || Self.inside(current, of: $0) != nil ? $0 : nil }
    self.folder = folder ?? Self.repository(around: projects.folder) ?? current
    shown = ConfigurationSearch.shown(self.folder.components, from: current.components)
  }

  /// The top that paths in reports to services are seen from: a folder that was given, or the git
  /// repository around the current folder or else around the paths of the run, or else the current
  /// folder.
  init(ofReports base: RawPath?, near paths: RawPath) throws(UsageError) {
    current = RawPath(".").real ?? RawPath("/")
    if let base {
      guard let real = base.real, case .success(.folder) = FileKind.of(real) else {
        throw UsageError("the base folder \(Arguments.shown(base.text)) is not there")
      }
      folder = real
    } else {
      folder = Self.repository(around: RawPath(".")) ?? Self.repository(around: paths) ?? current
    }
    shown = ConfigurationSearch.shown(folder.components, from: current.components)
  }

  /// The path of a file from here, with slashes; an absolute one where it is elsewhere.
  ///
  /// The folders above it are looked up, so that it does not matter how they are named.
  func path(ofFile path: RawPath) -> String {
    let parent = path.parent
    guard path.name != RawPath(".."), let folder = parent.real else {
      return shown(Self.spelledOut(path, from: current))
    }
    return shown(folder.appending(path.name))
  }

  /// Whether a file is in here.
  func holds(_ path: RawPath) -> Bool { !self.path(ofFile: path).hasPrefix("/") }

  /// The path of a folder from here; "" for this one.
  func path(ofFolder path: RawPath) -> String {
    shown(path.real ?? Self.spelledOut(path, from: current))
  }

  /// The place of a file that has such a path.
  func place(of path: String) -> RawPath { shown.appending(RawPath(path)) }

  private func shown(_ absolute: RawPath) -> String {
    (Self.inside(absolute, of: folder) ?? absolute).text
  }

  /// The path from a folder, both absolute; empty for the folder itself, nil for what is elsewhere.
  private static func inside(_ path: RawPath, of folder: RawPath) -> RawPath? {
    if path == folder { return RawPath("") }
    let prefix = folder.appending(RawPath("")).bytes
    return path.bytes.starts(with: prefix) ? RawPath(path.bytes.dropFirst(prefix.count)) : nil
  }

  /// The nearest folder that is the top of a git repository, without symbolic links.
  static func repository(around start: RawPath) -> RawPath? {
    guard var folder = start.real else { return nil }
    while true {
      if case .success = FileKind.of(folder.appending(RawPath(".git"))) { return folder }
      guard !folder.components.isEmpty else { return nil }
      folder = folder.parent
    }
  }

  /// The absolute path of what need not be there, with `..` taken by the letter.
  private static func spelledOut(_ path: RawPath, from current: RawPath) -> RawPath {
    var names: [ArraySlice<UInt8>] = []
    for name in (path.isAbsolute ? path : current.appending(path)).components {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return names.reduce(RawPath("/")) { $0.appending(RawPath($1)) }
  }
}
