package import DocumentSyntax
package import Linting

/// One known finding of a baseline.
package struct BaselineEntry: Sendable {
  /// The identifying path of its file.
  package let path: String
  /// The id of the rule.
  package let rule: String
  /// The name of the screen, untrusted, for those who read the baseline.
  package let screen: String?
  /// The finding's name in reports, for those who look for it.
  package let fingerprint: UInt64
  /// The trace by which the finding is recognised, with the element in words.
  package let trace: FindingTrace
  /// The hash of its cause; nil in a baseline that counts findings.
  package let cause: UInt64?
  /// Where it stands in the baseline's file; nil for one that was made just now.
  package private(set) var position: Position?

  /// An entry as a file has it.
  init(
    path: String, rule: String, screen: String?, fingerprint: UInt64, trace: FindingTrace,
    cause: UInt64? = nil, position: Position
  ) {
    self.path = path
    self.rule = rule
    self.screen = screen
    self.fingerprint = fingerprint
    self.trace = trace
    self.cause = cause
    self.position = position
  }

  /// The entry of a finding, which has to have a trace.
  init?(_ finding: LocatedFinding, in file: String, byCause: Bool) {
    guard let trace = finding.trace else { return nil }
    path = file
    rule = finding.rule.id
    screen = finding.screen
    fingerprint = finding.fingerprintHash
    self.trace = trace
    cause = byCause ? finding.causeHash : nil
  }

  /// The entry as the baseline's file has it, without indent and comma.
  var line: String {
    var writer = ByteWriter()
    writer.writeJSON { json in
      json.object { json in
        json.member("path", path)
        json.member("rule", rule)
        if let screen { json.member("screen", screen) }
        json.member("node", trace.node)
        json.member("fingerprint", FindingTrace.digits(of: fingerprint))
        json.member("identity", FindingTrace.digits(of: trace.identity))
        json.member("place", FindingTrace.digits(of: trace.place))
        json.member("element", FindingTrace.digits(of: trace.element))
        if let cause { json.member("cause", FindingTrace.digits(of: cause)) }
      }
    }
    return writer.text
  }

  /// Its subject in words; untrusted text is escaped.
  package var summary: String {
    var text = ByteWriter()
    text.writeEscaped(path)
    text.write(": ")
    text.writeEscaped(rule)
    if let screen { text.write(", screen \(Quoted.text(screen))") }
    if !trace.node.isEmpty {
      text.write(", ")
      text.writeEscaped(trace.node)
    }
    return text.text
  }
}

extension BaselineEntry: Comparable {
  /// The sort key of the entries, most significant first.
  private var order: [[UInt8]] {
    [path, rule, screen ?? "", trace.node].map { Array($0.utf8) }
  }

  /// Further sort keys for entries that read the same, so that their order is always the same.
  private var hashes: [UInt64] {
    [trace.identity, trace.place, fingerprint, trace.element, screen == nil ? 0 : 1, cause ?? 0]
  }

  /// Whether two entries say the same, wherever they stand.
  package static func == (a: BaselineEntry, b: BaselineEntry) -> Bool {
    a.path == b.path && a.rule == b.rule && a.screen == b.screen && a.trace == b.trace
      && a.fingerprint == b.fingerprint && a.cause == b.cause
  }

  /// Whether one stands before another: by path, rule, screen and element.
  package static func < (a: BaselineEntry, b: BaselineEntry) -> Bool {
    for (one, two) in zip(a.order, b.order) where one != two {
      return one.lexicographicallyPrecedes(two)
    }
    return a.hashes.lexicographicallyPrecedes(b.hashes)
  }
}

/// The findings that a project knows of and has not mended yet.
///
/// Its file is JSON with an entry a line. The list ends with an empty object, so that a new entry
/// is one new line wherever it stands. Nothing in it depends on lines, dates or the version of the
/// program, nor on messages, unless it counts causes.
package struct Baseline: Sendable {
  /// The name of its file where nobody gives another.
  package static let name = ".a11y-lint-baseline.json"
  /// The version of the form of the file.
  static let version = 1

  /// The known findings in the order of the file.
  package let entries: [BaselineEntry]

  /// A baseline of entries as a file has them.
  init(entries: [BaselineEntry]) {
    self.entries = entries
  }

  /// A baseline of entries in any order.
  package init(sorting entries: [BaselineEntry]) {
    self.entries = entries.sorted()
  }

  /// The entries of the new findings of a report, with their causes where these are counted.
  package static func entries(of report: FileReport, byCause: Bool = false) -> [BaselineEntry] {
    report.newFindings.compactMap {
      BaselineEntry($0, in: report.identifyingPath, byCause: byCause)
    }
  }

  /// The hashes of the causes that are known.
  package var causes: Set<UInt64> { Set(entries.compactMap(\.cause)) }

  /// The file.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write("{\n  \"version\": \(Self.version),\n  \"findings\": [\n")
    for entry in entries { writer.write("    " + entry.line + ",\n") }
    writer.write("    {}\n  ]\n}\n")
    return writer.bytes
  }
}
