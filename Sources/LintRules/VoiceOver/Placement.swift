/// Where the elements are on the screen, as far as the file tells.
struct Placement {
  /// How much is known about a place.
  enum Knowledge: UInt8 {
    case none
    /// It is drawn on a canvas, and the layout replaces it at run time.
    case drawn
    case known
  }

  /// The frames in screen coordinates; meaningful where something is known.
  private(set) var frames: [Rect]
  /// What is known about the place of each element.
  private(set) var knowledge: [Knowledge]

  /// Adds up the frames of a tree.
  init(_ tree: UITree) {
    frames = Array(repeating: .zero, count: tree.elements.count)
    knowledge = Array(repeating: .none, count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() {
      let screen = tree.screens[Int(element.screen)]
      guard element.parent >= 0 else {
        knowledge[index] = .known
        frames[index] = screen.size ?? .zero
        continue
      }
      guard element.has(.frame) else { continue }
      let parent = Int(element.parent)
      let own: Knowledge = element.marks.contains(.frameUntrusted) ? .drawn : .known
      if screen.framesAreAbsolute || tree.elements[parent].kind == .screen {
        frames[index] = element.frame
        knowledge[index] = own
      } else if knowledge[parent] != .none {
        frames[index] = element.frame.moved(by: frames[parent])
        knowledge[index] = own == .known ? knowledge[parent] : .drawn
      }
    }
  }
}
