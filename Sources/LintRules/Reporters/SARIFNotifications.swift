import DocumentSyntax

/// What a SARIF run tells beside its results: files that could not be read, and findings that are
/// left out.
struct SARIFNotifications {
  private var errors: [(path: String, error: InputError)] = []
  private var omitted = 0
  /// What the notifications weigh.
  private(set) var weight = 0

  /// Whether everything could be read.
  var areNone: Bool { errors.isEmpty && omitted == 0 }

  init(_ report: LintReport, _ limits: SARIFLimits) {
    for file in report.files {
      for error in file.inputErrors {
        let path = error.path == file.path ? file.repositoryPath : error.path
        let own =
          SARIFLimits.frame + 3 * path.utf8.count + SARIFLimits.weight(of: error.message)
        if omitted == 0, weight + own <= limits.notificationBytes {
          weight += own
          errors.append((path, error))
        } else {
          omitted += 1
        }
      }
    }
  }

  /// Appends the descriptors of the notifications that there are.
  func writeKinds(omitted findings: Int, to output: inout ByteWriter) {
    var kinds: [String] = []
    if !areNone { kinds.append(Self.kind("input-error", "A file could not be read.")) }
    if findings > 0 { kinds.append(Self.kind("omitted", "The report has more findings.")) }
    output.write(kinds.joined(separator: ", "))
  }

  private static func kind(_ id: String, _ text: String) -> String {
    "{\"id\": \"\(id)\", \"shortDescription\": {\"text\": \"\(text)\"}}"
  }

  /// Appends the notifications.
  func write(omitted findings: Int, to output: inout ByteWriter) {
    for (index, (path, error)) in errors.enumerated() {
      output.write(index == 0 ? "\n      " : ",\n      ")
      output.write("{\"descriptor\": {\"id\": \"input-error\"}, \"level\": \"error\", ")
      SARIFPlace.writeMessage(error.message, to: &output)
      output.write(", \"locations\": [{\"physicalLocation\": {")
      SARIFPlace.writeArtifact(path, to: &output)
      // The columns of an error are counted in another unit than those of the results.
      if let line = error.position?.line {
        output.write(", \"region\": {\"startLine\": \(line)}")
      }
      output.write("}}]}")
    }
    var rest: [String] = []
    if omitted > 0 {
      let text = "\(omitted) more files or parts of files could not be read."
      rest.append(Self.notification("input-error", "error", text))
    }
    if findings > 0 {
      let text = "\(findings) more findings are left out, since services refuse longer files."
      rest.append(Self.notification("omitted", "warning", text))
    }
    for text in rest {
      output.write(errors.isEmpty && text == rest.first ? "\n      " : ",\n      ")
      output.write(text)
    }
    if !errors.isEmpty || !rest.isEmpty { output.write("\n    ") }
  }

  private static func notification(_ id: String, _ level: String, _ text: String) -> String {
    "{\"descriptor\": {\"id\": \"\(id)\"}, \"level\": \"\(level)\", "
      + "\"message\": {\"text\": \"\(text)\"}}"
  }
}
