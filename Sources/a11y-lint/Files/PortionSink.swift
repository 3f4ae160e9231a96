import LintReports

/// Sends what is written to an open file or stream, a portion at a time, until something goes
/// wrong.
///
/// It is called by the one writer that it made, so that nothing of it needs a lock.
final class PortionSink: @unchecked Sendable {
  /// How much is sent before it is asked whether somebody wants to end the program.
  private static let portion = 1 << 20

  private let descriptor: Int32
  private let system: SystemCalls
  /// A function that removes a file of our own if somebody ends the program; nil for streams.
  private let takeBack: (() -> Void)?
  /// Whether nothing more is sent: something went wrong, or the reader went away.
  private var isOver = false
  private var problem: FileProblem?

  /// A sink for an open file or stream. Where somebody ends the program, a file that can be taken
  /// back is, and the rest of it is not waited for.
  init(_ descriptor: Int32, _ system: SystemCalls, takeBack: (() -> Void)? = nil) {
    self.descriptor = descriptor
    self.system = system
    self.takeBack = takeBack
  }

  /// Sends what a body writes; gives what went wrong.
  func take(_ body: (inout ByteWriter) -> Void) -> FileProblem? {
    var writer = ByteWriter(sink: { [self] in send($0[...]) })
    body(&writer)
    writer.flush()
    return problem
  }

  private func send(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty, !isOver {
      let part = rest.prefix(Self.portion)
      if let takeBack, Signals.isWaiting {
        takeBack()
        Signals.endIfWaiting()
        // A signal that something else took care of in between.
        stop(FileProblem("the run was ended"))
      } else {
        let code = OutputStream.send(part, to: descriptor, with: system)
        // A reader that went away is not a problem.
        if code != 0 { stop(code == EPIPE && takeBack == nil ? nil : FileProblem(writing: code)) }
      }
      rest = rest.dropFirst(part.count)
    }
  }

  private func stop(_ problem: FileProblem?) {
    isOver = true
    self.problem = problem
  }
}
