import DocumentSyntax
import ScreenModel

/// Reads captures of one format: trees that a tool took from a running app.
///
/// A reader maps what the tool wrote to the UI tree, with the ranges of what it wrote. It says
/// nothing that the capture does not say: what a format cannot express stands in `info.unsaid`.
protocol CaptureReader: FormatReader {
  /// Why contents are none of this format, as the end of "not NAME: …"; nil where they are.
  static func refusal(of contents: CaptureContents) -> String?

  /// The reading of contents that are not refused, or that the user says are of the format.
  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading

  /// Whether a file is meant as one of this format by its first bytes alone, so that what is broken
  /// behind them is an error, and not some other file that is none of the linter's business.
  static func claims(_ file: SourceFile) -> Bool

  /// The keys of JSON that nothing but this format has together; none where there are no such.
  static var tellingKeys: [String] { get }

  /// The problem of contents that tell of a capture of this format without being one; nil for all
  /// others.
  static func outline(_ contents: CaptureContents) -> SyntaxProblem?

  /// The kind of description that looks like one of this format and is not read, and the way out;
  /// nil for any other contents.
  static func unreadGrammar(of contents: CaptureContents) -> String?

  /// Whether a line of a log that begins with a `<` begins a document of this format.
  static func opensDocument(_ line: ArraySlice<UInt8>) -> Bool

  /// The capture in a file of XML that is not a document, because of the text around it.
  static func embedded(inBroken file: SourceFile) -> EmbeddedText?
}

extension CaptureReader {
  static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document {
    let (capture, problems) = CaptureFile.opened(file, by: Self.self)
    return Document(file, capture, options, outline: Reading(tree: nil, problems: problems))
  }

  /// A file that cannot be parsed is none of this format, unless its beginning has all the keys.
  static func claims(_ file: SourceFile) -> Bool {
    guard !tellingKeys.isEmpty, CaptureContents.Shape(file.bytes) == .json else { return false }
    let head = file.bytes.prefix(4_096)
    return tellingKeys.allSatisfy { ByteSearch.has("\"\($0)\"", in: head) }
  }

  /// The keys of JSON that nothing but this format has together.
  static var tellingKeys: [String] { [] }

  static func outline(_ contents: CaptureContents) -> SyntaxProblem? { nil }
  static func unreadGrammar(of contents: CaptureContents) -> String? { nil }
  static func opensDocument(_ line: ArraySlice<UInt8>) -> Bool { false }
  static func embedded(inBroken file: SourceFile) -> EmbeddedText? { nil }
}
