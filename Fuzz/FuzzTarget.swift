/// One thing that is fuzzed: how it begins, which words it knows, and what has to hold.
struct FuzzTarget: Sendable {
  /// The name on the command line.
  let name: String
  /// The longest input, in bytes.
  let longest: Int
  /// Where seeds are: patterns of paths below `../shared` or, with a dot before, the project.
  let seeds: [String]
  /// The words of the format.
  let words: @Sendable () -> [String]
  /// Examples that the project has itself.
  let examples: @Sendable () -> [[UInt8]]
  /// What is done with an input; ends the program where an invariant is broken.
  let check: @Sendable ([UInt8]) -> Void

  init(
    _ name: String, longest: Int = 4_096, seeds: [String] = [],
    words: @escaping @Sendable () -> [String] = { [] },
    examples: @escaping @Sendable () -> [[UInt8]] = { [] },
    check: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.longest = longest
    self.seeds = seeds
    self.words = words
    self.examples = examples
    self.check = check
  }

  /// Every target.
  static let all = syntaxes + source + readers + captures + settings + reports + lines + changes

  /// The target of a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// What `--list` says of it.
  var line: String { "\(name)\t\(longest)\t\(seeds.joined(separator: " "))" }

  /// The words in the form of libFuzzer's dictionaries.
  var dictionary: [String] {
    Set(words()).filter { !$0.isEmpty && $0.utf8.count <= 64 }.sorted().map { word in
      let bytes = word.utf8.map { byte in
        let isPlain = (0x20...0x7E).contains(byte) && byte != 0x22 && byte != 0x5C
        if isPlain { return String(Unicode.Scalar(byte)) }
        let digits = String(byte, radix: 16)
        return "\\x" + String(repeating: "0", count: 2 - digits.utf8.count) + digits
      }
      return "\"\(bytes.joined())\""
    }
  }
}
