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
  /// What follows the hint: that there are actions, or more content.
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
  /// What the file leaves open about it.
  public let uncertain: [String]
  /// The containers around it that are announced, as elements; the outermost first.
  let containers: [Int]
}
