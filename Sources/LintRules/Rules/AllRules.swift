/// The rules of the catalogue.
public enum AllRules {
  /// What there is to know about each rule, in the order of the catalogue.
  public static let infos: [RuleInfo] = all.map { $0.info }
}
