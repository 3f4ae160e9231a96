public import ScreenModel

/// VoiceOver's transcript of one screen.
public struct TranscriptScreen: Sendable {
  /// The name, untrusted; nil for a bare node.
  public let name: String?
  /// The kind of device.
  public let idiom: Screen.Idiom
  /// The stops in reading order.
  public package(set) var stops: [TranscriptStop]
  /// The views of source that are not read, where VoiceOver may find more stops.
  public let unread: [TranscriptUnread]
  /// Whether places are those of a canvas, so that the layout may bring another order.
  public let isDrawnOrder: Bool
  /// Elements with words that are never reached.
  public let silent: [TranscriptSilence]
  /// The elements whose content the model does not know: date pickers, web views, maps; each as its
  /// kind and path.
  public let notModelled: [String]
  /// The numbers of stops whose order depends on how VoiceOver makes rows.
  public let ambiguousOrder: [[Int]]

  /// The trace by which its root is recognised in other versions of the file.
  package let trace: ElementTrace

  /// Goes through a screen as VoiceOver does; `trace` tells by what an element is recognised.
  package init(
    _ screen: Int, of tree: AccessibilityTree, visibleOnly: Bool,
    trace: (Int) -> ElementTrace = { _ in .none }
  ) {
    let facts = tree.interface.screens[screen]
    let order = tree.readingOrder(ofScreen: screen)
    let shown = order.stops.map { !visibleOnly || tree.isOnScreen($0.element) }
    var stops: [TranscriptStop] = []
    var numbers: [Int] = []
    var last: Int?
    for (stop, isShown) in zip(order.stops, shown) {
      numbers.append(stops.count + 1)
      guard isShown else { continue }
      var made = Self.stop(
        stop, number: stops.count + 1, in: tree, trace: trace(stop.element))
      let before = stops.last?.containers ?? []
      made.entering = made.containers.filter { !before.contains($0) }.compactMap {
        tree.announcedName(of: $0)
      }
      made.isOtherBranch = tree.beginsBranch(stop.element, after: last)
      last = stop.element
      stops.append(made)
    }
    name = facts.name
    idiom = facts.idiom
    self.stops = stops
    unread = Self.unread(screen, in: tree) { position in
      position < 0 ? 0 : numbers[position] - (shown[position] ? 0 : 1)
    }
    isDrawnOrder =
      facts.has(.authored) && order.stops.contains { tree.has(.drawnPlace, $0.element) }
    silent = Self.silent(facts, in: tree, trace)
    self.trace = trace(facts.root)
    notModelled = (facts.root..<Int(tree.element(facts.root).next)).filter(tree.isNotModelled).map {
      tree.element($0).kind.rawValue + " " + tree.interface.path(of: $0)
    }
    ambiguousOrder = order.ambiguous.map { range in
      range.filter { shown[$0] }.map { numbers[$0] }
    }.filter { $0.count > 1 }
  }

  /// A screen of a transcript that was saved, of which only the words are known.
  package init(
    saved name: String?, stops: [TranscriptStop], unread: [TranscriptUnread], trace: ElementTrace
  ) {
    self.name = name
    self.stops = stops
    self.unread = unread
    self.trace = trace
    idiom = .phone
    isDrawnOrder = false
    silent = []
    notModelled = []
    ambiguousOrder = []
  }

  private static func stop(
    _ stop: Stop, number: Int, in tree: AccessibilityTree, trace: ElementTrace
  ) -> TranscriptStop {
    let utterance = UtteranceBuilder.doubtedUtterance(of: stop, in: tree)
    let index = stop.element
    let containers = tree.announcedContainers(around: index)
    var made = TranscriptStop(
      number: number, nodeID: tree.interface.text(.id, of: index),
      nodePath: tree.interface.path(of: index), nodeType: tree.element(index).kind.rawValue,
      part: stop.part == .whole ? nil : "\(stop.part)",
      description: SnapshotRenderer.description(
        of: utterance, traitPosition: tree.options.traitPosition),
      hint: utterance.hint, notices: utterance.notices,
      spoken: SpokenRenderer().text(of: utterance),
      parts: utterance.parts.map(TranscriptPart.init), frame: tree.readingFrame(of: index),
      isOnScreen: tree.isOnScreen(index),
      container: containers.last.flatMap { tree.announcedName(of: $0) }, entering: [],
      uncertain: utterance.uncertain, containers: containers,
      containerNames: containers.compactMap { tree.announcedName(of: $0) }, trace: trace)
    made.addSource(of: stop, utterance, in: tree)
    return made
  }

  private static func silent(
    _ screen: Screen, in tree: AccessibilityTree, _ trace: (Int) -> ElementTrace
  ) -> [TranscriptSilence] {
    (screen.root..<Int(tree.element(screen.root).next)).filter(tree.isMissed).map { index in
      TranscriptSilence(
        nodeID: tree.interface.text(.id, of: index), nodePath: tree.interface.path(of: index),
        nodeType: tree.element(index).kind.rawValue, reason: tree.silences[index],
        trace: trace(index))
    }
  }
}

