import DocumentSyntax

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Small page sources, and what comes of them.
enum PageSourceSample {
  /// The elements of a page source in an app of 390 by 844 points.
  static func page(_ elements: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" \
    width="390" height="844">
    \(elements)
    </XCUIElementTypeWindow>
    </XCUIElementTypeApplication>
    </AppiumAUT>
    """
  }

  /// One element with its type, a visible frame, more attributes, and what is in it.
  static func element(
    _ type: String, _ attributes: String = "", at frame: (Int, Int, Int, Int) = (20, 100, 200, 44),
    visible: Bool = true, _ content: String = ""
  ) -> String {
    """
    <XCUIElementType\(type) type="XCUIElementType\(type)" \(attributes) visible="\(visible)" \
    x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)">\(content)\
    </XCUIElementType\(type)>
    """
  }

  /// The tree of a page source, or an empty one where it has none.
  static func tree(_ text: String, path: String = "home.xml") -> AccessibilityTree {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return AccessibilityTree(resolving: TreeSample.reading(file).tree ?? UITree(file: file))
  }

  /// The rules of what is found in a page source.
  static func rules(_ text: String, path: String = "home.xml") -> [String] {
    report(text, path: path).findings.map(\.rule.id)
  }

  /// What is reported of a file.
  static func report(_ text: String, path: String = "home.xml") -> FileReport {
    Linter().lint(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// The stops of a page source as they are heard.
  static func speech(_ text: String, path: String = "home.xml") -> [String] {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let transcript = Transcript(of: file, ReadingOptions(), VoiceOverOptions())
    return transcript.screens.flatMap { $0.stops.map(\.spoken) }
  }
}
