import DocumentSyntax
import Linting

/// The values of the options about input, for every command that reads files.
struct InputSettings {
  /// The languages that they are read in.
  let languages: LanguageChoice
  var allowsEmpty = false
  var standardInputName = unnamed
  /// The name of standard input where nobody gives it one.
  static let unnamed = "<stdin>"
  /// The rules by which files are looked for.
  private var rules = SearchRules()
  /// Whether no path means the current folder.
  private let searchesHere: Bool
  private let namesStandardInput: Bool

  /// The settings of a command line, laid over those of the run's configuration.
  init(_ arguments: Arguments, _ project: ProjectConfiguration) throws(UsageError) {
    let run = try arguments.run(over: project.settings.run)
    searchesHere = !arguments.hasLists
    namesStandardInput = arguments.has(.stdinFilename)
    rules.areOffered = arguments.has(.hook)
    languages = try LanguageSettings.choice(arguments, run)
    allowsEmpty = run.allowsEmpty
    rules.respectsIgnores = run.respectsIgnores
    rules.respectsSkips = run.respectsSkips
    rules.respectsExcludes = !arguments.has(.noExclude)
    if rules.respectsExcludes {
      rules.excludes = arguments.allValues(.exclude).flatMap(GlobBraces.expanded).compactMap {
        GlobPattern(line: $0.utf8)
      }
    }
    standardInputName = arguments.value(.stdinFilename) ?? standardInputName
  }

  /// How files are read, for every command that reads some.
  static func reading(
    _ arguments: Arguments, _ project: ProjectConfiguration
  ) throws(UsageError) -> ReadingOptions {
    var reading = project.configuration.reading
    let run = try arguments.run(over: project.settings.run)
    if let language = try LanguageSettings.choice(arguments, run).first {
      reading.language = language
    }
    reading.readsPreviews = run.readsPreviews
    if let most = run.maxViews { reading.mostViews = most }
    reading.isLaunchScreen = LaunchScreens.isOne
    let isGiven = arguments.has(\.input) || arguments.has(\.adapter)
    let (input, adapter) = (run.input, run.adapter)
    let named = input.flatMap { $0.hasPrefix("adapter:") ? String($0.dropFirst(8)) : nil }
    if let name = adapter ?? named {
      guard input == nil || adapter == nil else {
        guard !isGiven else {
          throw UsageError("--input and --adapter contradict each other; use one of them")
        }
        throw UsageError("input and adapter contradict each other; use one of them")
          .placed(by: project.settings.setting(\.adapter))
      }
      let names = Adapter.presetNames + reading.adapters.map(\.name)
      guard names.contains(name) else {
        let problem = UsageError.unknown("adapter", name, among: names)
        let place = project.settings.setting(adapter == nil ? \.input : \.adapter)?.error
        throw isGiven ? problem : place.map { UsageError([$0(problem.message)]) } ?? problem
      }
      reading.adapter = name
    } else if let input {
      guard let format = InputFormat(rawValue: input) else {
        throw UsageError.unknown("input format", input, among: InputFormat.allCases.map(\.rawValue))
      }
      reading.format = format
    }
    return reading
  }

