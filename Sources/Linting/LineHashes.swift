import DocumentSyntax

/// Hashes of lines as GitHub works them out to recognise an alert in another version of a file.
///
/// The hash of a line is that of the 100 code units of UTF-16 from its beginning on, without spaces
/// and tabs and with every line break as a line feed; a number after it tells lines of one hash
/// apart. One pass over the file, up to the last line that is asked for.
struct LineHashes {
  /// How many code units count.
  private static let length = 100
  private static let factor: UInt64 = 37
  /// The factor of a code unit when it leaves the window.
  private static let lastFactor = (0..<length).reduce(UInt64(1)) { power, _ in power &* factor }
  /// The sentinel for the end of the file.
  private static let end: UInt16 = 0xFFFF

  /// The last code units, the oldest at `index`; and which of them begin a line.
  private var window = [UInt16](repeating: 0, count: length)
  private var beginsLine = [Bool](repeating: false, count: length)
  private var index = 0
  private var hash: UInt64 = 0
  private var isAtLineStart = true
  private var isAfterReturn = false
  /// The hashes of the lines that are complete, in their order.
  private var lines: [UInt64] = []

  private init() {}

  /// The hash and number of each of those lines, which count from 1; lines that the file does not
  /// have are left out.
  static func texts(ofLines wanted: Set<Int>, in file: SourceFile) -> [Int: String] {
    guard let last = wanted.max() else { return [:] }
    var hashes = LineHashes()
    file.bytes.withUnsafeBufferPointer { hashes.read($0, upToLine: last) }
    return hashes.texts(of: wanted)
  }

  private func texts(of wanted: Set<Int>) -> [Int: String] {
    let counted = Set(wanted.compactMap { lines.indices.contains($0 - 1) ? lines[$0 - 1] : nil })
    var counts: [UInt64: Int] = [:]
    var texts: [Int: String] = [:]
    for (index, hash) in lines.enumerated() where counted.contains(hash) {
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      if wanted.contains(index + 1) {
        texts[index + 1] = String(hash, radix: 16) + ":\(count)"
      }
    }
    return texts
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, upToLine last: Int) {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while lines.count < last {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        for unit in Unicode.UTF8.decode(encoded).utf16 {
          add(unit)
        }
      case .error: add(0xFFFD)
      case .emptyInput: return finish()
      }
    }
  }

  /// Takes the end of the file, and pushes it through the window.
  private mutating func finish() {
    add(Self.end)
    for _ in 0..<Self.length {
      completeLine()
      push(0)
    }
  }

  private mutating func add(_ unit: UInt16) {
    let isSecondOfPair = isAfterReturn && unit == 0x0A
    isAfterReturn = unit == 0x0D
    if unit == 0x20 || unit == 0x09 || isSecondOfPair { return }
    completeLine()
    beginsLine[index] = isAtLineStart
    isAtLineStart = unit == 0x0A || unit == 0x0D
    push(unit == 0x0D ? 0x0A : unit)
  }

  /// Notes the hash of the line that began a whole window ago, if one did.
  private mutating func completeLine() {
    guard beginsLine[index] else { return }
    beginsLine[index] = false
    lines.append(hash)
  }

  private mutating func push(_ unit: UInt16) {
    hash = hash &* Self.factor &+ UInt64(unit) &- Self.lastFactor &* UInt64(window[index])
    window[index] = unit
    index = index + 1 == Self.length ? 0 : index + 1
  }
}
