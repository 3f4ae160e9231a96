/// Lists folders.
enum Folder {
  /// Something in a folder.
  struct Entry {
    let name: RawPath
    let kind: FileKind
  }

  /// The contents of a folder, sorted bytewise by name.
  static func entries(of path: RawPath) -> Result<[Entry], FileProblem> {
    guard let stream = path.withCString(opendir) else {
      return .failure(FileProblem(errno: errno))
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      // The end and a failure are told apart by the number alone.
      errno = 0
      guard let entry = readdir(stream) else { break }
      guard let name = name(of: entry), name.bytes != [0x2E], name.bytes != [0x2E, 0x2E] else {
        continue
      }
      guard let kind = kind(of: entry, at: path.appending(name)) else { continue }
      entries.append(Entry(name: name, kind: kind))
    }
    guard errno == 0 else { return .failure(FileProblem(errno: errno)) }
    return .success(entries.sorted { $0.name.bytes.lexicographicallyPrecedes($1.name.bytes) })
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> RawPath? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = UnsafeRawPointer(entry) + offset
    return RawPath(cString: start.assumingMemoryBound(to: CChar.self))
  }

  /// The kind as the folder tells it, or else as the entry itself does; nil where it is gone.
  private static func kind(
    of entry: UnsafeMutablePointer<dirent>, at path: RawPath
  ) -> FileKind? {
    switch Int32(entry.pointee.d_type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    default: try? FileKind.of(path, followingLinks: false).get()
    }
  }
}
