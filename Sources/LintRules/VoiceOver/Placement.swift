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
    for index in tree.elements.indices {
      let parent = Int(tree.elements[index].parent)
      // Only what is needed of the screen: copying all of it would count its texts' users.
      let screen = Int(tree.elements[index].screen)
      guard parent >= 0 else {
        knowledge[index] = .known
        frames[index] = tree.screens[screen].size ?? .zero
        continue
      }
      guard tree.has(.frame, index) else { continue }
      let isDrawn = tree.elements[index].marks.contains(.frameUntrusted)
      let own: Knowledge = isDrawn ? .drawn : .known
      if tree.kind(parent) == .screen || tree.screens[screen].framesAreAbsolute {
        frames[index] = tree.elements[index].frame
        knowledge[index] = own
      } else if knowledge[parent] != .none {
        frames[index] = tree.elements[index].frame.moved(by: frames[parent])
        knowledge[index] = own == .known ? knowledge[parent] : .drawn
      }
    }
  }
}
