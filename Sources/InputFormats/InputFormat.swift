/// An input format, by the word that `--input` takes.
///
/// `FormatList` is the table of all formats; the constants are declared beside their readers.
public struct InputFormat: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The word that `--input` takes.
  public let rawValue: String

  /// The format of a reader of that name.
  init(named name: String) { rawValue = name }

  /// The format of that name; nil where no reader has it.
  public init?(rawValue: String) {
    guard Self.allCases.contains(where: { $0.rawValue == rawValue }) else { return nil }
    self.rawValue = rawValue
  }

  /// Every format, in the order of the table.
  public static var allCases: [InputFormat] { FormatList.all.map(\.format) }

  /// The format that a path's ending names, without regard to case; a `.json` file may turn out to
  /// be a capture.
  public init?(path: String) {
    guard let reader = FormatList.reader(ofPath: path) else { return nil }
    self = reader.info.format
  }

  /// The description of the format; nil where no reader has it.
  package var info: FormatInfo? { FormatList.reader(of: self)?.info }

  /// Whether files of it are read with the declarations and string tables of their project.
  package var isIndexed: Bool { info?.isIndexed == true }

  /// Whether code of the project may say more about what is in a file of it.
  package var asksCode: Bool { info?.asksCode == true }

  /// Whether translations may be in tables beside a file of it.
  package var hasTranslations: Bool { info?.hasTranslations == true }

  /// Whether a file of that name, met while walking a folder, is worth a look at its contents.
  package static func mayBeTree(path: String) -> Bool { FormatList.mayHold(path: path) }

  /// Whether a file of that name, met while walking a folder, is certainly for the linter.
  package static func isAlwaysTree(path: String) -> Bool {
    FormatList.certainlyHolds(path: path)
  }
}
