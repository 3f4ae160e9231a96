/// Everything users, documentation and tests need to know about a rule.
public final class RuleInfo: Sendable {
  /// The id in reports and configurations; names the problem.
  public let id: String
  /// The rule as a statement that is true of a good screen, without a final full stop.
  public let title: String
  /// The subject of the rule.
  public let category: Category
  /// How bad a finding is, where the rule does not grade it.
  public let severity: Severity
  /// Clauses of EN 301 549 beside those of the criteria.
  public let clauses: [String]
  /// The people who are affected, and how.
  public let why: String
  /// The remedy.
  public let how: String
  /// The remedy in UIKit: one or a few lines of Swift; "" where there is nothing to write.
  public let uiKit: String
  /// The remedy in SwiftUI.
  public let swiftUI: String
  /// Whether the rule runs only where somebody asks for it.
  public let isOptIn: Bool
  /// Whether findings are about a habit of the whole project, so that all have one cause.
  package let isHabit: Bool
  /// Whether findings hold on launch screens too, which appear for a moment: nobody operates them
  /// or hears them.
  package let holdsOnLaunchScreens: Bool
  /// Whether findings say that a text is in another language than the screen. Of a text that is not
  /// translated they say nothing new where the file is read in a translation.
  package let comparesLanguages: Bool
  /// Whether findings are about texts that somebody has yet to fill in, as fixes write them.
  package let reportsPlaceholders: Bool
  /// Whether reports for people show what a person has to review without being asked: it is mostly
  /// true, and bad where it is.
  public let isShownToReview: Bool
  /// Whether the rule is for a first run: what it finds keeps people from a control, or misleads.
  public let isCore: Bool
  /// The keys whose absence the rule takes for an answer; where a format cannot give one of them,
  /// the rule is silent.
  package let restsOn: [AttributeKey]
  /// The facts about how elements lie without which the rule is silent.
  public let needs: ScreenEvidence
  // What findings, documentation and tests ask for is made then: a run begins with all rules.
  private let makeCriteria: @Sendable () -> [SuccessCriterion]
  private let makeTraps: @Sendable () -> [String]
  private let makeExamples: @Sendable () -> [Example]

  package init(
    id: String, title: String, category: Category, severity: Severity,
    criteria: @autoclosure @escaping @Sendable () -> [SuccessCriterion], clauses: [String] = [],
    isOptIn: Bool = false, isHabit: Bool = false, holdsOnLaunchScreens: Bool = false,
    comparesLanguages: Bool = false, reportsPlaceholders: Bool = false,
    isShownToReview: Bool = false, isCore: Bool = false,
    restsOn: [AttributeKey] = [], needs: ScreenEvidence = [], why: String, how: String,
    uiKit: String = "", swiftUI: String = "",
    traps: @autoclosure @escaping @Sendable () -> [String] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    self.id = id
    self.title = title
    self.category = category
    self.severity = severity
    self.clauses = clauses
    self.why = why
    self.how = how
    self.uiKit = uiKit
    self.swiftUI = swiftUI
    self.isOptIn = isOptIn
    self.isHabit = isHabit
    self.holdsOnLaunchScreens = holdsOnLaunchScreens
    self.comparesLanguages = comparesLanguages
    self.reportsPlaceholders = reportsPlaceholders
    self.isShownToReview = isShownToReview
    self.isCore = isCore
    self.restsOn = restsOn
    self.needs = needs
    makeCriteria = criteria
    makeTraps = traps
    makeExamples = examples
  }

  /// The success criteria that a violation touches.
  public var criteria: [SuccessCriterion] { makeCriteria() }
  /// When the rule is silent on purpose.
  public var traps: [String] {
    let unseen = needs.isEmpty ? [] : ["A file that does not tell \(needs.text)."]
    return makeTraps() + unseen
  }
  /// Trees that show and test it.
  public var examples: [Example] { makeExamples() }

  /// The numbers of the success criteria.
  public var wcag: [String] { criteria.map(\.number) }

  /// The clauses of EN 301 549.
  public var en301549: [String] { criteria.compactMap(\.clause) + clauses }

  /// The tags that select the rule: the criteria's levels, or `best-practice`.
  public var tags: [String] {
    let criteria = criteria
    var tags: [String] = []
    for criterion in criteria where !tags.contains(criterion.tag) { tags.append(criterion.tag) }
    return criteria.isEmpty || criteria.allSatisfy { $0.level == "AAA" }
      ? tags + ["best-practice"] : tags
  }
}
