/// Parses strings files in the old style: `/* comment */ "key" = "text";`.
public enum StringsParser {
  /// The texts of a file, and what is wrong with it; nothing is read of a file that is no text.
  public static func parse(_ file: SourceFile) -> Parsed<StringsList> {
    parse(decoded: StringsEncoding.decoded(file))
  }

  /// The same of a file that is UTF-8 already, whatever its first bytes look like.
  public static func parse(decoded: SourceFile) -> Parsed<StringsList> {
    if let problem = TextEncoding.problem(in: decoded) {
      return Parsed(tree: nil, problems: [problem])
    }
    let (entries, problems) = decoded.bytes.withUnsafeBufferPointer { bytes in
      var reader = StringsReader(bytes, from: TextEncoding.markLength(of: decoded.bytes))
      reader.readAll()
      return (reader.entries, reader.problems)
    }
    return Parsed(tree: StringsList(file: decoded, entries: entries), problems: problems)
  }
}
