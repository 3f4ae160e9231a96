#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes a report to a file so that readers see the old one or the new one, never half of it.
enum ReportFile {
  /// Writes the bytes; makes the folders above. Gives what went wrong.
  static func write(_ bytes: [UInt8], to path: RawPath) -> FileProblem? {
    // These may stand for files that others write to as well, so they keep their place in them.
    switch path.text {
    case "/dev/stdout", "/dev/fd/1": return OutputStream.write(bytes, to: STDOUT_FILENO)
    case "/dev/stderr", "/dev/fd/2": return OutputStream.write(bytes, to: STDERR_FILENO)
    case let text where text.hasPrefix("/dev/"): return overwrite(path, with: bytes)
    default: break
    }
    if let problem = makeFolders(above: path) { return problem }
    switch FileKind.of(path) {
    case .success(.folder): return FileProblem("it is a folder")
    case .success(.special): return overwrite(path, with: bytes)
    case .success, .failure: return replace(resolved(path), with: bytes)
    }
  }

  private static func makeFolders(above path: RawPath) -> FileProblem? {
    var folder = RawPath(path.isAbsolute ? "/" : ".")
    for name in path.components.dropLast() {
      folder = folder.appending(RawPath(name))
      guard folder.withCString({ mkdir($0, 0o777) }) != 0, errno != EEXIST else { continue }
      let code = errno
      if case .success(.folder) = FileKind.of(folder) { continue }
      return FileProblem("the folder \(Arguments.shown(folder.text)): " + reason(code))
    }
    return nil
  }

  /// A device or pipe is written to, not replaced.
  private static func overwrite(_ path: RawPath, with bytes: [UInt8]) -> FileProblem? {
    let descriptor = path.withCString { open($0, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { return FileProblem(reason(errno)) }
    defer { close(descriptor) }
    return OutputStream.write(bytes, to: descriptor)
  }

  private static func replace(_ path: RawPath, with bytes: [UInt8]) -> FileProblem? {
    let name = "." + String(path.name.text.prefix(40)) + ".\(getpid()).tmp"
    let temporary = path.parent.appending(RawPath(name))
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = temporary.withCString { open($0, flags, 0o666) }
    guard descriptor >= 0 else { return FileProblem(reason(errno)) }
    var status = stat()
    if path.withCString({ stat($0, &status) }) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    #if !canImport(Darwin)
      // ext4 begins to write a file to the disk when it replaces another, unless it has its place
      // there; that would take longer than writing the report. It is no matter if this fails.
      posix_fallocate(descriptor, 0, off_t(bytes.count))
    #endif
    var problem = OutputStream.write(bytes, to: descriptor)
    if close(descriptor) != 0, problem == nil { problem = FileProblem(reason(errno)) }
    if problem == nil {
      let result = temporary.withCString { old in path.withCString { rename(old, $0) } }
      if result != 0 { problem = FileProblem(reason(errno)) }
    }
    if problem != nil { _ = temporary.withCString(unlink) }
    return problem
  }

  /// The file that a symbolic link stands for, so that the link stays.
  private static func resolved(_ path: RawPath) -> RawPath {
    guard let real = path.withCString({ realpath($0, nil) }) else { return path }
    defer { free(real) }
    return RawPath(cString: real)
  }

  private static func reason(_ code: Int32) -> String {
    code == EACCES || code == EPERM || code == EROFS
      ? "writing there is not permitted" : FileProblem(errno: code).message
  }
}
