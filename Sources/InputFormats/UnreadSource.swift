package import DocumentSyntax

/// The screens of a file that are not read.
package struct UnreadSource: Sendable {
  /// Whether the file has views that only code of another kind makes, and nothing of it is read.
  package let hasOtherViews: Bool
  /// The names of types of views that are not read, untrusted.
  package let views: [String]
  /// Why no view of the file is read, where it has some in previews.
  package var reason: String?
}

extension Readers {
  /// The screens of a file found in a folder that are not read; nil where there are none, as far as
  /// its format tells.
  package static func unread(_ file: SourceFile, _ options: ReadingOptions) -> UnreadSource? {
    FormatList.reader(ofPath: file.path)?.unread(file, options)
  }
}
