import LintRules

/// Puts findings of a run aside that together would take much memory.
struct FindingStore {
  /// How many findings stay in memory.
  private let limit: Int
  private let system: SystemCalls
  private let folder: RawPath
  /// How many findings are in memory.
  private var count = 0
  /// Nil before it is needed, and where it cannot be written.
  private var file: FindingFile?
  private var isFull = false
  private var length = 0

  /// A store whose file is made in a folder once it is needed. Files with their paths take about as
  /// much memory as findings, so that many leave room for few.
  init(
    files: Int, in folder: RawPath = Terminal.temporaryFolder, with system: SystemCalls = .real
  ) {
    limit = max(1_000, 8_000 - files)
    self.folder = folder
    self.system = system
  }

  /// Takes note of a report, or puts its findings aside; on a full disk they stay in memory.
  mutating func take(_ report: inout FileReport?) {
    let total = count + (report?.findingCount ?? 0)
    guard total > limit, !isFull else {
      count = total
      return
    }
    report?.putAside { keep($0) }
  }

  private mutating func keep(_ bytes: [UInt8]) -> (any PackedBytes, at: Int)? {
    if file == nil { file = FindingFile(in: folder, with: system) }
    guard let file, file.append(bytes) else {
      isFull = true
      return nil
    }
    defer { length += bytes.count }
    return (file, at: length)
  }
}
