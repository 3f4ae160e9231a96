/// Reads YAML 1.2 with the core schema.
///
/// Keys are text whatever they look like (kind `string`). `.inf`, `.nan` and numbers that no
/// finite double holds have kind `number` and no value. Refused by name, as problems of kind
/// `unsupported`: tags, merge keys, keys that are no text or have anchors, `?`, pairs in `[…]`,
/// keys without a value in `{…}`, directives other than `%YAML 1.2`, and tabs as indentation.
public enum YAMLParser {
  /// The documents of a stream: one root each, none where there is nothing but comments.
  ///
  /// Items of lists are handed out as they are read, until there is a problem, and those before
  /// them may be released.
  public static func parse(
    _ file: SourceFile, handingOut handOut: ((SyntaxItem) -> SyntaxRelease?)? = nil
  ) -> Parsed<SyntaxTree> {
    guard file.bytes.count <= SourceFile.maximumLength else {
      return Parsed(tree: nil, problems: [TextEncoding.problem(in: file)].compactMap { $0 })
    }
    let (entries, roots, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      let start = TextEncoding.markLength(of: file.bytes)
      var reader = YAMLReader(
        bytes, from: start, prepare: file.prepareMemory,
        handOut: handOut.map { SyntaxItem.taker(in: file, $0) })
      reader.readStream()
      return (reader.written, reader.roots, reader.problems)
    }
    // Bytes that are no text explain every other problem. Nothing before depends on their being
    // text, and looking at them last lets others begin with what is handed out.
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
public enum YAMLComments {
  /// Where comments stand, from `#` to the line's end, as far as the file can be read.
  public static func ranges(in file: SourceFile) -> [SourceRange] {
    guard TextEncoding.problem(in: file) == nil else { return [] }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var reader = YAMLReader(
        bytes, from: TextEncoding.markLength(of: file.bytes), keepsComments: true)
      reader.readStream()
      return reader.comments
    }
  }
}
