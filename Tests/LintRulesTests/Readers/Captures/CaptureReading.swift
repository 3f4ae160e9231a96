import DocumentSyntax

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// A capture written in a test, as it is read and linted.
struct CaptureReading {
  let document: Document
  private let format: InputFormat?
  let reading: Reading
  let report: FileReport

  /// What a file of that name and text comes to.
  init(_ text: String, as format: InputFormat? = nil, path: String = "folder/shop.json") {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    document = Readers.document(file, ReadingOptions(format: format))
    self.format = format
    reading =
      document.groupCount == 0 ? Reading(tree: nil, problems: []) : document.read(0)
    report = Linter().lint(file, as: format)
  }

  /// The problems of the file, as messages.
  var problems: [String] { (document.outline.problems + reading.problems).map(\.message) }

  /// The UI tree; an empty one where there is none.
  var tree: UITree { reading.tree ?? UITree(file: document.file) }

  /// What VoiceOver says on a screen, stop by stop.
  func heard(onScreen screen: Int = 0) -> [String] {
    let transcript = Transcript(
      of: document.file, ReadingOptions(format: format), VoiceOverOptions())
    guard transcript.screens.indices.contains(screen) else { return [] }
    return transcript.screens[screen].stops.map(\.spoken)
  }

  /// The kinds of the elements in file order, roots of screens left out.
  var kinds: [ElementKind] { tree.elements.map(\.kind).filter { $0 != .screen } }

  /// The first element of an id.
  func element(_ id: String) -> Int? {
    tree.elements.indices.first { tree.text(.id, of: $0) == id }
  }

  /// The bytes that an attribute of the element of an id is written as.
  func source(_ key: AttributeKey, of id: String) -> String? {
    guard let index = element(id), let attribute = tree.attribute(key, of: index) else {
      return nil
    }
    let bytes = document.file.bytes
    return String(decoding: bytes[Int(attribute.start)..<Int(attribute.valueEnd)], as: UTF8.self)
  }

  /// The ids of the rules that found something.
  var rules: [String] { report.findings.map(\.rule.id) }
}
