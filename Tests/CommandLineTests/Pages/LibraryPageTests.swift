import Foundation
import Testing

/// The page about the libraries, as a package that depends on this one by the address of a
/// repository and a version: SwiftPM builds nothing with special flags there.
@Suite("The page about the libraries", .enabled(if: SlowLane.isOn, SlowLane.reason))
struct LibraryPageTests {
  @Test(.needs(tool: "swift")) func itsProgramBuildsAndRuns() throws {
    guard let swift = ExternalTool.url("swift") else { return }
    let page = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/LIBRARY.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
      .map { String($0.dropFirst("swift\n".count)) }
    try #require(blocks.count == 2)
    let folder = try TemporaryFolder()
    let repository = try ProjectCopy("a11y-lint", in: folder)
    try repository.commit()
    let parts = blocks[0].replacingOccurrences(
      of: "https://github.com/OWNER/a11y-lint", with: repository.url.absoluteString)
    try folder.write(
      "Audit/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Audit", platforms: [.macOS(.v13)],
        \(parts)
      )
      """)
    try folder.write("Audit/Sources/Audit/main.swift", blocks[1])
    let audit = folder.url.appendingPathComponent("Audit")
    let run = try Program(folder: audit, executable: swift).run(["run", "--quiet", "Audit"])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("Home.a11y.yml:3: icon-button-missing-label: "))
    #expect(run.output.contains("Home.a11y.yml:3:20: error: "))
    #expect(!run.output.contains("missing-screen-title"))
    #expect(run.output.contains("1. ic close, button."), "\(run.output)")
  }
}
