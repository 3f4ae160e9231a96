import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// SwiftUI source.
  public static let swiftUI = InputFormat(named: "swiftui")
}

extension ScreenCapabilities {
  /// Those of SwiftUI source.
  static let ofSource: Self = [.authored, .composition, .namesItself]
}

extension SwiftUIReader: FormatReader {
  static let info = FormatInfo(
    .swiftUI, "SwiftUI source", origin: "Xcode",
    recognition: "`*.swift` with types that conform to `View`",
    lacks: "what code decides when the app runs: texts, sizes, places, styles set elsewhere",
    unsaid: unsaid, mayHoldNothing: true, isIndexed: true,
    files: FileNoun(
      one: "file with SwiftUI views", many: "files with SwiftUI views", formal: "SwiftUI file"),
    endings: [".swift"])

  /// The keys that source does not give: nobody knows sizes and places before the app runs.
  private static let unsaid: [AttributeKey] = [
    .accessibilityFrame, .hitInsets, .z, .color, .background, .size,
    .frames, .language, .direction, .range, .count, .index, .row, .column,
    .posts, .returnsFocusTo, .presents, .focus, .orientations, .observes, .meaning, .unit,
  ]

  static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document {
    let known = options.sourceIndex?.document(of: file)
    let parsed = known == nil ? SwiftParser.parse(file) : nil
    return Document(
      file, known ?? parsed?.tree.map(SwiftUIDocument.init), options,
      outline: Reading(tree: nil, problems: parsed?.problems ?? []))
  }
  static func syntax(of file: SourceFile) -> FileSyntax? { .nodes(SwiftParser.parse(file)) }
}
