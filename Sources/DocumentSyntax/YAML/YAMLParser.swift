/// Reads YAML 1.2 with the core schema.
///
/// Keys are text whatever they look like (kind `string`). `.inf`, `.nan` and numbers that no
/// finite double holds have kind `number` and no value. Refused by name, as problems of kind
/// `unsupported`: tags, merge keys, keys that are not text or have anchors, `?`, pairs in `[…]`,
/// keys without a value in `{…}`, directives other than `%YAML 1.2`, and tabs as indentation.
package enum YAMLParser {
  /// The documents of a stream: one root each, none where there is nothing but comments.
  package static func parse(_ file: SourceFile) -> Parsed<SyntaxTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    var (roots, problems): ([Int], [SyntaxProblem]) = ([], [])
    let entries = file.bytes.withUnsafeBufferPointer { bytes in
      YAMLReader.read(bytes, from: TextEncoding.markLength(of: file.bytes)) { reader in
        (roots, problems) = (reader.roots, reader.problems)
      }
    }
    // Bytes that are not text explain every other problem; nothing before depends on their being
    // text.
    if let problem = TextEncoding.problem(in: file) {
      return Parsed(tree: nil, problems: [problem])
    }
    let isRead = problems.allSatisfy { $0.kind == .duplicateKey }
    return Parsed(
      tree: isRead ? SyntaxTree(file: file, entries: entries, roots: roots) : nil,
      problems: Array(
        problems.sorted { $0.range.start < $1.range.start }.prefix(SyntaxLimits.problems)))
  }
}

/// Finds the comments of YAML files.
package enum YAMLComments {
  /// Where comments stand, from `#` to the line's end, as far as the file can be read.
  package static func ranges(in file: SourceFile) -> [SourceRange] {
    guard TextEncoding.problem(in: file) == nil else { return [] }
    var comments: [SourceRange] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      let start = TextEncoding.markLength(of: file.bytes)
      _ = YAMLReader.read(bytes, from: start, keepsComments: true) { comments = $0.comments }
    }
    return comments
  }
}
