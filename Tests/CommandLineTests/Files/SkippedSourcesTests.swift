import Foundation
import Testing

/// Moving a file into a folder that is skipped for its name hides it from no change.
@Suite("Tracked files in skipped folders", .needs(tool: "git")) struct SkippedSourcesTests {
  private static let clean = """
    struct Home: View {
      var body: some View { Button("Save") { save() } }
    }

    """
  private static let broken = """
    struct Home: View {
      var body: some View { Button { save() } label: { Image("ic_save") } }
    }

    """

  /// A repository whose last commit moves a file into a folder and breaks it.
  private func moved(to path: String) throws -> Clone? {
    guard let clone = try Clone() else { return nil }
    try clone.commit(["App/Home.swift": Self.clean, "App/Other.swift": Self.clean])
    try clone.folder.write(path, "")
    try clone("mv", "-f", "App/Home.swift", path)
    try clone.commit([path: Self.broken])
    return clone
  }

  private func lint(_ clone: Clone, _ arguments: String...) throws -> Program.Run {
    try clone.folder.program.run(
      ["lint", "--format", "concise"] + arguments, environment: clone.variables)
  }

  @Test(arguments: [
    "Pods/Home.swift", "Carthage/Home.swift", "DerivedData/Home.swift", "node_modules/a/Home.swift",
    ".build/Home.swift", ".hidden/Home.swift", "App/.x/Home.swift", "Guide.docc/Home.swift",
    "App/.#Home.swift",
  ])
  func changedFilesAreLintedWhereverTheyLie(path: String) throws {
    guard let clone = try moved(to: path) else { return }
    for folder in [".", clone.folder.url.path] {
      let since = try lint(clone, "--since", "HEAD~1", folder)
      #expect(since.code == 1 && since.output.contains(path), "\(since)")
      #expect(since.output.contains("[icon-button-missing-label]"), "\(since)")
    }
    let diff = try clone.folder.program.run(
      "diff", "--since", "HEAD~1", "--fail-on-change", environment: clone.variables)
    #expect(diff.code == 1, "\(diff)")
    // The files are there, and only their folders are skipped.
    try clone("rm", "-rq", "--cached", ".")
    try clone("add", "-A")
    try clone("reset", "-q", "--soft", "HEAD~1")
    #expect(try lint(clone, "--staged").code == 1)
    let patch = try clone("diff", "--cached", "HEAD")
    try clone.folder.write("../\(clone.folder.url.lastPathComponent).diff", patch + "\n")
    defer {
      try? FileManager.default.removeItem(atPath: clone.folder.url.path + ".diff")
    }
    #expect(try lint(clone, "--diff", clone.folder.url.path + ".diff").code == 1)
  }

  @Test func onlyTheConfigurationLeavesThemOut() throws {
    guard let clone = try moved(to: "Pods/Home.swift") else { return }
    #expect(try lint(clone, "--since", "HEAD~1", "--exclude", "Pods").code == 0)
    try clone.folder.write("../\(clone.folder.url.lastPathComponent)-x/a.yml", "failOn: error\n")
    defer { try? FileManager.default.removeItem(atPath: clone.folder.url.path + "-x") }
    let trusted = clone.folder.url.path + "-x/a.yml"
    #expect(try lint(clone, "--since", "HEAD~1", "--config", trusted).code == 1)
    try clone.commit([".a11y-lint.yml": "exclude: [Pods]\n"])
    #expect(try lint(clone, "--since", "HEAD~2").code == 0)
    #expect(try lint(clone, "--since", "HEAD~2", "--config", trusted).code == 1)
    #expect(try lint(clone, "--since", "HEAD~2", "--config", trusted, "App").code == 0)
  }

  /// Somebody who builds has folders full of other people's code, which git does not track.
  @Test func whatIsNotTrackedStaysOut() throws {
    guard let clone = try moved(to: "App/Home2.swift") else { return }
    try clone.folder.write(".build/checkouts/Kit/Kit.swift", Self.broken)
    try clone.folder.write("Pods/Kit.swift", Self.broken)
    let run = try lint(clone, "--since", "HEAD")
    #expect(run.code == 0 && run.output == "", "\(run)")
    #expect(!(try lint(clone)).errors.contains("tracked"))
  }

  @Test func aLineSaysHowManyThereAre() throws {
    guard let clone = try moved(to: "Pods/Home.swift") else { return }
    try clone.commit([
      ".github/workflows/a.yml": "on: push\n", ".x/B.storyboard": "<document/>",
      ".x/a.json": "[]",
    ])
    let run = try lint(clone)
    #expect(run.code == 0)
    #expect(
      run.errors.contains(
        "note: 2 tracked sources are not read, since folders of these names are skipped: "
          + ".x, Pods; --no-skip reads them, and `exclude` of a configuration says that nobody "
          + "need do so\n"), "\(run.errors)")
    try clone.folder.write("c.yml", "exclude: [Pods, .x]\n")
    #expect(!(try lint(clone, "--config", "c.yml")).errors.contains("tracked"))
    #expect(!(try lint(clone, "App")).errors.contains("tracked"))
    #expect(!(try lint(clone, "--exclude", "Pods", "--exclude", ".x")).errors.contains("tracked"))
    let all = try lint(clone, "--no-skip")
    #expect(all.output.contains("Pods/Home.swift") && !all.errors.contains("tracked"), "\(all)")
    try clone.folder.write(".a11y-lint.yml", "skipFolders: false\n")
    #expect(try lint(clone).output.contains("Pods/Home.swift"))
    #expect(try !lint(clone, "--list-files", "--no-skip").output.contains(".git/"))
  }

  @Test func theirDeclarationsCount() throws {
    guard let clone = try Clone() else { return }
    let user = "struct User: View { var body: some View { Button { go() } label: { Icon() } } }\n"
    let icon = "struct Icon: View { var body: some View { Image(\"ic_save\") } }\n"
    try clone.commit(["App/A.swift": Self.clean])
    try clone.commit(["Pods/User.swift": user, "Pods/Icon.swift": icon])
    let run = try lint(clone, "--since", "HEAD~1")
    #expect(run.code == 1 && run.output.contains("Pods/User.swift"), "\(run)")
  }
}
