import Foundation
import Testing

/// No report takes the place of what is read, or would be.
@Suite("Files that reports spare") struct ReportGuardTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    try folder.write("app/a.a11y.yml", Trees.warning)
  }

  private func run(_ arguments: String...) throws -> Program.Run {
    try folder.program.run(["lint"] + arguments)
  }

  @Test func whatIsReadBesideTreesIsNotReplacedEither() throws {
    let files = [
      ".gitignore": "none\n", ".git/info/exclude": "none\n", "app/.gitignore": "none\n",
      "ui/Base.lproj/A.storyboard": "<document type=\"\" version=\"3.0\"/>",
      "ui/de.lproj/A.strings": "/* none */\n", "ui/A.xcstrings": "{}",
      "base.yml": "extends: ./deep.yml\n", "deep.yml": "minSeverity: note\n",
      "known": #"{"version": 1, "findings": []}"#, ".a11y-lint.yml": "extends: ./base.yml\n",
    ]
    for (path, text) in files { try folder.write(path, text) }
    let manager = FileManager.default
    let place = folder.url.path
    try manager.createSymbolicLink(atPath: "\(place)/tree", withDestinationPath: "app/a.a11y.yml")
    try folder.write("app/broken.a11y.yml", "a: [")
    try manager.createSymbolicLink(
      atPath: "\(place)/cut", withDestinationPath: "app/broken.a11y.yml")
    let names = files.keys.filter { $0 != "known" } + ["tree"]
    for name in names {
      let run = try run("--language", "all", "--format", "json:\(name)", ".")
      #expect(run.code == 2)
      #expect(run.errors.contains("a report would be written over \(name)"), "\(name)")
    }
    for mistake in [
      (".a11y-lint.yml", "extends: ./base.yml\nfailOnn: error\n"),
      ("base.yml", "extends: [./none.yml, ./deep.yml]\n"), ("base.yml", "extends: [./deep.yml\n"),
      ("app/.a11y-lint.yml", "extends: [../none.yml, ../deep.yml]\n"),
    ] {
      try folder.write(mistake.0, mistake.1)
      let before = try names.map { try folder.read($0) }
      for name in names + ["known", "cut"] {
        #expect(try self.run("--language", "all", "--format", "json:\(name)", ".").code == 2)
      }
      for (name, text) in zip(names, before) { #expect(try folder.read(name) == text, "\(name)") }
      #expect(try folder.read("known") == files["known"])
      #expect(try folder.read("cut") == "a: [")
      try folder.write(mistake.0, files[mistake.0] ?? "")
    }
  }
}
