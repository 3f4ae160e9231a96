import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes to standard output, standard error or an open file.
enum OutputStream {
  /// Writes all bytes; gives what went wrong. A reader that went away is no problem.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileProblem? {
    let code = send(bytes, to: descriptor)
    return code == 0 || code == EPIPE ? nil : FileProblem(errno: code)
  }

  /// Writes all bytes; gives the system's number for what went wrong, or 0.
  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var offset = 0
    while offset < bytes.count {
      let length = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(
            descriptor, buffer.baseAddress.unsafelyUnwrapped + offset, bytes.count - offset)
        #else
          Glibc.write(
            descriptor, buffer.baseAddress.unsafelyUnwrapped + offset, bytes.count - offset)
        #endif
      }
      if length < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          waitUntilWritable(descriptor)
          continue
        }
        return errno
      }
      offset += length
    }
    return 0
  }

  /// Writes text to standard output; gives what went wrong.
  static func print(_ text: String) -> FileProblem? { write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes a line to standard error, escaped.
  static func complain(_ message: String) {
    var line = ByteWriter()
    line.writeLineStart(message)
    line.write("\n")
    write(line.bytes, to: STDERR_FILENO)
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&wanted, 1, -1)
  }
}
