/// The ways out of the modal views of a tree, found once and asked by place.
struct ModalEscape {
  private let tree: AccessibilityTree
  /// The elements whose classes implement the escape gesture.
  private let escapes: [Int]
  /// The controls that put something away, and those of which nobody knows what they do.
  private let dismissals: [Int]
  private let controls: [Int]
  /// The controls that take a value.
  private let inputs: [Int]
  /// What shows that something is going on, and what the file does not show the content of.
  private let progresses: [Int]
  private let unknowns: [Int]

  /// Looks at everything inside these elements.
  init(_ tree: AccessibilityTree, inside fronts: [Int], names: [String]) {
    self.tree = tree
    var found = Search(names: Set(names.map { $0.lowercased() }))
    var end = 0
    for front in fronts.sorted() {
      for index in max(front, end)..<max(front, end, Int(tree.element(front).next)) {
        found.look(at: index, in: tree)
      }
      end = max(end, Int(tree.element(front).next))
    }
    escapes = tree.interface.elements.indices.filter { Self.escapes($0, in: tree) }
    dismissals = found.dismissals
    controls = found.controls
    inputs = found.inputs
    progresses = found.progresses
    unknowns = found.unknowns
  }

  /// Whether the escape gesture does something inside an element.
  func hasGesture(_ index: Int) -> Bool {
    if escapes.isEmpty { return false }
    if holds(escapes, index) { return true }
    var around = Int(tree.element(index).parent)
    while around >= 0 {
      if Self.escapes(around, in: tree) { return true }
      around = Int(tree.element(around).parent)
    }
    return false
  }

  /// Whether VoiceOver reaches a control inside an element that puts it away.
  func hasDismissal(_ index: Int) -> Bool { holds(dismissals, index) }

  /// Whether VoiceOver reaches any control inside an element.
  func hasControl(_ index: Int) -> Bool { holds(controls, index) }

  /// Whether an element is a question with several answers, each of which surely closes it.
  func isQuestion(_ index: Int) -> Bool {
    guard !holds(inputs, index) else { return false }
    let first = position(of: index, in: controls)
    return first + 1 < controls.count
      && controls[first + 1] < Int(tree.element(index).next)
  }

  /// Whether an element shows that something is going on, which is over sooner or later.
  func showsProgress(_ index: Int) -> Bool { holds(progresses, index) }

  /// Whether the file does not show all that is inside an element.
  func isUnknown(_ index: Int) -> Bool { holds(unknowns, index) }

  private func holds(_ sorted: [Int], _ index: Int) -> Bool {
    let first = position(of: index, in: sorted)
    return first < sorted.count && sorted[first] < Int(tree.element(index).next)
  }

  /// The position of the first index that is not before an element.
  private func position(of index: Int, in sorted: [Int]) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func escapes(_ index: Int, in tree: AccessibilityTree) -> Bool {
    tree.element(index).has(.implements)
      && tree.interface.texts(.implements, of: index).contains { $0.value == "escape" }
  }

  /// What a look at elements finds, in document order.
  private struct Search {
    let names: Set<String>
    var dismissals: [Int] = []
    var controls: [Int] = []
    var inputs: [Int] = []
    var progresses: [Int] = []
    var unknowns: [Int] = []

    mutating func look(at index: Int, in tree: AccessibilityTree) {
      let kind = tree.element(index).kind
      if kind == .progress || kind == .activityIndicator { progresses.append(index) }
      if tree.isNotModelled(index) || tree.nameSources[index] == .unknown {
        unknowns.append(index)
      }
      guard tree.has([.exposed, .interactive], index) else { return }
      if DismissControl.isOne(index, in: tree) || isNamed(index, in: tree) {
        dismissals.append(index)
      } else if isInput(kind) {
        inputs.append(index)
      } else {
        controls.append(index)
      }
    }

    private func isNamed(_ index: Int, in tree: AccessibilityTree) -> Bool {
      guard !names.isEmpty, let name = tree.name(of: index).value else { return false }
      return names.contains(name.text.lowercased())
    }

    /// Whether a control takes a value, and so leads nowhere.
    private func isInput(_ kind: ElementKind) -> Bool {
      switch kind {
      case .textField, .secureField, .textView, .searchField, .slider, .switch, .checkbox,
        .segment, .pageControl:
        true
      default: false
      }
    }
  }
}
