/// How often each rule was broken, for people: the most frequent first.
enum ReportStatistics {
  /// Appends a table of rules with the numbers of their findings and of the files they are in.
  static func write(_ report: LintReport, width: Int, to output: inout ByteWriter) {
    var counts: [String: (rule: RuleInfo, findings: Int, files: Int)] = [:]
    for file in report.files {
      var seen: Set<String> = []
      let findings = file.findings
      for index in findings.indices where findings[index].state == .new {
        let rule = findings[index].rule
        var count = counts[rule.id] ?? (rule, 0, 0)
        count.findings += 1
        if seen.insert(rule.id).inserted { count.files += 1 }
        counts[rule.id] = count
      }
    }
    guard !counts.isEmpty else { return }
    let sorted = counts.values.sorted { a, b in
      (b.findings, a.rule.id) < (a.findings, b.rule.id)
    }
    let rows = sorted.map { count in
      [
        String(count.findings), count.rule.id, count.rule.category.rawValue,
        "in \(count.files) file" + (count.files == 1 ? "" : "s"),
      ]
    }
    let table = TextColumns.text(rows)
    let isNarrow = table.utf8.split(separator: UInt8(ascii: "\n")).contains { $0.count > width }
    if !isNarrow { return output.write(table + "\n") }
    for row in rows {
      let lines = Wrapping.lines(of: "\(row[0]) \(row[1]), \(row[3])", width: width - 2)
      output.write(lines.joined(separator: "\n  ") + "\n")
    }
    output.write("\n")
  }
}
