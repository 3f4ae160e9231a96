import LintReports

/// A report that is asked for, and where it goes: `FORM[:PATH]`.
struct ReportOutput<Form> {
  /// The form that is written.
  let form: Form
  /// Where it goes; nil for standard output.
  let path: RawPath?

  /// The reports that values such as `sarif:out.sarif` ask for; no two go to one place.
  static func all(
    _ values: [String], form: (String) throws(UsageError) -> Form, place: (String) -> RawPath
  ) throws(UsageError) -> [ReportOutput] {
    var outputs: [ReportOutput] = []
    for value in values {
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let form = try form(name)
      guard parts.count == 1 || !parts[1].isEmpty else {
        throw UsageError("--format \(name): needs a path after the colon")
      }
      let path = parts.count == 1 || parts[1] == "-" ? nil : place(String(parts[1]))
      guard !outputs.contains(where: { $0.path == path }) else {
        let place = path.map { Arguments.shown($0.text) } ?? "standard output"
        throw UsageError("two reports go to \(place); give one a path: --format \(name):PATH")
      }
      outputs.append(ReportOutput(form: form, path: path))
    }
    return outputs
  }

  /// Writes what a body writes; gives whether that could be done, and says what went wrong.
  func write(_ body: (inout ByteWriter) -> Void) -> Bool {
    let problem =
      if let path {
        ReportFile.write(to: path, body)
      } else {
        OutputStream.write(to: STDOUT_FILENO, body)
      }
    guard let problem else { return true }
    let place = path?.text ?? "standard output"
    OutputStream.complain("\(place): error: the report cannot be written: \(problem.message)")
    return false
  }
}

extension ReportOutput where Form: RawRepresentable<String> & CaseIterable {
  /// The reports that the values of `--format` ask for; one to standard output where none does.
  static func all(_ values: [String], otherwise fallback: Form) throws(UsageError) -> [ReportOutput]
  {
    let outputs = try all(values) { (name) throws(UsageError) in
      guard let form = Form(rawValue: name) else {
        throw UsageError.unknown("format", name, among: Form.allCases.map(\.rawValue))
      }
      return form
    } place: {
      RawPath($0).cleaned
    }
    return outputs.isEmpty ? [ReportOutput(form: fallback, path: nil)] : outputs
  }
}

extension ReportOutput: Sendable where Form: Sendable {}
