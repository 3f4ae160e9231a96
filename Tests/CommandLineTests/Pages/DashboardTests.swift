import Foundation
import Testing

/// The dashboard and the alerts, and the page that leads from a run to them: a real Prometheus
/// scrapes a real report and answers every query.
@Suite("Dashboards") struct DashboardTests {
  /// The blocks of shell on the page that have no remark about why they are not run.
  private static func blocks() throws -> [String] {
    let page = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/DASHBOARDS.md"), encoding: .utf8)
    let form = /(<!-- not run: .{20,} -->\n)?```sh\n((?:.*\n)*?)```/
    let blocks = page.matches(of: form)
    #expect(blocks.count > 4)
    return blocks.filter { $0.1 == nil }.map { String($0.2) }
  }

  @Test func aRealPrometheusAnswersEveryQuery() throws {
    let tools = ["prometheus", "promtool", "python3"].map { ExternalTool.url($0) }
    guard !tools.contains(nil) else { return }
    let folder = try TemporaryFolder()
    let examples = folder.url.appendingPathComponent("Examples")
    try FileManager.default.copyItem(
      at: ProjectCopy.root.appendingPathComponent("Examples/broken"), to: examples)
    // Something known and something new.
    try FileManager.default.removeItem(at: examples.appendingPathComponent("Photos.a11y.yml"))
    #expect(try folder.program.run("baseline", "create").code == 0)
    try FileManager.default.copyItem(
      at: ProjectCopy.root.appendingPathComponent("Examples/broken/Photos.a11y.yml"),
      to: examples.appendingPathComponent("Photos.a11y.yml"))
    try folder.write("New.a11y.json", Trees.error)
    let shell = URL(fileURLWithPath: "/bin/bash")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = Program.url.deletingLastPathComponent().path
    for block in try Self.blocks() {
      let run = try Program(folder: folder.url, executable: shell).run(
        ["-euo", "pipefail", "-c", block], environment: ["PATH": "\(programs):\(path)"])
      #expect(run.code == 0, "\(block)\(run.output)\(run.errors)")
    }
    let check = ProjectCopy.root.appendingPathComponent("Scripts/check-dashboard")
    let report = folder.url.appendingPathComponent("a11y-lint.prom").path
    let run = try Program(folder: folder.url, executable: check).run(report)
    print(run.output)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }
}
