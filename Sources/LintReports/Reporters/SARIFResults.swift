import DocumentSyntax
import Linting

/// The results of a SARIF run.
struct SARIFResults {
  /// The key by which GitHub tells alerts of one file apart: two findings that share it are one.
  private struct Alert: Hashable {
    let rule: String
    let hash: String
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

  /// The unit of columns: a report that was read back may not have those of UTF-16.
  var columnKind: String { countsUTF16 ? "utf16CodeUnits" : "unicodeCodePoints" }

  /// Appends the results.
  func write(to json: inout JSONWriter) {
    for part in selection.parts {
      let shared = Self.shared(in: part.file)
      for finding in part.findings {
        json.object { write(finding, in: part.file, shared, to: &$0) }
      }
    }
  }

  /// The alerts of a file that more than one of its findings would be.
  private static func shared(in file: FileReport) -> Set<Alert> {
    var seen: Set<Alert> = []
    return Set(file.findings.compactMap(alert).filter { !seen.insert($0).inserted })
  }

  private static func alert(of finding: LocatedFinding) -> Alert? {
    finding.details?.lineHash.map { Alert(rule: finding.rule.id, hash: $0) }
  }

  private func write(
    _ finding: LocatedFinding, in file: FileReport, _ shared: Set<Alert>,
    to json: inout JSONWriter
  ) {
    let isReview = finding.certainty == .needsReview
    json.member("ruleId", finding.rule.id)
    json.member("ruleIndex", rules.index(of: finding.rule))
    json.member("level", (isReview ? Severity.note : finding.severity).rawValue)
    let text = FindingSentence.message(finding)
    let isSpecial = finding.help != finding.rule.how
    SARIFPlace.writeMessage(
      isSpecial ? FindingSentence.join(text, finding.help) : text, to: &json)
    json.array("locations") { json in
      json.object { json in
        SARIFPlace.write(
          file.repositoryPath, finding.start, finding.end,
          countsUTF16 ? finding.details?.columns : nil, to: &json)
        Self.writeElement(of: finding, to: &json)
      }
    }
    writeRelated(of: finding, in: file, to: &json)
    Self.writeFingerprints(of: finding, shared, to: &json)
    writeState(of: finding, to: &json)
    writeFixes(of: finding, in: file, to: &json)
    json.object("properties") { json in
      json.member("cause", finding.cause)
      if isReview { json.member("certainty", "needsReview") }
    }
  }

  /// The fixes that can be written, as edits of bytes; templates are left out, since their words
  /// are still to be written.
  private func writeFixes(
    of finding: LocatedFinding, in file: FileReport, to json: inout JSONWriter
  ) {
    let fixes = finding.fixes.filter { $0.edits?.isEmpty == false && $0.safety != .template }
    guard !fixes.isEmpty else { return }
    json.array("fixes", of: fixes) { json, fix in
      json.object { json in
        json.object("description") { $0.member("text", fix.title) }
        json.array("artifactChanges") { json in
          json.object { json in
            SARIFPlace.writeArtifact(file.repositoryPath, to: &json)
            json.array("replacements", of: fix.edits ?? []) { json, edit in
              json.object { json in
                json.object("deletedRegion") { json in
                  json.member("byteOffset", edit.start)
                  json.member("byteLength", edit.end - edit.start)
                }
                json.object("insertedContent") { $0.member("text", edit.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private static func writeElement(of finding: LocatedFinding, to json: inout JSONWriter) {
    guard finding.screen != nil || finding.nodePath != nil else { return }
    let screen = finding.screen ?? ""
    let path = finding.nodePath ?? ""
    let name = path.isEmpty ? screen : finding.nodeID ?? finding.nodeType ?? path
    json.array("logicalLocations") { json in
      json.object { json in
        json.member("name", name.beginning(atMost: SARIFLimits.name))
        json.member(
          "fullyQualifiedName", screen.beginning(atMost: SARIFLimits.name) + path)
        json.member("kind", path.isEmpty ? "module" : "element")
      }
    }
  }

  private func writeRelated(
    of finding: LocatedFinding, in file: FileReport, to json: inout JSONWriter
  ) {
    guard !finding.related.isEmpty else { return }
    let columns = countsUTF16 ? finding.details?.relatedColumns ?? [] : []
    let places = finding.related.prefix(SARIFLimits().places)
    json.array("relatedLocations", of: places.enumerated()) { json, item in
      let (index, place) = item
      json.object { json in
        json.member("id", index + 1)
        SARIFPlace.write(
          file.repositoryPath, place.start, place.end,
          columns.indices.contains(index) ? columns[index] : nil, to: &json)
        SARIFPlace.writeMessage(place.message, to: &json)
      }
    }
  }

  private static func writeFingerprints(
    of finding: LocatedFinding, _ shared: Set<Alert>, to json: inout JSONWriter
  ) {
    json.object("partialFingerprints") { json in
      if let alert = alert(of: finding) {
        json.member(
          "primaryLocationLineHash",
          alert.hash + (shared.contains(alert) ? ":" + finding.fingerprint : ""))
      }
      json.member("a11yLintNode/v1", finding.fingerprint)
      json.member("a11yLintCause/v1", finding.cause)
    }
  }

  private func writeState(of finding: LocatedFinding, to json: inout JSONWriter) {
    if hasKnown { json.member("baselineState", finding.state == .new ? "new" : "unchanged") }
    // Either every result says whether it is suppressed, or none.
    guard hasSuppressed else { return }
    json.array("suppressions") { json in
      guard finding.state == .suppressed else { return }
      json.object { json in
        let isOutside = finding.suppression?.kind == .override
        json.member("kind", isOutside ? "external" : "inSource")
        json.member("status", "accepted")
        if let reason = finding.suppression?.reason { json.member("justification", reason) }
      }
    }
  }
}

/// A place in a file, as SARIF spells it.
enum SARIFPlace {
  /// The symbol for the top of the repository.
  private static let base = "%SRCROOT%"

  /// Appends that it does.
  static func writeBase(to json: inout JSONWriter) {
    json.object("originalUriBaseIds") { json in
      json.name(base)
      json.object { json in
        json.object("description") { $0.member("text", "The top of the repository.") }
      }
    }
  }

  /// Appends the artifact of a path: relative to the top of the repository if it lies there.
  static func writeArtifact(_ path: String, to json: inout JSONWriter) {
    var uri = ByteWriter()
    if path.hasPrefix("/") { uri.write("file://") }
    uri.writeURIPath(path)
    let isOutside = path.hasPrefix("/") || path == ".." || path.hasPrefix("../")
    json.object("artifactLocation") { json in
      json.member("uri", uri.text)
      if !isOutside { json.member("uriBaseId", base) }
    }
  }

  /// Appends a place of a file; its columns are those of UTF-16 where they are known.
  static func write(
    _ path: String, _ start: Position, _ end: Position, _ columns: EncodedColumns?,
    to json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      writeArtifact(path, to: &json)
      json.object("region") { json in
        json.member("startLine", start.line)
        json.member("startColumn", columns?.startUTF16 ?? start.column)
        json.member("endLine", end.line)
        json.member("endColumn", columns?.endUTF16 ?? end.column)
      }
    }
  }

  /// Appends a text as a message; a label in it that looks like a link stays a text.
  static func writeMessage(_ text: String, to json: inout JSONWriter) {
    json.object("message") { json in
      json.member("text", text.utf8.contains(UInt8(ascii: "]")) ? withoutLinks(text) : text)
    }
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
