import DocumentSyntax
import ScreenModel

extension ScreenCapabilities {
  /// Those of what a tool saw of a running app, whichever tool it was.
  static let ofCaptures: Self = [.settled]
}

/// Puts the UI tree of a capture together; what every reader of captures writes to.
///
/// Frames are in screen coordinates unless the reader says otherwise. An element's attributes come
/// right after `begin`, before its first child begins.
struct CaptureBuilder: Sendable {
  /// The tree under construction, for what the helpers below do not cover.
  var builder: UITreeBuilder
  private let file: SourceFile
  private let unsaid: AttributeSet
  private let language: String?
  private let shown: ScreenEvidence
  private let mayBeFlat: Bool
  /// The open elements, and how many children each has so far.
  private var open: [(element: Int, children: Int)] = []

  init(_ file: SourceFile, _ info: FormatInfo, _ options: ReadingOptions, expectedElements: Int = 0)
  {
    self.file = file
    builder = UITreeBuilder(file: file, expectedElements: min(expectedElements, 1_000_000))
    language = options.language
    shown = info.shows
    mayBeFlat = info.mayBeFlat
    unsaid = AttributeSet(
      language == nil ? info.unsaid + [.language] : info.unsaid.filter { $0 != .language })
  }

  /// The number of elements so far, roots of screens included.
  var count: Int { builder.count }

  /// Begins a screen; what follows belongs to it.
  mutating func beginScreen(_ name: String?, anchor: SourceRange) {
    endAll()
    let root = builder.beginScreen(name, anchor: anchor)
    builder.screen.capabilities = .ofCaptures
    builder.screen.evidence = shown
    // Readers take the name with or without its first ending.
    let stem = CaptureName.base(of: file.path)
    builder.screen.isNamedAfterFile =
      name == stem || name != nil && name == stem.flatMap(CaptureName.base)
    builder.screen.framesAreAbsolute = true
    builder.screen.unsaid = unsaid
    if let language { builder.screen.language = language }
    open.append((root, 0))
  }

  /// Notes that this capture gives a key which others of its format do not give.
  mutating func said(_ key: AttributeKey) {
    let keys = AttributeKey.allCases.filter { $0 != key && builder.screen.unsaid.contains($0) }
    builder.screen.unsaid = AttributeSet(keys)
  }

  /// Notes that this capture gives a key nowhere, though others of its format do.
  mutating func leftOut(_ key: AttributeKey) {
    let keys = AttributeKey.allCases.filter { $0 == key || builder.screen.unsaid.contains($0) }
    builder.screen.unsaid = AttributeSet(keys)
  }

  /// Begins an element in the one that is open; returns its index.
  @discardableResult
  mutating func begin(_ kind: ElementKind, anchor: SourceRange, marks: Element.Marks = []) -> Int {
    let parent = open.last ?? (-1, 0)
    if !open.isEmpty { open[open.count - 1].children += 1 }
    let index = builder.begin(
      kind, parent: parent.element, position: parent.children, anchor: anchor, marks: marks)
    open.append((index, 0))
    return index
  }

  /// Ends the element that was begun last and is still open.
  mutating func end() {
    if let last = open.popLast() { builder.end(last.element) }
  }

  /// Ends everything that is open.
  mutating func endAll() {
    while !open.isEmpty { end() }
  }

  /// Adds a text of a JSON value as it is spelled; null and collections are left out.
  mutating func add(_ key: AttributeKey, _ value: CaptureValue?) {
    guard let value, let text = value.text else { return }
    builder.add(key, text: text, value: value.range, start: value.start)
  }

  /// Adds a boolean of a JSON value, where it is one.
  mutating func add(_ key: AttributeKey, flag value: CaptureValue?) {
    guard let value, let flag = value.flag else { return }
    builder.add(key, flag: flag, value: value.range, start: value.start)
  }

  /// Adds the frame of a JSON value, where it is a rectangle.
  mutating func add(frame value: CaptureValue?) {
    guard let value, let rect = value.rect else { return }
    builder.add(frame: rect.withoutNoise, value: value.range, start: value.start)
  }

  /// The finished tree; the language of each screen is a guess where nobody says.
  mutating func finish() -> UITree {
    endAll()
    var tree = mayBeFlat ? FlatCapture.marked(builder.tree) : builder.tree
    RowSwitches.mark(in: &tree)
    for index in tree.screens.indices where !tree.showsRoles(ofScreen: index) {
      tree.screens[index].evidence.remove(.roles)
    }
    guard language == nil else { return tree }
    for index in tree.screens.indices {
      guard let guess = CaptureLanguage.guess(tree.screens[index], in: tree) else { continue }
      tree.screens[index].language = guess
      tree.screens[index].isRightToLeft = CaptureLanguage.isRightToLeft(guess)
    }
    return tree
  }
}

/// Guesses the language of a capture by the letters of its texts; no format of captures tells it.
struct CaptureLanguage {
  private var letters = ScriptCounts()

  /// The language tag of a screen of a tree, and nil where the letters are Latin or none.
  static func guess(_ screen: Screen, in tree: UITree) -> String? {
    let end = Int(tree.elements[screen.root].next)
    let range = screen.root..<end
    guard range.contains(where: { hasForeignLetters($0, in: tree) }) else { return nil }
    var guess = CaptureLanguage()
    for index in range where !tree.elements[index].marks.contains(.systemProvided) {
      for key in keys {
        if tree.elements[index].has(key), let text = tree.text(key, of: index) {
          guess.letters.add(text)
        }
      }
    }
    return guess.language
  }

  private static let keys: [AttributeKey] = [.label, .text, .value, .hint, .placeholder]

  /// Whether an element may have letters of other scripts than Latin, by their first bytes.
  private static func hasForeignLetters(_ index: Int, in tree: UITree) -> Bool {
    keys.contains { key in
      guard tree.has(key, index), let attribute = tree.attribute(key, of: index) else {
        return false
      }
      // Greek begins at CD.
      return tree.look(at: attribute) { $0.contains { $0 >= 0xCD } } == true
    }
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool { ["ar", "he"].contains(language) }

  /// The language of the script that leads; Latin letters lead only where they are many more, since
  /// names, brands and addresses are Latin everywhere, and other scripts say more with a letter.
  private var language: String? {
    var foreign = letters
    foreign[.latin] = 0
    let sum = foreign.total
    guard sum > 0, sum * 3 >= letters[.latin] else { return nil }
    // Japanese has more Chinese letters than kana in short texts, and Korean may have some.
    let (ideographs, kana) = (letters[.han], letters[.kana])
    if kana > 0, kana * 8 >= ideographs, (kana + ideographs) * 2 >= sum { return "ja" }
    return foreign.leading?.likelyLanguage
  }
}

/// The name of a screen whose capture does not give one.
enum CaptureName {
  /// The name of a file without folder and ending; nil where nothing is left.
  static func base(of path: String) -> String? {
    var name = path[...]
    if let slash = name.lastIndex(where: { $0 == "/" || $0 == "\\" }) {
      name = name[name.index(after: slash)...]
    }
    if let point = name.lastIndex(of: "."), point > name.startIndex { name = name[..<point] }
    return name.isEmpty ? nil : String(name)
  }
}
