public import DocumentSyntax
public import ScreenModel

/// A finding as reports show it: plain data, complete and located.
public struct LocatedFinding: Sendable {
  /// A second place that belongs to a finding.
  public struct Related: Sendable {
    /// The text of the note.
    public let message: String
    /// Where it begins.
    public internal(set) var start: Position
    /// Where it ends.
    public internal(set) var end: Position

    package init(message: String, start: Position, end: Position) {
      self.message = message
      self.start = start
      self.end = end
    }
  }

  /// Whether the finding is new, known from a baseline, or suppressed.
  public enum State: String, CaseIterable, Sendable {
    case new, known, suppressed
  }

  /// The part that does not depend on the rest of the file: shared, so that copying is cheap.
  package final class Content: Sendable {
    let rule: RuleInfo
    let message: String
    let help: String
    let path: String
    let screen: String?
    let nodePath: NodePath?
    let nodeID: String?
    let nodeType: String?
    let speech: String?
    let speechAfter: String?
    let fixes: [LocatedFix]
    let cause: UInt64
    /// Properties that few findings have, apart so that the others take less memory.
    private let more: More?

    var suppression: Suppression? { more?.suppression }
    var trace: FindingTrace? { more?.trace }
    var ownCriteria: [SuccessCriterion]? { more?.criteria }

    private final class More: Sendable {
      let suppression: Suppression?
      let trace: FindingTrace?
      let criteria: [SuccessCriterion]?

      init?(
        _ suppression: Suppression?, _ trace: FindingTrace?, _ criteria: [SuccessCriterion]?
      ) {
        guard suppression != nil || trace != nil || criteria != nil else { return nil }
        self.suppression = suppression
        self.trace = trace
        self.criteria = criteria
      }
    }

    package init(
      rule: RuleInfo, message: String, help: String, path: String, screen: String?,
      nodePath: NodePath?, nodeID: String?, nodeType: String?, speech: String?,
      speechAfter: String?, fixes: [LocatedFix], suppression: Suppression?, cause: UInt64,
      trace: FindingTrace?, criteria: [SuccessCriterion]? = nil
    ) {
      self.rule = rule
      self.message = message
      self.help = help
      self.path = path
      self.screen = screen
      self.nodePath = nodePath
      self.nodeID = nodeID
      self.nodeType = nodeType
      self.speech = speech
      self.speechAfter = speechAfter
      self.fixes = fixes
      self.cause = cause
      more = More(suppression, trace, criteria)
    }

    /// The same with other fixes.
    fileprivate func with(_ fixes: [LocatedFix]) -> Content {
      Content(
        rule: rule, message: message, help: help, path: path, screen: screen, nodePath: nodePath,
        nodeID: nodeID, nodeType: nodeType, speech: speech, speechAfter: speechAfter, fixes: fixes,
        suppression: suppression, cause: cause, trace: trace, criteria: ownCriteria)
    }
  }

  package private(set) var content: Content
  /// How bad it is, as configured.
  public internal(set) var severity: Severity
  /// How sure it is.
  public let certainty: Certainty
  /// Where it begins.
  public internal(set) var start: Position
  /// Where it ends.
  public internal(set) var end: Position
  /// The hash that the fingerprint spells.
  package var fingerprintHash: UInt64
  /// Whether it is new.
  public internal(set) var state: State
  /// Other places that belong to it.
  public internal(set) var related: [Related]
  /// The details for some formats, where the linter was asked for them.
  public internal(set) var details: FindingDetails?

  package init(
    content: Content, severity: Severity, certainty: Certainty, start: Position, end: Position,
    fingerprintHash: UInt64, state: State, related: [Related], details: FindingDetails? = nil
  ) {
    self.content = content
    self.severity = severity
    self.certainty = certainty
    self.start = start
    self.end = end
    self.fingerprintHash = fingerprintHash
    self.state = state
    self.related = related
    self.details = details
  }

  /// Leaves out the edits of one of its fixes.
  mutating func dropEdits(ofFix place: Int) {
    var fixes = content.fixes
    fixes[place] = fixes[place].withoutEdits
    content = content.with(fixes)
  }

