/// Another program, such as git, that is run to its end.
struct ChildProcess {
  /// How a run ended, and what was written meanwhile.
  struct Run {
    /// The exit code; 128 and the signal's number where a signal ended it.
    let code: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  /// A name that is looked for on PATH.
  let program: String
  /// The folders to look in, as PATH has them.
  var searchPath = getenv("PATH").map { RawPath(cString: $0) }
  let arguments: [RawPath]
  /// Variables that it has besides those of this program, or in place of them.
  var variables: [String: String] = [:]

  /// Runs the program, hands it the input, and waits for its end.
  func run(input: [UInt8] = []) throws(LaunchProblem) -> Run {
    let (feed, standardInput) = try Self.pair()
    let (output, standardOutput) = try Self.pair()
    let (errors, standardError) = try Self.pair()
    // Somebody may have told the system to forget how children end.
    signal(SIGCHLD, SIG_DFL)
    // From its start on, so that no signal comes before somebody knows of it.
    return try Signals.holdingBack { () throws(LaunchProblem) in
      let child = try start([standardInput, standardOutput, standardError])
      // Once the child alone has them, its end is the end of what there is to read.
      for end in [standardInput, standardOutput, standardError] { end.close() }
      var exchange = Exchange(input: input[...], feed: feed, output: output, errors: errors)
      exchange.run()
      if Signals.isWaiting { Self.end(child) }
      return Run(
        code: Self.exitCode(of: child), output: exchange.written, errors: exchange.complaints)
    }
  }

  private static func pair() throws(LaunchProblem) -> (Descriptor, Descriptor) {
    do { return try Descriptor.pair() } catch { throw .system(error) }
  }

  /// Starts the program with those standard streams; gives its number.
  private func start(_ streams: [Descriptor]) throws(LaunchProblem) -> pid_t {
    var actions = CLibrary.makeSpawnFileActions()
    var attributes = CLibrary.makeSpawnAttributes()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Some threads hold signals back, and this program ignores those of a failed write;
    // others count on them.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(CLibrary.spawnFlags))

    let place = try self.place()
    var words = ([RawPath(program)] + arguments).map(Self.copy) + [nil]
    var variables = environment.map(Self.copy) + [nil]
    defer { for copy in words + variables { free(copy) } }
    var child: pid_t = 0
    let code = place.withCString {
      posix_spawn(&child, $0, &actions, &attributes, &words, &variables)
    }
    switch code {
    case 0: return child
    case ENOENT: throw .notFound
    case EACCES: throw .system(FileProblem("running it is not permitted"))
    default: throw .system(FileProblem(errno: code))
    }
  }

  /// Where the program is: in the first folder of PATH that has it. One of the current folder,
  /// which an empty or relative folder of PATH leads to, is refused, as Go does: it may be a file
  /// of the repository that is looked at.
  private func place() throws(LaunchProblem) -> RawPath {
    let folders = searchPath?.bytes.split(separator: 0x3A, omittingEmptySubsequences: false) ?? []
    for folder in folders.map({ RawPath($0) }) {
      let place = (folder.bytes.isEmpty ? RawPath("./") : folder).appending(RawPath(program))
      guard case .success(.file) = FileKind.of(place),
        place.withCString({ access($0, X_OK) }) == 0
      else { continue }
      guard place.isAbsolute else { throw .inCurrentFolder(place) }
      return place
    }
    throw .notFound
  }

  private static func copy(_ text: RawPath) -> UnsafeMutablePointer<CChar>? {
    text.withCString { strdup($0) }
  }

  /// This program's variables with those of the child over them, as `NAME=value`.
  private var environment: [RawPath] {
    let start = CLibrary.variables
    var all: [RawPath] = []
    var index = 0
    while let text = start?[index] {
      let entry = RawPath(cString: text)
      let name = String(decoding: entry.bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      if variables[name] == nil { all.append(entry) }
      index += 1
    }
    let own = variables.sorted { $0.key < $1.key }
    return all + own.map { RawPath("\($0.key)=\($0.value)") }
  }

  /// Ends a child whose results nobody waits for any more, so that it does not outlive us.
  private static func end(_ child: pid_t) {
    kill(child, SIGTERM)
    for _ in 0..<Limits.childSeconds * 100 {
      var information = siginfo_t()
      // Left to be waited for.
      let options = WEXITED | WNOHANG | WNOWAIT
      guard waitid(P_PID, id_t(child), &information, options) == 0 else { return }
      if CLibrary.hasEnded(child, information) { return }
      usleep(10_000)
    }
    kill(child, SIGKILL)
  }

  private static func exitCode(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// The exchange with a running child: whichever side is ready is served, so that
  /// neither waits for the other.
  private struct Exchange {
    var input: ArraySlice<UInt8>
    let feed: Descriptor
    let output: Descriptor
    let errors: Descriptor
    var written: [UInt8] = []
    var complaints: [UInt8] = []

    mutating func run() {
      if input.isEmpty { feed.close() }
      while output.number >= 0 || errors.number >= 0, !Signals.isWaiting {
        var wanted = [
          pollfd(fd: feed.number, events: Int16(POLLOUT), revents: 0),
          pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
          pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0),
        ]
        // A signal need not interrupt this thread, so it is looked for from time to time.
        guard poll(&wanted, nfds_t(wanted.count), 100) > 0 else { continue }
        if wanted[0].revents != 0 { send() }
        if wanted[1].revents != 0, !output.receive(into: &written) { output.close() }
        if wanted[2].revents != 0, !errors.receive(into: &complaints) { errors.close() }
      }
      feed.close()
    }

    private mutating func send() {
      // A child that does not want the rest is not an error; its exit code tells how it went.
      let length = feed.send(input.prefix(1 << 16)) ?? input.count
      input = input.dropFirst(length)
      if input.isEmpty { feed.close() }
    }
  }
}

/// Why another program could not be run.
enum LaunchProblem: Error, Equatable {
  /// No folder of PATH has it.
  case notFound
  /// PATH leads to a program below the current folder.
  case inCurrentFolder(RawPath)
  case system(FileProblem)
}
