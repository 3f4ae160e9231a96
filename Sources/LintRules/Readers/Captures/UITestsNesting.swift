import DocumentSyntax

/// Which texts of a flat list lie in a button: those are its title, and no stops of their own.
struct UITestsNesting {
  private var owner: [Int?]
  private var contents: [Int: [Int]] = [:]

  /// The button that the element at a place belongs to.
  subscript(place: Int) -> Int? { owner[place] }

  /// The places of what belongs to a button.
  func inside(_ place: Int) -> [Int] { contents[place] ?? [] }

  /// The owners of the elements of a list.
  static func owners(of items: [CaptureValue]) -> UITestsNesting {
    var nesting = UITestsNesting(owner: Array(repeating: nil, count: items.count))
    let kinds = items.map(UITestsReader.kind)
    let buttons = items.indices.filter { kinds[$0] == .button }
    let frames = buttons.map { items[$0].present("frame")?.rect ?? .zero }
    let index = RectIndex(frames)
    for place in items.indices where kinds[place] == .text {
      guard let frame = items[place].present("frame")?.rect else { continue }
      let found = index.positions(meeting: frame, limit: 8).filter {
        frames[$0].enlarged(by: 0.5).contains(frame)
      }
      guard let nearest = found.min(by: { frames[$0].height < frames[$1].height }) else { continue }
      nesting.owner[place] = buttons[nearest]
      nesting.contents[buttons[nearest], default: []].append(place)
    }
    return nesting
  }
}
