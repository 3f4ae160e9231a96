import DocumentSyntax
import LintReports
import Linting

/// `a11y-lint dump`: prints how a file is understood.
struct DumpCommand {
  /// The views of a file that can be printed.
  enum Subject: String, CommandWords {
    case syntax, interface, voiceover

    /// The contents of the dump, as the end of a line of help.
    var summary: String {
      switch self {
      case .syntax:
        "the values of a YAML or JSON file, the elements of a storyboard or xib, the nodes of "
          + "Swift source"
      case .interface: "the UI tree, and how VoiceOver sees each element"
      case .voiceover: "the stops of VoiceOver in order, and where each of their words comes from"
      }
    }
  }

  private let subject: Subject
  private var reading: ReadingOptions
  private let found: FoundFile
  private let languages: LanguageSettings
  private let voiceOver: VoiceOverOptions

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 2 else {
      throw UsageError("dump needs a word and a file: dump interface FILE")
    }
    let word = arguments.operands[0].text
    guard let subject = Subject(rawValue: word) else {
      throw UsageError.unknown("dump", word, among: Subject.allCases.map(\.rawValue))
    }
    self.subject = subject
    let path = arguments.operands[1]
    let projects = try Projects(arguments)
    let project = projects.run
    reading = try InputSettings.reading(arguments, project)
    voiceOver = try InputSettings.voiceOver(arguments, project)
    let isStandardInput = path.text == "-"
    found = FoundFile(
      path: isStandardInput ? nil : path,
      shown: isStandardInput
        ? arguments.value(.stdinFilename) ?? "<stdin>" : path.cleaned.text, folder: nil)
    languages = try LanguageSettings(
      LanguageSettings.choice(arguments, arguments.run(over: project.settings.run)), [found],
      reading.format)
    if !arguments.has(.noIndex), subject != .syntax {
      reading.sourceIndex = try SourceIndex(
        for: [found], in: ProjectRoot(of: projects), projects,
        developmentLanguage: reading.developmentLanguage
      ).now
    }
  }

  /// Prints it; gives the exit code.
  func run() -> Int32 {
    do throws(FileProblem) {
      return try InputSettings.withFile(found) { print($0) }
    } catch {
      OutputStream.complain("\(found.shown): error: \(error.message)")
      return 2
    }
  }

  private func print(_ file: SourceFile) -> Int32 {
    let versions = languages.versions(of: found)
    let dump =
      switch subject {
      case .syntax: Dump.syntax(of: file, reading)
      case .interface: Dump.interface(of: file, reading, voiceOver, in: versions)
      case .voiceover: Dump.voiceOver(of: file, reading, voiceOver, in: versions)
      }
    var complaints = ByteWriter()
    for note in versions?.notes ?? [] { OutputStream.complain("\(found.shown): note: \(note)") }
    let errors = languages.errors + dump.errors
    for error in errors { InputErrorText.write(error, to: &complaints) }
    OutputStream.write(complaints.bytes, to: STDERR_FILENO)
    if let problem = OutputStream.print(dump.text) {
      OutputStream.complain("standard output: error: \(problem.message)")
      return 2
    }
    return errors.isEmpty ? 0 : 2
  }
}

extension DumpCommand {
  /// The row of `dump`.
  static var info: CommandInfo {
    CommandInfo(
      usage: "dump WORD FILE", summary: "print how a file is understood",
      details: """
        Prints how a file is understood.
        """,
      words: Subject.words,
      operands: .files,
      run: { try DumpCommand($0).run() })
  }
}
