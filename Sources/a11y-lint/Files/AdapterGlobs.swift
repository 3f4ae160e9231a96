import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which files the adapters of a configuration are for, by their globs.
struct AdapterGlobs {
  /// One adapter with its globs.
  private struct Entry {
    let name: String
    let globs: [GlobPattern]
  }

  private let entries: [Entry]
  /// The names that lead from the root to the configuration's folder.
  private let folder: [ArraySlice<UInt8>]
  /// The current folder.
  private let current: RawPath

  /// The globs of some adapters; nil where none has any.
  init?(_ adapters: [Adapter], configuration: RawPath) {
    entries = adapters.compactMap { adapter in
      let globs = adapter.files.compactMap { GlobPattern(line: $0.utf8) }
      return globs.isEmpty ? nil : Entry(name: adapter.name, globs: globs)
    }
    guard !entries.isEmpty, let here = Self.real(RawPath(".")),
      let folder = Self.real(configuration.parent)
    else { return nil }
    current = here
    self.folder = folder.components
  }

  /// The adapter for a file: the first of which a glob fits the path or a folder that it is in.
  func adapter(for path: RawPath) -> String? {
    let names = names(of: path)
    guard names.count > folder.count, zip(names, folder).allSatisfy({ $0.elementsEqual($1) }) else {
      return nil
    }
    let inside = names[folder.count...]
    return entries.first { Self.fits($0.globs, inside) }?.name
  }

  private static func fits(_ globs: [GlobPattern], _ names: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    names.indices.contains { end in
      let isFolder = end < names.endIndex - 1
      let glob = globs.last { $0.matches(names[...end], isFolder: isFolder) }
      return glob.map { !$0.isNegated } ?? false
    }
  }

  /// The names from the root of the file system to a file, as far as its path tells them.
  private func names(of path: RawPath) -> [ArraySlice<UInt8>] {
    let whole = path.isAbsolute ? path : current.appending(path)
    var names: [ArraySlice<UInt8>] = []
    for name in whole.components where !name.elementsEqual(".".utf8) {
      if name.elementsEqual("..".utf8) { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }

  /// A path without symbolic links.
  private static func real(_ path: RawPath) -> RawPath? {
    guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return RawPath(cString: real)
  }
}
