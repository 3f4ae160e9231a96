import DocumentSyntax

/// Reads files and standard input, never more than a source file may be.
enum FileContents {
  /// The bytes of a file, which may lie in the file itself.
  final class InPlace {
    let bytes: FileBytes
    private let file: (descriptor: Int32, stamp: FileStamp, system: SystemCalls)?

    /// A copy.
    init(_ bytes: FileBytes) {
      self.bytes = bytes
      file = nil
    }

    /// The bytes of a descriptor's file; the descriptor is this object's from now on.
    fileprivate init(
      _ bytes: FileBytes, _ descriptor: Int32, _ stamp: FileStamp, _ system: SystemCalls
    ) {
      self.bytes = bytes
      file = (descriptor, stamp, system)
    }

    deinit {
      if let file { _ = file.system.close(file.descriptor) }
    }

    /// Fails where the file has changed since it was opened.
    func checkUnchanged() throws(FileProblem) {
      guard let file else { return }
      var status = stat()
      guard file.system.status(file.descriptor, &status) == 0 else {
        throw FileProblem(errno: errno)
      }
      guard FileStamp(status) == file.stamp else { throw .changed }
    }
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

  /// The bytes of a regular file: a big one is not copied, so that callers ask afterwards whether
  /// it has changed meanwhile.
  static func readInPlace(
    _ path: RawPath, with system: SystemCalls = .real
  ) throws(FileProblem) -> InPlace {
    let (descriptor, stamp) = try open(path, system).get()
    if stamp.length <= SourceFile.maximumLength,
      let bytes = MappedFile.bytes(of: descriptor, count: stamp.length)
    {
      return InPlace(bytes, descriptor, stamp, system)
    }
    defer { _ = system.close(descriptor) }
    return InPlace(try copy(descriptor, stamp, system).get())
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

extension FileProblem {
  fileprivate static let changed = FileProblem("the file changed while it was read; run again")
}

/// A big file that is mapped into memory instead of being copied there.
final class MappedFile: Sendable {
  /// Files from this size on are mapped, in bytes; to read smaller ones takes no longer.
  private static let threshold = 1 << 18

  private let address: UInt
  private let count: Int

  private init(_ address: UInt, _ count: Int) {
    self.address = address
    self.count = count
  }

  deinit {
    munmap(UnsafeMutableRawPointer(bitPattern: address), count)
  }

  /// The bytes of a descriptor's file; nil where it cannot be mapped, so that it has to be read.
  static func bytes(of descriptor: Int32, count: Int) -> FileBytes? {
    guard count >= threshold,
      let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    endAtPagesThatAreGone()
    let owner = MappedFile(UInt(bitPattern: start), count)
    return FileBytes(
      start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: count, owner: owner)
  }

  /// Ends the program with a message where a page of the file is gone: somebody cut the file short
  /// while it was read, so that what was read is from no version of it.
  private static func endAtPagesThatAreGone() {
    signal(SIGBUS) { _ in
      RefusedMemory.removeUnfinished()
      let message = StaticString("error: a file was cut short while it was read; run again\n")
      _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(2)
    }
  }
}

/// By what it is seen that a file was written to: its length, and when that was last done.
struct FileStamp: Equatable {
  let length: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    length = Int(status.st_size)
    let time = CLibrary.changeTime(of: status)
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
