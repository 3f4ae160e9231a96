#if canImport(Darwin)
  /// Apple's systems.
  extension CLibrary {
    typealias SpawnFileActions = posix_spawn_file_actions_t?
    typealias SpawnAttributes = posix_spawnattr_t?

    /// The options of `posix_spawn` beside the signals: descriptors stay with this program.
    static var spawnFlags: Int32 {
      POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
    }

    static func makeSpawnFileActions() -> SpawnFileActions { nil }
    static func makeSpawnAttributes() -> SpawnAttributes { nil }

    /// The program's variables as `NAME=value`, with nil at the end.
    static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      _NSGetEnviron().pointee
    }

    /// Whether `waitid` has found that a child has ended.
    static func hasEnded(_ child: pid_t, _ information: siginfo_t) -> Bool {
      information.si_pid == child
    }

    /// Two connected sockets, which no other program inherits; nil on failure.
    static func socketPair() -> (Int32, Int32)? {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      var yes: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      }
      return (ends[0], ends[1])
    }

    static var sendFlags: Int32 { MSG_DONTWAIT }

    /// The time of the last change of a file's contents.
    static func changeTime(of status: stat) -> timespec { status.st_mtimespec }

    /// The handler of an action, as a number.
    static func handler(of action: sigaction) -> Int {
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    }

    /// The limit of open files: the one that holds, and the one up to which it may be raised.
    static var openFileLimit: rlimit? {
      var limit = rlimit()
      return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit : nil
    }

    /// Sets the limit of open files; gives whether that could be done.
    static func setOpenFileLimit(_ limit: rlimit) -> Bool {
      var limit = limit
      return setrlimit(RLIMIT_NOFILE, &limit) == 0
    }

    /// `TIOCGWINSZ`, whose macro Swift does not import.
    static var windowSizeRequest: UInt { 0x4008_7468 }

    /// The names of the extended attributes of an open file, each with a zero byte; the size alone
    /// where there is no room.
    static func listAttributes(_ file: Int32, _ names: UnsafeMutableRawBufferPointer) -> Int {
      flistxattr(
        file, names.baseAddress?.assumingMemoryBound(to: CChar.self), names.count, 0)
    }

    /// The value of an extended attribute of an open file.
    static func readAttribute(
      _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawBufferPointer
    ) -> Int {
      fgetxattr(file, name, value.baseAddress, value.count, 0, 0)
    }

    /// Gives an open file an extended attribute; 0 where that could be done.
    static func setAttribute(
      _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawBufferPointer
    ) -> Int32 {
      fsetxattr(file, name, value.baseAddress, value.count, 0, 0)
    }

    /// Takes an extended attribute from an open file; 0 where that could be done.
    static func removeAttribute(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
      fremovexattr(file, name, 0)
    }

    /// The flag of a mapping that is memory of its own and no file.
    static var anonymousMapping: Int32 { MAP_ANON }
  }
#endif
