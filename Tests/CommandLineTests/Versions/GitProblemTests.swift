import Foundation
import Testing

@testable import a11y_lint

@Suite("What git cannot do, and what to do then", .needs(tool: "git")) struct GitProblemTests {
  @Test func outsideOfARepository() throws {
    guard let git = try Clone() else { return }
    let folder = try TemporaryFolder()
    let problem = git.problem {
      _ = try GitRepository(around: RawPath(folder.url.path), variables: git.variables)
    }
    #expect(problem == .noRepository)
    #expect(problem?.message.contains("--diff") == true)
  }

  @Test func withoutFilesCheckedOut() throws {
    guard let git = try Clone() else { return }
    #expect(git.problem { _ = try git.repository(in: ".git") } == .noWorkTree)
    try git("init", "-q", "--bare", "bare")
    #expect(git.problem { _ = try git.repository(in: "bare") } == .noWorkTree)
  }

  @Test func somebodyElsesRepository() throws {
    guard let git = try Clone() else { return }
    let problem = git.problem {
      _ = try git.repository(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    }
    let message = try #require(problem?.message)
    #expect(message.hasPrefix("git rev-parse: detected dubious ownership in repository at '"))
    #expect(message.contains("call: git config --global --add safe.directory"))
    #expect(!message.contains("\n") && !message.contains("\t"))
  }

  @Test func gitIsNotInstalled() throws {
    guard let git = try Clone() else { return }
    #expect(GitProblem.notInstalled.message.contains("--diff"))
    // Only a PATH of the program's own decides, so this runs the search for another name.
    #expect(throws: LaunchProblem.notFound) {
      try ChildProcess(program: "git-\(git.folder.url.lastPathComponent)", arguments: []).run()
    }
  }

  @Test(arguments: ["--output=pwned", "-h", "--all", "-"])
  func wordsThatLookLikeOptionsNeverReachGit(word: String) throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    let problem = git.problem { _ = try git.change(since: word) }
    #expect(problem == .unfitRevision(word, why: "it begins with a dash"))
    #expect(try git.change(since: "HEAD").isEmpty)
  }

  @Test(arguments: ["", "main..HEAD", "main...HEAD", "a\0b"])
  func wordsThatNameNoRevision(word: String) throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    guard case .unfitRevision = git.problem({ _ = try git.change(since: word) }) else {
      Issue.record("\(word) was taken for a revision")
      return
    }
  }

  @Test func revisionsThatAreNotThere() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    let problem = { (word: String) in git.problem { _ = try git.change(since: word) } }
    #expect(problem("mian")?.message == "git knows no revision mian; did you mean main?")
    #expect(
      problem("elsewhere")?.message
        == "git knows no revision elsewhere; fetch it, or name another")
    #expect(problem("mian^0")?.message == "git knows no revision mian^0; did you mean main^0?")
    #expect(problem("origin/main~0")?.message.contains("did you mean main~0?") == true)
    #expect(problem("origin/main")?.message.contains("did you mean main?") == true)
    #expect(problem("a\u{1b}[31m\nb")?.message.contains("a\\u{1b}[31m\\nb") == true)
    let missing = String(repeating: "1", count: 40)
    #expect(problem(missing) == .unknownRevision(missing, nearest: nil, isShallow: false))
    #expect(problem("HEAD:a") == .noCommit("HEAD:a"))
    #expect(problem("HEAD^{tree}") == .noCommit("HEAD^{tree}"))
    #expect(problem("main:b")?.message.contains("no revision main:b") == true)
  }

  @Test func branchesOfTheRemoteAreSuggested() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git("update-ref", "refs/remotes/fork/trunk", "HEAD")
    try git("update-ref", "refs/remotes/origin/trunk", "HEAD")
    #expect(
      git.problem { _ = try git.change(since: "trunk") }
        == .unknownRevision("trunk", nearest: "origin/trunk", isShallow: false))
  }

  /// Git would take the tag, which need not be of somebody who may push to the branch.
  @Test(arguments: ["", "~1", "^", "^{commit}", "@{0}", ":a"])
  func namesOfSeveralRefsAreRefused(steps: String) throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git("update-ref", "refs/remotes/origin/main", "HEAD")
    try git.commit(["a": "2\n"])
    #expect(try git.change(since: "origin/main") == ["a: 1\n"])
    try git("tag", "origin/main")
    let (word, tag) = ("origin/main" + steps, "refs/tags/origin/main" + steps)
    let branch = "refs/remotes/origin/main" + steps
    let problem = git.problem { _ = try git.change(since: word) }
    #expect(problem == .ambiguousRevision(word, meanings: [tag, branch]))
    #expect(
      problem?.message
        == "\(word) is ambiguous: it may be \(tag) or \(branch); write one of these instead")
  }

  @Test func eachKindOfRefCounts() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    for name in ["x", "heads/x", "tags/y", "remotes/z", "remotes/y/HEAD", "tags/heads/x"] {
      try git("update-ref", "refs/\(name)", "HEAD")
    }
    let meanings = { (word: String) -> [String] in
      let problem = git.problem { _ = try git.change(since: word) }
      guard case .ambiguousRevision(_, let meanings) = problem else { return [] }
      return meanings
    }
    #expect(meanings("x") == ["refs/x", "refs/heads/x"])
    #expect(meanings("y") == ["refs/tags/y", "refs/remotes/y/HEAD"])
    #expect(meanings("heads/x") == ["refs/heads/x", "refs/tags/heads/x"])
    #expect(meanings("z") == [] && meanings("tags/y") == [])
    let commit = try git("rev-parse", "HEAD")
    let short = String(commit.prefix(9))
    #expect(meanings(short) == [])
    try git("tag", short)
    #expect(meanings(short) == ["refs/tags/\(short)", commit])
    // The name that `git describe` gives, which is that of a commit but for a ref of that name.
    let described = "v1-3-g\(short)"
    #expect(meanings(described) == [])
    try git("tag", described)
    #expect(meanings(described) == ["refs/tags/\(described)", commit])
  }

  @Test func whatHasOneMeaningIsNotRefused() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    let old = try git("rev-parse", "HEAD")
    try git("update-ref", "refs/remotes/origin/main", "HEAD")
    try git("config", "remote.origin.url", ".")
    try git("config", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*")
    try git("config", "branch.main.remote", "origin")
    try git("config", "branch.main.merge", "refs/heads/main")
    try git.commit(["a": "2\n"])
    for name in ["HEAD", "main", "origin/main", old] {
      try git("update-ref", "refs/tags/\(name)", "HEAD")
    }
    let words = [
      "refs/remotes/origin/main", "@{u}", "main@{upstream}", "@{1}", "HEAD~", "@~1", old,
      "refs/heads/main~1",
    ]
    for word in words { #expect(try git.change(since: word) == ["a: 1\n"], "\(word)") }
  }

  @Test func namesInFullAreNeverThoseOfATag() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    let name = "refs/remotes/origin/main"
    try git("update-ref", "refs/tags/\(name)", "HEAD")
    let problem = git.problem { _ = try git.change(since: name) }
    #expect(problem == .unknownRevision(name, nearest: "main", isShallow: false))
  }

  @Test func shallowClones() throws {
    guard let origin = try Clone() else { return }
    try origin.commit(["a": "1\n"])
    try origin("branch", "old")
    try origin("checkout", "-q", "-b", "topic")
    try origin.commit(["a": "2\n"])
    try origin.commit(["a": "3\n"])
    guard let one = try Clone(of: origin, depth: 1) else { return }
    let unknown = one.problem { _ = try one.change(since: "somewhere") }
    #expect(unknown == .unknownRevision("somewhere", nearest: nil, isShallow: true))
    #expect(unknown?.message.contains("git fetch --unshallow") == true)
    #expect(unknown?.message.contains("fetch-depth: 0") == true)
    // Both ends are there, and what lies between is not.
    guard let two = try Clone(of: origin, depth: 1, "--no-single-branch") else { return }
    let noBase = two.problem { _ = try two.change(since: "origin/old") }
    #expect(noBase == .noMergeBase("origin/old", isShallow: true))
    #expect(noBase?.message.contains("fetch-depth: 0") == true)
    #expect(try two.change(since: "HEAD").isEmpty)
  }

  @Test func historiesWithNothingInCommon() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git("checkout", "-q", "--orphan", "other")
    #expect(git.problem { _ = try git.change(since: "main") } == .noHistory)
    try git.commit(["a": "2\n"])
    let problem = git.problem { _ = try git.change(since: "main") }
    #expect(problem == .noMergeBase("main", isShallow: false))
    #expect(problem?.message.contains("began from") == true)
  }

  @Test func brokenIndexesAreTold() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    try git.folder.write(".git/index", "nonsense")
    guard case .failed(_, let says) = git.problem({ _ = try git.staged() }) else {
      Issue.record("a broken index went unseen")
      return
    }
    #expect(!says.isEmpty && !says.hasPrefix("fatal") && !says.hasPrefix("error"))
  }

  @Test func contentsThatAreMissingAreTold() throws {
    guard let git = try Clone() else { return }
    try git.commit(["a": "1\n"])
    let blob = try git("rev-parse", "HEAD:a")
    try FileManager.default.removeItem(
      at: git.folder.url.appendingPathComponent(
        ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
    try git.folder.write("a", "2\n")
    let problem = git.problem { _ = try git.change(since: "HEAD") }
    #expect(problem?.message.contains("does not have the contents of") == true)
  }

  /// A clone without contents would fetch them from wherever its configuration says.
  @Test func partialClonesFetchNothing() throws {
    guard let origin = try Clone() else { return }
    try origin("config", "uploadpack.allowFilter", "true")
    let long = (0..<200).map { "line \($0)\n" }.joined()
    try origin.commit(["a": long, "b": "1\n"])
    try origin.commit(["b": "2\n"])
    guard let one = try Clone(of: origin, depth: 9, "--filter=blob:none") else { return }
    let blob = try origin("rev-parse", "HEAD~1:b")
    let missing = one.problem { _ = try one.change(since: "HEAD~1") }
    #expect(missing?.message.contains("does not have the contents of") == true, "\(missing as Any)")
    #expect(missing?.message.contains("git fetch --refetch") == true)
    // To find what was moved, git needs contents as well.
    try one("mv", "b", "c")
    let moved = one.problem { _ = try one.change(since: "HEAD~1") }
    #expect(moved?.message.contains("git fetch --refetch") == true, "\(moved as Any)")
    // Nothing was fetched meanwhile.
    let known = try one("rev-list", "--objects", "--all", "--missing=print")
    #expect(known.contains("?\(blob)"))
  }
}
