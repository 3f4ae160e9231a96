import DocumentSyntax
import ScreenModel

/// The constraints of a screen as equations between its views and guides.
struct InterfaceBuilderEquations {
  /// A side of an equation: a part of an item in one direction.
  struct Term {
    var item: Int
    var isAcross: Bool
    var part: InterfaceBuilderExtent.Part
  }

  /// `first = multiplier × second + constant`; a length of its own without a second term.
  struct Equation {
    var first: Term
    var second: Term?
    var multiplier = 1.0
    var constant = 0.0
  }

  /// From here on a constraint gives way to few others.
  private static let strong = 950.0

  /// The numbers of the items that XML elements stand for.
  private(set) var views: [Int: Int] = [:]
  private(set) var items: [InterfaceBuilderItem] = []
  private(set) var equations: [Equation] = []
  private var numbers: [String: Int] = [:]
  /// The margins of views, by the number of the view.
  private var margins: [Int: Int] = [:]
  /// The frames on the canvas, in the coordinates of the screen; nil where Xcode knows better.
  private var drawn: [Rect?] = []
  private var guides: Set<Int> = []
  /// The views whose content may be larger than they are.
  private var scrolling: Set<Int> = []
  private var stacks: [(index: Int, item: Int)] = []
  /// The ids of views and constraints that some size class leaves out.
  private(set) var unsettled: Set<String> = []
  private var bases = 0
  let reader: InterfaceBuilderReader
  // Asked for each constraint: the reader is big, and calling it copies it.
  private let source: InterfaceBuilderNodes
  private let xml: XMLTree
  private let outlets: InterfaceBuilderReferences

  /// Collects what is in an XML element of a view.
  init(_ reader: InterfaceBuilderReader, view: Int) {
    self.reader = reader
    source = reader.source
    xml = reader.xml
    outlets = reader.outlets
    let lists = collectItems(in: view)
    for (list, owner) in lists {
      var constraint = list + 1
      while constraint < source.next(list) {
        if isLasting(constraint) { add(constraint, owner: owner) }
        constraint = source.next(constraint)
      }
    }
    for stack in stacks { add(stack: stack.index, stack.item) }
    placeGuides()
  }

  // MARK: Solving

  /// Concludes from one side of an equation on the other; gives whether anything is new.
  mutating func apply(_ equation: Equation) -> Bool {
    guard let second = equation.second else {
      let length = InterfaceBuilderGeometry.Length(value: equation.constant, knowledge: .exact)
      return take(length, equation.first)
    }
    if equation.first.part == .length {
      if let length = length(second) {
        return take(
          length.scaled(by: equation.multiplier, plus: equation.constant), equation.first)
      }
      guard let length = length(equation.first) else { return false }
      return take(
        length.scaled(
          by: 1 / equation.multiplier, plus: -equation.constant / equation.multiplier), second)
    }
    if let spot = extent(second).spot(second.part) {
      return take(moved(spot, equation), equation.first)
    }
    guard equation.multiplier == 1, let spot = extent(equation.first).spot(equation.first.part)
    else { return false }
    return take(
      InterfaceBuilderSpot(value: spot.value - equation.constant, base: spot.base), second)
  }

  /// A point moved as an equation says; a factor counts from the beginning of the view around.
  private func moved(
    _ spot: InterfaceBuilderSpot, _ equation: Equation
  ) -> InterfaceBuilderSpot {
    guard equation.multiplier != 1 else {
      return InterfaceBuilderSpot(value: spot.value + equation.constant, base: spot.base)
    }
    let parent = items[equation.first.item].parent
    let origin =
      parent < 0
      ? 0 : (equation.first.isAcross ? items[parent].across : items[parent].down).start?.value ?? 0
    return InterfaceBuilderSpot(
      value: origin + (spot.value - origin) * equation.multiplier + equation.constant,
      base: InterfaceBuilderSpot.deviceDependent)
  }

  private func extent(_ term: Term) -> InterfaceBuilderExtent {
    term.isAcross ? items[term.item].across : items[term.item].down
  }

  private func length(_ term: Term) -> InterfaceBuilderGeometry.Length? { extent(term).length }

  private mutating func take(_ spot: InterfaceBuilderSpot, _ term: Term) -> Bool {
    term.isAcross
      ? items[term.item].across.take(spot, term.part)
      : items[term.item].down.take(spot, term.part)
  }

  private mutating func take(
    _ length: InterfaceBuilderGeometry.Length, _ term: Term
  ) -> Bool {
    term.isAcross ? items[term.item].across.take(length) : items[term.item].down.take(length)
  }

  // MARK: Views and guides

