/// How bad a finding is for the build; the order is from harmless to bad.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Advice.
  case note
  /// A probable barrier, or a defect of speech.
  case warning
  /// A user of assistive technology is blocked or misled.
  case error

  /// Whether one is less bad than the other.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
