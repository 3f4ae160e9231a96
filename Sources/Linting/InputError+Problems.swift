package import DocumentSyntax
import InputFormats

extension InputError {
  /// The problems of a file as errors with their places and source lines.
  package static func errors(_ problems: [SyntaxProblem], in file: SourceFile) -> [InputError] {
    let positions = LineIndex.positions(
      of: problems.flatMap { [$0.range.start, $0.range.end] }, in: file)
    return problems.enumerated().map { index, problem in
      InputError(
        path: file.path, position: positions[index * 2], end: positions[index * 2 + 1],
        message: problem.message,
        excerpt: SourceExcerpt.of(
          problem.range, column: positions[index * 2].column, in: file))
    }
  }
}

extension TranslationFile {
  /// Problems that keep the file, or a part of it, from being read, with places and source lines.
  public var errors: [InputError] { InputError.errors(problems, in: file) }
}
