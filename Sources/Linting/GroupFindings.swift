import DocumentSyntax
import InputFormats
import ScreenModel

/// The findings of one group of screens as rules report them: whether each applies, how severe it
/// is, and what suppresses it.
///
/// Of more findings than a report lists, those beyond lose their words while the rules report, so
/// that not all need have words at the same time.
struct GroupFindings {
  private let configuration: Configuration
  private let tree: AccessibilityTree?
  private let texts: LanguageTexts
  private let applicability: Applicability?
  private(set) var suppressions: Suppressions
  private(set) var overrides: Overrides
  /// The findings that count so far.
  private(set) var kept: [DecidedFinding] = []
  /// How many findings a report lists; nil where any of them may be listed yet.
  private let mostListed: Int?
  /// How many findings there were after some of them lost their words.
  private var settled = 0

  /// No findings yet, of a group with this tree, or around the screens where there is none.
  init(
    _ configuration: Configuration, in tree: AccessibilityTree?, _ texts: LanguageTexts,
    _ comments: SuppressionComments, listing mostListed: Int?
  ) {
    self.configuration = configuration
    // Which of several findings at one place is left is not known before the end.
    self.mostListed = tree?.interface.anyScreen(has: .composition) == true ? nil : mostListed
    self.tree = tree
    self.texts = texts
    applicability = tree.map { Applicability(in: $0.interface) }
    suppressions = Suppressions(tree?.interface, comments: comments, on: configuration.today)
    overrides = Overrides(configuration, tree?.interface)
  }

  /// Takes what a rule, a reader or the linter itself has found.
  mutating func take(_ findings: [Finding]) {
    for finding in findings
    where applicability?.includes(finding) != false && !texts.isInWrongLanguage(finding) {
      keep(finding)
    }
    if let mostListed, kept.count - settled > 3 * mostListed { dropWords(beyond: mostListed) }
  }

  /// Takes what is said about the suppressions themselves, when all rules have run.
  mutating func takeRemarks() {
    var remarks = SuppressionRemarks(configuration: configuration)
    remarks.findings(on: suppressions.parts, in: tree?.interface).forEach { keep($0) }
  }

  /// The findings, where rules that find one defect together are told apart.
  consuming func finished() -> [DecidedFinding] {
    Precedence.settle(&kept)
    if tree?.interface.anyScreen(has: .composition) == true { Self.dropRepeats(&kept) }
    return kept
  }

  private mutating func keep(_ finding: Finding) {
    guard configuration.runs(finding.rule), configuration.includes(finding) else { return }
    // A suppression in the file counts before the configuration, or it would look unused.
    let silence = suppressions.silence(finding)
    let suppression = configuration.ignoresSuppressions ? nil : silence
    let reason = Causes.reason(for: finding, in: tree)
    switch overrides.verdict(on: finding) {
    case .dropped: return
    case .silenced(let override):
      let own = configuration.asksForApproval ? nil : suppression
      kept.append(
        DecidedFinding(
          finding, finding.severity, own ?? override.suppression(of: finding), reason))
    case .reported(let severity):
      kept.append(DecidedFinding(finding, severity, suppression, reason))
    }
  }

  /// Lets go of the words of findings that no report can list: more severe ones, or ones before
  /// them in the file, are enough to fill it, even if others speak for all that others may speak
  /// for.
  private mutating func dropWords(beyond mostListed: Int) {
    var room = mostListed
    let worded = kept.indices.filter { kept[$0].hasWords }
    for index in worded.sorted(by: { kept[$0].precedesInReport(kept[$1]) }) {
      if room == 0 {
        kept[index].dropWords()
      } else if !Precedence.maySilence(kept[index].finding.rule) {
        room -= 1
      }
    }
    settled = kept.count
  }

  /// Leaves one of the findings that a rule has at one place: a property of source that is used
  /// twice is in the tree twice.
  private static func dropRepeats(_ kept: inout [DecidedFinding]) {
    struct Place: Hashable {
      let rule: String
      let range: SourceRange
    }
    var seen: Set<Place> = []
    kept.removeAll { decided in
      !seen.insert(Place(rule: decided.finding.rule.id, range: decided.finding.range)).inserted
    }
  }
}

/// A finding that applies, with its severity and suppression.
struct DecidedFinding {
  /// The finding; without words where no report lists it.
  private(set) var finding: Finding
  /// The severity as configured.
  let severity: Severity
  /// The part of the cause that its rule and message make.
  let reason: UInt64
  private(set) var hasWords = true
  /// Boxed, since few findings have one.
  private let silence: Silence?

  private final class Silence: Sendable {
    let suppression: Suppression
    init(_ suppression: Suppression) { self.suppression = suppression }
  }

  var suppression: Suppression? { silence?.suppression }
  var isSuppressed: Bool { silence != nil }

  init(
    _ finding: Finding, _ severity: Severity, _ suppression: Suppression?, _ reason: UInt64
  ) {
    self.finding = finding
    self.severity = severity
    self.reason = reason
    silence = suppression.map(Silence.init)
  }

  /// Whether it comes before another one where a report lists only some: new ones before suppressed
  /// ones, severe ones first, and then by place.
  func precedesInReport(_ other: DecidedFinding) -> Bool {
    if isSuppressed != other.isSuppressed { return other.isSuppressed }
    if severity != other.severity { return severity > other.severity }
    return finding.precedes(other.finding)
  }

  /// Adds a place that belongs to the finding.
  mutating func add(_ note: Finding.Note) { finding = finding.adding(note) }

  /// Leaves what is counted of it: rule, element, place, certainty and criteria.
  mutating func dropWords() {
    finding = finding.withoutWords
    hasWords = false
  }
}

extension Finding {
  /// Whether it comes before another one: by where it begins, its rule, and where it ends.
  func precedes(_ other: Finding) -> Bool {
    if range.start != other.range.start { return range.start < other.range.start }
    if rule.id != other.rule.id { return rule.id < other.rule.id }
    return range.end < other.range.end
  }

  /// The finding with the title of its rule for a message, and without notes and fixes.
  fileprivate var withoutWords: Finding {
    Finding(
      rule: rule, certainty: certainty, severity: severity, message: rule.title, help: "",
      element: element, range: range, notes: [], speechAfter: nil, fixes: [],
      criteria: ownCriteria, isAboutElement: isAboutElement)
  }
}
