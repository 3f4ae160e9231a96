import Linting

extension GitRepository {
  /// The commit in which the branch that is checked out left a revision.
  ///
  /// Changes that others added to the revision since then are not part of this branch's change.
  func base(of revision: String) throws(GitProblem) -> String {
    let commit = try commit(named: revision)
    guard let head = try git.line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) else {
      throw .noHistory
    }
    let run = try git.run(["merge-base", commit, head])
    switch run.code {
    case 0: return String(decoding: run.output.prefix { $0 != 0x0A }, as: UTF8.self)
    case 1: throw .noMergeBase(revision, isShallow: try isShallow)
    default: throw Git.problem(of: run, command: "merge-base")
    }
  }

  /// The commit that a revision stands for, so that git never meets the word itself again.
  private func commit(named revision: String) throws(GitProblem) -> String {
    if let why = Self.whyUnfit(revision) { throw .unfitRevision(revision, why: why) }
    try refuseAmbiguity(of: revision)
    guard let object = try git.line(["rev-parse", "--verify", "--quiet", revision]) else {
      throw try unknown(revision)
    }
    if let commit = try git.line(["rev-parse", "--verify", "--quiet", object + "^{commit}"]) {
      return commit
    }
    // Git takes a full name of a commit for granted, whether or not it is there.
    guard try git.run(["cat-file", "-e", object]).code == 0 else {
      throw .unknownRevision(revision, nearest: nil, isShallow: try isShallow)
    }
    throw .noCommit(revision)
  }

  /// Why a word cannot name a revision; nil where git has to be asked.
  private static func whyUnfit(_ revision: String) -> String? {
    if revision.isEmpty { return "it is empty" }
    if revision.hasPrefix("-") { return "it begins with a dash" }
    if revision.utf8.contains(0) { return "it has a zero byte" }
    if revision.contains("..") {
      return "it is a range, and the other end is always what is checked out"
    }
    return nil
  }

  /// The problem that a revision is not there.
  func unknown(_ revision: String) throws(GitProblem) -> GitProblem {
    .unknownRevision(revision, nearest: try nearest(to: revision), isShallow: try isShallow)
  }

  /// The lines that a command writes.
  func lines(_ arguments: [String]) throws(GitProblem) -> [String] {
    try git.output(arguments).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The branch or tag that was probably meant: the same one of a remote, or one spelled alike.
  private func nearest(to revision: String) throws(GitProblem) -> String? {
    // The steps from a name say nothing about which one was meant.
    let name = RefName(of: revision)
    let word = name?.text ?? revision
    let names = try lines([
      "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes",
    ])
    // There is one, and it has too little before it.
    if name?.steps.isEmpty == false, names.contains(word) { return nil }
    let others = names.filter { $0 != word }
    let sameName = others.filter { $0.hasSuffix("/" + word) || word.hasSuffix("/" + $0) }
    let nearest =
      sameName.first { $0 == "origin/" + word } ?? sameName.first
      ?? Suggestion.closest(to: word, among: others)
    return nearest.map { $0 + (name?.steps ?? "") }
  }

  /// Whether the clone has only the latest part of the history.
  private var isShallow: Bool {
    get throws(GitProblem) {
      try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
    }
  }
}
