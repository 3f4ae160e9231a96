import Foundation
import Testing

/// The line that says how far a run is, as a terminal gets it from `script`.
@Suite("Progress") struct ProgressTests {
  private static var line: Regex<Substring> { /\rChecked [123] of 3 files …\u{1B}\[K/ }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("\(name).a11y.json", Trees.clean) }
  }

  /// What a terminal gets from a run over three files, of which one comes late.
  private func terminal(
    after seconds: Double, _ arguments: String = "", _ variables: String = "CI="
  ) throws -> String? {
    let program = "'\(Program.url.path)' --jobs 1 \(arguments) - b.a11y.json c.a11y.json"
    let command =
      "(sleep \(seconds); cat a.a11y.json) | env TERM=xterm \(variables) \(program)"
      + " --stdin-filename a.a11y.json"
    #if os(Linux)
      let run = try ShellRun("script", ["-qec", command, "/dev/null"], in: folder)
      return run?.output
    #else
      print("skipped: script has no such options here")
      return nil
    #endif
  }

  @Test func aLongRunSaysHowFarItIsAndClearsTheLine() throws {
    guard let text = try terminal(after: 1.3) else { return }
    let shown = try #require(text.firstMatch(of: Self.line), "\(text)")
    let rest = text[shown.range.upperBound...]
    // The line is cleared before the report begins, and is not drawn again.
    let cleared = try #require(rest.firstRange(of: "\r\u{1B}[K"), "\(text)")
    #expect(rest[cleared.upperBound...].hasPrefix("Checked 3 files with"), "\(text)")
  }

  @Test(arguments: [
    (0.0, "", "CI="), (1.3, "--quiet", "CI="), (1.3, "", "CI=true"), (1.3, "2>/dev/null", "CI="),
    (1.3, "", "CI= TERM=dumb"),
  ])
  func nobodyElseSeesIt(seconds: Double, arguments: String, variables: String) throws {
    guard let text = try terminal(after: seconds, arguments, variables) else { return }
    #expect(!text.contains(" of 3 files"), "\(text)")
    #expect(!text.contains("\u{1B}[K"), "\(text)")
  }

  @Test func reportsAreAsWideAsTheTerminal() throws {
    try folder.write("b.a11y.json", Trees.warning)
    guard let narrow = try terminal(after: 0, "--color never", "COLUMNS=40"),
      let wide = try terminal(after: 0, "--color never", "COLUMNS=110")
    else { return }
    let widths = [narrow, wide].map { text in
      text.replacing("\r\n", with: "\n").split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(widths[0] <= 40 && widths[1] > 60 && widths[1] <= 110, "\(narrow)\(wide)")
    let file = try folder.program.run("b.a11y.json", environment: ["COLUMNS": "40"])
    #expect(file.output.split(separator: "\n").contains { $0.count > 60 }, "\(file.output)")
  }
}
