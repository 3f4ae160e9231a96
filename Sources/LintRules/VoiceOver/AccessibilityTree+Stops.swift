/// Where VoiceOver stops, and where that is on the screen.
extension AccessibilityTree {
  /// Whether an element is a table row that is read as one, with its controls after it.
  func isRow(_ index: Int) -> Bool {
    let element = element(index)
    return element.kind == .cell && has(.exposed, index) && element.flag(.element) == nil
      && !element.marks.contains(.pseudo)
  }

  /// Whether an element is a stop, or a class of which the system may make some.
  func mayStop(_ index: Int) -> Bool {
    has(.exposed, index) || silences[index] == .notElement && has(.nativeRole, index)
  }

  /// The stops that the system makes of a class that is no element itself.
  func systemParts(of index: Int) -> [Stop.Part] {
    guard silences[index] == .notElement else { return [] }
    switch element(index).kind {
    case .stepper:
      return element(index).has(.elements) ? [] : [.decrement, .increment]
    case .picker:
      return holdsStops(index) ? [] : [.wheel]
    case .navigationBar, .alert, .sheet:
      return interface.says(.text, index) ? [.title] : []
    default:
      return []
    }
  }

  private func holdsStops(_ index: Int) -> Bool {
    (index + 1..<max(index + 1, Int(element(index).next))).contains {
      silences[$0] == .none || element($0).kind == .picker
    }
  }

  /// The frame that VoiceOver goes by: the accessibility frame, or else the place on the screen,
  /// if need be as it is drawn on a canvas.
  func readingFrame(of index: Int) -> Rect? {
    if element(index).has(.accessibilityFrame),
      case .rect(let frame)? = interface.value(.accessibilityFrame, of: index)
    {
      return frame
    }
    return facts[index].isDisjoint(with: [.placed, .drawnPlace]) ? nil : screenFrames[index]
  }

  /// The language that an element is spoken in: its own, or else the screen's.
  func language(of index: Int) -> String {
    if element(index).has(.language), let own = interface.text(.language, of: index) { return own }
    return screen(of: index).language
  }

  /// Whether half of a stepper cannot take it any further.
  func isAtLimit(_ stop: Stop) -> Bool {
    if element(stop.element).flag(.enabled) == false { return true }
    guard case .range(let range)? = interface.value(.range, of: stop.element),
      let value = range.value
    else { return false }
    switch stop.part {
    case .decrement: return value <= range.min ?? 0
    case .increment: return value >= range.max ?? 100
    case .whole, .wheel, .title: return false
    }
  }
}
