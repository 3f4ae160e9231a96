/// Reads YAML 1.2 with the core schema.
///
/// Keys are text whatever they look like (kind `string`). `.inf`, `.nan` and numbers that no finite
/// double holds have kind `number` and no value. Refused by name, as problems of kind
/// `unsupported`:
/// tags, merge keys, keys that are no text or have anchors, `?`, pairs in `[…]`, keys without a
/// value in `{…}`, directives other than `%YAML 1.2`, and tabs as indentation.
public enum YAMLParser {
  /// The documents of a stream: one root each, none where there is nothing but comments.
  public static func parse(_ file: SourceFile) -> Parsed<SyntaxTree> {
    if let problem = TextEncoding.problem(in: file) {
      return Parsed(tree: nil, problems: [problem])
    }
    let (entries, roots, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLReader(bytes, from: TextEncoding.markLength(of: file.bytes))
      reader.readStream()
      return (reader.entries, reader.roots, reader.problems)
    }
    let isRead = problems.allSatisfy { $0.kind == .duplicateKey }
    return Parsed(
      tree: isRead ? SyntaxTree(file: file, entries: entries, roots: roots) : nil,
      problems: problems.sorted { $0.range.start < $1.range.start })
  }
}
