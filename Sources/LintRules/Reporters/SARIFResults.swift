import DocumentSyntax

/// The results of a SARIF run.
struct SARIFResults {
  /// What GitHub tells alerts by, in one file: two findings that share it would be one alert.
  private struct Alert: Hashable {
    let rule: String
    let hash: String
  }

  /// Where the results of a file stand.
  private struct Artifact {
    let text: [UInt8]
    let shared: Set<Alert>
  }

  private let selection: SARIFSelection
  private let rules: SARIFRules
  private let hasKnown: Bool
  private let hasSuppressed: Bool
  private let countsUTF16: Bool

  init(_ selection: SARIFSelection, _ rules: SARIFRules) {
    self.selection = selection
    self.rules = rules
    let has = { (test: (LocatedFinding) -> Bool) in
      selection.parts.contains { $0.findings.contains(where: test) }
    }
    hasKnown = has { $0.state == .known }
    hasSuppressed = has { $0.state == .suppressed }
    countsUTF16 = !has { $0.details?.columns == nil }
  }

  /// What columns are counted in: a report that was read back may not have those of UTF-16.
  var columnKind: String { countsUTF16 ? "utf16CodeUnits" : "unicodeCodePoints" }

  /// Appends the results.
  func write(to output: inout ByteWriter) {
    var isFirst = true
    for part in selection.parts {
      let artifact = artifact(of: part.file)
      for finding in part.findings {
        output.write(isFirst ? "\n      " : ",\n      ")
        isFirst = false
        write(finding, artifact, to: &output)
        output.handOn()
      }
    }
    if !isFirst { output.write("\n    ") }
  }

  private func artifact(of file: FileReport) -> Artifact {
    var writer = ByteWriter()
    SARIFPlace.writeArtifact(file.repositoryPath, to: &writer)
    var seen: Set<Alert> = []
    var shared: Set<Alert> = []
    for finding in file.findings {
      guard let alert = Self.alert(of: finding) else { continue }
      if !seen.insert(alert).inserted { shared.insert(alert) }
    }
    return Artifact(text: writer.bytes, shared: shared)
  }

  private static func alert(of finding: LocatedFinding) -> Alert? {
    finding.details?.lineHash.map { Alert(rule: finding.rule.id, hash: $0) }
  }

  private func write(
    _ finding: LocatedFinding, _ artifact: Artifact, to output: inout ByteWriter
  ) {
    output.write("{\"ruleId\": ")
    output.writeJSON(finding.rule.id)
    output.write(", \"ruleIndex\": ")
    output.write(rules.index(of: finding.rule))
    let isReview = finding.certainty == .needsReview
    let level = isReview ? Severity.note : finding.severity
    output.write(", \"level\": \"\(level.rawValue)\", ")
    let text = FindingSentence.message(finding)
    let isSpecial = finding.help != finding.rule.how
    SARIFPlace.writeMessage(
      isSpecial ? FindingSentence.join(text, finding.help) : text, to: &output)
    output.write(", \"locations\": [{\"physicalLocation\": {")
    output.bytes.append(contentsOf: artifact.text)
    output.write(", ")
    SARIFPlace.writeRegion(
      finding.start, finding.end, countsUTF16 ? finding.details?.columns : nil, to: &output)
    output.write("}")
    writeElement(of: finding, to: &output)
    output.write("}]")
    writeRelated(of: finding, artifact, to: &output)
    writeFingerprints(of: finding, artifact, to: &output)
    writeState(of: finding, to: &output)
    if isReview { output.write(", \"properties\": {\"certainty\": \"needsReview\"}") }
    output.write("}")
  }

  private func writeElement(of finding: LocatedFinding, to output: inout ByteWriter) {
    guard finding.screen != nil || finding.nodePath != nil else { return }
    let screen = finding.screen ?? ""
    let path = finding.nodePath ?? ""
    let isScreen = path.isEmpty
    let name = isScreen ? screen : finding.nodeID ?? finding.nodeType ?? path
    output.write(", \"logicalLocations\": [{\"name\": ")
    output.writeJSON(name.beginning(atMost: SARIFLimits.name))
    output.write(", \"fullyQualifiedName\": ")
    output.writeJSON(screen.beginning(atMost: SARIFLimits.name) + path)
    output.write(", \"kind\": \"\(isScreen ? "module" : "element")\"}]")
  }

