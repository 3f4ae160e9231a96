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

  /// A value of this kind as a command line writes it; nil where the text is none.
  func value(of text: String) -> OptionValue? {
    switch self {
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .number(let bounds):
      Double(text).flatMap { bounds.contains($0) ? .number($0) : nil }
    case .texts: .texts(text.split(separator: ",").map(String.init))
    case .choice(let choices): choices.contains(text) ? .text(text) : nil
    }
  }
}
