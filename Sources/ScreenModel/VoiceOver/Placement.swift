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
  /// The knowledge about the place of each element.
  private(set) var knowledge: [Knowledge]

  /// Adds up the frames of a tree.
  init(_ tree: UITree) {
    frames = []
    knowledge = []
    frames.reserveCapacity(tree.elements.count)
    knowledge.reserveCapacity(tree.elements.count)
    for index in tree.elements.indices {
      let (frame, known) = place(of: index, in: tree)
      frames.append(frame)
      knowledge.append(known)
    }
  }

  /// The place of an element, whose parent's is known.
  private func place(of index: Int, in tree: UITree) -> (Rect, Knowledge) {
    let parent = Int(tree.elements[index].parent)
    // Only what is needed of the screen: copying all of it would count its texts' users.
    let screen = Int(tree.elements[index].screen)
    guard parent >= 0 else { return (tree.screens[screen].size ?? .zero, .known) }
    guard tree.has(.frame, index) else { return (.zero, .none) }
    let isDrawn = tree.elements[index].isOnlyDrawn
    let frame = tree.elements[index].frame
    if tree.kind(parent) == .screen || tree.screens[screen].framesAreAbsolute {
      return (frame, isDrawn ? .drawn : .known)
    }
    guard knowledge[parent] != .none else { return (.zero, .none) }
    return (frame.moved(by: frames[parent]), isDrawn ? .drawn : knowledge[parent])
  }
}
