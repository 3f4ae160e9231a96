/// A descriptor of this program's own, closed at the latest with its last user.
final class Descriptor {
  /// The system's number for it; negative once it is closed, which `poll` passes over.
  private(set) var number: Int32

  private init(_ number: Int32) {
    self.number = number
  }

  deinit { close() }

  /// Gives it back to the system; a second time does nothing.
  func close() {
    guard number >= 0 else { return }
    _ = CLibrary.closeFile(number)
    number = -1
  }

  /// Two ends of one connection, which no other program inherits.
  ///
  /// A socket and not a pipe: it is closed to other programs from its first moment on, and a
  /// reader that went away is an error of the writer's and not a signal.
  static func pair() throws(FileProblem) -> (Descriptor, Descriptor) {
    guard let ends = CLibrary.socketPair() else { throw FileProblem(errno: errno) }
    let pair = (Descriptor(ends.0), Descriptor(ends.1))
    try pair.0.leaveStandardNumbers()
    try pair.1.leaveStandardNumbers()
    return pair
  }

  /// Takes a number that is not a standard stream's, should one of those have been closed.
  private func leaveStandardNumbers() throws(FileProblem) {
    guard number <= STDERR_FILENO else { return }
    let higher = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard higher >= 0 else { throw FileProblem(errno: errno) }
    close()
    number = higher
  }

  /// Sends as much as there is room for; gives the number of bytes, or nil where nobody reads.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let length = bytes.withUnsafeBytes { CLibrary.sendBytes(number, $0) }
    if length >= 0 { return length }
    return errno == EINTR || errno == EAGAIN ? 0 : nil
  }

  /// Adds what has arrived; false at the end.
  func receive(into bytes: inout [UInt8]) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let length = recv(number, buffer.baseAddress, buffer.count, 0)
      if length < 0 { return errno == EINTR || errno == EAGAIN }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<length]))
      return length > 0
    }
  }
}
