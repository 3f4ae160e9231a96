package import DocumentSyntax

/// The table of input formats: which there are, who reads them, and which files are of them.
///
/// A new format is a reader in a file of its own and a line here. The same table decides for files
/// that the user names and for files that are met in a folder.
public enum FormatList {
  /// The tree format, which the endings of files tell.
  static let trees: [any TreeFormat.Type] = [
    YAMLTreeFormat.self,
    JSONTreeFormat.self,
    JSONLinesTreeFormat.self,
  ]

  /// Source files of Xcode, which their endings tell as well.
  static let interfaces: [any FormatReader.Type] = [
    InterfaceBuilderReader.self, SwiftUIReader.self,
  ]

  /// Captures of running apps, which their contents tell; the more particular ones come first.
  static let captures: [any CaptureReader.Type] = [
    SimUseReader.self,
    IdbReader.self,
    SnapshotReader.self,
    UITestsReader.self,
    TrailblazeReader.self,
    MaestroReader.self,
    PageSourceReader.self,
    PageSourceJSONReader.self,
    XCUITestReader.self,
    EarlGreyReader.self,
    ViewsReader.self,
  ]

  /// Schemas of others that an adapter reads which comes with the program; their contents tell.
  package static let presets: [any AdapterPreset.Type] = [
    ReactNativePreset.self,
    AdaptiveCardsPreset.self,
  ]

  /// Endings that tell no format; in a folder, files with them are looked at for captures.
  private static let plainEndings = [".xml", ".txt"]

  static let readers: [any FormatReader.Type] =
    trees.map { $0 as any FormatReader.Type } + interfaces
    + captures.map { $0 as any FormatReader.Type } + presets.map { $0 as any FormatReader.Type }

  /// Every format, as `a11y-lint formats` and the format page list them.
  package static let all: [FormatInfo] = readers.map { $0.info }

  /// The reader of a format.
  package static func reader(of format: InputFormat) -> (any FormatReader.Type)? {
    readers.first { $0.info.format == format }
  }

  /// The tree format that a file's ending tells.
  static func tree(ofPath path: String) -> (any TreeFormat.Type)? {
    let path = path.lowercased()
    return trees.first { has(path, $0.info.endings) }
  }

  /// The reader of the format that a file's ending tells; contents may say more.
  static func reader(ofPath path: String) -> (any FormatReader.Type)? {
    let path = path.lowercased()
    return readers.first { has(path, $0.info.endings) }
  }

  /// The tree format that contents of a shape are of, if they are a tree.
  static func tree(of shape: CaptureContents.Shape) -> any TreeFormat.Type {
    shape == .json ? JSONTreeFormat.self : YAMLTreeFormat.self
  }

  /// The reader of contents that nobody takes, so that the user learns what is wrong with them.
  static func likelyReader(of shape: CaptureContents.Shape) -> any FormatReader.Type {
    shape == .xml ? InterfaceBuilderReader.self : tree(of: shape)
  }

  /// The endings of files that are read with the declarations of their project.
  package static let indexedEndings = all.filter(\.isIndexed).flatMap(\.endings)

  /// The format of Xcode's source files that a file's ending tells.
  static func interface(ofPath path: String) -> FormatInfo? {
    interfaces.first { has(path.lowercased(), $0.info.endings) }?.info
  }

  /// Whether a file of that name may be of a format.
  static func mayHold(path: String) -> Bool {
    let path = path.lowercased()
    return all.contains { has(path, $0.endings) } || has(path, plainEndings)
  }

  /// Whether a file of that name is of the format that its ending tells, whatever it contains.
  static func certainlyHolds(path: String) -> Bool {
    let path = path.lowercased()
    return all.contains { has(path, $0.certainEndings) }
  }

  private static func has(_ path: String, _ endings: [String]) -> Bool {
    endings.contains { path.hasSuffix($0) }
  }
}

/// Reads files of one input format; `FormatList` is the table of them all.
package protocol FormatReader: SendableMetatype {
  /// The description of the format for users.
  static var info: FormatInfo { get }

  /// The document in a file that is of the format, as the user or the file's ending says.
  static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document

  /// The syntax of a file that is of the format; nil where its contents tell which it is.
  static func syntax(of file: SourceFile) -> FileSyntax?

  /// The screens of a file that are not read; nil where there are none, as far as is known.
  static func unread(_ file: SourceFile, _ options: ReadingOptions) -> UnreadSource?
}

extension FormatReader {
  static func syntax(of file: SourceFile) -> FileSyntax? { nil }

  static func unread(_ file: SourceFile, _ options: ReadingOptions) -> UnreadSource? { nil }
}
