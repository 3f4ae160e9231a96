/// A rule as the pages of the catalogue show it: what there is to know, and its options.
public struct CatalogEntry: Sendable {
  /// What there is to know.
  public let info: RuleInfo
  /// The options with their defaults.
  public let options: [OptionDescription]

  /// Every rule by category, and the diagnostics of files after them.
  public static let all: [CatalogEntry] =
    AllRules.all.map { CatalogEntry(info: $0.info, options: $0.optionDescriptions) }
    + FileDiagnostics.all.map { CatalogEntry(info: $0, options: []) }

  /// The rule or diagnostic of an id.
  public static func entry(_ id: String) -> CatalogEntry? { all.first { $0.info.id == id } }

  /// The id that a misspelt one was probably meant to be.
  public static func suggestion(for id: String) -> String? {
    Suggestion.closest(to: id, among: all.map(\.info.id))
  }
}
