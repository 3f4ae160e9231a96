import Glibc

/// Looks for time that grows faster than the input: repeats a stretch of an input more and more
/// often, and takes the time.
struct GrowthSearch {
  private let target: FuzzTarget
  private let seconds: Double

  /// How long the grown inputs are, in bytes; each twice as long as the one before.
  private static let lengths = [32_000, 64_000, 128_000]
  /// What counts as more than linear: this many times the time for twice the length, twice over.
  private static let worst = 2.9
  /// The least time that is worth looking at, in seconds.
  private static let least = 0.08

  init(_ target: FuzzTarget, seconds: Double) {
    self.target = target
    self.seconds = seconds
  }

  /// Tries stretches of the inputs until the time is over; gives whether none grew too fast.
  func run(on inputs: [[UInt8]]) -> Bool {
    var random = SystemRandomNumberGenerator()
    let end = Self.clock() + seconds
    var (tried, slow) = (0, 0)
    while Self.clock() < end, let input = inputs.randomElement(using: &random) {
      guard !input.isEmpty, input.count < 16_000 else { continue }
      let first = Int.random(in: 0..<input.count, using: &random)
      let length = Int.random(in: 1...min(input.count - first, 400), using: &random)
      tried += 1
      let times = Self.lengths.map { time(input, first..<first + length, $0) }
      guard times[2] > Self.least, Self.isBad(times) else { continue }
      // Once more, since somebody else may have been at work.
      let again = Self.lengths.map { time(input, first..<first + length, $0) }
      guard Self.isBad(again) else { continue }
      slow += 1
      report(input, first..<first + length, zip(times, again).map(min))
    }
    print("\(target.name): \(tried) stretches repeated, \(slow) grew faster than the input")
    return slow == 0
  }

  private static func isBad(_ times: [Double]) -> Bool {
    times[1] > times[0] * worst && times[2] > times[1] * worst
  }

  private func time(_ input: [UInt8], _ stretch: Range<Int>, _ length: Int) -> Double {
    let grown = Self.grown(input, stretch, length)
    // Where an invariant is broken, this file is the input.
    Self.keep(grown, as: "growing-\(target.name)")
    let start = Self.clock()
    target.check(grown)
    return Self.clock() - start
  }

  private static func grown(_ input: [UInt8], _ stretch: Range<Int>, _ length: Int) -> [UInt8] {
    var grown = Array(input[..<stretch.lowerBound])
    for _ in 0...(length / stretch.count) { grown += input[stretch] }
    return grown + input[stretch.upperBound...]
  }

  private func report(_ input: [UInt8], _ stretch: Range<Int>, _ times: [Double]) {
    let text = String(decoding: input[stretch], as: UTF8.self).debugDescription
    let milliseconds = times.map { "\(Int($0 * 1_000)) ms" }.joined(separator: ", ")
    print("\(target.name): \(milliseconds) for \(Self.lengths) bytes of \(text)")
    let name = "slow-\(target.name)-\(stretch.lowerBound)-\(stretch.count)"
    Self.keep(Self.grown(input, stretch, Self.lengths[2]), as: name)
    print("kept as \(name)")
  }

  private static func keep(_ input: [UInt8], as name: String) {
    guard let file = fopen(name, "w") else { return }
    _ = fwrite(input, 1, input.count, file)
    fclose(file)
  }

  /// Processor time of this process, in seconds.
  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
