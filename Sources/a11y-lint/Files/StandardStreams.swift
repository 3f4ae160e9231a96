/// Sees to it that the program has what it needs of the system before it opens anything.
enum StandardStreams {
  /// Takes the numbers of standard streams that somebody has closed, so that no file gets one of
  /// them, and is written to by mistake. Using such a stream stays an error.
  static func holdNumbers() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether standard input is a pipe or a file, so that somebody may have put a tree there.
  static var isPiped: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return [S_IFIFO, S_IFREG].contains(status.st_mode & S_IFMT)
  }

  /// Refuses to begin where so few files may be open that the language's runtime could not either.
  static func checkOpenFiles() throws(UsageError) {
    guard var limit = CLibrary.openFileLimit, limit.rlim_cur < rlim_t(Limits.openFiles) else {
      return
    }
    let allowed = limit.rlim_cur
    limit.rlim_cur = min(limit.rlim_max, rlim_t(Limits.openFiles))
    guard limit.rlim_cur < rlim_t(Limits.openFiles) || !CLibrary.setOpenFileLimit(limit) else {
      return
    }
    throw UsageError(
      "the system lets this program have \(allowed) files open, and it needs "
        + "\(Limits.openFiles); raise the limit with ulimit -n")
  }
}
