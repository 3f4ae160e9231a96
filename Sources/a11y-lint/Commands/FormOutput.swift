import LintRules

/// What a command about reports prints, and where: `--format FORM[:PATH]`.
struct FormOutput<Form: RawRepresentable<String> & CaseIterable> {
  let form: Form
  /// Where it goes; nil for standard output.
  let path: RawPath?

  /// The outputs that are asked for; one to standard output where none is.
  static func outputs(
    _ arguments: Arguments, fallback: Form
  ) throws(UsageError) -> [FormOutput] {
    var outputs: [FormOutput] = []
    for value in arguments.allValues(.format) {
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let form = Form(rawValue: name) else {
        throw UsageError.unknown("format", name, among: Form.allCases.map(\.rawValue))
      }
      guard parts.count == 1 || !parts[1].isEmpty else {
        throw UsageError("--format \(name): needs a path after the colon")
      }
      let path =
        parts.count == 1 || parts[1] == "-" ? nil : RawPath(String(parts[1])).cleaned
      guard !outputs.contains(where: { $0.path == path }) else {
        let place = path.map { Arguments.shown($0.text) } ?? "standard output"
        throw UsageError("two reports go to \(place); give one a path: --format \(name):PATH")
      }
      outputs.append(FormOutput(form: form, path: path))
    }
    return outputs.isEmpty ? [FormOutput(form: fallback, path: nil)] : outputs
  }

  /// Writes each of them; gives whether all could be written.
  static func write(_ outputs: [FormOutput], _ bytes: (Form) -> [UInt8]) -> Bool {
    var isWritten = true
    for output in outputs {
      let problem =
        if let path = output.path {
          ReportFile.write(bytes(output.form), to: path)
        } else {
          OutputStream.write(bytes(output.form), to: 1)
        }
      guard let problem else { continue }
      isWritten = false
      let place = output.path?.text ?? "standard output"
      OutputStream.complain("\(place): error: the report cannot be written: \(problem.message)")
    }
    return isWritten
  }
}
