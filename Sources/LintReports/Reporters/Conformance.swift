import Linting

/// The results of a run for the criteria of WCAG 2.2 and the clauses of EN 301 549.
///
/// Known findings count like new ones: a baseline takes no barrier away. Suppressed ones do not,
/// since somebody has said why they are none.
struct Conformance {
  /// A finding that counts, with the number of its screen.
  private struct Barrier {
    let rule: RuleInfo
    let severity: Severity
    let isCertain: Bool
    let screen: Int
    let criteria: [SuccessCriterion]
  }

  /// A rule with its criteria, which every claim asks for, and which take a search each time.
  private struct Subject {
    let rule: RuleInfo
    let criteria: [SuccessCriterion]
  }

  /// The numbers of the report.
  let summary: ReportSummary
  /// How many rules there are, and how many of them ran; nil where the report does not tell.
  let ranCount: Int?
  /// The rules that did not run, by id.
  let idle: [String]
  /// How many rules there are.
  let ruleCount: Int
  private let subjects: [Subject]
  private let ran: Set<String>
  private let barriers: [String: [Barrier]]
  private let screens: [String?]

  /// The results of a report.
  init(_ report: LintReport) {
    summary = ReportSummary(report)
    let infos = AllRules.infos.sorted { $0.id < $1.id }
    subjects = infos.map { Subject(rule: $0, criteria: $0.criteria) }
    ruleCount = infos.count
    // Where nobody knows what ran, only rules that found something are sure to have run.
    var ran = report.rules ?? []
    var barriers: [String: [Barrier]] = [:]
    var numbers: [String: Int] = [:]
    var screens: [String?] = []
    for file in report.files {
      for finding in file.findings where finding.state != .suppressed {
        ran.insert(finding.rule.id)
        let key = "\(file.path)\u{0}\(finding.screen ?? "")"
        let number = numbers[key] ?? screens.count
        if number == screens.count {
          numbers[key] = number
          screens.append(finding.screen)
        }
        barriers[finding.rule.id, default: []].append(
          Barrier(
            rule: finding.rule, severity: finding.severity,
            isCertain: finding.certainty == .violation, screen: number,
            criteria: finding.criteria))
      }
    }
    self.ran = ran
    self.barriers = barriers
    self.screens = screens
    ranCount = report.rules.map { rules in infos.count { rules.contains($0.id) } }
    idle = report.rules == nil ? [] : infos.map(\.id).filter { !ran.contains($0) }
  }

  /// The claim about a criterion.
  func claim(about criterion: SuccessCriterion) -> ConformanceClaim {
    claim(isMain: { $0.first == criterion }, touches: { $0.criteria.contains(criterion) }) {
      $0.criteria.contains(criterion)
    }
  }

  /// The claim about a clause that no criterion implies.
  func claim(about clause: EuropeanClause) -> ConformanceClaim {
    claim(isMain: { _ in true }, touches: { _ in true }) { $0.rule.clauses.contains(clause.number) }
  }

  /// The claim of the rules about a topic. A rule may touch several criteria, and none of
  /// its findings is sure to fail more than the first.
  private func claim(
    isMain: ([SuccessCriterion]) -> Bool, touches: (Barrier) -> Bool,
    _ isAbout: (Subject) -> Bool
  ) -> ConformanceClaim {
    let about = subjects.filter(isAbout)
    let rules = about.map(\.rule)
    var failing: Set<Int> = []
    var blocked: Set<Int> = []
    let failures = about.compactMap { subject -> ConformanceClaim.Failure? in
      let found = barriers[subject.rule.id, default: []].filter(touches)
      guard !found.isEmpty else { return nil }
      var failure = ConformanceClaim.Failure(rule: subject.rule.id)
      for barrier in found {
        guard isMain(barrier.criteria), barrier.isCertain, barrier.severity > .note else {
          failure.others += 1
          continue
        }
        failing.insert(barrier.screen)
        if barrier.severity == .error {
          failure.errors += 1
          blocked.insert(barrier.screen)
        } else {
          failure.warnings += 1
        }
      }
      return failure
    }
    let level: ConformanceClaim.Level =
      failing.isEmpty
      ? .notEvaluated
      : blocked.count * 2 > summary.screens ? .doesNotSupport : .partiallySupports
    return ConformanceClaim(
      level: level, failures: failures, knowsRules: ranCount != nil,
      ran: rules.map(\.id).filter(ran.contains), idle: rules.map(\.id).filter { !ran.contains($0) },
      screens: failing.sorted().map { screens[$0] }, total: summary.screens)
  }

