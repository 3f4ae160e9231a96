import ScreenModel

/// Labels of captured images and buttons that are spelled as names of pictures are.
///
/// Where an app gives no label, the system takes the name of the asset. One such label may be a
/// word of the app; two on one screen are not a chance, nor is a button called as its image.
struct PictureNames {
  /// A label on a screen.
  private struct Name: Hashable {
    let screen: Int32
    let label: String
  }

  private let tree: AccessibilityTree
  /// The different names of each screen.
  private var names: [Int32: Set<String>] = [:]
  /// The names of images, and those of buttons.
  private var images: Set<Name> = []
  private var buttons: Set<Name> = []

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    guard tree.interface.screens.contains(where: { !$0.has(.authored) }) else { return }
    for index in tree.nodes([.label]) {
      guard let name = name(of: index) else { continue }
      if tree.element(index).kind == .image { images.insert(name) } else { buttons.insert(name) }
      // The image of a button has the name of the button.
      if tree.has(.exposed, index) { names[name.screen, default: []].insert(name.label) }
    }
  }

  /// Whether the label of an element is the name of a picture for certain.
  func areProven(by index: Int) -> Bool {
    guard let name = name(of: index) else { return false }
    return names[name.screen, default: []].count >= 2
      || images.contains(name) && buttons.contains(name)
  }

  /// Whether an element is mostly a picture, so that its label may be the picture's name.
  static func mayHaveOne(_ index: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.element(index).kind {
    case .image, .button, .barButton: !tree.interface.says(.text, index)
    default: false
    }
  }

  private func name(of index: Int) -> Name? {
    let element = tree.element(index)
    guard !tree.screen(of: index).has(.authored),
      tree.has(.exposed, index) || element.kind == .image,
      Self.mayHaveOne(index, in: tree),
      !element.marks.contains(.systemProvided),
      let label = tree.interface.text(.label, of: index), label.utf8.count < 100,
      IdentifierShape.isAsset(label)
    else { return nil }
    return Name(screen: element.screen, label: label)
  }
}