  /// The rule that says it.
  public var rule: RuleInfo { content.rule }
  /// The problem and what would be heard; untrusted text in it is escaped and cut.
  public var message: String { content.message }
  /// The remedy.
  public var help: String { content.help }
  /// The file's path as reported.
  public var path: String { content.path }
  /// The name of the screen, untrusted.
  public var screen: String? { content.screen }
  /// The JSON Pointer from the screen to the element.
  public var nodePath: String? { content.nodePath?.text }
  /// The accessibility identifier, untrusted.
  public var nodeID: String? { content.nodeID }
  /// The kind of element.
  public var nodeType: String? { content.nodeType }
  /// VoiceOver's utterance at the element, or at the stop that it is part of; nil where it says
  /// nothing.
  public var speech: String? { content.speech }
  /// VoiceOver's utterance there after the change, where the rule can tell.
  public var speechAfter: String? { content.speechAfter }
  /// Ways to resolve it.
  public var fixes: [LocatedFix] { content.fixes }
  /// The source lines, where the linter was asked for them.
  public var excerpt: Excerpt? { details?.excerpt }
  /// The success criteria that it touches: those of its rule, or some of them.
  public var criteria: [SuccessCriterion] { content.ownCriteria ?? rule.criteria }
  /// Whether they are some of those of its rule.
  package var hasOwnCriteria: Bool { content.ownCriteria != nil }
  /// The numbers of those success criteria.
  public var wcag: [String] { criteria.map(\.number) }
  /// The clauses of EN 301 549 v3.2.1 that it touches.
  public var en301549: [String] { criteria.compactMap(\.clause) + rule.clauses }
  /// The suppression, if there is one.
  public var suppression: Suppression? { content.suppression }
  /// The trace by which it is recognised in other versions of its file, if the linter made one.
  public var trace: FindingTrace? { content.trace }
  /// The hash that the cause spells.
  package var causeHash: UInt64 { content.cause }
  /// The cause: the same for one control on many screens, and for many siblings with one reason;
  /// 16 hexadecimal digits.
  public var cause: String { FindingTrace.digits(of: content.cause) }
  /// The fingerprint, which stays the same while the finding does: 16 hexadecimal digits.
  public var fingerprint: String {
    FindingTrace.digits(of: fingerprintHash)
  }
}

/// Details of a finding for some report formats; shared, so that copying a finding is cheap.
public final class FindingDetails: Sendable {
  /// The source lines.
  public let excerpt: Excerpt?
  /// The columns in other units.
  public let columns: EncodedColumns?
  /// The columns of its related places, in their order; empty where nobody asked for columns.
  public let relatedColumns: [EncodedColumns]
  /// The hash of the line that it begins on, as GitHub counts it: hexadecimal digits, a colon, and
  /// which of the lines with that hash it is, from 1.
  public let lineHash: String?
  /// The number of its screen among the `pictures` of its file, from 0.
  public let screen: Int?
  /// Where its element is on the screen, in points.
  public let frame: Rect?
  /// Its fixes as replacements by lines and columns.
  public let suggestions: [FixSuggestion]

  package init(
    excerpt: Excerpt? = nil, columns: EncodedColumns? = nil,
    relatedColumns: [EncodedColumns] = [], lineHash: String? = nil, screen: Int? = nil,
    frame: Rect? = nil, suggestions: [FixSuggestion] = []
  ) {
    self.excerpt = excerpt
    self.columns = columns
    self.relatedColumns = relatedColumns
    self.lineHash = lineHash
    self.screen = screen
    self.frame = frame
    self.suggestions = suggestions
  }

  /// The same details with the number of the screen raised.
  func moved(by screens: Int) -> FindingDetails {
    FindingDetails(
      excerpt: excerpt, columns: columns, lineHash: lineHash, screen: screen.map { $0 + screens },
      frame: frame, suggestions: suggestions)
  }
}

/// The trace by which a finding is recognised in other versions of its file, whatever its name.
public struct FindingTrace: Hashable, Sendable {
  /// The hash of the problem and the element: rule, element and attribute.
  public let identity: UInt64
  /// The hash of problem and place: rule, attribute, and the way from the screen by kinds and
  /// ordinals, with the number of its siblings of that kind.
  public let place: UInt64
  /// The element alone; 0 where the finding is about none.
  public let element: UInt64
  /// The element in words, for people: its kind, and its id or words; untrusted text is escaped.
  public let node: String

  /// A trace of those parts.
  public init(identity: UInt64, place: UInt64, element: UInt64, node: String = "") {
    self.identity = identity
    self.place = place
    self.element = element
    self.node = node
  }

  /// A hash as it is written: 16 hexadecimal digits.
  public static func digits(of hash: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash &>> UInt64(60 - index * 4)) & 0xF
        digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
      }
      return 16
    }
  }
}
