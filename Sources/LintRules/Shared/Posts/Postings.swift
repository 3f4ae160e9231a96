import ScreenModel

/// The notifications of a tree, in document order, without those of what nobody can reach.
struct Postings {
  let all: [Posting]

  init(_ tree: AccessibilityTree) {
    var all: [Posting] = []
    if tree.uses(.posts) {
      for index in 0..<tree.count where tree.element(index).has(.posts) {
        guard tree.isInPlay(index) else { continue }
        all += tree.interface.posts(of: index).map { Posting($0, at: index, in: tree) }
      }
    }
    self.all = all
  }

  /// The notifications of one poster and event after another, with those that belong together side
  /// by side.
  var byPoster: [ArraySlice<Posting>] {
    var groups: [ArraySlice<Posting>] = []
    var start = 0
    for index in all.indices where all[index].poster != all[start].poster {
      groups.append(all[start..<index])
      start = index
    }
    if start < all.count { groups.append(all[start...]) }
    return groups
  }
}

extension AccessibilityTree {
  /// Whether an element takes part in what the screen does: neither it nor what is around it is
  /// hidden. A screen does where VoiceOver stops anywhere on it.
  func isInPlay(_ index: Int) -> Bool {
    switch silences[index] {
    case .hidden, .transparent, .elementsHidden: false
    default: element(index).kind != .screen || holdsStop(index)
    }
  }

  /// Whether VoiceOver stops anywhere inside an element.
  func holdsStop(_ index: Int) -> Bool {
    (index + 1..<max(index + 1, Int(element(index).next))).contains { mayStop($0) }
  }
}

/// A notification together with who posts it and why.
struct Posting {
  /// The element that posts it, or the root of the screen that does.
  let poster: Int
  let post: Post
  /// The event of the post: as the file says, or as its poster implies; nil where neither
  /// tells.
  let event: Post.Event?

  /// A notification of an element.
  init(_ post: Post, at poster: Int, in tree: AccessibilityTree) {
    self.poster = poster
    self.post = post
    event = post.on ?? Self.impliedEvent(of: post, at: poster, in: tree)
  }

  private static func impliedEvent(
    of post: Post, at poster: Int, in tree: AccessibilityTree
  ) -> Post.Event? {
    if post.every != nil { return nil }
    let element = tree.element(poster)
    if element.kind == .screen || Presentation.of(poster, in: tree) != nil { return .appear }
    if !tree.traits[poster].isDisjoint(with: [.textEntry, .adjustable]) { return .change }
    let isTapped = tree.has(.interactive, poster) || element.has(.opens) || element.has(.opensURL)
    return isTapped ? .tap : nil
  }
}
