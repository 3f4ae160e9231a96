/// What values a rule's option takes.
public enum OptionKind: Sendable {
  case flag
  case number(ClosedRange<Double>)
  case texts
  case choice([String])

  /// The kind in words, as in "takes …".
  public var description: String {
    switch self {
    case .flag: "true or false"
    case .number(let bounds):
      "a number from \(Points.text(bounds.lowerBound)) to \(Points.text(bounds.upperBound))"
    case .texts: "a list of texts"
    case .choice(let choices): "one of " + choices.joined(separator: ", ")
    }
  }
}
