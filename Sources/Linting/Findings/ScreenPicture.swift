public import ScreenModel

/// The picture and the transcript of a screen, as reports show them: plain data.
public struct ScreenPicture: Sendable {
  /// An element that has a place on the screen.
  public struct Box: Hashable, Sendable {
    /// The JSON Pointer from the screen to the element.
    public let nodePath: String
    /// The kind of element.
    public let nodeType: String
    /// The text that is drawn in it, untrusted; nil where there is none.
    public let text: String?
    /// Where it is, in points.
    public let frame: Rect

    package init(nodePath: String, nodeType: String, text: String?, frame: Rect) {
      self.nodePath = nodePath
      self.nodeType = nodeType
      self.text = text
      self.frame = frame
    }
  }

  /// A stop of VoiceOver.
  public struct Stop: Hashable, Sendable {
    /// Its number, from 1.
    public let number: Int
    /// The JSON Pointer from the screen to the element.
    public let nodePath: String
    /// The kind of element.
    public let nodeType: String
    /// The names of containers that are announced on the way in.
    public let entering: [String]
    /// The sentences that a listener would take down.
    public let spoken: String
    /// Where it is, in points, where the file tells it.
    public let frame: Rect?
    /// Whether it shows without scrolling.
    public let isOnScreen: Bool
    /// Doubts that the file leaves about it.
    public var uncertain: [String] = []

    package init(
      number: Int, nodePath: String, nodeType: String, entering: [String], spoken: String,
      frame: Rect?, isOnScreen: Bool, uncertain: [String] = []
    ) {
      self.number = number
      self.nodePath = nodePath
      self.nodeType = nodeType
      self.entering = entering
      self.spoken = spoken
      self.frame = frame
      self.isOnScreen = isOnScreen
      self.uncertain = uncertain
    }
  }

  /// An element with something to say that is never reached.
  public struct Silent: Hashable, Sendable {
    /// The JSON Pointer from the screen to the element.
    public let nodePath: String
    /// The kind of element.
    public let nodeType: String
    /// Why it is not reached, as `speak --format json` names it.
    public let reason: String

    package init(nodePath: String, nodeType: String, reason: String) {
      self.nodePath = nodePath
      self.nodeType = nodeType
      self.reason = reason
    }
  }

  /// The name, untrusted; nil for a bare node.
  public let name: String?
  /// The size of the screen in points, where the file or the device tells it.
  public let size: Rect?
  /// The elements that have a place, in the order in which they are drawn.
  public let boxes: [Box]
  /// How many more there are, beyond the most that a picture has.
  public let omittedBoxes: Int
  /// The stops in reading order.
  public let stops: [Stop]
  /// Elements that are never reached.
  public let silent: [Silent]
  /// How many more stops there are, beyond the most that a picture has.
  public var omittedStops = 0
  /// Remarks about the stops as a whole, in sentences.
  public var remarks: [String] = []
  /// The language of the texts, as a BCP 47 tag.
  public var language = "en"

  package init(
    name: String?, size: Rect?, boxes: [Box], omittedBoxes: Int, stops: [Stop], silent: [Silent],
    omittedStops: Int = 0, remarks: [String] = [], language: String = "en"
  ) {
    self.name = name
    self.size = size
    self.boxes = boxes
    self.omittedBoxes = omittedBoxes
    self.stops = stops
    self.silent = silent
    self.omittedStops = omittedStops
    self.remarks = remarks
    self.language = language
  }
}
