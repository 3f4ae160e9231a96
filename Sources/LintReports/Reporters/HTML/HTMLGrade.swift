import Linting

/// How bad a finding is on the page, in one word; what a person has to look at is a grade of its
/// own.
enum HTMLGrade: String, CaseIterable {
  case error, warning, note, review, suppressed

  /// The grade of a finding.
  init(_ finding: LocatedFinding) {
    if finding.state == .suppressed {
      self = .suppressed
    } else if finding.certainty == .needsReview {
      self = .review
    } else {
      switch finding.severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  /// The word at a finding.
  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    case .review: "To review"
    case .suppressed: "Suppressed"
    }
  }

  /// The word at a number of them.
  var plural: String {
    switch self {
    case .error, .warning, .note: word + "s"
    case .review, .suppressed: word
    }
  }

  /// Writes the sign of the grade, which stands beside its word.
  func writeSign(to output: inout ByteWriter) {
    output.write("<svg class=\"sign\" aria-hidden=\"true\" focusable=\"false\">")
    output.write("<use href=\"#sign-\(rawValue)\"></use></svg>")
  }

  /// The shapes of the signs, once for the page.
  static let signs = """
    <svg class="signs" width="0" height="0" aria-hidden="true" focusable="false">
    <symbol id="sign-error" viewBox="0 0 16 16"><path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" \
    fill="currentColor"/><path d="M5.4 5.4l5.2 5.2m0-5.2l-5.2 5.2" class="cut"/></symbol>
    <symbol id="sign-warning" viewBox="0 0 16 16"><path d="M8 .8l7.4 13.6H.6z" \
    fill="currentColor"/><path d="M8 5.4v4.4m0 2v.6" class="cut"/></symbol>
    <symbol id="sign-note" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7.2" \
    fill="currentColor"/><path d="M8 7v5m0-8v.6" class="cut"/></symbol>
    <symbol id="sign-review" viewBox="0 0 16 16"><circle cx="6.6" cy="6.6" r="4.6" class="ring"/>\
    <path d="M10.2 10.2l4.4 4.4" class="ring"/></symbol>
    <symbol id="sign-suppressed" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.4" \
    class="ring"/><path d="M3.6 3.6l8.8 8.8" class="ring"/></symbol>
    <symbol id="sign-ok" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7.2" \
    fill="currentColor"/><path d="M4.6 8.2l2.4 2.4 4.4-4.8" class="cut"/></symbol>
    <pattern id="beyond" width="8" height="8" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="2" height="8" class="stripe"/></pattern>
    </svg>

    """
}