  /// Adds an item for each view, and gives the lists of constraints with the views that own them.
  private mutating func collectItems(in view: Int) -> [(list: Int, owner: Int)] {
    var lists: [(list: Int, owner: Int)] = []
    var open: [(item: Int, end: Int)] = []
    for index in view..<source.next(view) {
      while let last = open.last, last.end <= index { open.removeLast() }
      if source.name(of: index, is: "constraints") {
        if let owner = open.last?.item { lists.append((index, owner)) }
      } else if source.name(of: index, is: "viewLayoutGuide")
        || source.name(of: index, is: "viewControllerLayoutGuide")
      {
        addGuide(index, of: open.last?.item ?? 0)
      } else if let reference = text("reference", of: index),
        source.name(of: index, is: "include") || source.name(of: index, is: "exclude")
      {
        unsettled.insert(reference)
      } else if let rect = frameElement(of: index) {
        addView(index, rect, parent: open.last?.item ?? -1)
        open.append((items.count - 1, source.next(index)))
      }
    }
    addTopGuides(of: view)
    return lists
  }

  private func frameElement(of index: Int) -> Rect? {
    guard source.next(index) > index + 1, let rect = source.child(withKey: "frame", of: index)
    else { return nil }
    return reader.plainFrame(of: rect) ?? source.frame(of: rect)
  }

  private mutating func addView(_ index: Int, _ rect: Rect, parent: Int) {
    let number = items.count
    views[index] = number
    if let id = text("id", of: index), numbers[id] == nil { numbers[id] = number }
    items.append(InterfaceBuilderItem(parent: parent))
    let isWrong =
      has("misplaced", of: index, equals: "YES")
      || has("ambiguous", of: index, equals: "YES")
    let around = parent < 0 ? Rect.zero : drawn[parent]
    drawn.append(isWrong || around == nil ? nil : around.map { rect.moved(by: $0) })
    let isConstrained =
      has("translatesAutoresizingMaskIntoConstraints", of: index, equals: "NO")
      && !has("fixedFrame", of: index, equals: "YES")
    if !isConstrained || parent < 0 { place(number, rect) }
    switch reader.tag(of: index)?.kind {
    case .stack: stacks.append((index, number))
    case .scroll, .list, .grid, .textView: scrolling.insert(number)
    default: break
    }
  }

  /// Places a view that no constraint does: where the canvas has it, and as large.
  private mutating func place(_ number: Int, _ rect: Rect) {
    guard let frame = drawn[number] else { return }
    let base = newBase()
    _ = items[number].across.take(InterfaceBuilderSpot(value: frame.x, base: base), .start)
    _ = items[number].down.take(InterfaceBuilderSpot(value: frame.y, base: base), .start)
    _ = items[number].across.take(.init(value: rect.width, knowledge: .savedSize))
    _ = items[number].down.take(.init(value: rect.height, knowledge: .savedSize))
    items[number].across.measureFarParts(from: newBase())
    items[number].down.measureFarParts(from: newBase())
  }

  /// A number for the points that move together; the one after it is free as well.
  private mutating func newBase() -> Int {
    bases += 2
    return bases
  }

  private mutating func addGuide(_ index: Int, of owner: Int) {
    guard let id = text("id", of: index), numbers[id] == nil else { return }
    numbers[id] = newGuide(of: owner)
  }

  private mutating func newGuide(of owner: Int) -> Int {
    items.append(InterfaceBuilderItem(parent: owner))
    drawn.append(nil)
    guides.insert(items.count - 1)
    return items.count - 1
  }

  /// Adds the guides that a controller has beside its view.
  private mutating func addTopGuides(of view: Int) {
    guard view > 0, !items.isEmpty else { return }
    // They come right before the view of the controller.
    var index = view - 1
    while index > 0, source.name(of: index, is: "viewControllerLayoutGuide") {
      addGuide(index, of: 0)
      index -= 1
    }
  }

  private mutating func margin(of view: Int) -> Int {
    if let guide = margins[view] { return guide }
    let guide = newGuide(of: view)
    margins[view] = guide
    return guide
  }

  // MARK: Constraints

  /// Whether a constraint always holds: no code, no size class and no other constraint changes it.
  private func isLasting(_ constraint: Int) -> Bool {
    if source.attribute("relation", of: constraint) != nil { return false }
    if source.attribute("priority", of: constraint).flatMap(source.number) ?? 1000 < Self.strong {
      return false
    }
    if has("placeholder", of: constraint, equals: "YES") { return false }
    // A size class gives it another constant, or leaves it out.
    if source.next(constraint) > constraint + 1 { return false }
    guard let id = source.attribute("id", of: constraint) else { return true }
    return outlets.value(source.bytes, start: id.valueStart, end: id.valueEnd) == nil
      && (unsettled.isEmpty || !unsettled.contains(xml.value(of: id)))
  }

