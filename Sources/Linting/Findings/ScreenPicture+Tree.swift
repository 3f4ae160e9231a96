import ScreenModel

/// How pictures are made of trees.
extension ScreenPicture {
  /// The most elements and the most stops that a picture has.
  package static let maximumBoxes = 400
  package static let maximumStops = 400
  /// The most scalars of a text that is drawn.
  private static let maximumText = 120

  /// The pictures of all screens of a tree, in the order of the screens.
  static func pictures(of tree: AccessibilityTree) -> [ScreenPicture] {
    let layers = tree.shared(ScreenLayers.self)
    return tree.interface.screens.indices.map { ScreenPicture($0, of: tree, layers) }
  }

  /// The picture of a screen, with its transcript.
  private init(_ number: Int, of tree: AccessibilityTree, _ layers: ScreenLayers) {
    let screen = tree.interface.screens[number]
    let transcript = TranscriptScreen(number, of: tree, visibleOnly: false)
    let drawn = Self.drawn(on: screen, of: tree, layers)
    self.init(
      name: screen.name, size: screen.size,
      boxes: drawn.prefix(Self.maximumBoxes).map { Self.box($0, in: tree) },
      omittedBoxes: max(drawn.count - Self.maximumBoxes, 0),
      stops: transcript.stops.prefix(Self.maximumStops).map(Self.stop),
      silent: transcript.silent.prefix(Self.maximumStops).map {
        Silent(nodePath: $0.nodePath, nodeType: $0.nodeType, reason: $0.reason.rawValue)
      })
    omittedStops = max(transcript.stops.count - Self.maximumStops, 0)
    remarks = Self.remarks(on: transcript)
    language = screen.language
  }

  /// The elements that can be seen and have a place, in the order in which they are drawn.
  private static func drawn(
    on screen: Screen, of tree: AccessibilityTree, _ layers: ScreenLayers
  ) -> [Int] {
    let elements = (screen.root + 1)..<max(screen.root + 1, Int(tree.element(screen.root).next))
    return elements.filter { index in
      let frame = tree.screenFrames[index]
      return layers.alphas[index] > 0 && !tree.element(index).marks.contains(.pseudo)
        && !tree.facts[index].isDisjoint(with: [.placed, .drawnPlace])
        && frame.width > 0 && frame.height > 0
    }.sorted { layers.ranks[$0] < layers.ranks[$1] }
  }

  private static func box(_ index: Int, in tree: AccessibilityTree) -> Box {
    Box(
      nodePath: tree.interface.path(of: index), nodeType: tree.element(index).kind.rawValue,
      text: text(of: index, in: tree).map {
        String(String.UnicodeScalarView($0.unicodeScalars.prefix(maximumText)))
      },
      frame: tree.screenFrames[index])
  }

  /// The text that is drawn in an element. Where the system gave labels, that of a leaf is what is
  /// drawn there.
  private static func text(of index: Int, in tree: AccessibilityTree) -> String? {
    let interface = tree.interface
    if interface.says(.text, index) { return interface.text(.text, of: index) }
    let kind = tree.element(index).kind
    if kind.isEntry {
      return interface.text(.value, of: index) ?? interface.text(.placeholder, of: index)
    }
    guard !tree.has(.parent, index), kind != .image, interface.says(.label, index),
      !tree.screen(of: index).has(.authored) || !tree.element(index).has(.image)
    else { return nil }
    return interface.text(.label, of: index)
  }

  private static func stop(_ stop: TranscriptStop) -> Stop {
    Stop(
      number: stop.number, nodePath: stop.nodePath, nodeType: stop.nodeType,
      entering: stop.entering, spoken: stop.spoken, frame: stop.frame,
      isOnScreen: stop.isOnScreen, uncertain: stop.uncertain)
  }

  private static func remarks(on screen: TranscriptScreen) -> [String] {
    var remarks = screen.ambiguousOrder.map { numbers in
      let list = numbers.map(String.init).joined(separator: ", ")
      return "The order of \(list) is not certain: rows can be made in several ways."
    }
    if screen.isDrawnOrder {
      remarks.append("The order is that of the canvas; the layout may bring another.")
    }
    return remarks + screen.notModelled.map { "What VoiceOver finds in \($0) is not known." }
  }
}
