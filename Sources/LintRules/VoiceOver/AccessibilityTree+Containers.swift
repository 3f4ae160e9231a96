/// What VoiceOver says when it enters a container, and what it passes over.
extension AccessibilityTree {
  /// The name of a container that is announced when it is entered; nil where nothing is said.
  func announcedName(of index: Int) -> String? {
    let words = AnnouncementWords.of(language(of: index))
    let own = interface.says(.label, index) ? interface.text(.label, of: index) : nil
    switch element(index).kind {
    case .tabBar: return own ?? words.text(.tabBar)
    case .toolbar: return own ?? words.text(.toolbar)
    case .alert: return own ?? words.text(.alert)
    default:
      return ContainerType.of(index, in: interface) == .semanticGroup ? own : nil
    }
  }

  /// Whether an element that is no stop holds something that somebody would miss.
  func isMissed(_ index: Int) -> Bool {
    guard silences[index] != .none, !has(.spoken, index), element(index).kind != .screen,
      systemParts(of: index).isEmpty
    else { return false }
    let defaults = ClassDefaults.of(element(index).kind)
    // The parts of these speak for them.
    if silences[index] == .notElement, defaults.exposure == .container { return false }
    return defaults.isControl
      || interface.says([.label, .text, .value, .hint, .placeholder, .image, .draws], index)
      || !facts[index].isDisjoint(with: [.image, .tap, .gestures])
  }

  /// Whether what VoiceOver reads in an element is the system's, and not modelled.
  func isNotModelled(_ index: Int) -> Bool {
    switch element(index).kind {
    case .datePicker, .web, .map, .keyboard:
      silences[index] == .notElement && Int(element(index).next) == index + 1
    default: false
    }
  }
}
