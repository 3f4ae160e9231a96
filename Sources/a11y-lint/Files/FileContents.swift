import DocumentSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads files and standard input, never more than a source file may be.
enum FileContents {
  /// The bytes of a regular file; anything else is refused before it is opened.
  static func read(_ path: RawPath) -> Result<FileBytes, FileProblem> {
    switch FileKind.of(path) {
    case .failure(let problem): return .failure(problem)
    case .success(.file): break
    case .success(.special(let name)): return .failure(FileProblem("it is \(name), not a file"))
    case .success: return .failure(FileProblem(errno: EISDIR))
    }
    // Not blocking, should a pipe have taken the file's place meanwhile.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
    guard descriptor >= 0 else { return .failure(FileProblem(errno: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(FileProblem(errno: errno)) }
    guard FileKind(mode: status.st_mode) == .file else {
      return .failure(FileProblem("it is not a file any more"))
    }
    let size = Int(status.st_size)
    if size <= SourceFile.maximumLength,
      let bytes = MappedFile.bytes(of: descriptor, count: size)
    {
      return .success(bytes)
    }
    return read(descriptor, expecting: size)
  }

  /// The bytes of standard input up to its end.
  static func standardInput() -> Result<FileBytes, FileProblem> {
    read(STDIN_FILENO, expecting: 1 << 16)
  }

  /// Everything from a descriptor; one byte more than expected, to meet the end in the same round.
  private static func read(
    _ descriptor: Int32, expecting size: Int
  ) -> Result<FileBytes, FileProblem> {
    guard size <= SourceFile.maximumLength else { return .failure(tooLarge) }
    var capacity = max(size, 0) + 1
    var bytes: [UInt8] = []
    while true {
      var failure: Int32 = 0
      let known = bytes
      bytes = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        count = buffer.update(fromContentsOf: known)
        while count < capacity {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let length = Self.read(descriptor, into: rest)
          if length < 0 { failure = errno }
          if length <= 0 { break }
          count += length
        }
      }
      if failure != 0 { return .failure(FileProblem(errno: failure)) }
      if bytes.count < capacity { return .success(FileBytes(bytes)) }
      if bytes.count > SourceFile.maximumLength { return .failure(tooLarge) }
      capacity = min(capacity * 2, SourceFile.maximumLength + 1)
    }
  }

  private static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    while true {
      #if canImport(Darwin)
        let length = Darwin.read(descriptor, buffer.baseAddress, min(buffer.count, 1 << 30))
      #else
        let length = Glibc.read(descriptor, buffer.baseAddress, min(buffer.count, 1 << 30))
      #endif
      if length < 0, errno == EINTR { continue }
      return length
    }
  }

  private static let tooLarge = FileProblem(
    "it is larger than \(SourceFile.maximumLength) bytes; split it")
}
