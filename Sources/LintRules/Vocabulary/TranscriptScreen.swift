/// What VoiceOver reads on one screen.
public struct TranscriptScreen: Sendable {
  /// The name, untrusted; nil for a bare node.
  public let name: String?
  /// The kind of device.
  public let idiom: Screen.Idiom
  /// The stops in reading order.
  public let stops: [TranscriptStop]
  /// Whether places are those of a canvas, so that the layout may bring another order.
  public let isDrawnOrder: Bool
  /// What has something to say and is never reached.
  public let silent: [TranscriptSilence]
  /// The elements whose content the model does not know: date pickers, web views, maps; each as its
  /// kind and path.
  public let notModelled: [String]
  /// The numbers of stops whose order depends on how VoiceOver makes rows.
  public let ambiguousOrder: [[Int]]

  /// Goes through a screen as VoiceOver does.
  init(_ screen: Int, of tree: AccessibilityTree, visibleOnly: Bool) {
    let facts = tree.interface.screens[screen]
    let order = tree.readingOrder(ofScreen: screen)
    let shown = order.stops.map { !visibleOnly || tree.isOnScreen($0.element) }
    var stops: [TranscriptStop] = []
    var numbers: [Int] = []
    for (stop, isShown) in zip(order.stops, shown) {
      numbers.append(stops.count + 1)
      guard isShown else { continue }
      var made = Self.stop(stop, number: stops.count + 1, in: tree)
      let before = stops.last?.containers ?? []
      made.entering = made.containers.filter { !before.contains($0) }.compactMap {
        tree.announcedName(of: $0)
      }
      stops.append(made)
    }
    name = facts.name
    idiom = facts.idiom
    self.stops = stops
    isDrawnOrder =
      !facts.isCapture && order.stops.contains { tree.has(.drawnPlace, $0.element) }
    silent = Self.silent(facts, in: tree)
    notModelled = (facts.root..<Int(tree.element(facts.root).next)).filter(tree.isNotModelled).map {
      tree.element($0).kind.rawValue + " " + tree.interface.path(of: $0)
    }
    ambiguousOrder = order.ambiguous.map { range in
      range.filter { shown[$0] }.map { numbers[$0] }
    }.filter { $0.count > 1 }
  }

  private static func stop(
    _ stop: Stop, number: Int, in tree: AccessibilityTree
  ) -> TranscriptStop {
    let utterance = UtteranceBuilder.doubtedUtterance(of: stop, in: tree)
    let index = stop.element
    let containers = tree.announcedContainers(around: index)
    return TranscriptStop(
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
      uncertain: utterance.uncertain, containers: containers)
  }

  private static func silent(
    _ screen: Screen, in tree: AccessibilityTree
  ) -> [TranscriptSilence] {
    (screen.root..<Int(tree.element(screen.root).next)).filter(tree.isMissed).map { index in
      TranscriptSilence(
        nodeID: tree.interface.text(.id, of: index), nodePath: tree.interface.path(of: index),
        nodeType: tree.element(index).kind.rawValue, reason: tree.silences[index])
    }
  }
}

extension AccessibilityTree {
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
