/// Workflow commands of GitHub Actions.
extension ByteWriter {
  /// Appends a text as the message of a command.
  ///
  /// Line breaks survive; other control characters and direction marks are shown as escapes.
  mutating func writeWorkflowData(_ text: String) {
    for scalar in text.unicodeScalars { writeWorkflowScalar(scalar) }
  }

  /// Appends a text as the value of a property of a command.
  mutating func writeWorkflowProperty(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":": write("%3A")
      case ",": write("%2C")
      default: writeWorkflowScalar(scalar)
      }
    }
  }

  private mutating func writeWorkflowScalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "%": write("%25")
    case "\r": write("%0D")
    case "\n": write("%0A")
    case _ where Quoted.needsEscape(scalar): writeEscaped(String(scalar))
    default: write(String(scalar))
    }
  }
}
