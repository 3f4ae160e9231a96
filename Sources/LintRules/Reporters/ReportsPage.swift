/// The parts of `docs/REPORTS.md` that are made from what the reporters say of themselves.
enum ReportsPage {
  /// The most lines of a sample that the page shows.
  static let sampleLines = 90
  /// The most bytes of a sample that the page shows.
  static let sampleBytes = 14_000

  /// A table of all formats: who reads them, what files are called, how columns are counted, what
  /// tests hold them against.
  static func table() -> String {
    let head = ["format", "read by", "file", "columns", "tests read it with"]
    let rows = ReporterList.all.map { reporter in
      let info = reporter.info
      let reading = ReportReading.of(info.name)
      return [
        "[`\(info.name)`](#\(info.name))", reading?.readers ?? "", "`.\(info.fileExtension)`",
        reading?.columns ?? "", reading?.validators ?? "",
      ]
    }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// A section for each format; `sample` gives a report in a format, and where it is stored.
  static func sections(
    _ sample: (any Reporter.Type) throws -> (text: String, path: String)
  ) rethrows -> String {
    try ReporterList.all.map { reporter in
      let sample = try sample(reporter)
      return section(of: reporter.info, sample.text, storedAt: sample.path)
    }.joined(separator: "\n")
  }

  /// The section of one format: what it is, how to ask for it, and a real report.
  static func section(of info: ReporterInfo, _ sample: String, storedAt path: String) -> String {
    var text = "## \(info.name)\n\n\(info.about)\n\n"
    text += "```\na11y-lint --format \(info.name):report.\(info.fileExtension)\n```\n\n"
    if let reading = ReportReading.of(info.name) {
      text += "Tests read it with \(reading.validators).\n\n"
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let link = "[`\(name)`](../\(path))"
    guard info.fileExtension != "html" else {
      return text + "A page is no sample to read in the source: open \(link) in a browser.\n"
    }
    let lines = sample.split(separator: "\n", omittingEmptySubsequences: false)
    let whole = lines.last == "" ? lines.dropLast() : lines[...]
    let shown = shown(whole)
    if !shown.isEmpty {
      text += block(shown.joined(separator: "\n"), language: language(of: info)) + "\n"
    }
    let left = whole.count - shown.count
    guard left > 0 else { return text + "The whole of it is \(link).\n" }
    let words = left == 1 ? "One more line follows" : "\(left) more lines follow"
    return text + "**\(words)** in \(link); parts here are whole.\n"
  }

  /// The first lines of a sample, as many as fit, up to a line that begins a part: one that is
  /// indented as little as any in the second half of them.
  private static func shown(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var bytes = 0
    let count = lines.prefix(sampleLines).prefix { line in
      bytes += line.utf8.count + 1
      return bytes <= sampleBytes
    }.count
    guard count < lines.count else { return lines }
    var end = count
    var least = Int.max
    for index in stride(from: count, to: count / 2, by: -1) {
      let line = lines[lines.startIndex + index]
      let indent = line.prefix { $0 == " " }.count
      guard indent < line.count, indent < least else { continue }
      least = indent
      end = index
    }
    return lines.prefix(end)
  }

  /// The word for highlighting that goes with a format.
  private static func language(of info: ReporterInfo) -> String {
    switch info.fileExtension {
    case "json", "sarif", "jsonl", "ndjson", "rdjson", "rdjsonl": "json"
    case "xml": "xml"
    case "yml", "yaml": "yaml"
    case "md": "markdown"
    default: ""
    }
  }

  /// A block of code whose fence is longer than any in the text.
  private static func block(_ text: String, language: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }
}
