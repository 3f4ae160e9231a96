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