extension AccessibilityTree {
  /// Whether a stop is the first of another branch than the one before it.
  fileprivate func beginsBranch(_ index: Int, after last: Int?) -> Bool {
    guard let last else { return false }
    var around = index
    while around >= 0 {
      let element = element(around)
      if element.marks.contains(.orElse), !(around..<Int(element.next)).contains(last) {
        return true
      }
      around = Int(element.parent)
    }
    return false
  }

  /// The containers around an element that are announced, the outermost first.
  fileprivate func announcedContainers(around index: Int) -> [Int] {
    guard options.containerContext else { return [] }
    var containers: [Int] = []
    var around = Int(element(index).parent)
    while around >= 0 {
      if announcedName(of: around) != nil { containers.append(around) }
      around = Int(element(around).parent)
    }
    return containers.reversed()
  }
}

/// One stop of VoiceOver as transcripts show it: plain data.
public struct TranscriptStop: Sendable {
  /// Its number among the stops that are shown, from 1.
  public internal(set) var number: Int
  /// The accessibility identifier, untrusted.
  public let nodeID: String?
  /// The JSON Pointer from the screen to the element.
  public let nodePath: String
  /// The kind of element.
  public let nodeType: String
  /// Which part of the element it is, where the system makes several stops of it.
  public let part: String?
  /// The description that a snapshot has.
  public let description: String
  /// The final hint, or nil.
  public let hint: String?
  /// Notices after the hint: that there are actions, or more content.
  public let notices: [String]
  /// The sentences that a listener would take down.
  public let spoken: String
  /// The parts that description and sentences are made of, in the order in which they are heard.
  public let parts: [TranscriptPart]
  /// The frame on the screen in points, where the file tells it.
  public let frame: Rect?
  /// Whether it shows without scrolling, as far as the file tells.
  public let isOnScreen: Bool
  /// The name of the innermost container that is announced.
  public let container: String?
  /// The names that are announced on the way to this stop, the outermost first.
  public internal(set) var entering: [String]
  /// Whether it is the first of what source shows in another branch, so that it is heard in the
  /// place of stops before it.
  public internal(set) var isOtherBranch = false
  /// Doubts that the file leaves about it.
  public let uncertain: [String]
  /// The containers around it that are announced, as elements; the outermost first.
  let containers: [Int]
  /// Their names.
  package let containerNames: [String]
  /// The custom actions; `…` for those that code names when the app runs.
  package internal(set) var actions: [String] = []
  /// The notices but that there are actions.
  package internal(set) var otherNotices: [String] = []
  /// Whether something that source tells of it depends on a condition.
  package internal(set) var isConditional = false
  /// The expression that its words are made by, where nobody knows them.
  package internal(set) var expression: String?
  /// Where it begins in the file, for `line`.
  package internal(set) var offset: Int?
  /// The line of the file that it is on, where that was looked up.
  package var line: Int?
  /// The trace by which its element is recognised in other versions of the file.
  package let trace: ElementTrace
}

extension TranscriptStop {
  /// The line that stands for its words, where nobody knows them.
  package func wordless(onLine line: Int? = nil) -> String {
    "(no words: " + nodeType + (expression.map { " " + $0 } ?? "")
      + (line.map { ", line \($0)" } ?? "") + ")"
  }

  /// The doubt about words that source tells in part.
  package static let sketchDoubt = Utterance.sketchDoubt

  /// A stop of a transcript that was saved, of which only the words are known.
  package init(saved words: String, number: Int, trace: ElementTrace) {
    self.init(
      number: number, nodeID: nil, nodePath: "", nodeType: "", part: nil, description: words,
      hint: nil, notices: [], spoken: words,
      parts: [], frame: nil, isOnScreen: true, container: nil, entering: [], uncertain: [],
      containers: [], containerNames: [], trace: trace)
  }
}

/// The trace by which an element is recognised in other versions of its file.
package struct ElementTrace: Hashable, Sendable {
  /// The identity that stays when the file is edited around the element.
  package let identity: UInt64
  /// Its place, which stays when the element itself is edited.
  package let place: UInt64

  /// The trace of an element of that identity in that place.
  package init(identity: UInt64, place: UInt64) {
    self.identity = identity
    self.place = place
  }

  /// The trace where nobody compares versions.
  package static let none = ElementTrace(identity: 0, place: 0)
}

/// One part of what is heard at a stop, and where it comes from.
public struct TranscriptPart: Sendable {
  /// Which part it is: `label`, `value`, `word`, `hint` and so on.
  public let slot: String
  /// As a snapshot has it; nil where snapshots leave it out.
  public let text: String?
  /// As a sentence has it; nil where sentences leave it out.
  public let spoken: String?
  /// Where it comes from, in words.
  public let source: String
  /// How sure it is that it is heard.
  public let evidence: Evidence

  init(_ part: UtterancePart) {
    slot = "\(part.slot)"
    text = part.written
    spoken = part.spoken
    source = part.source.explanation
    evidence = part.evidence
  }
}

/// An element with something to say that VoiceOver never reaches.
public struct TranscriptSilence: Sendable {
  /// The accessibility identifier, untrusted.
  public let nodeID: String?
  /// The JSON Pointer from the screen to the element.
  public let nodePath: String
  /// The kind of element.
  public let nodeType: String
  /// Why it is not reached.
  public let reason: Silence
  /// The trace by which its element is recognised in other versions of the file.
  package let trace: ElementTrace
}
