/// Where the elements are on the screen, as far as the file tells.
struct Placement {
  /// The frames in screen coordinates; meaningful where `isPlaced` says so.
  private(set) var frames: [Rect]
  /// Whether the place of each element is known.
  private(set) var isPlaced: [Bool]

  /// Adds up the frames of a tree.
  init(_ tree: UITree) {
    frames = Array(repeating: .zero, count: tree.elements.count)
    isPlaced = Array(repeating: false, count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() {
      guard element.parent >= 0 else {
        isPlaced[index] = true
        frames[index] = tree.screens[Int(element.screen)].size ?? .zero
        continue
      }
      let parent = Int(element.parent)
      let screen = tree.screens[Int(element.screen)]
      guard element.has(.frame), !element.marks.contains(.frameUntrusted) else { continue }
      if screen.framesAreAbsolute || tree.elements[parent].kind == .screen {
        frames[index] = element.frame
        isPlaced[index] = true
      } else if isPlaced[parent] {
        frames[index] = element.frame.moved(by: frames[parent])
        isPlaced[index] = true
      }
    }
  }
}
