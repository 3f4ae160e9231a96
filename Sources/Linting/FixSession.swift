public import DocumentSyntax
import LintRules
public import ScreenModel

/// Applies the fixes of a file in rounds, and takes back each that does not keep its promise: the
/// file is read as before, the finding is gone, and no other finding is new.
public struct FixSession {
  /// The contents after all fixes that hold.
  public private(set) var bytes: [UInt8]
  /// The titles of the fixes that were applied, in their order.
  public private(set) var applied: [String] = []
  /// How sure the fixes are that were applied.
  public private(set) var safeties: Set<Fix.Safety> = []
  /// The fixes that were taken back.
  public private(set) var refused: [Refusal] = []

  /// A fix that was taken back.
  public struct Refusal: Sendable {
    /// The line of the finding, from 1 on.
    public let line: Int
    /// The fix, and why it does not hold.
    public let reason: String
  }

  /// The document that the fixes that hold have led to.
  package var document: Document { current.document }

  /// The edits in their order; the offsets of each step are those of the contents before it.
  package private(set) var steps: [Step] = []

  /// Edits that were applied together.
  package struct Step: Sendable {
    /// The edits.
    package let edits: [TextEdit]
    /// The changes that they are for.
    package let changes: [LocatedFix.Change]
  }

  private let linter: Linter
  /// The contents as they were read last.
  private var current: Version
  private let allowed: Set<Fix.Safety>
  /// The fingerprints of the findings that may be fixed; nil for all.
  private let only: Set<String>?
  /// Fixes feed on each other no more often than this.
  private static let mostRounds = 10

  /// The fixes of a file: safe ones, and with `unsafe` those too that somebody has to look at;
  /// with `placeholders` those too whose words have to be filled in. `only` are the
  /// fingerprints of the findings to fix.
  public init(
    _ file: SourceFile, by linter: Linter, unsafe: Bool, placeholders: Bool = false,
    only: Set<String>? = nil
  ) {
    self.init(
      linter.document(file), by: linter, unsafe: unsafe, placeholders: placeholders, only: only)
  }

  /// The fixes of a document.
  package init(
    _ document: Document, by linter: Linter, unsafe: Bool, placeholders: Bool = false,
    only: Set<String>? = nil
  ) {
    bytes = Array(document.file.bytes)
    self.linter = linter
    current = Version(document, by: linter)
    var allowed: Set<Fix.Safety> = unsafe ? [.safe, .unsafe] : [.safe]
    if unsafe, placeholders { allowed.insert(.template) }
    self.allowed = allowed
    self.only = only
    let original = bytes
    var rounds = 0
    while rounds < Self.mostRounds, applyRound() { rounds += 1 }
    if bytes == original {
      applied = []
      safeties = []
      steps = []
    }
  }

  /// A fix with its finding.
  private struct Candidate {
    let fingerprint: String
    let rule: String
    let title: String
    let line: Int
    let edits: [TextEdit]
    let changes: [LocatedFix.Change]
    let safety: Fix.Safety
  }

  /// The rule that reports placeholders.
  private static let placeholderRule = AllRules.all.first { $0.info.reportsPlaceholders }?.info.id

  /// Contents that were parsed, judged and resolved once.
  private struct Version {
    let document: Document
    let report: FileReport
    let trees: [AccessibilityTree]
    var bytes: [UInt8] { Array(document.file.bytes) }

    init(_ document: Document, by linter: Linter) {
      self.document = document
      (report, trees) = linter.fixable(document)
    }
  }

  /// The version after some edits; nil where they do not fit together.
  private func version(after edits: [TextEdit]) -> Version? {
    TextEdit.apply(edits, to: current.bytes).map { bytes in
      let file = current.document.file
      var edited = SourceFile(path: file.path, bytes: bytes)
      edited.identifyingPath = file.identifyingPath
      return Version(linter.document(edited), by: linter)
    }
  }

