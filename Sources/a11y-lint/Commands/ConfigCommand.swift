import LintReports
import Linting

/// `a11y-lint config`: checks the configuration, or prints the settings in effect and their origin.
enum ConfigCommand {
  /// The tasks with a configuration.
  private enum Task: String, CommandWords {
    case check, print

    /// Its purpose, as the end of a line of help.
    var summary: String {
      switch self {
      case .check: "report mistakes in the configuration"
      case .print: "print the settings in effect, and where each comes from"
      }
    }
  }

  /// The text that it prints; what is wrong is thrown.
  static func run(_ arguments: Arguments) throws(UsageError) -> String {
    guard arguments.operands.count == 1, let word = arguments.operands.first?.text else {
      throw UsageError("config needs a word: config check, or config print")
    }
    guard let task = Task(rawValue: word) else {
      throw UsageError.unknown("config command", word, among: Task.allCases.map(\.rawValue))
    }
    var projects = try Projects(arguments)
    let file = arguments.value(.for).map { RawPath($0) }
    let index = try file.map { file throws(UsageError) in
      try projects.index(for: file.cleaned.parent)
    }
    let project = projects.all[index ?? 0]
    // What the command line would be laid over has to be right as well.
    let settings = try LintSettings(arguments, projects.run)
    let overrides = file.map(project.overrides) ?? []
    let configuration = try settings.configuration(arguments, project, overrides: overrides)
    let path = project.path.map { Arguments.shown($0) }
    switch task {
    case .check:
      let input = try InputSettings(arguments, projects.run)
      let nested = try input.discovery([RawPath(".")], projects).projects.all.dropFirst()
      for other in nested {
        // Each has to go together with the command line as well.
        _ = try settings.configuration(arguments, other)
      }
      for adapter in configuration.reading.adapters {
        if let remark = AdapterSilence.remark(on: adapter) {
          OutputStream.complain("note: \(remark)")
        }
      }
      let others = nested.compactMap(\.path).map {
        "\(Arguments.shown($0)) is valid\n"
      }
      return others.joined()
        + (path.map { "\($0) is valid\n" }
          ?? (others.isEmpty ? "there is no configuration; every setting has its default\n" : ""))
    case .print:
      let page = SettingsPage(project.settings, configuration, for: file?.text)
      let text = arguments.has(.changed) ? Self.changed(page.text) : page.text
      return heading(path, project, for: file) + text
    }
  }

  /// The lines of a page but for those of defaults, and of what a preset says.
  private static func changed(_ page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix("# default") && !$0.contains(" # preset ") }
    // A heading of which nothing is left goes as well.
    return lines.indices.filter { index in
      !lines[index].hasSuffix(":") || index + 1 < lines.count && lines[index + 1].hasPrefix(" ")
    }.map { lines[$0] }.joined(separator: "\n")
  }

  private static func heading(
    _ path: String?, _ project: ProjectConfiguration, for file: RawPath?
  ) -> String {
    let subject = file.map { " for \(Arguments.shown($0.cleaned.text))" } ?? ""
    let source = path.map { "from \($0)" } ?? "without a configuration"
    var text = "# Settings in effect\(subject), \(source).\n"
    if let file, project.excludes?.match(file.cleaned) == true {
      text += "# The file is excluded: it is not read.\n"
    }
    if let file, let adapter = project.globs?.adapter(for: file.cleaned) {
      text += "# The file is read by the adapter \(Arguments.shown(adapter)).\n"
    }
    return text
  }
}

extension ConfigCommand {
  /// The row of `config`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "config WORD [OPTION…]",
      summary: "check the configuration, or print the settings in effect",
      details: """
        `check` reads the configuration and those that it extends and reports mistakes; `print` \
        prints the settings in effect, as a configuration, with the file and line of each value; \
        with --for, those for one file.
        """,
      words: Task.words,
      run: { OutputStream.printed(try run($0)) })
  }
}
