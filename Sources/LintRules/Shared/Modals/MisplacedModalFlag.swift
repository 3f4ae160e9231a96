import ScreenModel

/// A modal flag that shuts VoiceOver out of what belongs to the modal view.
struct MisplacedModalFlag {
  /// The problem with its place.
  enum Problem {
    /// It is on a control or a text.
    case onPart
    /// It is on a view in which VoiceOver finds nothing.
    case onNothing
    /// It is on one of several parts of a panel.
    case besideParts
    /// Several views side by side have it, and the last has the word.
    case onSeveral
  }

  let problem: Problem
  /// The elements beside the flag that VoiceOver no longer reaches.
  let cutOff: [Int]
  /// Whether the file shows it.
  let isCertain: Bool

  /// The most parts beside the flag that are kept.
  private static let most = 8

  /// The problem with the flag of an element, if there is one.
  init?(_ index: Int, in tree: AccessibilityTree) {
    guard Self.hasWord(index, in: tree) else { return nil }
    let beside = Self.siblings(of: index, in: tree)
    guard !beside.cutOff.isEmpty else { return nil }
    cutOff = beside.cutOff
    let element = tree.element(index)
    let parent = tree.element(Int(element.parent))
    if Self.isPart(element.kind) {
      problem = .onPart
      isCertain = true
      return
    }
    if !Self.holdsAnything(index, in: tree) {
      problem = .onNothing
      let isWhole = element.next > index + 1 || !tree.screen(of: index).has(.completedElsewhere)
      isCertain = isWhole && !element.mayChangeInCode
      return
    }
    guard Presentation.of(index, in: tree) == nil,
      let place = Self.place(of: index, beside: beside.all, in: tree)
    else { return nil }
    let isPanel = Self.isPanel(Int(element.parent), in: tree)
    if isPanel || Self.isSmall(Int(element.parent), in: tree) {
      problem = .besideParts
      isCertain = isPanel && place == .apart && !parent.mayChangeInCode
    } else if beside.cutOff.contains(where: { tree.element($0).flag(.modal) == true }) {
      problem = .onSeveral
      isCertain = place == .apart && !element.mayChangeInCode
    } else {
      return nil
    }
  }

  /// Whether an element has the flag and VoiceOver follows it.
  static func hasWord(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return element.flag(.modal) == true && element.parent >= 0
      && (tree.silences[index] == .none || tree.silences[index] == .notElement)
  }

  private static func isPart(_ kind: ElementKind) -> Bool {
    switch kind {
    case .text, .header, .image: true
    default: ClassDefaults.of(kind).isControl
    }
  }

  /// Whether VoiceOver stops anywhere in an element, or may for all that is known.
  private static func holdsAnything(_ index: Int, in tree: AccessibilityTree) -> Bool {
    (index..<Int(tree.element(index).next)).contains {
      tree.has(.exposed, $0) || !tree.systemParts(of: $0).isEmpty || tree.isNotModelled($0)
        || tree.element($0).has(.elements)
    }
  }

  /// The siblings that the flag cuts off, and those of them that have something to say.
  private static func siblings(
    of index: Int, in tree: AccessibilityTree
  ) -> (all: [Int], cutOff: [Int]) {
    var all: [Int] = []
    var cutOff: [Int] = []
    let parent = Int(tree.element(index).parent)
    var child = parent + 1
    while child < Int(tree.element(parent).next) {
      let next = Int(tree.element(child).next)
      if child != index, tree.silences[child] == .outsideModal {
        let isMissed = (child..<next).contains { isMissing($0, in: tree) }
        if isMissed {
          all.append(child)
          if cutOff.count < most { cutOff.append(child) }
        }
      }
      child = next
    }
    return (all, cutOff)
  }

  /// Whether somebody misses an element that the flag cuts off; not what is hidden anyway.
  private static func isMissing(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    return element.flag(.hidden) != true && element.flag(.elementsHidden) != true
      && element.kind != .image && tree.isMissed(index)
  }

  /// Whether an element is a modal view itself: what is in it belongs together.
  private static func isPanel(_ index: Int, in tree: AccessibilityTree) -> Bool {
    if tree.element(index).flag(.modal) == true { return true }
    guard let presentation = Presentation.of(index, in: tree) else { return false }
    return !presentation.isTransient && presentation != .keyboard
  }

  /// Whether an element is known to be a part of the screen only.
  private static func isSmall(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.element(index).kind != .screen, tree.has(.placed, index),
      let screen = tree.screen(of: index).size, screen.area > 0
    else { return false }
    return tree.screenFrames[index].area < screen.area * 0.8
  }

  /// How an element lies to its siblings.
  private enum Place {
    case apart
    case unknown
  }

  /// Whether an element lies beside its siblings; nil where it lies over one, as a modal view does.
  private static func place(
    of index: Int, beside siblings: [Int], in tree: AccessibilityTree
  ) -> Place? {
    guard tree.has(.placed, index) else { return .unknown }
    var place = Place.apart
    for sibling in siblings {
      if tree.has(.placed, sibling) {
        if tree.screenFrames[sibling].meets(tree.screenFrames[index]) { return nil }
      } else {
        place = .unknown
      }
    }
    return place
  }
}
