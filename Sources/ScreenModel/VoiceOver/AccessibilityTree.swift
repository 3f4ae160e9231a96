import DocumentSyntax

/// VoiceOver's view of a UI tree: for each element whether it is a stop, its traits, its name
/// and its place. Arrays run beside `interface.elements`. A class, so that handing it to a rule
/// counts one reference and not one for each array, and that what several rules ask for is worked
/// out once; so one tree belongs to one task.
public final class AccessibilityTree {
  /// The tree as its author wrote it.
  public let interface: UITree
  /// The decisions that the model leaves open.
  package let options: VoiceOverOptions
  /// Why VoiceOver does not stop at each element.
  package let silences: [Silence]
  /// The facts about each element, as bits.
  @usableFromInline package let facts: [NodeFacts]
  /// The same facts, a column each.
  private let columns: NodeColumns
  /// The facts that some element has.
  @usableFromInline let present: NodeFacts
  /// The traits of each element, the class's or the author's, with its state.
  package let traits: [TraitSet]
  /// Where each element's name comes from.
  package let nameSources: [NameSource]
  /// The caption of each element that is tied to one.
  private let captions: [Int: Int]
  /// The place of each element on the screen; meaningful where it is `placed`.
  package let screenFrames: [Rect]

  /// The voice that reads English, as nearly all is.
  private let englishVoice: Voice
  /// Whether some element is of a class that comes up over the screen, or dims what is behind it.
  package let hasOverlays: Bool

  /// The order of each screen that somebody has asked for.
  private var orders: [ReadingOrder?]
  /// The utterances of stops that were asked for, without their contexts.
  var heardStops: [Int: StopSpeech] = [:]
  /// The last utterance, with the context, since findings at one stop follow each other.
  var lastHeard: (stop: Int, text: String)?
  /// Knowledge that rules share, by its type.
  private var shared: [(type: ObjectIdentifier, knowledge: Any)] = []

  /// Resolves a tree: class defaults, exposure, names, traits and places.
  public init(resolving interface: UITree, _ options: VoiceOverOptions = VoiceOverOptions()) {
    self.interface = interface
    self.options = options
    englishVoice = Voice(options.speech, language: "en")
    let silences = Exposure.silences(of: interface, options)
    let placement = Placement(interface)
    let resolution = Resolution(interface, silences: silences, placement: placement)
    self.silences = silences
    screenFrames = placement.frames
    facts = resolution.facts
    columns = NodeColumns(resolution.facts)
    present = resolution.facts.reduce(into: []) { $0.formUnion($1) }
    traits = resolution.traits
    nameSources = resolution.nameSources
    captions = resolution.captions
    hasOverlays = interface.elements.contains {
      $0.kind.isOverlay || $0.marks.contains(.dimsBehind)
    }
    orders = Array(repeating: nil, count: interface.screens.count)
  }

  /// The stops of a screen in reading order; worked out when somebody first asks.
  package func readingOrder(ofScreen screen: Int) -> ReadingOrder {
    if let known = orders[screen] { return known }
    let order = ReadingOrder(screen, of: self)
    orders[screen] = order
    return order
  }

  /// Knowledge that several rules share of the tree; made when the first of them asks.
  package func shared<Knowledge: SharedKnowledge>(_ type: Knowledge.Type) -> Knowledge {
    let id = ObjectIdentifier(type)
    for known in shared where known.type == id {
      if let knowledge = known.knowledge as? Knowledge { return knowledge }
    }
    let knowledge = Knowledge(of: self)
    shared.append((id, knowledge))
    return knowledge
  }

  /// Whether an element has an explicit order, so that something may be listed twice.
  package var hasExplicitLists: Bool { uses(.elements) }

  /// Whether any element or screen has a key; rules about rare keys need no look otherwise.
  @inlinable package func uses(_ key: AttributeKey) -> Bool { interface.keys.contains(key) }

  /// The voice that reads an element in a language, by the author's speech attributes.
  package func voice(of index: Int, language: String) -> Voice {
    guard element(index).has(.speech),
      case .speech(let speech)? = interface.value(.speech, of: index)
    else { return language == "en" ? englishVoice : Voice(options.speech, language: language) }
    var profile = options.speech
    if let punctuation = speech.punctuation { profile.punctuation = punctuation ? .all : .none }
    return Voice(profile, language: speech.language ?? language)
  }

  /// Whether any element has all of these facts; rules that find none need no preparation.
  @inlinable package func hasAny(_ wanted: NodeFacts) -> Bool { present.isSuperset(of: wanted) }

  /// The number of elements.
  @inlinable package var count: Int { interface.elements.count }

  /// The indices of the elements that have all of these facts, in document order.
  package func nodes(_ wanted: NodeFacts) -> NodeSelection {
    NodeSelection(columns, wanted)
  }

  /// The elements with these facts, where anything in the tree has a key; none otherwise. Rules
  /// about a rare key need no look at most trees.
  package func nodes(_ wanted: NodeFacts, ifAnyHas key: AttributeKey) -> NodeSelection {
    NodeSelection(uses(key) ? columns : .none, wanted)
  }

  /// Whether an element has all of these facts.
  @inlinable package func has(_ wanted: NodeFacts, _ index: Int) -> Bool {
    facts[index].isSuperset(of: wanted)
  }

  /// The element as its author wrote it.
  @inlinable package func element(_ index: Int) -> Element { interface.elements[index] }

