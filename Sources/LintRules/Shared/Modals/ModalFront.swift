import ScreenModel

/// Something that came up over a screen, in which VoiceOver should stay while it is there.
struct ModalFront {
  /// The reasons why the rest of the screen is background.
  enum Kind: Sendable {
    /// Its author says that it is modal.
    case flagged
    /// The system presents it, and keeps VoiceOver inside.
    case system
    /// Its author says that it is an alert or a sheet, and does not make it modal.
    case typed
    /// It stands in the middle of what a dimmer leaves.
    case dialog
    /// It is a drawer or a menu.
    case drawer
    /// It is a dimmer, with something else in front or nothing.
    case dimmer
  }

  let kind: Kind
  /// The element that came up.
  let index: Int
  /// The presentation, where its author states it.
  let presentation: Presentation?
  /// The dimmer behind it or around it.
  let dimmer: Dimmer?
}

/// Finds what came up over the screens of a tree: modal views, drawers, what stands on a dimmer.
struct ModalFrontSearch {
  /// The most elements in front of a dimmer that are looked at for the one that came up.
  private static let maximumPanels = 64

  private let tree: AccessibilityTree
  private let dimming: Double
  private let cover: Double
  private var found: [ModalFront] = []
  /// By screen: the dimmer in front of all others.
  private var dimmers: [Int32: Dimmer] = [:]
  /// By screen: its size.
  private var sizes: [Int32: Rect] = [:]
  /// By screen: the last view that is modal by its author's word and that VoiceOver gets into.
  private var flagged: [Int32: Int] = [:]

  init(_ tree: AccessibilityTree, dimming: Double, cover: Double) {
    self.tree = tree
    self.dimming = dimming
    self.cover = cover
  }

  /// The fronts, in document order.
  mutating func fronts() -> [ModalFront] {
    for index in 0..<tree.count { look(at: index) }
    if found.isEmpty, dimmers.isEmpty { return [] }
    for dimmer in dimmers.values.sorted(by: { $0.index < $1.index }) { take(dimmer) }
    // The flag of a view inside or in front has the word.
    return found.filter { front in
      front.kind == .flagged || front.kind == .system
        || flagged[tree.element(front.index).screen] ?? -1 < front.dimmer?.index ?? front.index
    }.sorted { $0.index < $1.index }
  }

  private mutating func look(at index: Int) {
    let element = tree.element(index)
    if element.has(.modal), element.flag(.modal) == true {
      guard isReached(index) else { return }
      flagged[element.screen] = index
      add(.flagged, index)
    } else if mayPresent(element) {
      guard let presentation = Presentation.of(index, in: tree), isReached(index),
        isOnScreen(index), let kind = kind(of: index, presentation)
      else { return }
      add(kind, index, presentation)
    } else if Dimmer.isCandidate(index, in: tree, cover: cover) {
      let size = sizes[element.screen] ?? Dimmer.size(of: tree.screen(of: index), in: tree)
      sizes[element.screen] = size
      let dimmer = Dimmer(index, in: tree, screen: size, least: dimming, cover: cover)
      dimmers[element.screen] = dimmer ?? dimmers[element.screen]
    }
  }

  private func mayPresent(_ element: Element) -> Bool {
    if Presentation.mayBe(element) { return true }
    switch element.kind {
    case .alert, .sheet, .popover, .drawer, .menu: return true
    default: return false
    }
  }

  private func kind(of index: Int, _ presentation: Presentation) -> ModalFront.Kind? {
    let element = tree.element(index)
    switch presentation {
    case .alert, .sheet:
      let isSystem = element.kind == .alert || element.kind == .sheet
      return isSystem && element.flag(.modal) == nil ? .system : .typed
    case .popover: return .system
    case .drawer, .menu: return .drawer
    case .picker, .keyboard, .hud, .toast, .popup: return nil
    }
  }

  /// Whether VoiceOver gets into an element, or stops at it.
  private func isReached(_ index: Int) -> Bool {
    tree.silences[index] == .none || tree.silences[index] == .notElement
  }

  /// Whether an element is not parked beside the screen.
  private func isOnScreen(_ index: Int) -> Bool {
    guard tree.has(.placed, index), let size = tree.screen(of: index).size, size.area > 0 else {
      return true
    }
    return size.meets(tree.screenFrames[index])
  }

  private mutating func add(
    _ kind: ModalFront.Kind, _ index: Int, _ presentation: Presentation? = nil,
    dimmer: Dimmer? = nil
  ) {
    found.append(
      ModalFront(kind: kind, index: index, presentation: presentation, dimmer: dimmer))
  }

  /// Gives a dimmer to what stands in front of it, or lets it stand for itself.
  private mutating func take(_ dimmer: Dimmer) {
    let screen = tree.element(dimmer.index).screen
    let typed = found.firstIndex {
      $0.index > dimmer.index && tree.element($0.index).screen == screen
    }
    if let typed {
      let front = found[typed]
      found[typed] = ModalFront(
        kind: front.kind, index: front.index, presentation: front.presentation, dimmer: dimmer)
    } else if let panel = panel(on: dimmer) {
      add(.dialog, panel, Presentation.of(panel, in: tree), dimmer: dimmer)
    } else {
      add(.dimmer, dimmer.index, dimmer: dimmer)
    }
  }

  /// The view in the middle of what a dimmer covers, with something for VoiceOver in it.
  private func panel(on dimmer: Dimmer) -> Int? {
    let element = tree.element(dimmer.index)
    let end = element.parent < 0 ? Int(element.next) : Int(tree.element(Int(element.parent)).next)
    var child = dimmer.index + 1
    var steps = 0
    while child < end, steps < Self.maximumPanels {
      if isPanel(child, on: dimmer) { return child }
      child = Int(tree.element(child).next)
      steps += 1
    }
    return nil
  }

  private func isPanel(_ index: Int, on dimmer: Dimmer) -> Bool {
    guard tree.has([.parent, .placed], index), isReached(index), !tree.has(.exposed, index) else {
      return false
    }
    let presentation = Presentation.of(index, in: tree)
    guard presentation == nil || presentation == .popup else { return false }
    let frame = tree.screenFrames[index]
    let middle = dimmer.frame.x + dimmer.frame.width / 2
    return dimmer.frame.contains(frame) && frame.area > 0
      && frame.area < cover * dimmer.frame.area
      && (frame.x + frame.width / 2 - middle).magnitude <= dimmer.frame.width / 20
      && holdsStop(index)
  }

  private func holdsStop(_ index: Int) -> Bool {
    (index + 1..<Int(tree.element(index).next)).contains { tree.has(.exposed, $0) }
  }
}
