/// Lists of paths, which an operand such as `@FILE` stands for.
enum PathList {
  /// The paths in a file, or on standard input where it is `-`: one a line, or ended by NUL bytes
  /// where there is one.
  static func read(_ list: RawPath) throws(UsageError) -> [RawPath] {
    let contents =
      list.text == "-" ? FileContents.standardInput() : FileContents.read(list)
    switch contents {
    case .failure(let problem):
      throw UsageError("the list of paths \(Arguments.shown(list.text)): \(problem.message)")
    case .success(let all):
      let bytes = all.starts(with: [0xEF, 0xBB, 0xBF]) ? all.dropFirst(3) : all[...]
      return bytes.contains(0)
        ? bytes.split(separator: 0).map { RawPath($0) }
        : bytes.split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }
          .filter { !$0.isEmpty }.map { RawPath($0) }
    }
  }
}
