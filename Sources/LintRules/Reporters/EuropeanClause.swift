/// A clause of EN 301 549 v3.2.1, chapter 11, that no success criterion brings along.
struct EuropeanClause {
  /// The number of the clause.
  let number: String
  /// What it is about, in the standard's words.
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