  /// Applies what can be applied at once; whether anything changed.
  private mutating func applyRound() -> Bool {
    guard current.report.inputErrors.isEmpty else { return false }
    let candidates = candidates()
    guard !candidates.isEmpty else {
      refused = []
      return false
    }
    // Most fixes hold; only where some do not is each tried by itself.
    if let all = version(after: candidates.flatMap(\.edits)),
      objection(to: all, candidates) == nil
    {
      take(all, candidates)
      return true
    }
    // What does not hold now may hold after others, and is tried again in the next round.
    refused = []
    var tried: Set<String> = []
    var isChanged = false
    while let candidate = self.candidates(without: tried).first {
      let fixed = version(after: candidate.edits)
      if let fixed, let objection = objection(to: fixed, [candidate]) {
        tried.insert(candidate.fingerprint)
        refused.append(
          Refusal(
            line: candidate.line, reason: "\(candidate.title): \(objection); change it by hand"))
      } else if let fixed {
        take(fixed, [candidate])
        isChanged = true
      } else {
        tried.insert(candidate.fingerprint)
      }
    }
    return isChanged
  }

  private mutating func take(_ fixed: Version, _ fixes: [Candidate]) {
    current = fixed
    bytes = fixed.bytes
    applied += fixes.map(\.title)
    safeties.formUnion(fixes.map(\.safety))
    steps.append(Step(edits: fixes.flatMap(\.edits), changes: fixes.flatMap(\.changes)))
  }

  /// The fixes that may be applied now and do not overlap, but for those of some findings.
  private func candidates(without tried: Set<String> = []) -> [Candidate] {
    var candidates: [Candidate] = []
    var taken: [(start: Int, end: Int)] = []
    for finding in current.report.newFindings where finding.certainty == .violation {
      let fingerprint = finding.fingerprint
      guard only?.contains(fingerprint) != false, !tried.contains(fingerprint) else { continue }
      for fix in finding.fixes where allowed.contains(fix.safety) {
        guard let edits = fix.edits, !edits.isEmpty,
          !edits.contains(where: { edit in
            taken.contains { edit.start <= $0.end && $0.start <= edit.end }
          })
        else { continue }
        taken += edits.map { ($0.start, $0.end) }
        candidates.append(
          Candidate(
            fingerprint: fingerprint, rule: finding.rule.id,
            title: "\(finding.rule.id): \(fix.title)", line: finding.start.line, edits: edits,
            changes: fix.changes, safety: fix.safety))
        break
      }
    }
    return candidates
  }

  /// The reason why a version does not keep what the fixes promise; nil where it does.
  private func objection(to fixed: Version, _ fixes: [Candidate]) -> String? {
    if let reason = unresolved(fixed.report, fixes) { return reason }
    return FixCheck(before: current.trees).holds(fixed.trees, changes: fixes.flatMap(\.changes))
      ? nil : "it would change another element, or its words in VoiceOver"
  }

  /// The reason why the findings of fixes are not gone from a report, or others are new; nil where
  /// all is well.
  private func unresolved(_ after: FileReport, _ fixes: [Candidate]) -> String? {
    let before = current.report
    guard after.inputErrors.isEmpty else { return "the file could not be read after it" }
    let known = Set(before.newFindings.map(\.fingerprint))
    // A placeholder is reported until somebody fills it in.
    let isTemplate = fixes.contains { $0.safety == .template }
    let now = after.newFindings.filter {
      !isTemplate || $0.rule.id != Self.placeholderRule || known.contains($0.fingerprint)
    }
    if let new = now.first(where: { !known.contains($0.fingerprint) }) {
      return "\(new.rule.id) would be found instead"
    }
    // Of findings that are not told apart, the next one takes the fingerprint of the one before.
    let isGone = Dictionary(grouping: fixes, by: \.rule).allSatisfy { rule, gone in
      let count = before.newFindings.count { $0.rule.id == rule }
      return now.count { $0.rule.id == rule } <= count - gone.count
    }
    return isGone ? nil : "the finding would stay"
  }
}
