/// The line on standard error that says how far a long run is.
///
/// It costs a look at the clock whenever something is done. Only once a run takes a second does it
/// ask whether anybody sees it.
struct Progress {
  private static let delay: UInt64 = 1_000_000_000
  private static let pause: UInt64 = 100_000_000

  private let total: Int
  private let noun: String
  private var done = 0
  private var next: UInt64
  private var isDrawn = false

  /// The progress of a run over so many things.
  init(of total: Int, _ noun: String) {
    self.total = total
    self.noun = noun
    next = Terminal.clock + Self.delay
  }

  /// Counts one more thing that is done, and says so where it is time to.
  mutating func finish() {
    done += 1
    guard next != .max else { return }
    let now = Terminal.clock
    guard now >= next else { return }
    next = now + Self.pause
    draw()
  }

  /// Clears the line, so that something else can be printed.
  mutating func erase() {
    next = .max
    guard isDrawn else { return }
    isDrawn = false
    OutputStream.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }

  private mutating func draw() {
    guard isDrawn || Terminal.canRedraw else { return next = .max }
    let text = "Checked \(done) of \(total) \(noun) …"
    // A line that is broken in two cannot be drawn again.
    guard text.count < Terminal.columns(of: STDERR_FILENO) ?? 80 else { return }
    isDrawn = true
    OutputStream.write(Array("\r\(text)\u{1B}[K".utf8), to: STDERR_FILENO)
  }
}
