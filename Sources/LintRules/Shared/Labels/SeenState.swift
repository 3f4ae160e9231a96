import ScreenModel

/// States of controls in SwiftUI source that looks alone show.
enum SeenState {
  /// Whether the looks of an element say that it is chosen or on, as a mark says, and nothing that
  /// VoiceOver says depends on it.
  static func isOnlySeen(_ mark: Element.Marks, _ element: Element) -> Bool {
    element.marks.isSuperset(of: [mark, .showsWords]) && !element.marks.contains(.speechTellsTap)
  }

  /// Whether VoiceOver may say the state all the same: it may read a picture among the words of a
  /// control, and words that the app makes when it runs may tell the state.
  static func mayBeHeard(at index: Int, in tree: AccessibilityTree) -> Bool {
    if case .unknown = tree.name(of: index) { return true }
    return tree.nameSources[index] != .label && mayHavePicture(index, in: tree)
  }

  /// Whether a picture is in an element, or something of which that is not known.
  private static func mayHavePicture(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let inside = index + 1..<max(Int(tree.element(index).next), index + 1)
    return inside.contains {
      tree.element($0).kind == .image || tree.element($0).marks.contains(.customClass)
    }
  }
}
