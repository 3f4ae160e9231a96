#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tells whether a file that is read in place has changed since it was opened.
final class FileWatch: Sendable {
  private let descriptor: Int32
  private let stamp: FileStamp

  /// Watches the file of a descriptor, which is this object's from now on.
  init(_ descriptor: Int32, _ stamp: FileStamp) {
    self.descriptor = descriptor
    self.stamp = stamp
  }

  deinit { close(descriptor) }

  /// What is wrong with what was read; nil where the file is as it was.
  var problem: FileProblem? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return FileProblem(errno: errno) }
    return FileStamp(status) == stamp ? nil : .changed
  }
}

extension FileProblem {
  static let changed = FileProblem("the file changed while it was read; run again")
}
