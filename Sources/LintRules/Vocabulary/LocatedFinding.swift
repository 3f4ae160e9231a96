public import DocumentSyntax

/// A finding as reports show it: plain data, complete and located.
public struct LocatedFinding: Sendable {
  /// A second place that belongs to a finding.
  public struct Related: Sendable {
    /// What there is to see.
    public let message: String
    /// Where it begins.
    public internal(set) var start: Position
    /// Where it ends.
    public internal(set) var end: Position
  }

  /// Whether the finding is new, known from a baseline, or suppressed.
  public enum State: String, CaseIterable, Sendable {
    case new, known, suppressed
  }

  /// What does not depend on the rest of the file: shared, so that copying a finding is cheap.
  final class Content: Sendable {
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
    /// What few findings have, apart so that the others take less memory.
    private let more: More?

    var suppression: Suppression? { more?.suppression }
    var trace: FindingTrace? { more?.trace }

    private final class More: Sendable {
      let suppression: Suppression?
      let trace: FindingTrace?

      init?(_ suppression: Suppression?, _ trace: FindingTrace?) {
        guard suppression != nil || trace != nil else { return nil }
        self.suppression = suppression
        self.trace = trace
      }
    }

    init(
      rule: RuleInfo, message: String, help: String, path: String, screen: String?,
      nodePath: NodePath?, nodeID: String?, nodeType: String?, speech: String?,
      speechAfter: String?, fixes: [LocatedFix], suppression: Suppression?, trace: FindingTrace?
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
      more = More(suppression, trace)
    }
  }

  let content: Content
  /// How bad it is, as configured.
  public internal(set) var severity: Severity
  /// How sure it is.
  public let certainty: Certainty
  /// Where it begins.
  public internal(set) var start: Position
  /// Where it ends.
  public internal(set) var end: Position
  /// The hash that the fingerprint spells.
  var fingerprintHash: UInt64
  /// Whether it is new.
  public internal(set) var state: State
  /// Other places that belong to it.
  public internal(set) var related: [Related]
  /// What only some formats show, where the linter was asked for it.
  public internal(set) var details: FindingDetails?

  /// The rule that says it.
  public var rule: RuleInfo { content.rule }
  /// What is wrong and what would be heard; untrusted text in it is escaped and cut.
  public var message: String { content.message }
  /// What to do.
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
  /// What VoiceOver says at the element, or at the stop that it is part of; nil where it says
  /// nothing.
  public var speech: String? { content.speech }
  /// What VoiceOver would say there after the change, where the rule can tell.
  public var speechAfter: String? { content.speechAfter }
  /// Ways to resolve it.
  public var fixes: [LocatedFix] { content.fixes }
  /// The source lines, where the linter was asked for them.
  public var excerpt: Excerpt? { details?.excerpt }
  /// What suppresses it, if anything does.
  public var suppression: Suppression? { content.suppression }
  /// What it is recognised by in other versions of its file, where the linter was asked for that.
  public var trace: FindingTrace? { content.trace }
  /// What stays the same while the finding does: 16 hexadecimal digits.
  public var fingerprint: String {
    FindingTrace.digits(of: fingerprintHash)
  }
}
