import DocumentSyntax
import ScreenModel

/// Lists of views in text, a line and a description a view, as UIKit and EarlGrey print them.
///
/// Bars or hyphens before a description say how deep it is nested. The first one may follow other
/// words on its line, such as `Hierarchy: `.
struct ViewList: Sendable {
  /// A view of the list: where it begins, and the offset before which its description ends.
  typealias Item = (head: AngleDescription.Head, limit: Int)

  /// How much of a file is looked at to tell its format.
  private static let headLength = 262_144
  /// How much of a description is looked at to tell what it is.
  private static let descriptionLength = 4_000

  private let scanner: DescriptionScanner
  private var line: Int
  private var pending: AngleDescription.Head?
  private var hasBegun = false
  private let mayFollowWords: @Sendable (AngleDescription.Head) -> Bool

  /// The views of a text.
  ///
  /// - Parameter mayFollowWords: Whether a description that follows other words begins the list.
  init(
    _ scanner: DescriptionScanner,
    mayFollowWords: @escaping @Sendable (AngleDescription.Head) -> Bool = { _ in true }
  ) {
    self.scanner = scanner
    self.mayFollowWords = mayFollowWords
    line = TextEncoding.markLength(of: scanner.bytes)
  }

  /// The next view; nil after the last.
  mutating func next() -> Item? {
    while line < scanner.end {
      let found = head(at: line)
      let isSeparator = scanner.has("=====", at: scanner.skippingBlanks(from: line))
      let item = found != nil || isSeparator ? pending.map { (head: $0, limit: line) } : nil
      if found != nil { hasBegun = true }
      if found != nil || isSeparator { pending = found }
      line = scanner.lineStart(after: scanner.lineEnd(from: line))
      if let item { return item }
    }
    defer { pending = nil }
    return pending.map { ($0, scanner.end) }
  }

  private func head(at line: Int) -> AngleDescription.Head? {
    if let head = AngleDescription.head(scanner, at: line) { return head }
    guard !hasBegun, let head = AngleDescription.headAfterPrefix(scanner, at: line),
      mayFollowWords(head)
    else { return nil }
    return head
  }

  // MARK: Beginnings

  /// The first description at the top of a text that fulfils a condition, with the end of what is
  /// to be looked at.
  static func first(
    in scanner: DescriptionScanner, where isWanted: (Item) -> Bool = { _ in true }
  ) -> Item? {
    var line = TextEncoding.markLength(of: scanner.bytes)
    while line < min(scanner.end, headLength) {
      let end = scanner.lineEnd(from: line)
      let head =
        AngleDescription.head(scanner, at: line)
        ?? AngleDescription.headAfterPrefix(scanner, at: line)
      if let head, case let item = (head, min(end, head.open + descriptionLength)), isWanted(item) {
        return item
      }
      line = scanner.lineStart(after: end)
    }
    return nil
  }
}

extension Reading {
  /// The outcome for a list that is nested too deep at a view.
  static func tooDeep(at head: AngleDescription.Head) -> Reading {
    let problem = SyntaxProblem(
      .limit, "views are nested more than \(SyntaxLimits.depth) deep here; take a part of the tree",
      at: SourceRange(start: head.open, end: head.open + 1))
    return Reading(tree: nil, problems: [problem])
  }
}

extension CaptureBuilder {
  /// The outcome for a list of views.
  ///
  /// - Parameter isWorthALook: Whether one of the views has something to judge.
  mutating func finishedList(isWorthALook: Bool) -> Reading {
    guard count > 0 else {
      let nowhere = SourceRange(start: 0, end: 0)
      return .emptyCapture("there is no view with content", at: nowhere)
    }
    let isEmpty = count <= 2 && !isWorthALook
    if isEmpty { builder.screen.isFragment = true }
    let tree = finish()
    let nothing = Diagnostic.emptyCapture(
      "there is no view with content", at: tree.elements[0].anchor)
    return Reading(tree: tree, problems: [], diagnostics: isEmpty ? [nothing] : [])
  }
}
