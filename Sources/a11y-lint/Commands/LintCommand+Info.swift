import LintReports
import Linting

/// The row of `lint`, and the ways in which it runs.
extension LintCommand {
  /// The row of `lint`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "[lint] [OPTION…] [PATH…]", summary: "lint UI trees; the default",
      details: """
        Finds problems that a VoiceOver user would meet. PATH is a tree (YAML, JSON, JSON lines), \
        a storyboard, a xib, SwiftUI source, a capture of a running app (`a11y-lint formats` lists \
        them), or a folder to search; `-` is standard input. Without PATH the current folder is \
        searched. `@FILE` means the paths in a file, one a line or each ended by a NUL byte, and \
        `@-` those on standard input; after `--` it is a file of that name.
        In folders, files named *.a11y.yml, *.a11y.yaml, *.a11y.json, *.storyboard and *.xib are \
        always read; Swift files that declare a view, and other YAML, JSON, JSON lines, XML and \
        text files only if they contain a tree or a capture. Files that git ignores, \
        folders whose names begin with a dot, bundles of documentation (*.docc), and Carthage, \
        DerivedData, node_modules and Pods are skipped unless PATH names them.
        With `--stream` each line of standard input is a tree or capture as JSON by itself, or an \
        object that adds its path: `{"path": "…", "tree": …}`, or `{"path": "…", "contents": "…"}` \
        with the text of a file of any format. The records of `--format jsonl` are written in the \
        order of the lines; a bad line is an input error, and the others are linted all the same. \
        `docs/SCALE.md` shows how to run on many cores and machines.
        """,
      operands: .files, takesLists: true,
      run: { try run($0) })
  }

  /// Runs a command line; gives the exit code.
  private static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if arguments.has(.stream) {
      return try reporting(arguments) { () throws(UsageError) in
        try StreamCommand(arguments)
      }.run()
    }
    let make = { () throws(UsageError) in
      try reporting(arguments) { () throws(UsageError) in try LintCommand(arguments) }
    }
    if arguments.has(.profile) { return try runProfiled(make) }
    let command = try make()
    if arguments.has(.listFiles) {
      for path in command.doubtfulFiles {
        OutputStream.complain(
          "note: \(path) looks like a UI tree, and too little tells that it is one")
      }
      return OutputStream.printed(command.fileList)
    }
    if arguments.has(.fix) { return try FixCommand(command, arguments).run() }
    return command.finish(command.run())
  }

  /// Runs a command line on one thread, and prints how long each step and rule took; gives the exit
  /// code.
  private static func runProfiled(
    _ make: () throws(UsageError) -> LintCommand
  ) throws(UsageError) -> Int32 {
    let profile = RunProfile { Terminal.clock }
    let command = try profile.measure(.find, make)
    let results = command.run(profile)
    let code = profile.measure(.report) { command.finish(results) }
    OutputStream.write(Array(ProfileTable(profile).text.utf8), to: STDERR_FILENO)
    return code
  }

  /// The command, or else a report on why there is none: who reads reports gets one in any case.
  private static func reporting<Made>(
    _ arguments: Arguments, _ command: () throws(UsageError) -> Made
  ) throws(UsageError) -> Made {
    do {
      return try command()
    } catch  where !error.inputErrors.isEmpty {
      let file = FileReport(failed: error.inputErrors[0].path, error.inputErrors)
      if var settings = try? LintSettings(arguments, ProjectConfiguration()) {
        let files = arguments.operands + arguments.listFiles
        let reportGuard = ReportGuard(
          files + arguments.allValues(.run(\.baseline)).map { RawPath($0) }
            + arguments.allValues(.diff).map { RawPath($0) }
            + error.inputErrors.map { RawPath($0.path) } + Projects.files(of: arguments))
        settings.outputs.removeAll { output in
          // People read it on standard error.
          output.path.map(reportGuard.mayHold) ?? output.form.info.isForPeople
        }
        _ = write(LintReport(files: [file]), settings)
      }
      throw error
    }
  }
}
