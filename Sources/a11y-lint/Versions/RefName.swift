/// The name that a revision begins with, and the steps from there: `origin/main` and `~2`.
struct RefName: Equatable {
  let text: String
  let steps: String

  /// The places that a short name is looked for in, in git's order.
  private static let places = ["refs/", "refs/tags/", "refs/heads/", "refs/remotes/"]

  /// The name in a revision; nil where git reads it in one way alone: `HEAD`, and what begins with
  /// a step, such as `@{u}` and `:/words`.
  init?(of revision: String) {
    let steps = revision.firstMatch(of: /[~^:]|@\{/)?.range.lowerBound ?? revision.endIndex
    text = String(revision[..<steps])
    self.steps = String(revision[steps...])
    // The upstream is always that of a branch.
    let isUpstream = self.steps.lowercased().firstMatch(of: /^@\{(u|upstream|push)\}/) != nil
    if text.isEmpty || text == "HEAD" || text == "@" || isUpstream { return nil }
  }

  /// Whether it is a name in full, which means the same whatever else has a like name.
  var isFull: Bool { text.hasPrefix("refs/") }

  /// Refs that the name may mean, in full.
  var candidates: [String] {
    isFull ? [text] : Self.places.map { $0 + text } + ["refs/remotes/\(text)/HEAD"]
  }

  /// The digits that may be the beginning of a commit's name, also at the end of what
  /// `git describe` writes; nil where there are none. Git prefers a ref of that name, but not to a
  /// whole name of 40 digits.
  var abbreviation: String? {
    if text.wholeMatch(of: /[0-9a-fA-F]{4,39}/) != nil { return text }
    return text.wholeMatch(of: /.+-g([0-9a-f]{4,40})/).map { String($0.1) }
  }
}

extension GitRepository {
  /// Refuses a revision that begins with the name of several refs, of which git would take a tag.
  ///
  /// Whoever can push a tag `origin/main` would otherwise choose what a change is compared with.
  func refuseAmbiguity(of revision: String) throws(GitProblem) {
    guard let name = RefName(of: revision) else { return }
    let refs = try refs(among: name.candidates)
    // Git takes a tag for a full name that is not there.
    if name.isFull, refs.isEmpty { throw try unknown(revision) }
    var meanings = refs
    if let digits = name.abbreviation, !refs.isEmpty { meanings += try objects(beginning: digits) }
    guard meanings.count > 1 else { return }
    throw .ambiguousRevision(revision, meanings: meanings.map { $0 + name.steps })
  }

  /// Those of some full names that are refs, in their order.
  private func refs(among names: [String]) throws(GitProblem) -> [String] {
    let known = Set(try lines(["for-each-ref", "--format=%(refname)"] + names))
    return names.filter(known.contains)
  }

  private func objects(beginning digits: String) throws(GitProblem) -> [String] {
    try lines(["rev-parse", "--disambiguate=\(digits)"])
  }
}
