import DocumentSyntax
import ScreenModel

/// A place in the file that sends the focus to an element.
struct FocusTarget {
  /// The sources of the focus.
  enum Source {
    /// `focus` of a screen.
    case initial
    /// A notification.
    case post(Posting)
    /// `returnsFocusTo`.
    case dismissal
  }

  let source: Source
  /// The element or screen that sends it.
  let poster: Int
  /// The id of the element that is to get it.
  let id: Located<String>

  /// Every such place of a tree, in document order for each sort.
  static func all(in tree: AccessibilityTree, _ postings: Postings) -> [FocusTarget] {
    var targets = postings.all.compactMap { posting in
      posting.post.target.map {
        FocusTarget(source: .post(posting), poster: posting.poster, id: $0)
      }
    }
    if tree.uses(.focus) { targets += named(.focus, .initial, in: tree) }
    if tree.uses(.returnsFocusTo) { targets += named(.returnsFocusTo, .dismissal, in: tree) }
    return targets
  }

  private static func named(
    _ key: AttributeKey, _ source: Source, in tree: AccessibilityTree
  ) -> [FocusTarget] {
    (0..<tree.count).compactMap { index in
      guard tree.element(index).has(key), tree.isInPlay(index),
        let attribute = tree.interface.attribute(key, of: index),
        let id = tree.interface.text(of: attribute)
      else { return nil }
      return FocusTarget(
        source: source, poster: index, id: Located(value: id, range: attribute.valueRange))
    }
  }

  /// Whether the focus goes there as soon as the screen or popup appears.
  var isInitial: Bool {
    switch source {
    case .initial: true
    case .post(let posting): posting.event == .appear && posting.post.movesFocus
    case .dismissal: false
    }
  }

  /// Whether the focus goes there when something goes away.
  var isReturn: Bool {
    switch source {
    case .initial: false
    case .post(let posting): posting.event == .disappear
    case .dismissal: true
    }
  }
}
