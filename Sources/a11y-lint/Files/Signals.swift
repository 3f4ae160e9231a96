/// The handling of signals that end the program from outside.
///
/// No handler cleans up: while something must not be left half done, the signals wait.
enum Signals {
  /// The signals by which people and systems end a program.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Lets a signal end the program with 128 and its number, also as the first process of a
  /// container, which signals without a handler do not reach. Those that the caller has the program
  /// ignore, as `nohup` does, stay ignored.
  static func prepare() {
    // A reader that goes away early, and a file that may not grow, are told by a failed write.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in ending where !isIgnored(number) {
      signal(number) { number in _exit(128 + number) }
    }
    // Threads of the system take these, so that nothing holds them back.
    for number in [SIGFPE, SIGSYS, SIGPROF] where !isIgnored(number) {
      signal(number) { number in
        RefusedMemory.removeUnfinished()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    var wanted = endingSet
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    RefusedMemory.prepare()
  }

  /// The signals as a set. Programs that start others from threads of libdispatch hand down a mask
  /// in which they are blocked, and would wait for ever for a program to end.
  private static var endingSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in ending { sigaddset(&set, number) }
    return set
  }

  /// Does what must not be left half done, on the first thread, which alone takes signals; one that
  /// arrives meanwhile counts after it.
  static func holdingBack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try holdingBack(endingSet, body)
  }

  /// Does what must leave nothing behind, whatever signal somebody sends: all wait but the one that
  /// nothing can hold back, and those of defects, which `RefusedMemory` handles.
  static func holdingBackAll<Result>(_ body: () -> Result) -> Result {
    var all = sigset_t()
    sigfillset(&all)
    for number in RefusedMemory.signals + [SIGBUS] { sigdelset(&all, number) }
    return holdingBack(all, body)
  }

  private static func holdingBack<Result, Failure: Error>(
    _ held: sigset_t, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = held
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Whether a signal waits to end the program, so that what takes long had better stop.
  static var isWaiting: Bool {
    var waiting = sigset_t()
    guard sigpending(&waiting) == 0 else { return false }
    return ending.contains { sigismember(&waiting, $0) == 1 && !isIgnored($0) }
  }

  /// Lets a signal that waits end the program at once: nothing is left half done any more.
  static func endIfWaiting() {
    guard isWaiting else { return }
    var waiting = endingSet
    pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return CLibrary.handler(of: action) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
