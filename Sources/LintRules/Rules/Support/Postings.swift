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
