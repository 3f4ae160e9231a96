#if !canImport(Darwin)
  /// Linux and its C library.
  extension CLibrary {
    typealias SpawnFileActions = posix_spawn_file_actions_t
    typealias SpawnAttributes = posix_spawnattr_t

    /// The options of `posix_spawn` beside the signals: descriptors are closed one by one.
    static var spawnFlags: Int32 { Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) }

    static func makeSpawnFileActions() -> SpawnFileActions { SpawnFileActions() }
    static func makeSpawnAttributes() -> SpawnAttributes { SpawnAttributes() }

    /// The program's variables as `NAME=value`, with nil at the end.
    static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

    /// Whether `waitid` has found that a child has ended.
    static func hasEnded(_ child: pid_t, _ information: siginfo_t) -> Bool {
      information.si_signo == SIGCHLD
    }

    /// Two connected sockets, which no other program inherits; nil on failure.
    static func socketPair() -> (Int32, Int32)? {
      var ends: [Int32] = [-1, -1]
      let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
      guard socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else { return nil }
      return (ends[0], ends[1])
    }

    static var sendFlags: Int32 { Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL) }

    /// The time of the last change of a file's contents.
    static func changeTime(of status: stat) -> timespec { status.st_mtim }

    /// The handler of an action, as a number.
    static func handler(of action: sigaction) -> Int {
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }

    /// The limit of open files: the one that holds, and the one up to which it may be raised.
    static var openFileLimit: rlimit? {
      var limit = rlimit()
      return getrlimit(openFiles, &limit) == 0 ? limit : nil
    }

    /// Sets the limit of open files; gives whether that could be done.
    static func setOpenFileLimit(_ limit: rlimit) -> Bool {
      var limit = limit
      return setrlimit(openFiles, &limit) == 0
    }

    private static var openFiles: __rlimit_resource_t {
      __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    }

    /// The names of the extended attributes of an open file, each with a zero byte; the size alone
    /// where there is no room. Swift's overlay of the C library lacks the header.
    static func listAttributes(_ file: Int32, _ names: UnsafeMutableRawBufferPointer) -> Int {
      flistxattr(file, names.baseAddress, names.count)
    }

    /// The value of an extended attribute of an open file.
    static func readAttribute(
      _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawBufferPointer
    ) -> Int {
      fgetxattr(file, name, value.baseAddress, value.count)
    }

    /// Gives an open file an extended attribute; 0 where that could be done.
    static func setAttribute(
      _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawBufferPointer
    ) -> Int32 {
      fsetxattr(file, name, value.baseAddress, value.count, 0)
    }

    /// Takes an extended attribute from an open file; 0 where that could be done.
    static func removeAttribute(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
      fremovexattr(file, name)
    }

    /// The flag of a mapping that is memory of its own and no file.
    static var anonymousMapping: Int32 { Int32(MAP_ANONYMOUS) }

    /// The request for the size of a terminal.
    static var windowSizeRequest: UInt { UInt(TIOCGWINSZ) }
  }

  @_silgen_name("flistxattr")
  private func flistxattr(_ file: Int32, _ names: UnsafeMutableRawPointer?, _ size: Int) -> Int
  @_silgen_name("fgetxattr")
  private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
  ) -> Int32
  @_silgen_name("fremovexattr")
  private func fremovexattr(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif
