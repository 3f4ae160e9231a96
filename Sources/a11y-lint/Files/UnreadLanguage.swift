/// A language in which screens are written that is not read, known by the names of files.
enum UnreadLanguage: CaseIterable {
  case jsx, kotlin, dart, objectiveC, nib

  /// The language of a file; nil where it is another one.
  init?(ofFile name: String) {
    guard
      let language = Self.allCases.first(where: { $0.endings.contains { name.hasSuffix($0) } })
    else { return nil }
    self = language
  }

  /// The ends of names; of Objective-C only those that views have.
  private var endings: [String] {
    switch self {
    case .jsx: [".jsx", ".tsx"]
    case .kotlin: [".kt"]
    case .dart: [".dart"]
    case .nib: [".nib"]
    case .objectiveC: ["View.m", "View.mm", "ViewController.m", "ViewController.mm", "Cell.m"]
    }
  }

  /// The remark on a number of files: what they are, and the page that helps.
  func remark(_ count: Int) -> String {
    "\(count) \(count == 1 ? "file" : "files") \(contents) \(count == 1 ? "is" : "are") not read; "
      + help
  }

  private var contents: String {
    switch self {
    case .jsx: "of JSX"
    case .kotlin: "of Kotlin"
    case .dart: "of Dart"
    case .objectiveC: "with views in Objective-C"
    case .nib: "of compiled Interface Builder documents (.nib)"
    }
  }

  private var help: String {
    switch self {
    case .jsx: "docs/start/REACT-NATIVE.md shows how to lint the tree of a test"
    case .kotlin, .dart: "docs/CAPTURE.md shows how to capture the app where it runs on iOS"
    case .objectiveC: "docs/start/UIKIT.md shows how to lint the running app"
    case .nib: "lint the xibs and storyboards that they are made of"
    }
  }
}
