/// The colours of a report on a terminal; all empty where there is no colour.
struct Ink {
  let isColored: Bool

  /// The text in bold.
  func bold(_ text: String) -> String { paint("1", text) }

  /// The text in a quiet colour.
  func quiet(_ text: String) -> String { paint("2", text) }

  /// The text in the colour of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: paint("1;31", text)
    case .warning: paint("1;33", text)
    case .note: paint("1;36", text)
    }
  }

  private func paint(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
