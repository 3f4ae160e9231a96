/// What a run tells about a criterion: what looked for barriers, and what it found.
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

  /// What one rule found.
  struct Failure {
    let rule: String
    var errors = 0
    var warnings = 0
    /// Notes, and findings that a person has to look at.
    var others = 0
  }

  /// How far it conforms.
  let level: Level
  /// What found something, by rule.
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

  /// What was found and by what, as sentences.
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
