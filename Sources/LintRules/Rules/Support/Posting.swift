/// A notification together with who posts it and why.
struct Posting {
  /// The element that posts it, or the root of the screen that does.
  let poster: Int
  let post: Post
  /// What makes the code post it: as the file says, or as its poster implies; nil where neither
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
