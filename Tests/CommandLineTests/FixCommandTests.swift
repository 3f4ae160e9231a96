import Foundation
import Testing

/// `--fix` changes the files that a run is about, and nothing else.
@Suite("--fix") struct FixCommandTests {
  private static let broken =
    "screen: A\ntitle: A\nchildren:\n  - {type: button, label: Save button}  # a button\n"
  private static let mended = broken.replacingOccurrences(of: "Save button", with: "Save")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.a11y.yml", Self.broken)
  }

  private func run(_ arguments: String...) throws -> Program.Run {
    try folder.program.run(["lint", "--only", "label-repeats-role"] + arguments)
  }

  @Test func aDryRunPrintsAndWritesNothing() throws {
    let dry = try run("--fix", "--unsafe", "--dry-run", ".")
    #expect(dry.code == 1 && dry.errors.contains("would fix 1 finding in 1 file"))
    #expect(dry.output.contains("-  - {type: button, label: Save button}  # a button\n"))
    #expect(dry.output.contains("+  - {type: button, label: Save}  # a button\n"))
    #expect(try folder.read("a.a11y.yml") == Self.broken)
  }

  @Test func filesAreFixedOnceAndKeepTheirPermissions() throws {
    let path = folder.url.appendingPathComponent("a.a11y.yml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let fixed = try run("--fix", "--unsafe", ".")
    #expect(fixed.code == 0 && fixed.errors.contains("fixed 1 finding in 1 file"))
    #expect(try folder.read("a.a11y.yml") == Self.mended)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let again = try run("--fix", "--unsafe", "--dry-run", ".")
    #expect(again.code == 0 && again.output.isEmpty)
  }

  @Test func whatABaselineKnowsIsLeftAlone() throws {
    #expect(try folder.program.run("baseline", "create", ".").code == 0)
    let other = Self.broken.replacingOccurrences(of: "screen: A", with: "screen: B")
    try folder.write("b.a11y.yml", other)
    #expect(try run("--fix", "--unsafe", ".").errors.contains("fixed 1 finding in 1 file"))
    #expect(try folder.read("a.a11y.yml") == Self.broken)
    #expect(try folder.read("b.a11y.yml").contains("label: Save}"))
  }

  @Test func aLinkOutOfTheProjectIsNotFollowed() throws {
    try folder.write("outside/c.a11y.yml", Self.broken)
    try folder.write("app/.git/HEAD", "ref: refs/heads/main\n")
    let app = folder.url.appendingPathComponent("app")
    try FileManager.default.createSymbolicLink(
      atPath: app.appendingPathComponent("c.a11y.yml").path,
      withDestinationPath: "../outside/c.a11y.yml")
    _ = try Program(folder: app).run("lint", "--fix", "--unsafe", ".")
    #expect(try folder.read("outside/c.a11y.yml") == Self.broken)
  }
}
