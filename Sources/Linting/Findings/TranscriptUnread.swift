import DocumentSyntax
import ScreenModel

/// A view of source that is not read: it may hold any number of stops.
public struct TranscriptUnread: Sendable {
  /// The name of its type, untrusted.
  public let name: String
  /// The JSON Pointer from the screen to the element.
  public let nodePath: String
  /// The line of the file that it is in; nil in a transcript that was saved.
  public let line: Int?
  /// The number of the stop that it comes after; 0 before the first.
  public let after: Int

  /// The line that stands in its place: its name, and that it is not read.
  public var words: String { UnreadView.line(name) }
}

extension TranscriptUnread {
  /// A view of a transcript that was saved, of which only the name is known.
  package init(saved name: String, after: Int) {
    self.init(name: name, nodePath: "", line: nil, after: after)
  }

  /// The name in a line that stands for a view; nil for any other line.
  package static func name(inWords words: Substring) -> String? {
    let end = ": not read here)"
    guard words.hasPrefix("("), words.hasSuffix(end) else { return nil }
    return String(words.dropFirst().dropLast(end.count))
  }
}

extension TranscriptScreen {
  /// The views of a screen that are not read; `number` tells how many stops show up to a place.
  static func unread(
    _ screen: Int, in tree: AccessibilityTree, number: (Int) -> Int
  ) -> [TranscriptUnread] {
    let views = tree.unreadViews(onScreen: screen)
    guard !views.isEmpty else { return [] }
    let positions = LineIndex.positions(
      of: views.map { tree.element($0.view.element).anchor.start }, in: tree.interface.file)
    return zip(views, positions).map { found, position in
      TranscriptUnread(
        name: found.view.name, nodePath: tree.interface.path(of: found.view.element),
        line: position.line, after: number(found.after))
    }
  }
}

extension TranscriptStop {
  /// The line of a view that is not read, to be compared with others as stops are.
  package init(_ view: TranscriptUnread, trace: ElementTrace) {
    self.init(
      number: view.after, nodeID: nil, nodePath: view.nodePath, nodeType: Self.unread, part: nil,
      description: view.words, hint: nil, notices: [], spoken: view.words, parts: [], frame: nil,
      isOnScreen: true, container: nil, entering: [], uncertain: [], containers: [],
      containerNames: [], trace: trace)
    line = view.line
  }

  /// The kind of a line that stands for a view which is not read.
  private static let unread = "unread"

  /// Whether it stands for a view that is not read.
  package var isUnread: Bool { nodeType == Self.unread }
}
