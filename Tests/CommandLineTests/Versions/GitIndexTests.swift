import Foundation
import Testing

@testable import a11y_lint

/// Tracked files are linted, whatever a `.gitignore` says.
@Suite("What git tracks", .needs(tool: "git")) struct GitIndexTests {
  private static let rules = ".gitignore"

  /// The index of a repository whose top a folder is.
  private func index(_ folder: URL) throws -> GitIndex {
    try GitIndex(of: #require(RawPath(folder.path).real))
  }

  private func tracks(_ index: GitIndex, _ path: String) -> Bool {
    index.tracks(RawPath(path).components)
  }

  /// The paths that a run in a folder reports.
  private func found(_ clone: Clone, _ arguments: String...) throws -> [String] {
    let run = try clone.folder.program.run(["--format", "json"] + arguments)
    return try paths(run.output)
  }

  @Test func oneLineInGitignoreHidesNoTrackedTree() throws {
    guard let clone = try Clone() else { return }
    try clone.commit(["app/home.a11y.yml": Trees.warning, "gen/a/b.a11y.json": Trees.warning])
    try clone.folder.write(Self.rules, "home.a11y.yml\ngen/\n*.tmp.a11y.json\n")
    for path in ["gen/new.a11y.json", "gen/a/new.a11y.json", "x.tmp.a11y.json", "gen/c/d.json"] {
      try clone.folder.write(path, Trees.warning)
    }
    let tracked = ["app/home.a11y.yml", "gen/a/b.a11y.json"]
    #expect(try found(clone) == tracked)
    #expect(try found(clone, "app") == ["app/home.a11y.yml"])
    // Staged files are tracked.
    try clone("add", "-f", "x.tmp.a11y.json")
    #expect(try found(clone) == tracked + ["x.tmp.a11y.json"])
    #expect(try found(clone, "--staged") == ["x.tmp.a11y.json"])
    try clone.commit()
    try clone.folder.write("gen/a/b.a11y.json", Trees.error)
    try clone.commit()
    #expect(try found(clone, "--since", "HEAD~1") == ["gen/a/b.a11y.json"])
    try clone("rm", "-q", "--cached", "gen/a/b.a11y.json")
    #expect(try found(clone) == ["app/home.a11y.yml", "x.tmp.a11y.json"])
  }

  @Test func repositoriesInsideOthersHaveRulesOfTheirOwn() throws {
    guard let outer = try Clone(), let inner = try Clone() else { return }
    try inner.commit(["a.a11y.json": Trees.warning, "b.a11y.json": Trees.warning])
    let source = inner.folder.url.path
    try outer("-c", "protocol.file.allow=always", "submodule", "add", "-q", source, "sub")
    try outer.folder.write(Self.rules, "sub\na.a11y.json\n")
    try outer.commit()
    #expect(try found(outer) == ["sub/a.a11y.json", "sub/b.a11y.json"])
    // One that the outer repository does not track is ignored as a whole.
    try outer("clone", "-q", source, "other")
    try outer.folder.write(Self.rules, "other\n")
    #expect(try found(outer) == ["sub/a.a11y.json", "sub/b.a11y.json"])
  }

  @Test(arguments: ["2", "3", "4", "split", "worktree", "sha256"])
  func everyFormOfTheIndexIsRead(form: String) throws {
    guard let clone = try Clone() else { return }
    var folder = clone.folder.url
    if form == "sha256" {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(".git"))
      try clone("init", "-q", "--object-format=sha256", "-b", "main")
    }
    var random = SplitMix(state: 35)
    var paths = ["a", "b/c", "b.d", "b/c2/\u{E9}", String(repeating: "long/", count: 45) + "x"]
    for _ in 0..<300 {
      let depth = random.next() % 4
      let names = (0...depth).map { _ in "n\(random.next() % 40)" }
      paths.append(names.joined(separator: "/") + ".txt")
    }
    for path in paths { try clone.folder.write(path, path) }
    try clone("add", "-A")
    switch form {
    case "3":
      try clone.folder.write("late", "")
      try clone("add", "-N", "late")
    case "4": try clone("update-index", "--index-version", "4")
    case "split":
      try clone("update-index", "--split-index")
      try clone.folder.write("late", "")
      try clone.folder.write("a", "changed")
      try clone("add", "-A")
    case "worktree":
      try clone.commit()
      folder = folder.appendingPathComponent("tree")
      try clone("worktree", "add", "-q", "tree")
    default: break
    }
    let index = try index(folder)
    let listed = try clone("-C", folder.path, "ls-files", "-z").split(separator: "\0")
    #expect(listed.count > 100)
    for path in listed { #expect(tracks(index, String(path)), "\(form): \(path)") }
    for path in ["b", "long/long", "n1"] { #expect(tracks(index, path), "\(path)") }
    for path in ["", "B", "b/", "a/b", "zz", "n1.tx", "long/long/x"] {
      let isThere = listed.contains { $0 == path || $0.hasPrefix(path + "/") } && !path.isEmpty
      #expect(tracks(index, path) == (isThere || path == "b/"), "\(path)")
    }
  }

  @Test func anIndexThatCannotBeReadEndsTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.json", Trees.clean)
    try folder.write("b.a11y.json", Trees.warning)
    try folder.write(Self.rules, "b*\n")
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    #expect(try folder.program.run().code == 0)
    for text in ["", "DIRC", "DIRC\u{0}\u{0}\u{0}\u{9}" + String(repeating: "x", count: 90)] {
      try folder.write(".git/index", text)
      let run = try folder.program.run()
      #expect(run.code == 2)
      #expect(run.errors.contains("cannot be understood, so that nobody knows which ignored files"))
      #expect(try folder.program.run("--no-ignore", "--fail-on", "never").code == 0)
    }
    // Nothing matches a rule, so nobody asks.
    try folder.write(Self.rules, "c*\n")
    #expect(try folder.program.run("--fail-on", "never").code == 0)
  }

  @Test func randomBytesAreNoTrap() throws {
    guard let clone = try Clone() else { return }
    try clone.commit(["a.txt": "a", "b/c.txt": "b"])
    let place = clone.folder.url.appendingPathComponent(".git/index")
    let whole = Array(try Data(contentsOf: place))
    var random = SplitMix(state: 36)
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0...random.next() % 4 { random.mutate(&bytes) }
      try Data(bytes).write(to: place)
      _ = try? index(clone.folder.url)
    }
  }
}
