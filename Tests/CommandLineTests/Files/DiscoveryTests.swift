import Foundation
import Testing

@Suite("Discovery") struct DiscoveryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The paths that are reported when the arguments are linted.
  private func found(_ arguments: String...) throws -> [String] {
    let run = try folder.program.run(["lint", "--format", "json"] + arguments)
    return try paths(run.output)
  }

  @Test func treesAreFoundByNameAndByContent() throws {
    for path in ["b/z.a11y.json", "a.json", "b/a.ndjson", "c.JSONL"] {
      try folder.write(path, Trees.warning)
    }
    try folder.write("package.json", #"{"name": "x", "version": "1"}"#)
    try folder.write("broken.json", Trees.broken)
    try folder.write("notes.txt", Trees.warning)
    let all = ["a.json", "b/a.ndjson", "b/z.a11y.json", "c.JSONL"]
    #expect(try found() == all)
    #expect(try found(".") == all)
    #expect(try found("./b/", "a.json", "./a.json", "b//z.a11y.json") == Array(all.prefix(3)))
    #expect(try found("notes.txt", "--input", "json") == ["notes.txt"])
  }

  @Test func foldersOfOthersAreSkipped() throws {
    for name in [".git", ".build", ".hidden", "Pods", "Carthage", "DerivedData", "node_modules"] {
      try folder.write("\(name)/a.a11y.json", Trees.warning)
    }
    try folder.write("Sources/a.a11y.json", Trees.warning)
    #expect(try found() == ["Sources/a.a11y.json"])
    #expect(try found("--no-ignore") == ["Sources/a.a11y.json"])
    #expect(try found("Pods") == ["Pods/a.a11y.json"])
  }

  @Test func bundlesOfDocumentationAreReadWhereTheyAreNamed() throws {
    let inside = ["App.docc/a.a11y.json", "Kit/Kit.docc/Resources/a.a11y.json"]
    for path in inside + ["Tutorials/a.a11y.json"] { try folder.write(path, Trees.warning) }
    #expect(try found() == ["Tutorials/a.a11y.json"])
    #expect(try found("App.docc", "Kit/Kit.docc/Resources") == inside)
    #expect(try found("App.docc/a.a11y.json") == [inside[0]])
    let list = try folder.program.run("lint", "--list-files")
    #expect(list.output == "Tutorials/a.a11y.json\n")
    let run = try folder.program.run("lint", "--format", "text", ".")
    #expect(run.errors.contains("note: 2 .docc bundles are skipped; name one to lint it"))
    #expect(try !folder.program.run("lint", "App.docc").errors.contains(".docc"))
    let empty = try folder.program.run("lint", "Kit")
    #expect(empty.code == 2)
    #expect(empty.errors.contains(".docc bundles are read where they are named"))
  }

  @Test func whatGitIgnoresIsSkipped() throws {
    try folder.write(".gitignore", "gen/\n/top.a11y.json\n*.tmp.json\n!keep.tmp.json\n")
    try folder.write(".git/info/exclude", "secret.a11y.json\n")
    try folder.write("sub/.gitignore", "!top.a11y.json\nlocal.a11y.json\n")
    let kept = ["keep.tmp.json", "sub/top.a11y.json", "x.a11y.json"]
    let ignored = [
      "a.tmp.json", "gen/a.a11y.json", "secret.a11y.json", "sub/gen/a.a11y.json",
      "sub/local.a11y.json", "top.a11y.json",
    ]
    for path in kept + ignored { try folder.write(path, Trees.warning) }
    #expect(try found() == kept)
    #expect(try found("sub") == ["sub/top.a11y.json"])
    #expect(try found("gen", "top.a11y.json") == ["gen/a.a11y.json", "top.a11y.json"])
    #expect(try found("--no-ignore") == (kept + ignored).sorted())
  }

  @Test func excludesWinOverNamedPaths() throws {
    for path in ["a/x.a11y.json", "a/y.a11y.json", "b/x.a11y.json"] {
      try folder.write(path, Trees.warning)
    }
    #expect(try found("--exclude", "x.*") == ["a/y.a11y.json"])
    #expect(try found("--exclude", "/a", "a/x.a11y.json", "b") == ["b/x.a11y.json"])
    let run = try folder.program.run("lint", "--exclude", "b", "b/x.a11y.json")
    #expect(run.code == 0)
    #expect(run.errors.contains("nothing is left to lint"))
  }

  @Test func anEmptyFolderIsAnErrorUnlessItMayBeEmpty() throws {
    try folder.write("empty/readme.txt", "nothing")
    try folder.write("full/a.a11y.json", Trees.clean)
    let run = try folder.program.run("lint", "empty", "full")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("empty: error: no UI tree in this folder"))
    #expect(!run.errors.contains("standard input"))
    try folder.write("none/readme.txt", "nothing")
    let piped = try Program(folder: folder.url.appendingPathComponent("none")).run(
      ["lint"], input: Data(Trees.warning.utf8))
    #expect(piped.code == 2 && piped.errors.contains("standard input, name it: a11y-lint -"))
    #expect(try folder.program.run("lint", "--allow-empty", "empty").code == 0)
    #expect(try folder.program.run("lint", "full").code == 0)
  }

  @Test func whatIsNoFileIsRefusedAndNeverReadForEver() throws {
    let pipe = folder.url.appendingPathComponent("pipe.a11y.json").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in ["pipe.a11y.json", "/dev/zero", "."] {
      let run = try folder.program.run("lint", path)
      #expect(run.code == 2, "\(path)")
      #expect(run.errors.contains(path == "/dev/zero" ? "a device" : "a named pipe"))
    }
    try FileManager.default.removeItem(atPath: pipe)
    try folder.write("tree.a11y.json/readme.txt", "nothing")
    #expect(try folder.program.run("lint").errors.contains("it is a folder"))
    #expect(try folder.program.run("lint", "tree.a11y.json").code == 2)
    #expect(try folder.program.run("dump", "syntax", "/dev/zero").code == 2)
  }

  @Test func linksToFilesCountAndLinksToFoldersAreNotFollowed() throws {
    let manager = FileManager.default
    try folder.write("a/x.a11y.json", Trees.warning)
    let place = folder.url.path
    try manager.createSymbolicLink(atPath: "\(place)/a/loop", withDestinationPath: "..")
    try manager.createSymbolicLink(
      atPath: "\(place)/b.a11y.json", withDestinationPath: "a/x.a11y.json")
    #expect(try found() == ["a/x.a11y.json", "b.a11y.json"])
    try manager.createSymbolicLink(atPath: "\(place)/c.a11y.json", withDestinationPath: "nowhere")
    let run = try folder.program.run("lint")
    #expect(run.code == 2)
    #expect(run.errors.contains("c.a11y.json: error: the symbolic link leads nowhere"))
    try manager.createSymbolicLink(atPath: "\(place)/self", withDestinationPath: "self")
    #expect(try folder.program.run("lint", "self").errors.contains("link loop"))
  }

  @Test func hostileNamesAndLabelsStayText() throws {
    let name = "x\u{1B}[31m\n::error::hi\u{202E}.a11y.json"
    try folder.write(
      name,
      ###"""
      {"screen": "\u001b[2J\n::error::s", "children": [{"type": "text",
      "id": "##[error]\u2028", "lable": 1, "text": "\n::warning::x ##vso[task]"}]}
      """###)
    try folder.write("::error::y.a11y.json", Trees.warning)
    for format in ["text", "concise", "json"] {
      let run = try folder.program.run("lint", "--format", format)
      for text in [run.output, run.errors] {
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!text.contains("\u{202E}") && !text.contains("\u{2028}"))
        #expect(!text.contains("##[") && !text.contains("##vso["))
        let lines = text.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
        #expect(!lines.contains { $0.hasPrefix("::") })
      }
      if format == "json" { #expect(try paths(run.output) == ["::error::y.a11y.json", name]) }
    }
  }

  @Test func namesThatAreNoTextAreReadAllTheSame() throws {
    // Only the shell can make such a name portably.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "cp tree \"$(printf '\\377').a11y.json\""]
    process.currentDirectoryURL = folder.url
    try folder.write("tree", Trees.warning)
    try process.run()
    process.waitUntilExit()
    // Some file systems refuse the name.
    guard process.terminationStatus == 0 else { return }
    #expect(try found() == [#"\xFF.a11y.json"#])
  }
}
