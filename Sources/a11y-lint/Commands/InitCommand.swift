import DocumentSyntax
import Linting

/// `a11y-lint init`: writes a configuration to start from.
struct InitCommand {
  private let path = RawPath(ConfigurationFile.names[0])
  private var starter = StarterConfiguration()
  /// The next steps in the systems that the folder has files of.
  private var advice: [String] = []

  /// The contents of the folder, as phrases.
  private var found: [String] = []
  /// The file that an adapter is to be drafted for.
  private let sample: RawPath?

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.operands.first {
      throw UsageError("init takes no \(Arguments.shown(word.text)); it writes \(path.text) here")
    }
    sample = arguments.value(.run(\.adapter)).map { RawPath($0) }
    if let preset = arguments.value(.preset) {
      guard let known = Preset(rawValue: preset) else {
        throw UsageError.unknown("preset", preset, among: Preset.allCases.map(\.rawValue))
      }
      starter.preset = known
    }
    // A draft of an adapter is printed, and writes nothing.
    guard sample == nil else { return }
    if !arguments.has(.force), let found = try ConfigurationSearch.only(in: RawPath(".")) {
      throw UsageError(
        "there is already a configuration, \(Arguments.shown(found.text)); "
          + "a11y-lint config print shows the settings in effect, and --force replaces it")
    }
    if case .failure = FileKind.of(RawPath(".git")),
      let above = try ConfigurationSearch.nearest(to: RawPath(".."))
    {
      let name = Arguments.shown(above.cleaned.text)
      advice.append("note: it replaces \(name) here, unless it extends it")
    }
    look()
  }

  /// Writes it; gives the exit code.
  func run() throws(UsageError) -> Int32 {
    if let sample { return try draft(for: sample) }
    if let problem = ReportFile.write(Array(starter.text.utf8), to: path) {
      OutputStream.complain("\(path.text): error: it cannot be written: \(problem.message)")
      return 2
    }
    OutputStream.complain(
      found.isEmpty
        ? "wrote \(path.text); nothing to read was found here"
        : "wrote \(path.text); found \(found.joined(separator: ", "))")
    for line in advice { OutputStream.complain(line) }
    return 0
  }

  /// Prints an adapter for a file, and what is read with it.
  private func draft(for sample: RawPath) throws(UsageError) -> Int32 {
    let bytes: FileBytes
    switch FileContents.read(sample) {
    case .success(let contents): bytes = contents
    case .failure(let problem):
      throw UsageError("\(Arguments.shown(sample.text)): \(problem.message)")
    }
    let file = SourceFile(path: Arguments.shown(sample.text), bytes: bytes)
    guard let draft = AdapterDraft(file) else {
      throw UsageError(
        "\(Arguments.shown(sample.text)) has no objects that tell their type by one key, so that "
          + "no adapter can be drafted; docs/ADAPTERS.md shows how to write one")
    }
    if let problem = OutputStream.print(draft.text) {
      OutputStream.complain("error: standard output: \(problem.message)")
      return 2
    }
    OutputStream.complain("With it, VoiceOver reads:")
    for words in draft.stops(of: file) { OutputStream.complain("  \(Arguments.shown(words))") }
    OutputStream.complain("Next: save it as \(path.text), correct the guesses, and run")
    OutputStream.complain("  a11y-lint speak \(Arguments.shown(sample.text))")
    return 0
  }

  /// Whether a run would read a file that it finds here, be it a tree or a capture.
  private static func isRead(_ file: FoundFile, by linter: Linter) -> Bool {
    if InputFormat.isAlwaysTree(path: file.shown) { return true }
    return source(of: file).map(linter.isTree) ?? false
  }

  /// Whether a run would find something in a file. Other files may explain some of it, so this is
  /// only good for advice.
  private static func hasFindings(_ file: FoundFile, by linter: Linter) -> Bool {
    guard let source = source(of: file), linter.isTree(source) else { return false }
    return !linter.lint(source).findings.isEmpty
  }

  private static func source(of file: FoundFile) -> SourceFile? {
    guard let path = file.path, case .success(let bytes) = FileContents.read(path) else {
      return nil
    }
    return SourceFile(path: file.shown, bytes: bytes)
  }

  /// Looks at what the folder has.
  private mutating func look() {
    var search = FileSearch(Projects.none)
    search.add(RawPath("."))
    let discovery = search.found
    var languages: Set<String> = []
    var data: [String] = []
    let linter = Linter()
    for file in discovery.files {
      if Self.isRead(file, by: linter) {
        starter.count(InputFormat(path: file.shown))
      } else if file.shown.hasSuffix(".json"), !Self.isOfTools(file.shown) {
        data.append(file.shown)
      }
      for name in file.path?.components ?? [] {
        let name = RawPath(name).text
        if name.hasSuffix(".lproj"), name != "Base.lproj" {
          languages.insert(String(name.dropLast(6)))
        }
      }
    }
    starter.languages = languages.sorted()
    if starter.files.contains(where: { $0.format?.isIndexed == true }) {
      starter.unknownViews = Self.unknownViews(in: discovery)
    }
    found = starter.files.map { file in
      "\(file.count) \(file.count == 1 ? file.noun.one : file.noun.many)"
    }
    if !found.isEmpty, discovery.files.contains(where: { Self.hasFindings($0, by: linter) }) {
      advice.append("To accept today's findings and fail on new ones: a11y-lint baseline create")
    }
    advise(about: data)
  }

  /// The ten most used views that nothing explains.
  private static func unknownViews(in discovery: Discovery) -> [(name: String, uses: Int)] {
    let sources = discovery.files.compactMap { found -> SwiftUISource? in
      guard InputFormat(path: found.shown)?.isIndexed == true, let path = found.path,
        case .success(let bytes) = FileContents.read(path)
      else { return nil }
      return SwiftUISource(SourceFile(path: found.shown, bytes: bytes))
    }
    return SwiftUIIndex(sources, []).unknownViews(atMost: 10)
  }

  /// Whether a file of JSON is one that tools keep in every project.
  private static func isOfTools(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ["package.json", "package-lock.json", "Contents.json", "tsconfig.json", "app.json"]
      .contains(name) || name.hasPrefix(".") || name.hasSuffix("config.json")
  }

  /// Says what to do next.
  private mutating func advise(about data: [String]) {
    if isThere("package.json"), found.isEmpty {
      advice.append(
        "note: source of React Native is not read; docs/start/REACT-NATIVE.md shows how to save "
          + "the tree of a test")
    }
    var next = "a11y-lint"
    if let first = data.first, starter.files.allSatisfy({ $0.format == nil }) {
      let shown = Arguments.shown(first)
      let sample = shown.contains(" ") ? "'\(shown)'" : shown
      advice.append(
        "note: \(data.count == 1 ? "\(shown) is" : "\(shown) and others are") JSON of another "
          + "schema, which an adapter can read")
      if found.isEmpty { next = "a11y-lint init --adapter \(sample)" }
    } else if found.isEmpty {
      advice.append(
        "note: nothing to lint yet; docs/CAPTURE.md shows how to capture a running app")
    }
    let systems = [
      (".github/workflows", "GitHub"), (".gitlab-ci.yml", "GitLab"),
      (".pre-commit-config.yaml", "pre-commit"), ("Package.swift", "SwiftPM"),
    ]
    let present = systems.filter { path, _ in isThere(path) }
    if !present.isEmpty {
      advice.append("for \(present.map(\.1).joined(separator: ", ")): docs/CI.md has the recipe")
    }
    // A run that finds nothing to lint is not a step forward.
    if found.isEmpty, data.isEmpty { next = "a11y-lint formats" }
    advice.append("Next: \(next)")
  }

  private func isThere(_ path: String) -> Bool {
    if case .success = FileKind.of(RawPath(path)) { true } else { false }
  }
}

extension InitCommand {
  /// The row of `init`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "init [OPTION…]", summary: "write a commented configuration",
      details: """
        Writes .a11y-lint.yml into the current folder: a short, valid configuration with comments. \
        It looks at the files of the folder, says what it found, and ends with the command to run \
        next. With `--adapter FILE.json` it drafts an adapter for JSON of your own schema: it \
        guesses which of your keys is which of ours, and shows what VoiceOver would read with it.
        """,
      run: { try InitCommand($0).run() })
  }
}
