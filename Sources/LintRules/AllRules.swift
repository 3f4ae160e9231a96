public import ScreenModel

/// The rules of the catalogue.
public enum AllRules {
  /// The description of each rule, in the order of the catalogue.
  public static let infos: [RuleInfo] = all.map { $0.info }
}
