import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Sends what is written to an open file or stream, a portion at a time, until something goes
/// wrong.
///
/// It is called by the one writer that it made, so that nothing of it needs a lock.
final class PortionSink: @unchecked Sendable {
  /// How much is sent before it is asked whether somebody wants to end the program.
  private static let portion = 1 << 20

  private let descriptor: Int32
  private let system: SystemCalls
  /// Whether it is a file of our own, which nobody misses who ends the program.
  private let isFile: Bool
  /// How much was sent.
  private var length = 0
  /// Whether nothing more is sent: something went wrong, or the reader went away.
  private var isOver = false
  private var problem: FileProblem?

  init(_ descriptor: Int32, _ system: SystemCalls, isFile: Bool) {
    self.descriptor = descriptor
    self.system = system
    self.isFile = isFile
  }

  /// Sends what a body writes; gives what went wrong.
  func take(_ body: (inout ByteWriter) -> Void) -> FileProblem? {
    var writer = ByteWriter { [self] in send($0[...]) }
    body(&writer)
    writer.handOnAll()
    return problem
  }

  private func send(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty, !isOver {
      let part = rest.prefix(Self.portion)
      if isFile { makeRoom(for: part.count) }
      if isFile, Signals.isWaiting {
        stop(FileProblem("the run was ended"))
      } else {
        let code = OutputStream.send(part, to: descriptor, with: system)
        // A reader that went away is no problem.
        if code != 0 { stop(code == EPIPE && !isFile ? nil : FileProblem(writing: code)) }
      }
      length += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  private func stop(_ problem: FileProblem?) {
    isOver = true
    self.problem = problem
  }

  /// Has the system find the place for what is sent next.
  private func makeRoom(for count: Int) {
    #if !canImport(Darwin)
      // ext4 begins to write a file to the disk when it replaces another, unless it has its place
      // there; that would take longer than writing the report. It is no matter if this fails.
      posix_fallocate(descriptor, off_t(length), off_t(count))
    #endif
  }
}
