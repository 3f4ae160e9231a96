/// The temporary files that runs have left that were killed: `.NAME.PROCESS.tmp` beside a file.
///
/// Whoever writes one holds a lock on it, so that one without is nobody's any more.
struct Leftovers {
  /// The temporary files of the folders that were looked at.
  private var names: [RawPath: [RawPath]] = [:]

  /// How many bytes of a file's name its temporary files have.
  static let nameLength = 40

  /// The name of a temporary file for a file of that name.
  static func name(of file: RawPath, attempt: Int) -> RawPath {
    let end = attempt == 0 ? ".\(getpid()).tmp" : ".\(getpid())-\(attempt).tmp"
    return RawPath([UInt8(ascii: ".")] + file.bytes.prefix(nameLength) + Array(end.utf8))
  }

  /// Removes those beside a file; each folder is listed once.
  mutating func remove(beside file: RawPath) {
    let folder = file.parent
    if names[folder] == nil {
      let entries = (try? Folder.entries(of: folder).get()) ?? []
      names[folder] = entries.filter {
        $0.kind == .file && $0.name.bytes.first == UInt8(ascii: ".")
          && $0.name.bytes.suffix(4).elementsEqual(".tmp".utf8)
      }.map(\.name)
    }
    for name in names[folder] ?? [] where Self.isTemporary(name, of: file.name) {
      Self.remove(folder.appending(name))
    }
  }

  /// Whether a name is that of a temporary file of another one: after its name a number, perhaps
  /// with a second one.
  private static func isTemporary(_ name: RawPath, of file: RawPath) -> Bool {
    let start = [UInt8(ascii: ".")] + file.bytes.prefix(nameLength) + [UInt8(ascii: ".")]
    guard name.bytes.starts(with: start) else { return false }
    let numbers = name.bytes.dropFirst(start.count).dropLast(4)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (1...2).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }

  private static func remove(_ path: RawPath) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = SystemCalls.real.open(path, flags, 0)
    guard descriptor >= 0 else { return }
    defer { _ = SystemCalls.real.close(descriptor) }
    if CLibrary.lockFile(descriptor) { _ = SystemCalls.real.remove(path) }
  }
}
