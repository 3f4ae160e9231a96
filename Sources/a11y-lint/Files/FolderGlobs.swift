import Linting

/// Globs of a configuration, which hold from its folder on, wherever the program runs.
struct FolderGlobs {
  private let patterns: [GlobPattern]
  /// The names that lead from the root to the folder.
  private let folder: [ArraySlice<UInt8>]
  /// The current folder.
  private let current: RawPath

  /// Globs that hold from a folder on; nil where the folder is gone.
  init?(_ globs: [String], in folder: RawPath) {
    patterns = globs.flatMap(GlobBraces.expanded).compactMap { GlobPattern(line: $0.utf8) }
    guard let here = RawPath(".").real, let folder = folder.real else { return nil }
    current = here
    self.folder = folder.components
  }

  /// Whether a path, or a folder that it is in, is meant; the last glob that fits decides.
  func match(_ path: RawPath, isFolder: Bool = false) -> Bool {
    guard let inside = inside(path) else { return false }
    return inside.indices.contains { end in
      let isFolder = isFolder || end < inside.endIndex - 1
      let glob = patterns.last { $0.matches(inside[...end], isFolder: isFolder) }
      return glob.map { !$0.isNegated } ?? false
    }
  }

  /// The names from the folder to a path inside it; nil for other paths.
  private func inside(_ path: RawPath) -> ArraySlice<ArraySlice<UInt8>>? {
    inside(path.names(from: current)) ?? throughLinks(path).flatMap(inside)
  }

  private func inside(
    _ names: [ArraySlice<UInt8>]
  ) -> ArraySlice<ArraySlice<UInt8>>? {
    guard names.count > folder.count, zip(names, folder).allSatisfy({ $0.elementsEqual($1) }) else {
      return nil
    }
    return names[folder.count...]
  }

  /// The names of a path whose folders are looked up: the project may be reached through a link.
  private func throughLinks(_ path: RawPath) -> [ArraySlice<UInt8>]? {
    var folder = path.parent
    var below = [path.name.bytes[...]]
    while folder.real == nil, folder != folder.parent {
      below.insert(folder.name.bytes[...], at: 0)
      folder = folder.parent
    }
    return folder.real.map { $0.components + below }
  }
}

extension RawPath {
  /// The path without symbolic links; nil where there is nothing.
  var real: RawPath? {
    guard let real = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return RawPath(cString: real)
  }

  /// The names from the root of the file system to the path, as far as the path tells them.
  func names(from current: RawPath) -> [ArraySlice<UInt8>] {
    let whole = isAbsolute ? self : current.appending(self)
    var names: [ArraySlice<UInt8>] = []
    for name in whole.components where !name.elementsEqual(".".utf8) {
      if name.elementsEqual("..".utf8) { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }
}

/// Which files the adapters of a configuration are for, by their globs.
struct AdapterGlobs {
  private let entries: [(name: String, globs: FolderGlobs)]

  /// The globs of some adapters, each with the folder of the file that it is from; nil where none
  /// has any.
  init?(_ adapters: [(adapter: Adapter, folder: RawPath)]) {
    entries = adapters.compactMap { adapter, folder in
      guard !adapter.files.isEmpty, let globs = FolderGlobs(adapter.files, in: folder) else {
        return nil
      }
      return (adapter.name, globs)
    }
    if entries.isEmpty { return nil }
  }

  /// The adapter for a file: the first of which a glob fits the path or a folder that it is in.
  func adapter(for path: RawPath) -> String? { entries.first { $0.globs.match(path) }?.name }
}
