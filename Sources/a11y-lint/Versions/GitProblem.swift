/// Why git could not tell what changed.
enum GitProblem: Error, Equatable {
  case notInstalled
  case cannotStart(FileProblem)
  /// PATH leads to a git in the folder that is looked at.
  case notOurs(RawPath)
  case noRepository
  case noWorkTree
  /// The word cannot name a revision, and why.
  case unfitRevision(String, why: String)
  /// The revision begins with the name of several refs, or of a ref and a commit.
  case ambiguousRevision(String, meanings: [String])
  /// The revision is not there; perhaps another one was meant, or it was not fetched.
  case unknownRevision(String, nearest: String?, isShallow: Bool)
  case noCommit(String)
  /// The branch that is checked out has no commit yet.
  case noHistory
  /// The revision and the branch that is checked out have no commit in common.
  case noMergeBase(String, isShallow: Bool)
  /// The file is in the index in several versions.
  case conflict(RawPath)
  /// The contents of a file are not in this clone.
  case missingContents(RawPath)
  /// A command needs contents that this clone does not have.
  case partialClone(command: String, object: String)
  /// A command of git's went wrong; what git says, without its own marks.
  case failed(command: String, says: String)

  /// The problem and its remedy.
  var message: String {
    switch self {
    case .notInstalled:
      "git is not on PATH; install it, or give the change with --diff"
    case .cannotStart(let problem):
      "git cannot be run: \(problem.message); install it, or give the change with --diff"
    case .notOurs(let place):
      "PATH has an empty or relative folder, so that git would be \(Self.shown(place.text)), "
        + "out of the current folder; take that folder out of PATH"
    case .noRepository:
      "the current folder is in no git repository; change to one, or give the change with --diff"
    case .noWorkTree:
      "git has no files checked out here, only its own; change to the folder of a clone"
    case .unfitRevision(let revision, let why):
      "\(Self.shown(revision)) names no revision: \(why); name a branch, a tag or a commit"
    case .ambiguousRevision(let revision, let meanings):
      "\(Self.shown(revision)) is ambiguous: it may be "
        + meanings.map(Self.shown).joined(separator: " or ") + "; write one of these instead"
    case .unknownRevision(let revision, let nearest, let isShallow):
      Self.unknown(revision, nearest, isShallow)
    case .noCommit(let revision):
      "\(Self.shown(revision)) is not a commit; name a branch, a tag or a commit"
    case .noHistory:
      "the branch that is checked out has no commit yet; make one, or use --staged"
    case .noMergeBase(let revision, let isShallow):
      "\(Self.shown(revision)) and the branch that is checked out have no commit in common; "
        + (isShallow ? Self.shallow : "name a revision that the branch began from")
    case .conflict(let path):
      "\(Self.shown(path.text)) has conflicts; resolve them, and use git add"
    case .missingContents(let path):
      "git does not have the contents of \(Self.shown(path.text)) in this clone, and nothing is "
        + "fetched while files are linted; " + Self.refetch
    case .partialClone(let command, let object):
      "git \(command) needs \(Self.shown(object)), which this partial clone does not have, and "
        + "nothing is fetched while files are linted; " + Self.refetch
    case .failed(let command, let says):
      "git \(command): \(Self.shown(says))"
    }
  }

  private static func unknown(_ revision: String, _ nearest: String?, _ isShallow: Bool) -> String {
    let name = shown(revision)
    let start = "git knows no revision \(name)"
    if let nearest { return "\(start); did you mean \(shown(nearest))?" }
    return isShallow ? "\(start); \(shallow)" : "\(start); fetch it, or name another"
  }

  private static let refetch = "get them with git fetch --refetch --no-filter"

  private static let shallow =
    "this clone is shallow and may lack it; get the history with git fetch --unshallow, or with "
    + "fetch-depth: 0 for actions/checkout"

  private static func shown(_ text: String) -> String {
    Arguments.shown(text)
  }
}