  private func writeRelated(
    of finding: LocatedFinding, _ artifact: Artifact, to output: inout ByteWriter
  ) {
    guard !finding.related.isEmpty else { return }
    let columns = countsUTF16 ? finding.details?.relatedColumns ?? [] : []
    output.write(", \"relatedLocations\": [")
    for (index, place) in finding.related.prefix(SARIFLimits().places).enumerated() {
      output.write(index == 0 ? "{" : ", {")
      output.write("\"id\": \(index + 1), \"physicalLocation\": {")
      output.bytes.append(contentsOf: artifact.text)
      output.write(", ")
      SARIFPlace.writeRegion(
        place.start, place.end, columns.indices.contains(index) ? columns[index] : nil,
        to: &output)
      output.write("}, ")
      SARIFPlace.writeMessage(place.message, to: &output)
      output.write("}")
    }
    output.write("]")
  }

  private func writeFingerprints(
    of finding: LocatedFinding, _ artifact: Artifact, to output: inout ByteWriter
  ) {
    output.write(", \"partialFingerprints\": {")
    if let alert = Self.alert(of: finding) {
      output.write("\"primaryLocationLineHash\": \"")
      output.write(alert.hash)
      if artifact.shared.contains(alert) { output.write(":" + finding.fingerprint) }
      output.write("\", ")
    }
    output.write("\"a11yLintNode/v1\": \"\(finding.fingerprint)\"}")
  }

  private func writeState(of finding: LocatedFinding, to output: inout ByteWriter) {
    if hasKnown {
      output.write(", \"baselineState\": \"\(finding.state == .new ? "new" : "unchanged")\"")
    }
    // Either every result says whether it is suppressed, or none.
    guard hasSuppressed else { return }
    guard finding.state == .suppressed else { return output.write(", \"suppressions\": []") }
    let isOutside = finding.suppression?.kind == .override
    output.write(", \"suppressions\": [{\"kind\": \"\(isOutside ? "external" : "inSource")\"")
    output.write(", \"status\": \"accepted\"")
    if let reason = finding.suppression?.reason {
      output.write(", \"justification\": ")
      output.writeJSON(reason)
    }
    output.write("}]")
  }
}

/// A place in a file, as SARIF spells it.
enum SARIFPlace {
  /// What stands for the top of the repository.
  static let base = "%SRCROOT%"

  /// Appends the artifact of a path: relative to the top of the repository if it lies there.
  static func writeArtifact(_ path: String, to output: inout ByteWriter) {
    output.write("\"artifactLocation\": {\"uri\": \"")
    if path.hasPrefix("/") { output.write("file://") }
    output.writeURIPath(path)
    let isOutside = path.hasPrefix("/") || path == ".." || path.hasPrefix("../")
    output.write(isOutside ? "\"}" : "\", \"uriBaseId\": \"\(base)\"}")
  }

  /// Appends a region; its columns are those of UTF-16 where they are known.
  static func writeRegion(
    _ start: Position, _ end: Position, _ columns: EncodedColumns?, to output: inout ByteWriter
  ) {
    output.write("\"region\": {\"startLine\": ")
    output.write(start.line)
    output.write(", \"startColumn\": ")
    output.write(columns?.startUTF16 ?? start.column)
    output.write(", \"endLine\": ")
    output.write(end.line)
    output.write(", \"endColumn\": ")
    output.write(columns?.endUTF16 ?? end.column)
    output.write("}")
  }

  /// Appends a text as a message; a label in it that looks like a link stays a text.
  static func writeMessage(_ text: String, to output: inout ByteWriter) {
    output.write("\"message\": {\"text\": ")
    output.writeJSON(text.utf8.contains(UInt8(ascii: "]")) ? withoutLinks(text) : text)
    output.write("}")
  }

  /// A text with the parenthesis escaped that begins the target of a link, whatever accent it has.
  private static func withoutLinks(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "(", plain.last == "]" {
        plain.append(contentsOf: "\\u{28}".unicodeScalars)
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}
