import Linting

/// The installed git, asked so that neither configuration nor language changes the answers.
struct Git {
  /// Where it is run.
  let folder: RawPath
  /// Variables that it has besides those of this program.
  var variables: [String: String] = [:]

  /// Reads the files themselves rather than ask a service that watches them; no pager.
  private static let options = ["--no-pager", "-c", "core.fsmonitor=false"]

  /// Its messages are in English, for these are recognised; nothing is asked of the user, nothing
  /// is written to the index, and `:/` is the top of the repository.
  private static let ownVariables = [
    "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
    "GIT_LITERAL_PATHSPECS": "0", "GIT_TRACE": "0",
    // A clone without all contents fetches nothing; older versions know the second alone, by which
    // no way to another repository is allowed.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
  ]

  /// Runs a command, however it ends.
  func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(GitProblem) -> ChildProcess.Run {
    try run(arguments.map { RawPath($0) }, input: input)
  }

  /// Runs a command with arguments that need not be text.
  func run(
    _ arguments: [RawPath], input: [UInt8] = []
  ) throws(GitProblem) -> ChildProcess.Run {
    // Git takes relative paths in its variables from where it is run, so it stays where we are.
    let isHere = folder == RawPath(".")
    let place = isHere ? [] : [RawPath("-C"), folder]
    let process = ChildProcess(
      program: "git", arguments: place + Self.options.map { RawPath($0) } + arguments,
      variables: Self.ownVariables.merging(variables) { $1 })
    do {
      return try process.run(input: input)
    } catch {
      switch error {
      case .notFound: throw .notInstalled
      case .inCurrentFolder(let place): throw .notOurs(place)
      case .system(let problem): throw .cannotStart(problem)
      }
    }
  }

  /// The same git, which runs no filter: to tell whether a file has changed, it would run one that
  /// the configuration has and attributes of the checkout choose.
  func withoutFilters() throws(GitProblem) -> Git {
    let keys = try run(["config", "--null", "--name-only", "--get-regexp", "^filter\\."])
    // There are none, or a later command tells why the configuration cannot be read.
    guard keys.code == 0 else { return self }
    var git = self
    var count = getenv("GIT_CONFIG_COUNT").flatMap { Int(String(cString: $0)) } ?? 0
    for name in Set(keys.output.split(separator: 0).compactMap(Self.filter(of:))) {
      // One without a program is asked for nothing, and must not be missed.
      for (key, value) in [("process", ""), ("required", "false")] {
        git.variables["GIT_CONFIG_KEY_\(count)"] = "filter.\(name).\(key)"
        git.variables["GIT_CONFIG_VALUE_\(count)"] = value
        count += 1
      }
    }
    git.variables["GIT_CONFIG_COUNT"] = "\(count)"
    return git
  }

  /// The name of the filter that a key is about: all between the first and the last full stop.
  private static func filter(of key: ArraySlice<UInt8>) -> String? {
    let stop = UInt8(ascii: ".")
    guard let first = key.firstIndex(of: stop), let last = key.lastIndex(of: stop), first < last
    else { return nil }
    return RawPath(key[(first + 1)..<last]).text
  }

  /// The output of a command that has to succeed.
  func output(_ arguments: [String], input: [UInt8] = []) throws(GitProblem) -> [UInt8] {
    let run = try run(arguments, input: input)
    guard run.code == 0 else { throw Self.problem(of: run, command: arguments[0]) }
    return run.output
  }

  /// The only line of a command's output; nil where it ends with an exit code of its own.
  func line(_ arguments: [String]) throws(GitProblem) -> String? {
    let run = try run(arguments)
    guard run.code == 0 else { return nil }
    return String(decoding: run.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The problem that a failed run means.
  static func problem(of run: ChildProcess.Run, command: String) -> GitProblem {
    let says = message(in: String(decoding: run.errors, as: UTF8.self))
    if says.hasPrefix("not a git repository") { return .noRepository }
    if says.contains("must be run in a work tree") { return .noWorkTree }
    if let missing = says.firstMatch(of: /could not fetch ([0-9a-f]+)/) {
      return .partialClone(command: command, object: String(missing.1))
    }
    return .failed(
      command: command, says: says.isEmpty ? "it ended with exit code \(run.code)" : says)
  }

  /// The lines in which git says what is wrong, as one.
  private static func message(in text: String) -> String {
    let marks = ["fatal: ", "error: ", "hint: ", "warning: "]
    let lines = text.split(whereSeparator: \.isNewline)
    let start = lines.firstIndex { $0.hasPrefix(marks[0]) || $0.hasPrefix(marks[1]) }
    let words = lines[(start ?? lines.startIndex)...].map { line in
      let bare = marks.first(where: line.hasPrefix).map { line.dropFirst($0.count) } ?? line
      return bare.drop { $0 == " " || $0 == "\t" }
    }
    var message = ""
    for line in words where !line.isEmpty {
      if !message.isEmpty { message += message.hasSuffix(":") ? " " : "; " }
      message += line
    }
    return String(message.prefix(600))
  }
}
