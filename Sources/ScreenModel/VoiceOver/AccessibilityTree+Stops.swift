/// Where VoiceOver stops, and where that is on the screen.
extension AccessibilityTree {
  /// Whether an element is a table row that is read as one, with its controls after it.
  package func isRow(_ index: Int) -> Bool {
    let element = element(index)
    return element.kind == .cell && has(.exposed, index) && element.flag(.element) == nil
      && !element.marks.contains(.pseudo)
  }

  /// Whether an element is a stop, or a class of which the system may make some.
  package func mayStop(_ index: Int) -> Bool {
    has(.exposed, index) || silences[index] == .notElement && has(.nativeRole, index)
  }

  /// The stops that the system makes of a class that is not an element itself.
  package func systemParts(of index: Int) -> [Stop.Part] {
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
  package func readingFrame(of index: Int) -> Rect? {
    if element(index).has(.accessibilityFrame),
      case .rect(let frame)? = interface.value(.accessibilityFrame, of: index)
    {
      return frame
    }
    return facts[index].isDisjoint(with: [.placed, .drawnPlace]) ? nil : screenFrames[index]
  }

  /// The language that an element is spoken in: its own, or else the screen's.
  package func language(of index: Int) -> String {
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

/// VoiceOver's words on entering a container, and the parts that it passes over.
extension AccessibilityTree {
  /// The name of a container that is announced when it is entered; nil where nothing is said.
  package func announcedName(of index: Int) -> String? {
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

  /// Whether an element that is not a stop holds something that somebody would miss.
  package func isMissed(_ index: Int) -> Bool {
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
  package func isNotModelled(_ index: Int) -> Bool {
    switch element(index).kind {
    case .datePicker, .web, .map, .keyboard:
      silences[index] == .notElement && Int(element(index).next) == index + 1
    default: false
    }
  }
}

/// Where VoiceOver would stop if nothing around an element kept it away.
extension AccessibilityTree {
  /// Whether an element is a stop by itself: as its author says, or as its class is.
  package func wouldStop(_ index: Int) -> Bool {
    let element = element(index)
    if element.kind == .screen { return false }
    if let said = interface.saysElement(index) { return said }
    if element.marks.contains(.pseudo) { return true }
    if element.kind == .text {
      return nameSources[index] != .none || interface.says([.value, .hint, .draws], index)
    }
    switch ClassDefaults.of(element.kind).exposure {
    case .element: return true
    case .row: return has(.parent, index) || nameSources[index] != .none
    case .container: return element.kind == .stepper || element.kind == .picker
    case .plain: return false
    }
  }

  /// Whether an element and all that it holds is out of sight, or meant to be passed over.
  package func isOutOfSight(_ index: Int) -> Bool {
    let element = element(index)
    return element.flag(.hidden) == true || element.flag(.elementsHidden) == true
      || element.flag(.decorative) == true
      || element.has(.alpha) && interface.number(.alpha, of: index) ?? 1 <= options.alphaThreshold
  }
}

/// The part of the screen that is visible without scrolling.
extension AccessibilityTree {
  /// How many points of an element have to show.
  private static let least = 2.0

  /// Whether an element shows without scrolling; also where the file does not tell.
  package func isOnScreen(_ index: Int) -> Bool {
    guard let frame = readingFrame(of: index) else { return true }
    let screen = screen(of: index)
    if let size = screen.size, !Self.shows(frame, in: size) { return false }
    var around = Int(element(index).parent)
    while around >= 0 {
      if scrolls(around), !facts[around].isDisjoint(with: [.placed, .drawnPlace]),
        !Self.shows(frame, in: screenFrames[around])
      {
        return false
      }
      around = Int(element(around).parent)
    }
    return true
  }

  private func scrolls(_ index: Int) -> Bool {
    switch element(index).kind {
    case .scroll, .list, .grid: true
    default: false
    }
  }

  private static func shows(_ frame: Rect, in viewport: Rect) -> Bool {
    guard viewport.width > 0, viewport.height > 0 else { return true }
    let shared = frame.intersection(viewport)
    return shared.width >= min(least, frame.width) && shared.height >= min(least, frame.height)
      && frame.x < viewport.maxX && frame.y < viewport.maxY
      && (frame.maxX > viewport.x || frame.width == 0 && frame.x >= viewport.x)
      && (frame.maxY > viewport.y || frame.height == 0 && frame.y >= viewport.y)
  }
}
