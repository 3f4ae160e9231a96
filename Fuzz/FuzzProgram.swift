import Glibc

/// The program that `Scripts/fuzz` builds: feeds one target with whatever libFuzzer makes up.
///
///     a11y-fuzz --list                     every target with its limit and its seeds
///     a11y-fuzz --words TARGET             the dictionary of a target
///     a11y-fuzz --seeds TARGET FOLDER      writes the examples that the project has itself
///     a11y-fuzz --grow TARGET SECONDS FOLDER…   looks for time that grows faster than the input
///     a11y-fuzz TARGET [OPTIONS OF LIBFUZZER]
@main struct FuzzProgram {
  /// What is fuzzed, by the first argument.
  static let target = CommandLine.arguments.dropFirst().lazy.compactMap(FuzzTarget.named).first

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--list" {
      for target in FuzzTarget.all { print(target.line) }
      return
    }
    guard let target else {
      complain("there is no such target; a11y-fuzz --list has them all")
      exit(2)
    }
    switch arguments.first {
    case "--words": for word in target.dictionary { print(word) }
    case "--seeds":
      guard let folder = arguments.dropFirst(2).first else { exit(2) }
      SeedFolder(folder).write(target.examples())
    case "--grow":
      let seconds = arguments.dropFirst(2).first.flatMap { Double($0) } ?? 30
      let folders = arguments.dropFirst(3).map { SeedFolder($0) }
      exit(GrowthSearch(target, seconds: seconds).run(on: folders.flatMap { $0.files }) ? 0 : 1)
    default: exit(fuzz(arguments))
    }
  }

  /// Hands the rest of the arguments to libFuzzer, which calls back with each input.
  private static func fuzz(_ arguments: [String]) -> Int32 {
    let given = [CommandLine.arguments[0]] + arguments.dropFirst()
    var pointers: [UnsafeMutablePointer<CChar>?] = given.map { strdup($0) } + [nil]
    var count = Int32(given.count)
    return pointers.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return withUnsafeMutablePointer(to: &start) { list in
        runDriver(&count, list, testOneInput)
      }
    }
  }

  /// Writes a line to standard error.
  static func complain(_ message: String) {
    let line = Array("a11y-fuzz: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  FuzzProgram.target?.check(Array(UnsafeBufferPointer(start: bytes, count: length)))
  return 0
}

/// The loop of libFuzzer, which its library has beside a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
