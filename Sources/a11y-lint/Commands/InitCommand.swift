import DocumentSyntax
import LintRules

/// `a11y-lint init`: writes a configuration to start from.
struct InitCommand {
  private let path = RawPath(ConfigurationFile.names[0])
  private var starter = StarterConfiguration()
  /// The next steps in the systems that the folder has files of.
  private var advice: [String] = []

  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.operands.first {
      throw UsageError("init takes no \(Arguments.shown(word.text)); it writes \(path.text) here")
    }
    if let found = try ConfigurationSearch.only(in: RawPath(".")) {
      throw UsageError(
        "there is already a configuration, \(Arguments.shown(found.text)); "
          + "a11y-lint config print shows the settings in effect")
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
  func run() -> Int32 {
    if let problem = ReportFile.write(Array(starter.text.utf8), to: path) {
      OutputStream.complain("\(path.text): error: it cannot be written: \(problem.message)")
      return 2
    }
    let found = starter.interfaceFiles + starter.otherFiles
    OutputStream.complain(
      "wrote \(path.text); there \(found == 1 ? "is 1 file" : "are \(found) files") to read")
    if found == 0 {
      OutputStream.complain(
        "note: a run here has nothing to lint yet, and exits with 2")
    }
    for line in advice { OutputStream.complain(line) }
    return 0
  }

  /// Whether a run would read a file that it finds here, be it a tree or a capture.
  private static func isRead(_ file: FoundFile, by linter: Linter) -> Bool {
    if InputFormat.isAlwaysTree(path: file.shown) { return true }
    guard let path = file.path, case .success(let bytes) = FileContents.read(path) else {
      return false
    }
    return linter.isTree(SourceFile(path: file.shown, bytes: bytes))
  }

  /// Looks at what the folder has.
  private mutating func look() {
    var discovery = Discovery(Projects.none)
    discovery.add(RawPath("."))
    var languages: Set<String> = []
    let linter = Linter()
    for file in discovery.files {
      if InputFormat(path: file.shown) == .ib {
        starter.interfaceFiles += 1
      } else if Self.isRead(file, by: linter) {
        starter.otherFiles += 1
      }
      for name in file.path?.components ?? [] {
        let name = RawPath(name).text
        if name.hasSuffix(".lproj"), name != "Base.lproj" {
          languages.insert(String(name.dropLast(6)))
        }
      }
    }
    starter.languages = languages.sorted()
    advice.append(
      "Next: run `a11y-lint`. To accept today's findings: `a11y-lint baseline create`")
    let systems = [
      (".github/workflows", "GitHub"), (".gitlab-ci.yml", "GitLab"),
      (".pre-commit-config.yaml", "pre-commit"), ("Package.swift", "SwiftPM"),
    ]
    let present = systems.filter { path, _ in
      if case .success = FileKind.of(RawPath(path)) { true } else { false }
    }
    if !present.isEmpty {
      advice.append("for \(present.map(\.1).joined(separator: ", ")): docs/CI.md has the recipe")
    }
  }
}
