import DocumentSyntax
import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `a11y-lint dump`: prints how a file is understood.
struct DumpCommand {
  /// What can be printed of a file.
  private enum Subject: String, CaseIterable {
    case syntax, interface, voiceover
  }

  private let subject: Subject
  private let path: RawPath
  private let reading: ReadingOptions
  private let standardInputName: String
  private let voiceOver: VoiceOverOptions

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 2 else {
      throw UsageError("dump takes what to print and a file: dump interface FILE")
    }
    let word = arguments.operands[0].text
    guard let subject = Subject(rawValue: word) else {
      throw UsageError.unknown("dump", word, among: Subject.allCases.map(\.rawValue))
    }
    self.subject = subject
    path = arguments.operands[1]
    let project = try ProjectConfiguration(arguments)
    reading = try InputSettings.reading(arguments, project)
    voiceOver = try InputSettings.voiceOver(arguments, project)
    standardInputName = arguments.value(.stdinFilename) ?? "<stdin>"
  }

  /// Prints it; gives the exit code.
  func run() -> Int32 {
    let isStandardInput = path.text == "-"
    let shown = isStandardInput ? standardInputName : path.cleaned.text
    switch isStandardInput ? FileContents.standardInput() : FileContents.read(path) {
    case .failure(let problem):
      OutputStream.complain("\(shown): error: \(problem.message)")
      return 2
    case .success(let bytes):
      return print(SourceFile(path: shown, bytes: bytes))
    }
  }

  private func print(_ file: SourceFile) -> Int32 {
    let dump =
      switch subject {
      case .syntax: Dump.syntax(of: file, reading)
      case .interface: Dump.interface(of: file, reading, voiceOver)
      case .voiceover: Dump.voiceOver(of: file, reading, voiceOver)
      }
    var complaints = ByteWriter()
    for error in dump.errors { InputErrorText.write(error, to: &complaints) }
    OutputStream.write(complaints.bytes, to: STDERR_FILENO)
    if let problem = OutputStream.print(dump.text) {
      OutputStream.complain("standard output: error: \(problem.message)")
      return 2
    }
    return dump.errors.isEmpty ? 0 : 2
  }
}