  /// The decisions of the VoiceOver model: those of the configuration, and of `--set` over them.
  static func voiceOver(
    _ arguments: Arguments, _ project: ProjectConfiguration
  ) throws(UsageError) -> VoiceOverOptions {
    var options = project.configuration.voiceOver
    for setting in arguments.allValues(.set) {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--set takes KEY=VALUE, not \(Arguments.shown(setting))")
      }
      let key = String(parts[0])
      do {
        try VoiceOverSettings.set(key, to: String(parts[1]), in: &options)
      } catch {
        throw unfit(error, key: key, value: String(parts[1]))
      }
    }
    return options
  }

  private static func unfit(
    _ problem: VoiceOverSettings.Problem, key: String, value: String
  ) -> UsageError {
    switch problem {
    case .unknownKey(let nearest):
      let hint = nearest.map { "; did you mean \($0)?" }
      return UsageError(
        "--set: unknown key \(Arguments.shown(key))"
          + (hint ?? "; a11y-lint help speak lists them"))
    case .unfitting(let takes):
      return UsageError("--set \(key) takes \(takes), not \(Arguments.shown(value))")
    }
  }

  /// The files that paths lead to; the current folder where there are none.
  func discovery(
    _ operands: [RawPath], _ projects: Projects
  ) throws(UsageError) -> Discovery {
    var search = FileSearch(projects, rules)
    var readsStandardInput = false
    if operands.isEmpty, !searchesHere {
      OutputStream.complain("note: the list of paths is empty, so that nothing is left to lint")
    }
    for path in operands.isEmpty && searchesHere ? [RawPath(".")] : operands {
      if path.text == "-" {
        guard !readsStandardInput else { throw UsageError("- is given twice on the command line") }
        readsStandardInput = true
        search.addStandardInput(named: standardInputName)
      } else if path.bytes.isEmpty {
        throw UsageError("a path is empty")
      } else {
        search.add(path)
      }
    }
    let discovery = try search.result()
    guard readsStandardInput || !namesStandardInput else {
      throw UsageError("--stdin-filename names standard input, which is read only where - says so")
    }
    return discovery
  }

  /// The complaints about folders in which nothing was found, which is rarely what was meant;
  /// `isTree` tells of each file whether it was a tree.
  func emptyFolders(of discovery: Discovery, isTree: [Bool]) -> [InputError] {
    guard !allowsEmpty else { return [] }
    var full = Set<Int>()
    for (file, isTree) in zip(discovery.files, isTree) where isTree {
      if let folder = file.folder { full.insert(folder) }
    }
    // Somebody who pipes a tree in expects it to be read.
    let hint =
      discovery.folders.map(\.shown) == ["."] && StandardStreams.isPiped
      ? "; to lint standard input, name it: a11y-lint -" : ""
    return discovery.folders.enumerated().compactMap { index, folder in
      guard !full.contains(index), folder.failures == 0 else { return nil }
      guard folder.excluded == 0 else {
        OutputStream.complain(
          "note: everything in \(Arguments.shown(folder.shown)) is excluded, so that nothing is "
            + "left to lint")
        return nil
      }
      let ignored = folder.ignored > 0 ? ", or --no-ignore to read what git ignores" : ""
      let bundles = folder.bundles > 0 ? "; .docc bundles are read where they are named" : ""
      return InputError(
        path: folder.shown, position: nil, end: nil,
        message: "no UI tree in this folder; name a file or use --allow-empty"
          + ignored + bundles + hint)
    }
  }

  /// The result of a body for a file that was found; fails where the file changes meanwhile.
  static func withFile<Result>(
    _ found: FoundFile, _ profile: RunProfile? = nil, _ body: (SourceFile) -> Result
  ) throws(FileProblem) -> Result {
    let contents = try profile.measure(.read) { () throws(FileProblem) in
      try Self.contents(of: found)
    }
    // Nobody would miss the screens that a pointer stands for.
    if contents.bytes.starts(with: GitContents.pointer), isSurelyTree(found) {
      throw FileProblem(
        "it is a pointer of Git LFS, whose contents this clone lacks; get them with git lfs pull")
    }
    var file = SourceFile(path: found.shown, bytes: contents.bytes)
    if let path = found.identifyingPath { file.identifyingPath = path }
    let result = body(file)
    try contents.checkUnchanged()
    return result
  }

  /// Whether a file is one to lint, whatever is in it: by its name, or since somebody named it.
  private static func isSurelyTree(_ found: FoundFile) -> Bool {
    SourceIndex.isSource(found.shown) || InputFormat.isAlwaysTree(path: found.shown)
      || found.folder == nil && !found.isOffered
  }

  private static func contents(
    of found: FoundFile
  ) throws(FileProblem) -> FileContents.InPlace {
    if case .bytes(let bytes)? = found.versions?.new {
      return FileContents.InPlace(FileBytes(bytes))
    }
    if let contents = found.contents { return FileContents.InPlace(contents) }
    guard let path = found.path else {
      return FileContents.InPlace(try FileContents.standardInput().get())
    }
    return try FileContents.readInPlace(path)
  }
}
