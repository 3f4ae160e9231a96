import DocumentSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads files and standard input, never more than a source file may be.
enum FileContents {
  /// What a file that is read in place comes to.
  struct InPlace {
    let bytes: FileBytes
    /// Asked when the bytes have been used; nil where they are a copy.
    let watch: FileWatch?
  }

  /// The bytes of a regular file; anything else is refused before it is opened.
  static func read(
    _ path: RawPath, with system: SystemCalls = .real
  ) -> Result<FileBytes, FileProblem> {
    open(path, system).flatMap { descriptor, stamp in
      defer { _ = system.close(descriptor) }
      return copy(descriptor, stamp, system)
    }
  }

  /// The bytes of a regular file: a big one is not copied, so it has to be asked afterwards whether
  /// it has changed meanwhile.
  static func readInPlace(_ path: RawPath) -> Result<InPlace, FileProblem> {
    let system = SystemCalls.real
    return open(path, system).flatMap { descriptor, stamp in
      if stamp.length <= SourceFile.maximumLength,
        let bytes = MappedFile.bytes(of: descriptor, count: stamp.length)
      {
        return .success(InPlace(bytes: bytes, watch: FileWatch(descriptor, stamp)))
      }
      defer { _ = system.close(descriptor) }
      return copy(descriptor, stamp, system).map { InPlace(bytes: $0, watch: nil) }
    }
  }

  /// The bytes of standard input up to its end.
  static func standardInput() -> Result<FileBytes, FileProblem> {
    read(STDIN_FILENO, expecting: 1 << 16, .real)
  }

  /// A descriptor of a regular file, and what the file is like.
  private static func open(
    _ path: RawPath, _ system: SystemCalls
  ) -> Result<(Int32, FileStamp), FileProblem> {
    switch FileKind.of(path) {
    case .failure(let problem): return .failure(problem)
    case .success(.file): break
    case .success(.special(let name)): return .failure(FileProblem("it is \(name), not a file"))
    case .success: return .failure(FileProblem(errno: EISDIR))
    }
    // Not blocking, should a pipe have taken the file's place meanwhile.
    let descriptor = system.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return .failure(FileProblem(errno: errno)) }
    var status = stat()
    let problem: FileProblem? =
      if system.status(descriptor, &status) != 0 {
        FileProblem(errno: errno)
      } else if FileKind(mode: status.st_mode) != .file {
        FileProblem("it is not a file any more")
      } else {
        nil
      }
    guard let problem else { return .success((descriptor, FileStamp(status))) }
    _ = system.close(descriptor)
    return .failure(problem)
  }

  /// A copy of a file, all of it from one moment: where it changes meanwhile it is read again.
  private static func copy(
    _ descriptor: Int32, _ first: FileStamp, _ system: SystemCalls
  ) -> Result<FileBytes, FileProblem> {
    var stamp = first
    for attempt in 1...Limits.attempts {
      if attempt > 1, lseek(descriptor, 0, SEEK_SET) != 0 {
        return .failure(FileProblem(errno: errno))
      }
      let result = read(descriptor, expecting: stamp.length, system)
      guard case .success = result else { return result }
      var status = stat()
      guard system.status(descriptor, &status) == 0 else {
        return .failure(FileProblem(errno: errno))
      }
      let now = FileStamp(status)
      if now == stamp { return result }
      stamp = now
    }
    return .failure(.changed)
  }

  /// Everything from a descriptor; one byte more than expected, to meet the end in the same round.
  private static func read(
    _ descriptor: Int32, expecting size: Int, _ system: SystemCalls
  ) -> Result<FileBytes, FileProblem> {
    guard size <= SourceFile.maximumLength else { return .failure(tooLarge) }
    var capacity = max(size, 0) + 1
    var bytes = FileBytes([])
    while true {
      var failure: Int32 = 0
      let known = bytes
      bytes = FileBytes(capacity: capacity) { memory in
        known.withUnsafeBufferPointer { memory.copyMemory(from: UnsafeRawBufferPointer($0)) }
        var count = known.count
        while count < capacity {
          let rest = UnsafeMutableRawBufferPointer(rebasing: memory[count...].prefix(1 << 30))
          let length = system.read(descriptor, rest)
          if length < 0, errno == EINTR { continue }
          if length < 0 { failure = errno }
          if length <= 0 { break }
          count += length
        }
        return count
      }
      if failure != 0 { return .failure(FileProblem(errno: failure)) }
      if bytes.count < capacity { return .success(bytes) }
      if bytes.count > SourceFile.maximumLength { return .failure(tooLarge) }
      capacity = min(capacity * 2, SourceFile.maximumLength + 1)
    }
  }

  private static let tooLarge = FileProblem(
    "it is larger than \(SourceFile.maximumLength) bytes; split it")
}
