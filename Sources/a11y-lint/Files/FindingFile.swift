import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file without a name in which findings lie until the report is written.
final class FindingFile: PackedBytes {
  private let descriptor: Int32
  private let system: SystemCalls

  /// An empty file in a folder; nil where none can be made there.
  init?(in folder: RawPath, with system: SystemCalls) {
    let name = RawPath(".\(Tool.name).\(getpid()).\(UInt64.random(in: 0...UInt64.max)).tmp")
    let path = folder.appending(name)
    self.system = system
    descriptor = Signals.holdingBack {
      let descriptor = system.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if descriptor >= 0 { _ = system.remove(path) }
      return descriptor
    }
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    _ = system.close(descriptor)
  }

  /// Appends bytes; gives whether that could be done.
  func append(_ bytes: [UInt8]) -> Bool {
    OutputStream.send(bytes[...], to: descriptor, with: system) == 0
  }

  /// Ends the program where a disk does not give back what was written to it, since the report
  /// would lack findings.
  func bytes(in range: Range<Int>) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      let whole = UnsafeMutableRawBufferPointer(buffer)
      while count < range.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: whole[count...])
        let length = system.readAt(descriptor, rest, off_t(range.lowerBound + count))
        if length < 0, errno == EINTR { continue }
        guard length > 0 else { return }
        count += length
      }
    }
    guard bytes.count == range.count else {
      OutputStream.complain("error: findings that were put aside cannot be read back from the disk")
      exit(2)
    }
    return bytes
  }
}
