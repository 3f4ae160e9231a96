import Linting

/// Looks for configuration files.
enum ConfigurationSearch {
  /// The nearest configuration file, from a folder up to the top of its repository; nil where there
  /// is none.
  static func nearest(to folder: RawPath) throws(UsageError) -> RawPath? {
    // A file that is still to be written may lie in folders that are as well.
    var shown = folder
    var real = shown.real
    while real == nil, !shown.components.isEmpty, shown != shown.parent {
      shown = shown.parent
      real = shown.real
    }
    guard var place = real else { return nil }
    while true {
      if let file = try only(in: shown) { return file }
      let isTop = exists(shown.appending(RawPath(".git")))
      if isTop || place.components.isEmpty { return nil }
      place = place.parent
      shown = shown.above
    }
  }

  /// The configuration file of a folder; two of them would leave open which one counts.
  static func only(in folder: RawPath) throws(UsageError) -> RawPath? {
    let found = ConfigurationFile.names.map { folder.appending(RawPath($0)) }.filter(exists)
    guard found.count < 2 else {
      throw UsageError(
        "there are two configurations, \(Arguments.shown(found[0].text)) and "
          + "\(Arguments.shown(found[1].text)); keep one")
    }
    if let file = found.first { try checkLink(file, in: folder) }
    return found.first
  }

  /// Refuses a configuration that nobody named and that lies outside of the project: what is wrong
  /// with one is shown, and that file need not be for everybody's eyes.
  private static func checkLink(_ file: RawPath, in folder: RawPath) throws(UsageError) {
    guard case .success(.link) = FileKind.of(file, followingLinks: false), let real = file.real,
      let top = ProjectRoot.repository(around: folder) ?? folder.real, !real.isInside(top)
    else { return }
    throw UsageError(
      "the configuration \(Arguments.shown(file.text)) is a symbolic link that leads out of the "
        + "project, to \(Arguments.shown(real.text)); name it with --config if it is meant")
  }

  /// The folder that all of some paths are in, as seen from the current folder.
  static func commonFolder(of paths: [RawPath]) -> RawPath {
    guard let current = RawPath(".").real, !paths.isEmpty else { return RawPath(".") }
    var common: ArraySlice<ArraySlice<UInt8>>?
    for path in paths {
      var names = path.names(from: current)[...]
      switch FileKind.of(path) {
      case .success(.folder): break
      default: _ = names.popLast()
      }
      guard let shared = common else {
        common = names
        continue
      }
      let count = zip(shared, names).prefix { $0.elementsEqual($1) }.count
      common = shared.prefix(count)
    }
    return shown(Array(common ?? []), from: current.components)
  }

  /// A folder as it is seen from another one.
  static func shown(
    _ names: [ArraySlice<UInt8>], from current: [ArraySlice<UInt8>]
  ) -> RawPath {
    let shared = zip(names, current).prefix { $0.elementsEqual($1) }.count
    let up = current.count - shared
    // Where nothing is shared the way up would lead to the root.
    if shared == 0, up > 0 {
      return names.reduce(RawPath("/")) { $0.appending(RawPath($1)) }
    }
    let start = (0..<up).reduce(RawPath(".")) { path, _ in path.above }
    return names[shared...].reduce(start) { $0.appending(RawPath($1)) }
  }

  private static func exists(_ path: RawPath) -> Bool {
    // A link that leads nowhere is there as well, and must not pass for none.
    if case .success = FileKind.of(path, followingLinks: false) { return true }
    return false
  }
}

extension RawPath {
  /// The folder above, for folders that begin with `..` as well.
  fileprivate var above: RawPath {
    if bytes == [UInt8(ascii: ".")] { return RawPath("..") }
    let last = components.last.map(Array.init)
    if last == Array("..".utf8) { return appending(RawPath("..")) }
    return parent
  }
}
