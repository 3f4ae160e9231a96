import LintReports

/// Writes to standard output, standard error or an open file.
enum OutputStream {
  /// Writes all bytes; gives what went wrong. A reader that went away is not a problem.
  @discardableResult
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, with system: SystemCalls = .real
  ) -> FileProblem? {
    let code = send(bytes[...], to: descriptor, with: system)
    return code == 0 || code == EPIPE ? nil : FileProblem(errno: code)
  }

  /// Writes what a body writes, as it is written; gives what went wrong. A reader that went away is
  /// no problem.
  static func write(
    to descriptor: Int32, with system: SystemCalls = .real, _ body: (inout ByteWriter) -> Void
  ) -> FileProblem? {
    PortionSink(descriptor, system).take(body)
  }

  /// Writes all bytes; gives the system's number for what went wrong, or 0.
  static func send(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, with system: SystemCalls = .real
  ) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        let length = system.write(descriptor, rest)
        if length < 0 {
          if errno == EINTR { continue }
          guard errno == EAGAIN else { return errno }
          waitUntilWritable(descriptor)
          continue
        }
        offset += length
      }
      return 0
    }
  }

  /// Writes text to standard output; gives what went wrong.
  static func print(_ text: String) -> FileProblem? { write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes text to standard output; gives the exit code.
  static func printed(_ text: String) -> Int32 {
    guard let problem = print(text) else { return 0 }
    complain("error: standard output: \(problem.message)")
    return 2
  }

  /// Writes a line to standard error, escaped.
  static func complain(_ message: String) {
    var line = ByteWriter()
    line.writePathStart(message)
    line.write("\n")
    write(line.bytes, to: STDERR_FILENO)
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&wanted, 1, -1)
  }
}