  /// How it was evaluated, as paragraphs.
  var method: [String] {
    let files = ReportSummary.always(summary.files, "file")
    let screens = ReportSummary.always(summary.screens, "screen")
    let elements = ReportSummary.always(summary.nodes, "element")
    var text =
      "\(Tool.name) \(Tool.version) read \(files) with \(screens) and \(elements), as files "
      + "describe them; the app was not run."
    if let ranCount {
      text += " Of \(ruleCount) rules \(ranCount) ran. A rule is silent where a file does not tell "
      text += "what it needs."
    } else {
      text += " Which rules ran is not known."
    }
    let rest = [
      (summary.inputErrors, "input error", "what could not be read was not checked"),
      (summary.known, "known finding", "what a baseline knows counts as well"),
      (summary.suppressed, "suppressed finding", "what is suppressed does not count"),
    ].filter { $0.0 > 0 }.map { ReportSummary.always($0.0, $0.1) + ": " + $0.2 + "." }
    return [text, Self.terms] + (rest.isEmpty ? [] : [rest.joined(separator: " ")])
  }

  private static let terms =
    "Does Not Support: more than half of the screens that were checked have a barrier. Partially "
    + "Supports: some have a barrier, or a probable one. Not Evaluated: nothing was found, or "
    + "nothing was checked; a person has to look in either case. A finished report uses Not "
    + "Evaluated for level AAA only."

  /// Notes on the meaning and the limits of the statement.
  static let notes =
    "A draft by a machine for a person to finish. A machine finds barriers and never that there "
    + "are none, so it says of no criterion that it is supported. A barrier stands at the "
    + "criterion that its rule is about first; at others that it may touch, a person has to look."

  /// The parts of EN 301 549 that a linter of screens says nothing about.
  static let unchecked: [(id: String, title: String)] = [
    ("en_301_549_functional_performance", "Chapter 4: Functional performance statements"),
    ("en_301_549_generic_requirements", "Chapter 5: Generic requirements"),
    ("en_301_549_ict_with_two-way_voice", "Chapter 6: ICT with two-way voice communication"),
    ("en_301_549_ict_with_video", "Chapter 7: ICT with video capabilities"),
    ("en_301_549_hardware", "Chapter 8: Hardware"),
    ("en_301_549_web", "Chapter 9: Web"),
    ("en_301_549_non-web-documents", "Chapter 10: Non-web documents"),
    (
      "en_301_549_documentation_and_support_services",
      "Chapter 12: Documentation and support services"
    ),
    (
      "en_301_549_ict_providing_relay_or_emergency_service_access",
      "Chapter 13: ICT providing relay or emergency service access"
    ),
  ]
}

/// The result of a run for a criterion: the rules that looked for barriers, and their findings.
struct ConformanceClaim {
  /// How far something conforms, in the words of conformance reports. A machine can find that
  /// something does not conform and never that it does, so the other words are missing.
  enum Level: String {
    case doesNotSupport = "does-not-support"
    case partiallySupports = "partially-supports"
    case notEvaluated = "not-evaluated"

    /// The words as tables have them.
    var title: String {
      switch self {
      case .doesNotSupport: "Does Not Support"
      case .partiallySupports: "Partially Supports"
      case .notEvaluated: "Not Evaluated"
      }
    }
  }

  /// The findings of one rule.
  struct Failure {
    let rule: String
    var errors = 0
    var warnings = 0
    /// Notes, and findings that a person has to look at.
    var others = 0
  }

  /// How far it conforms.
  let level: Level
  /// The failures, by rule.
  let failures: [Failure]
  /// Whether it is known which rules ran.
  let knowsRules: Bool
  /// The rules that are about it and ran.
  let ran: [String]
  /// The rules that are about it and did not run.
  let idle: [String]
  /// The screens with barriers, untrusted, in the order of the report; nil for one without a name.
  let screens: [String?]
  /// How many screens were checked.
  let total: Int

