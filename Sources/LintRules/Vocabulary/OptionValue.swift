/// The value of a rule's option as a configuration gives it.
public enum OptionValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case texts([String])

  /// The value as YAML.
  public var description: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Points.text(number)
    case .text(let text): text
    case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
    }
  }
}
