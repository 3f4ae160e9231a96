import ScreenModel

/// Marks what the system draws and no app can mend: the status bar, the keyboard, the size of bar
/// buttons.
///
/// Some captures list them among the app's own elements, with localised names and no role of their
/// own. So they are known by where they are, and by a sign that they are there at all: the clock,
/// and the identifiers of keys, which nobody translates.
struct SystemChrome {
  private var tree: UITree
  private let size: Rect
  private let range: Range<Int>

  /// The tree with its system elements marked, on every screen whose size is known.
  static func marked(_ tree: UITree) -> UITree {
    var tree = tree
    for screen in tree.screens {
      guard let size = screen.size else { continue }
      var chrome = SystemChrome(
        tree: tree, size: size, range: screen.root + 1..<Int(tree.elements[screen.root].next))
      chrome.markStatusBar()
      chrome.markBarButtons()
      chrome.markKeyboard()
      tree = chrome.tree
    }
    return tree
  }

  // MARK: Status bar

  /// How far down the status bar reaches: beside a notch or the Dynamic Island on tall phones.
  private var statusBarEnd: Double {
    if size.width > size.height, size.width < 1_000 { return 0 }
    if size.width >= 700 { return 32.5 }
    return size.height >= 812 ? 54.5 : 24.5
  }

  private mutating func markStatusBar() {
    let end = statusBarEnd
    let inside = range.filter { index in
      let element = tree.elements[index]
      return element.has(.frame) && Int(element.next) == index + 1 && element.frame.maxY <= end
        && element.frame.maxY > 0
    }
    guard inside.contains(where: isStatusSign) else { return }
    for index in inside { tree.elements[index].marks.insert(.systemProvided) }
  }

  /// Whether an element is the clock, or the Dynamic Island, whose name is a brand.
  private func isStatusSign(_ index: Int) -> Bool {
    guard let label = tree.text(.label, of: index) else { return false }
    if label.hasPrefix("Dynamic Island") { return true }
    return tree.elements[index].kind == .text && Self.isClock(label)
  }

  /// Whether a text is a time of day such as `9:41`, `21.41` or `上午9:41`.
  static func isClock(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars.prefix(17))
    guard scalars.count <= 16,
      let sign = scalars.firstIndex(where: { $0 == ":" || $0 == "." || $0 == "：" })
    else { return false }
    let isDigit = { (place: Int) in
      scalars.indices.contains(place) && scalars[place].properties.numericType == .decimal
    }
    return isDigit(sign - 1) && isDigit(sign + 1) && isDigit(sign + 2) && !isDigit(sign + 3)
  }

  // MARK: Navigation bar

  /// Makes bar buttons of the buttons beside a heading at the top: UIKit gives those a target as
  /// high as the bar, whatever their frames are.
  private mutating func markBarButtons() {
    let end = statusBarEnd + 70
    let isInBar = { (element: Element) in
      element.has(.frame) && element.frame.height > 0 && element.frame.y >= 18
        && element.frame.maxY <= end && !element.marks.contains(.systemProvided)
    }
    let middles = range.compactMap { index -> Double? in
      let element = tree.elements[index]
      guard element.kind == .text, element.traits.contains(.header), isInBar(element) else {
        return nil
      }
      return element.frame.center.y
    }
    guard !middles.isEmpty else { return }
    for index in range where tree.elements[index].kind == .button {
      let element = tree.elements[index]
      let middle = element.frame.center.y
      if isInBar(element), middles.contains(where: { abs($0 - middle) <= 6 }) {
        tree.elements[index].kind = .barButton
      }
    }
  }

  // MARK: Keyboard

  /// Identifiers of keys, in every language.
  private static let keys: Set<String> = [
    "shift", "delete", "more", "emoji", "space", "dictation", "Return",
  ]

  private mutating func markKeyboard() {
    guard let top = keyboardTop else { return }
    var emoji = 0
    for index in range where isIn(top, tree.elements[index]) {
      tree.elements[index].marks.insert(.systemProvided)
      guard tree.elements[index].kind == .button else { continue }
      tree.elements[index].kind = .key
      if tree.text(.label, of: index)?.unicodeScalars.first?.properties.isEmoji == true {
        emoji += 1
      }
    }
    for index in range where isAbove(top, tree.elements[index], hasSearch: emoji > 9) {
      let holds = index..<Int(tree.elements[index].next)
      if holds.contains(where: { tree.elements[$0].kind == .button }) { continue }
      for inside in holds { tree.elements[inside].marks.insert(.systemProvided) }
    }
  }

  private func isIn(_ top: Double, _ element: Element) -> Bool {
    element.has(.frame) && element.frame.y >= top - 1
  }

  /// Whether an element is part of the bar of suggestions on top of the keys, or the field that
  /// searches emoji.
  private func isAbove(_ top: Double, _ element: Element, hasSearch: Bool) -> Bool {
    guard element.has(.frame), element.frame.height <= 60, element.frame.y < top - 1 else {
      return false
    }
    let gap = top - element.frame.maxY
    if element.kind == .view { return abs(gap) <= 1.5 }
    return hasSearch && (element.kind == .textField || element.kind == .searchField)
      && (-1.5...12).contains(gap)
  }

  /// Where the keyboard begins; nil where none is shown.
  ///
  /// Its backdrop is as wide as the screen and reaches down to its end. Where the capture has none,
  /// the keys of one character are the upper rows.
  private var keyboardTop: Double? {
    var found: Set<String> = []
    var lowest = -Double.infinity
    var keyTop = Double.infinity
    var backdrop: Double?
    for index in range {
      let element = tree.elements[index]
      guard element.has(.frame), element.frame.y >= size.height * 0.3 else { continue }
      if element.kind == .button {
        let id = tree.text(.id, of: index) ?? ""
        if Self.keys.contains(id) {
          found.insert(id)
          lowest = max(lowest, element.frame.y)
          keyTop = min(keyTop, element.frame.y)
        } else if tree.text(.label, of: index)?.count == 1 {
          keyTop = min(keyTop, element.frame.y)
        }
      } else if isBackdrop(index) {
        backdrop = backdrop.map { min($0, element.frame.y) } ?? element.frame.y
      }
    }
    guard found.count >= 2 else { return nil }
    if let backdrop, backdrop <= lowest { return backdrop }
    return keyTop
  }

  private func isBackdrop(_ index: Int) -> Bool {
    let element = tree.elements[index]
    return element.kind == .view && Int(element.next) == index + 1 && !element.has(.label)
      && !element.has(.value) && element.frame.width >= size.width * 0.95
      && element.frame.maxY >= size.maxY - 1 && element.frame.height < size.height * 0.7
  }
}
