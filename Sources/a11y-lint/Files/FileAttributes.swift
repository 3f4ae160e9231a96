/// The owner, permissions and extended attributes of a file, for another one that takes its place.
struct FileAttributes {
  private let status: stat
  private let values: [[UInt8]: [UInt8]]

  /// The attributes of a file; nil where it cannot be opened or asked.
  init?(of path: RawPath, with system: SystemCalls = .real) {
    let descriptor = system.open(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    defer { _ = system.close(descriptor) }
    var status = stat()
    guard system.status(descriptor, &status) == 0, let values = Self.values(of: descriptor) else {
      return nil
    }
    self.status = status
    self.values = values
  }

  /// Why nothing may take the place of the file, as a clause; nil where something may. Of several
  /// names of a file only one would lead to the new contents, and a program that runs with the
  /// rights of its owner is nobody's to change.
  func refusal(at path: RawPath) -> String? {
    if status.st_nlink > 1 { return "it has \(status.st_nlink) names (hard links)" }
    if status.st_mode & 0o7000 != 0 { return "it has the mode set-user-ID, set-group-ID or sticky" }
    let isReadOnly = status.st_mode & 0o222 == 0 || path.withCString { access($0, W_OK) } != 0
    return isReadOnly ? "it is read-only" : nil
  }

  /// Gives another open file the attributes; whether it has all of them then.
  func put(on descriptor: Int32, with system: SystemCalls) -> Bool {
    var own = stat()
    guard system.status(descriptor, &own) == 0 else { return false }
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
      guard system.setOwner(descriptor, status.st_uid, status.st_gid) == 0 else { return false }
    }
    guard system.setMode(descriptor, status.st_mode & 0o777) == 0 else { return false }
    // A folder may give new files attributes of their own.
    guard let before = Self.values(of: descriptor) else { return false }
    for (name, value) in values where before[name] != value {
      guard Self.set(name, to: value, on: descriptor) else { return false }
    }
    for name in before.keys where values[name] == nil {
      guard Self.remove(name, from: descriptor) else { return false }
    }
    return true
  }

  // MARK: Extended attributes

  /// The extended attributes of an open file by their names; none where the file system has none,
  /// nil where they cannot be read.
  private static func values(of descriptor: Int32) -> [[UInt8]: [UInt8]]? {
    guard let list = bytes({ CLibrary.listAttributes(descriptor, $0) }) else {
      return [ENOTSUP, ENOSYS].contains(errno) ? [:] : nil
    }
    var values: [[UInt8]: [UInt8]] = [:]
    for name in list.split(separator: 0) {
      let text = Array(name)
      let value = RawPath(text).withCString { name in
        bytes { CLibrary.readAttribute(descriptor, name, $0) }
      }
      guard let value else { return nil }
      values[text] = value
    }
    return values
  }

  /// The bytes that a call writes, which first tells how much room it needs; nil where it fails.
  private static func bytes(_ call: (UnsafeMutableRawBufferPointer) -> Int) -> [UInt8]? {
    let size = call(UnsafeMutableRawBufferPointer(start: nil, count: 0))
    guard size > 0 else { return size == 0 ? [] : nil }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = bytes.withUnsafeMutableBytes(call)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }

  private static func set(_ name: [UInt8], to value: [UInt8], on descriptor: Int32) -> Bool {
    RawPath(name).withCString { name in
      value.withUnsafeBytes { CLibrary.setAttribute(descriptor, name, $0) }
    } == 0
  }

  private static func remove(_ name: [UInt8], from descriptor: Int32) -> Bool {
    RawPath(name).withCString { CLibrary.removeAttribute(descriptor, $0) } == 0
  }
}