  private func text(_ name: StaticString, of index: Int) -> String? {
    source.attribute(name, of: index).map { xml.value(of: $0) }
  }

  /// Whether the attribute of that name has that value.
  private func has(_ name: StaticString, of index: Int, equals value: StaticString) -> Bool {
    source.attribute(name, of: index).map { source.equals($0, value) } ?? false
  }

  private mutating func add(_ constraint: Int, owner: Int) {
    guard
      let first = term("firstItem", "firstAttribute", of: constraint, owner: owner)
    else { return }
    var constant = 0.0
    if let attribute = source.attribute("constant", of: constraint) {
      guard let number = source.number(attribute) else { return }
      constant = number
    }
    guard source.attribute("secondAttribute", of: constraint) != nil else {
      if first.part == .length, source.attribute("secondItem", of: constraint) == nil {
        equations.append(Equation(first: first, second: nil, constant: constant))
      }
      return
    }
    guard let second = term("secondItem", "secondAttribute", of: constraint, owner: owner),
      (first.part == .length) == (second.part == .length),
      first.part == .length || first.isAcross == second.isAcross,
      !isAboutContent(first, of: second), !isAboutContent(second, of: first)
    else { return }
    let multiplier =
      source.attribute("multiplier", of: constraint).map { reader.ratio($0) ?? 0 } ?? 1
    guard multiplier > 0 else { return }
    // A symbolic constant is the system's own distance, which the file does not give.
    if has("symbolic", of: constraint, equals: "YES"),
      source.attribute("constant", of: constraint) == nil
    {
      return
    }
    equations.append(
      Equation(first: first, second: second, multiplier: multiplier, constant: constant))
  }

  /// Whether a term is an edge of what scrolls in the view of another one, which moves.
  private func isAboutContent(_ inner: Term, of outer: Term) -> Bool {
    guard scrolling.contains(outer.item), outer.part == .end || outer.part == .center else {
      return false
    }
    var ancestor = items[inner.item].parent
    while ancestor >= 0, ancestor != outer.item { ancestor = items[ancestor].parent }
    return ancestor == outer.item
  }

  private mutating func term(
    _ item: StaticString, _ attribute: StaticString, of constraint: Int, owner: Int
  ) -> Term? {
    let number: Int?
    if let id = text(item, of: constraint) { number = numbers[id] } else { number = owner }
    guard let number, let name = text(attribute, of: constraint),
      let meaning = Self.meanings[name]
    else { return nil }
    return Term(
      item: meaning.isMargin ? margin(of: number) : number, isAcross: meaning.isAcross,
      part: meaning.part)
  }

  private static let meanings:
    [String: (isAcross: Bool, part: InterfaceBuilderExtent.Part, isMargin: Bool)] = [
      "leading": (true, .start, false), "left": (true, .start, false),
      "trailing": (true, .end, false), "right": (true, .end, false),
      "top": (false, .start, false), "bottom": (false, .end, false),
      "centerX": (true, .center, false), "centerY": (false, .center, false),
      "width": (true, .length, false), "height": (false, .length, false),
      "leadingMargin": (true, .start, true), "leftMargin": (true, .start, true),
      "trailingMargin": (true, .end, true), "rightMargin": (true, .end, true),
      "topMargin": (false, .start, true), "bottomMargin": (false, .end, true),
      "centerXWithinMargins": (true, .center, true),
      "centerYWithinMargins": (false, .center, true),
    ]

  /// Adds an equation.
  mutating func add(_ equation: Equation) { equations.append(equation) }

  // MARK: Guides

  /// Places the guides where the canvas shows what hangs on them; how far in they are is up to
  /// the device. A guide on which views disagree stays unknown.
  private mutating func placeGuides() {
    for equation in equations where equation.multiplier == 1 {
      guard let second = equation.second, equation.first.part != .length else { continue }
      if guides.contains(second.item), let value = drawn(equation.first) {
        hang(second, value - equation.constant)
      } else if guides.contains(equation.first.item), let value = drawn(second) {
        hang(equation.first, value + equation.constant)
      }
    }
  }

  private mutating func hang(_ guide: Term, _ value: Double) {
    _ = take(InterfaceBuilderSpot(value: value, base: newBase()), guide)
  }

  /// Where the canvas shows a part of a view.
  private func drawn(_ term: Term) -> Double? {
    guard let frame = drawn[term.item] else { return nil }
    let (start, length) = term.isAcross ? (frame.x, frame.width) : (frame.y, frame.height)
    switch term.part {
    case .start: return start
    case .end: return start + length
    case .center: return start + length / 2
    case .length: return length
    }
  }
}
