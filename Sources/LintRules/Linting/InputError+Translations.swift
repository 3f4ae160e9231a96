import DocumentSyntax

extension TranslationFile {
  /// What keeps the file, or a part of it, from being read, with places and source lines.
  public var errors: [InputError] { InputError.errors(problems, in: file) }
}
