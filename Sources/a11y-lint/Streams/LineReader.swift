/// Takes what arrives at a descriptor apart into lines, of which it keeps one at a time.
struct LineReader {
  /// A line without its line feed.
  struct Line: Sendable {
    /// Its number, from 1.
    let number: Int
    /// How many bytes stand before it.
    let offset: Int
    /// Its bytes; the beginning alone where it is too long.
    let bytes: [UInt8]
    /// Whether it is longer than a line may be.
    let isTooLong: Bool
  }

  /// The next event.
  enum Step {
    case line(Line)
    /// Nothing has arrived yet.
    case pause
    case end
    case failure(FileProblem)
  }

  private let descriptor: Int32
  private let maximumLength: Int
  private let headLength: Int
  private var chunk: [UInt8]
  private var position = 0
  private var end = 0
  /// The part of a line that the chunks before had.
  private var pending: [UInt8] = []
  private var isTooLong = false
  private var lineOffset = 0
  private var offset = 0
  private var number = 1
  private var isAtEnd = false

  /// A reader of lines up to a length; of longer ones it keeps a head.
  init(_ descriptor: Int32, maximumLength: Int, headLength: Int, chunk: Int = 1 << 16) {
    self.descriptor = descriptor
    self.maximumLength = maximumLength
    self.headLength = headLength
    self.chunk = Array(repeating: 0, count: chunk)
  }

  /// The next line; where none has arrived it waits, or says so.
  mutating func next(waiting: Bool) -> Step {
    while true {
      if let line = line() { return .line(line) }
      if isAtEnd { return .end }
      if !waiting, !hasArrived { return .pause }
      if let problem = fill() { return .failure(problem) }
    }
  }

  /// A line whose end is in the chunk, or at the end of everything.
  private mutating func line() -> Line? {
    let rest = position..<end
    let length = chunk.withUnsafeBytes { bytes -> Int? in
      let base = bytes.baseAddress.unsafelyUnwrapped + rest.lowerBound
      guard !rest.isEmpty, let feed = memchr(base, 0x0A, rest.count) else { return nil }
      return UnsafeRawPointer(feed) - base
    }
    guard let length else {
      keep(rest)
      position = end
      guard isAtEnd, offset > lineOffset else { return nil }
      return take()
    }
    keep(position..<position + length)
    position += length + 1
    offset += 1
    return take()
  }

  private mutating func keep(_ span: Range<Int>) {
    offset += span.count
    guard !isTooLong else { return }
    guard pending.count + span.count > maximumLength else {
      return pending += chunk[span]
    }
    isTooLong = true
    // The line's memory goes, not only its bytes.
    pending = Array(
      (pending.prefix(headLength) + chunk[span].prefix(headLength)).prefix(headLength))
  }

  /// The line that is complete, and the beginning of another one.
  private mutating func take() -> Line {
    var line = pending
    var start = lineOffset
    if start == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line.removeFirst(3)
      start = 3
    }
    defer {
      pending = []
      isTooLong = false
      lineOffset = offset
      number += 1
    }
    return Line(number: number, offset: start, bytes: line, isTooLong: isTooLong)
  }

  private var hasArrived: Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) != 0
  }

  /// Reads what there is; gives what went wrong.
  private mutating func fill() -> FileProblem? {
    while true {
      let length = chunk.withUnsafeMutableBytes { CLibrary.readBytes(descriptor, $0) }
      if length >= 0 {
        (position, end) = (0, length)
        isAtEnd = length == 0
        return nil
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, -1)
      case let code: return FileProblem(errno: code)
      }
    }
  }
}
