import Foundation
import Testing

@testable import a11y_lint

@Suite("What changed in a git repository", .needs(tool: "git")) struct GitRepositoryTests {
  @Test func editsStagedOrNotAreSeenAndEqualFilesAreNot() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n", "b": "1\n", "c": "1\n", "d/e": "1\n"])
    try git.folder.write("a", "2\n")
    try git.folder.write("b", "3\n")
    try git("add", "b")
    // Touched, and the same.
    try git.folder.write("c", "1\n")
    try git.folder.write("new", "4\n")
    try git.folder.write("d/ignored", "5\n")
    try git.folder.write(".git/info/exclude", "ignored\n")
    #expect(try git.change(since: "HEAD") == ["a: 1\n", "b: 1\n", "new: -"])
    #expect(try git.staged() == ["b: 1\n > 3\n"])
  }

  @Test func stagedVersionsAreThoseOfTheIndex() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git.folder.write("a", "staged\n")
    try git("add", "a")
    try git.folder.write("a", "later\n")
    #expect(try git.staged() == ["a: 1\n > staged\n"])
    #expect(try git.change(since: "HEAD") == ["a: 1\n"])
  }

  @Test func beforeTheFirstCommitEverythingStagedIsNew() throws {
    guard let git = try Clone() else { return }
    #expect(try git.staged().isEmpty)
    try git.folder.write("a", "1\n")
    try git("add", "a")
    try git.folder.write("b", "only announced\n")
    try git("add", "-N", "b")
    #expect(try git.staged() == ["a: - > 1\n"])
    #expect(git.problem { _ = try git.change(since: "HEAD") }?.message.contains("HEAD") == true)
  }

  @Test func announcedFilesAreNewInTheWorkingTree() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git.folder.write("b", "announced\n")
    try git("add", "-N", "b")
    #expect(try git.change(since: "HEAD") == ["b: -"])
    #expect(try git.staged().isEmpty)
  }

  @Test func onlyTheBranchItselfCounts() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n", "b": "1\n"])
    try git("checkout", "-q", "-b", "topic")
    try git.commit(["a": "topic\n"])
    try git("commit", "-q", "--amend", "-m", "the topic")
    try git("checkout", "-q", "main")
    try git.commit(["b": "main\n"])
    try git("checkout", "-q", "topic")
    // From main itself, `b` would look as though this branch had changed it.
    #expect(try git.change(since: "main") == ["a: 1\n"])
    try git("tag", "-a", "-m", "x", "v1", "main")
    #expect(try git.change(since: "v1") == ["a: 1\n"])
    #expect(try git.change(since: "main~1") == ["a: 1\n"])
    #expect(try git.change(since: ":/the topic") == [])
  }

  @Test func movedFilesKeepTheirPast() throws {
    guard let git = try Clone() else { return }
    let text = (1...40).map { "line \($0)\n" }.joined()
    try git.commit(["old/a": text, "copied": text + "more\n"])
    try git("mv", "old/a", "b c")
    try git.folder.write("b c", text + "added\n")
    try git("add", "-A")
    #expect(try git.change(since: "HEAD") == ["b c < old/a: \(text)"])
    #expect(try git.staged() == ["b c < old/a: \(text) > \(text)added\n"])
  }

  @Test func aFileThatGitForgotKeepsItsPast() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git("rm", "-q", "--cached", "a")
    try git.folder.write("a", "2\n")
    #expect(try git.change(since: "HEAD") == ["a: 1\n"])
    #expect(try git.staged() == [])
  }

  @Test func deletedFilesAndRepositoriesArePassedOver() throws {
    guard let git = try Clone(), let other = try Clone() else { return }
    try other.commit(["x": "1\n"])
    try git.commit(["a": "1\n", "b": "2\n", "c": "3\n", "mode": "4\n"])
    let manager = FileManager.default
    let link = { (name: String) in
      try manager.createSymbolicLink(
        atPath: git.folder.url.appendingPathComponent(name).path, withDestinationPath: "a")
    }
    try link("was-link")
    try git.commit()
    try git("rm", "-q", "b")
    try git("rm", "-q", "c", "was-link")
    try link("c")
    try git.folder.write("was-link", "now a file\n")
    try manager.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: git.folder.url.appendingPathComponent("mode").path)
    try git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.folder.url.path,
      "sub")
    try git("add", "-A")
    try link("unknown-link")
    let changed = try git.change(since: "HEAD")
    // A link is read as what it leads to.
    #expect(changed == [".gitmodules: -", "c: 3\n", "unknown-link: -", "was-link: -"])
    let staged = try git.staged()
    #expect(staged.count == 3 && staged[1] == "c: 3\n", "\(staged)")
    #expect(staged[2] == "was-link: - > now a file\n")
  }

  @Test func unusualNamesAreNamesLikeOthers() throws {
    guard let git = try Clone() else { return }
    let names = ["a b", "quo\"te", "tab\tx", "line\nfeed", "ümlaut", "-dash", ":colon", "*", "\\"]
    try git.commit(Dictionary(uniqueKeysWithValues: names.map { ($0, "1\n") }))
    for name in names { try git.folder.write(name, "2\n") }
    let expected = names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(try git.change(since: "HEAD") == expected.map { "\($0): 1\n" })
    try git("add", "-A")
    #expect(try git.staged() == expected.map { "\($0): 1\n > 2\n" })
  }

  @Test func namesNeedNotBeText() throws {
    guard let git = try Clone() else { return }
    let top = RawPath(git.folder.url.path)
    let path = top.appending(RawPath([0x61, 0xFF, 0x62]))
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { return }
    let file = path.appending(RawPath("f"))
    #expect(ReportFile.write(Array("1\n".utf8), to: file) == nil)
    try git.commit()
    #expect(ReportFile.write(Array("2\n".utf8), to: file) == nil)
    let repository = try git.repository()
    let versions = try repository.versions(of: repository.changes(since: "HEAD").files)
    #expect(versions.map(\.path) == [file])
    #expect(versions.map(\.old) == [Array("1\n".utf8)])
  }

  @Test func pathsAreSeenFromTheFolder() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n", "d/b": "1\n", "d/e/c": "1\n", "da/x": "1\n"])
    for name in ["a", "d/b", "d/e/c", "da/x", "d/new"] { try git.folder.write(name, "2\n") }
    #expect(
      try git.change(since: "HEAD", in: "d/e") == [
        "d/e/../../a: 1\n", "d/e/../../da/x: 1\n", "d/e/../b: 1\n", "d/e/../new: -",
        "d/e/c: 1\n",
      ])
  }

  @Test func conflictsCannotBeStaged() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git("checkout", "-q", "-b", "topic")
    try git.commit(["a": "2\n"])
    try git("checkout", "-q", "main")
    try git.commit(["a": "3\n"])
    #expect(throws: (any Error).self) { try git("merge", "-q", "topic") }
    let problem = git.problem { _ = try git.staged() }
    #expect(problem?.message.contains("/a has conflicts") == true)
    #expect(try git.change(since: "HEAD") == ["a: 3\n"])
  }

  @Test func bigFilesAreReadWhereLFSKeepsThem() throws {
    guard let git = try Clone() else { return }
    let digits = String(repeating: "0a", count: 32)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digits)\nsize 4\n"
    try git.commit(["a.json": pointer])
    try git.folder.write(".gitattributes", "*.json filter=lfs\n")
    try git.folder.write("a.json", "2\n")
    #expect(try git.change(since: "HEAD") == [".gitattributes: -", "a.json: \(pointer)"])
    try git.folder.write(".git/lfs/objects/0a/0a/\(digits)", "real\n")
    // A filter is a program, which nobody runs.
    try git("config", "filter.lfs.smudge", "cat >/dev/null; echo other")
    #expect(try git.change(since: "HEAD") == [".gitattributes: -", "a.json: real\n"])
    try git.folder.write("d/b", "")
    #expect(try git.change(since: "HEAD", in: "d").contains("d/../a.json: real\n"))
  }

  @Test func lineEndsOfACheckoutAreNoChangeOfTheBlob() throws {
    guard let git = try Clone() else { return }
    try git("config", "core.autocrlf", "true")
    try git.commit(["a": "1\r\n2\r\n"])
    try git.folder.write("a", "1\r\n3\r\n")
    #expect(try git.change(since: "HEAD") == ["a: 1\n2\n"])
  }

  @Test func noConfigurationDisturbs() throws {
    guard let git = try Clone() else { return }
    let text = (1...40).map { "line \($0)\n" }.joined()
    try git.commit(["d/a": text, "d/ü": "1\n", "z": "1\n"])
    for (key, value) in [
      ("diff.external", "false"), ("diff.renames", "false"), ("diff.noprefix", "true"),
      ("diff.relative", "true"), ("diff.orderFile", "/nonexistent"), ("diff.renameLimit", "1"),
      ("diff.mnemonicPrefix", "true"), ("color.ui", "always"), ("color.diff", "always"),
      ("core.quotePath", "true"), ("core.fsmonitor", "/nonexistent/monitor"),
      ("diff.ignoreSubmodules", "none"), ("core.pager", "false"), ("diff.x.textconv", "false"),
      ("diff.x.command", "false"), ("status.showUntrackedFiles", "no"), ("core.abbrev", "4"),
      ("diff.autoRefreshIndex", "false"), ("log.showSignature", "true"), ("alias.diff-index", "x"),
    ] { try git("config", key, value) }
    try git.folder.write(".git/info/attributes", "* diff=x\n")
    try git("-c", "diff.orderFile=", "mv", "d/a", "d/b")
    for name in ["d/ü", "z", "d/new"] { try git.folder.write(name, "2\n") }
    #expect(
      try git.change(since: "HEAD", in: "d") == [
        "d/../z: 1\n", "d/b < d/a: \(text)", "d/new: -", "d/ü: 1\n",
      ])
    #expect(try git.staged() == ["d/b < d/a: \(text) > \(text)"])
  }

  @Test func variablesOfAHookHold() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n", "b": "1\n"])
    try git.folder.write("a", "2\n")
    try git("add", "a")
    try git.folder.write("b", "2\n")
    let top = git.folder.url.path
    // As of `git commit b`, which has an index of its own.
    try FileManager.default.copyItem(atPath: "\(top)/.git/index", toPath: "\(top)/.git/next")
    var next = git
    next.variables["GIT_INDEX_FILE"] = "\(top)/.git/next"
    try next("add", "b")
    #expect(
      try git.staged(["GIT_INDEX_FILE": ".git/next", "GIT_DIR": ".git"])
        == ["a: 1\n > 2\n", "b: 1\n > 2\n"])
    #expect(
      try git.staged(["GIT_DIR": "\(top)/.git", "GIT_WORK_TREE": top]) == ["a: 1\n > 2\n"])
  }

  @Test func aWorkTreeElsewhereIsNamedByItsPath() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git.folder.write("a", "2\n")
    let other = try TemporaryFolder()
    let top = git.folder.url.path
    let repository = try GitRepository(
      around: RawPath(other.url.path),
      variables: git.variables.merging(["GIT_DIR": "\(top)/.git", "GIT_WORK_TREE": top]) { $1 })
    #expect(try repository.changes(since: "HEAD").files.map(\.path.text) == ["\(top)/a"])
  }

  @Test func linkedWorkTreesAreRepositories() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git("worktree", "add", "-q", "linked", "-b", "topic")
    try git.folder.write("linked/a", "2\n")
    let repository = try git.repository(in: "linked")
    #expect(try repository.changes(since: "main").files.count == 1)
    #expect(try repository.stagedChanges().files.isEmpty)
  }
}