  /// How many barriers there are of a kind.
  private func count(_ kind: KeyPath<Failure, Int>) -> Int {
    failures.reduce(0) { $0 + $1[keyPath: kind] }
  }

  /// The findings and their rules, as sentences.
  var remarks: String {
    if total == 0 { return "Nothing was checked." }
    let look = findingsToLookAt.map { " " + $0 } ?? ""
    if level != .notEvaluated { return barriers + look }
    guard knowsRules else {
      let about = ran.count + idle.count
      return (about == 0 ? "No rule is about it." : "Nothing was found that fails it.") + look
    }
    if !ran.isEmpty { return "\(Self.some(ran.count, "rule")) found nothing that fails it." + look }
    if idle.isEmpty { return "No rule is about it." }
    return "Not checked: \(Self.some(idle.count, "rule")), which did not run."
  }

  private var findingsToLookAt: String? {
    let rules = failures.filter { $0.others > 0 }
    guard !rules.isEmpty else { return nil }
    return "A person has to look at \(Self.some(count(\.others), "finding")) of "
      + Self.list(rules.map(\.rule), atMost: 8, "rule") + "."
  }

  private var barriers: String {
    let rules = failures.filter { $0.errors + $0.warnings > 0 }
    let counts = [(count(\.errors), "barrier"), (count(\.warnings), "probable barrier")]
      .filter { $0.0 > 0 }.map { Self.some($0.0, $0.1) }.joined(separator: " and ")
    let names = screens.map { $0.map { Quoted.text($0) } ?? "one without a name" }
    return "\(counts) on \(screens.count) of \(Self.some(total, "screen")): "
      + Self.list(names, atMost: 5, "screen") + ". Found by "
      + Self.list(rules.map { "\($0.rule) (\($0.errors + $0.warnings))" }, atMost: 8, "rule") + "."
  }

  /// The first of some things, and how many more there are.
  private static func list(_ texts: [String], atMost most: Int, _ noun: String) -> String {
    let left = texts.count - most
    return texts.prefix(most).joined(separator: ", ")
      + (left > 0 ? " and \(some(left, "more " + noun))" : "")
  }

  private static func some(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}

/// A clause of EN 301 549 v3.2.1, chapter 11, that no success criterion brings along.
struct EuropeanClause {
  /// The number of the clause.
  let number: String
  /// Its title, in the standard's words.
  let title: String

  private init(_ number: String, _ title: String) {
    self.number = number
    self.title = title
  }

  /// The clauses with requirements for apps, in the order of their numbers.
  static let all: [EuropeanClause] = [
    .init("11.5.1", "Closed functionality"),
    .init(
      "11.5.2.1",
      "Platform accessibility service support for software that provides a user interface"),
    .init("11.5.2.2", "Platform accessibility service support for assistive technologies"),
    .init("11.5.2.3", "Use of accessibility services"),
    .init("11.5.2.4", "Assistive technology"),
    .init("11.5.2.5", "Object information"),
    .init("11.5.2.6", "Row, column, and headers"),
    .init("11.5.2.7", "Values"),
    .init("11.5.2.8", "Label relationships"),
    .init("11.5.2.9", "Parent-child relationships"),
    .init("11.5.2.10", "Text"),
    .init("11.5.2.11", "List of available actions"),
    .init("11.5.2.12", "Execution of available actions"),
    .init("11.5.2.13", "Tracking of focus and selection attributes"),
    .init("11.5.2.14", "Modification of focus and selection attributes"),
    .init("11.5.2.15", "Change notification"),
    .init("11.5.2.16", "Modifications of states and properties"),
    .init("11.5.2.17", "Modifications of values and text"),
    .init("11.6.1", "User control of accessibility features"),
    .init("11.6.2", "No disruption of accessibility features"),
    .init("11.7", "User preferences"),
    .init("11.8.1", "Content technology"),
    .init("11.8.2", "Accessible content creation"),
    .init("11.8.3", "Preservation of accessibility information in transformations"),
    .init("11.8.4", "Repair assistance"),
    .init("11.8.5", "Templates"),
  ]
}
