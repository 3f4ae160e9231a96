/// Looks for the notification that tells VoiceOver of a popup.
struct PopupAnnouncements {
  /// Whether there is one.
  enum Answer {
    case told, untold
    /// There is one that may be for it.
    case perhaps
  }

  /// Whether the file tells of any notification.
  let isDeclared: Bool
  private let tree: AccessibilityTree
  /// The notifications that have VoiceOver speak, in document order.
  private let postings: [Posting]
  /// The popups that somebody opens who posts a notification.
  private var opened: Set<Int> = []
  /// By screen: the words of announcements, and the targets of notifications.
  private var texts: [Int32: Set<[String]>] = [:]
  private var targets: Set<Int> = []
  /// The screens on which an element tells of a change that may be any.
  private var vague: Set<Int32> = []

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    let all = Postings(tree).all
    isDeclared = !all.isEmpty
    postings = all.filter { $0.post.kind != .pageScrolled }
    var destinations = Destinations(tree)
    for posting in postings {
      let screen = tree.element(posting.poster).screen
      if case .element(let popup)? = destinations.destination(of: posting.poster) {
        opened.insert(popup)
      }
      if let text = posting.post.text?.value {
        texts[screen, default: []].insert(Words.normalized(text))
      }
      if let id = posting.post.target?.value {
        if let target = destinations.identifiers.element(id, onScreen: screen) {
          targets.insert(target)
        }
      } else if posting.post.text == nil, tree.element(posting.poster).kind != .screen {
        vague.insert(screen)
      }
    }
  }

  /// Whether a notification tells of a popup.
  func answer(for popup: Int) -> Answer {
    let inside = popup..<max(popup + 1, Int(tree.element(popup).next))
    if opened.contains(popup) || posts(inside) { return .told }
    let screen = tree.element(popup).screen
    let announced = texts[screen] ?? []
    for index in inside {
      if targets.contains(index) { return .told }
      if !announced.isEmpty, index == popup || tree.has(.exposed, index),
        let name = tree.name(of: index).value, announced.contains(Words.normalized(name.text))
      {
        return .told
      }
    }
    return vague.contains(screen) ? .perhaps : .untold
  }

  /// Whether something inside posts a notification.
  private func posts(_ inside: Range<Int>) -> Bool {
    var (low, high) = (0, postings.count)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].poster < inside.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < postings.count && inside.contains(postings[low].poster)
  }
}