  /// The screen of an element; inlined, so that who asks for one fact does not copy all of it.
  @inlinable package func screen(of index: Int) -> Screen {
    interface.screens[Int(interface.elements[index].screen)]
  }

  /// The place of an element on the screen.
  package func screenFrame(of index: Int) -> Resolved<Rect> {
    if has(.placed, index) { return .known(screenFrames[index]) }
    return .unknown(element(index).isOnlyDrawn ? .laidOutAtRunTime : .noFrameGiven)
  }

  /// Whether the file shows where an element is: on the screen, or on a canvas that the layout
  /// replaces at run time.
  package func isShownSomewhere(_ index: Int) -> Bool {
    has(.placed, index) || has(.drawnPlace, index) && screen(of: index).has(.canvasPlaces)
  }

  /// The most elements around two others that are looked at.
  private static let deepestPin = 200

  /// Whether two elements are to each other as the file shows them: the layout moves neither of
  /// them inside what holds both.
  package func arePinned(_ one: Int, _ other: Int) -> Bool {
    if has(.placed, one), has(.placed, other) { return true }
    var (one, other) = (one, other)
    for _ in 0..<Self.deepestPin where one != other {
      if one < other { swap(&one, &other) }
      let element = element(one)
      guard element.has(.frame), !element.isOnlyDrawn else { return false }
      one = Int(element.parent)
    }
    return one == other
  }

  /// Whether a stack view puts two elements side by side, whatever its canvas shows.
  package func areArranged(_ one: Int, _ other: Int) -> Bool {
    var (one, other) = (one, other)
    for _ in 0..<Self.deepestPin where one != other {
      if one < other { swap(&one, &other) }
      one = Int(element(one).parent)
    }
    return one == other && one >= 0 && element(one).kind == .stack
      && screen(of: one).has(.canvasPlaces)
  }

  /// The size of an element, wherever it is.
  package func size(of index: Int) -> Resolved<Rect> {
    if has(.sized, index) { return .known(element(index).frame) }
    return .unknown(
      element(index).marks.contains(.frameUntrusted) ? .laidOutAtRunTime : .noFrameGiven)
  }

  /// The words that name an element.
  package func name(of index: Int) -> Resolved<AccessibleName> {
    switch nameSources[index] {
    case .none:
      return .absent
    case .unknown:
      return .unknown(unknownName(index))
    case .label:
      return named(.label, .label, index)
    case .text:
      return named(.text, .text, index)
    case .caption:
      return caption(of: index).flatMap { name(of: $0).value }.map {
        .known(AccessibleName(text: $0.text, source: .caption, range: $0.range))
      } ?? .absent
    case .asset:
      let image = interface.text(.image, of: index) ?? ""
      return .known(
        AccessibleName(
          text: AssetName.systemDescription(image) ?? AssetName.spoken(image), source: .asset,
          range: interface.attribute(.image, of: index)?.valueRange))
    case .placeholder:
      return named(.placeholder, .placeholder, index)
    case .children:
      return .known(AccessibleName(text: absorbedText(index), source: .children, range: nil))
    case .system:
      return .known(AccessibleName(text: "", source: .system, range: nil))
    }
  }

  /// Whether a label is the name of the element's picture, or of any, by the configured words.
  package func isAssetName(_ label: String, at index: Int) -> Bool {
    AssetName.isOne(
      label, of: interface.text(.image, of: index), words: options.assetWords)
  }

  /// The caption that `labelledBy` ties to an element; captions do not name one another.
  private func caption(of index: Int) -> Int? {
    captions[index].flatMap { $0 == index || nameSources[$0] == .caption ? nil : $0 }
  }

  private func named(
    _ key: AttributeKey, _ source: NameSource, _ index: Int
  ) -> Resolved<AccessibleName> {
    guard let attribute = interface.attribute(key, of: index) else { return .absent }
    return .known(
      AccessibleName(
        text: interface.text(of: attribute) ?? "", source: source, range: attribute.valueRange))
  }

  private func unknownName(_ index: Int) -> Unknown {
    unknown(.label, of: index) ?? unknown(.text, of: index) ?? .setInCode
  }

  /// The reason why nobody can tell the value that an element has for a key; nil where it has none,
  /// or the file tells it.
  package func unknown(_ key: AttributeKey, of index: Int) -> Unknown? {
    guard let attribute = interface.attribute(key, of: index), attribute.form == .unknown else {
      return nil
    }
    return Unknown(rawValue: UInt8(truncatingIfNeeded: attribute.payload)) ?? .setInCode
  }

  /// The texts inside an element that it speaks as its own, joined as VoiceOver joins them.
  func absorbedText(_ index: Int) -> String {
    var words: [String] = []
    for child in index + 1..<max(index + 1, Int(element(index).next))
    where has(.spoken, child) && silences[child] == .insideElement {
      if let name = name(of: child).value, !name.text.isEmpty { words.append(name.text) }
    }
    return words.joined(separator: ", ")
  }

  /// The nearest element around this one that is a stop, where there is one.
  package func stop(around index: Int) -> Int? {
    var parent = Int(element(index).parent)
    while parent >= 0 {
      if has(.exposed, parent), element(parent).kind != .screen { return parent }
      parent = Int(element(parent).parent)
    }
    return nil
  }

  /// Whether one element stands inside another.
  package func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    index > ancestor && index < Int(element(ancestor).next)
  }
}
