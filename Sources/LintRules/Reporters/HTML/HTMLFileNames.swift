/// Short names of files: the last part of a path, with folders before it where names repeat.
struct HTMLFileNames {
  private var names: [String: String] = [:]

  /// The names of files with those paths.
  init(_ paths: [String]) {
    // Files of one name get one folder more, then two; beyond that the whole path tells them apart.
    var open = Set(paths)
    for parts in 1...3 {
      let groups = Dictionary(grouping: open) { Self.last(parts, of: $0) }
      for (name, paths) in groups {
        guard paths.count == 1, let path = paths.first else { continue }
        names[path] = name
        open.remove(path)
      }
    }
  }

  /// The short name of a file.
  subscript(path: String) -> String { names[path] ?? path }

  private static func last(_ count: Int, of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).suffix(count)
    return parts.isEmpty
      ? path : parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}
