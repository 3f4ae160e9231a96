import Foundation
import ScreenModel
import Testing

@testable import LintReports
@testable import a11y_lint

/// What shells offer, asked of the shells themselves.
@Suite("Completions") struct CompletionScriptTests {
  /// A folder with the script for a shell.
  private func folder(for shell: Shell) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let run = try folder.program.run("completions", shell.rawValue)
    #expect(run.code == 0)
    try folder.write("script", run.output)
    return folder
  }

  /// What bash gives for the words up to the cursor; what it asks of readline is in brackets.
  private func bash(_ lines: [[String]]) throws -> [[String]]? {
    let folder = try folder(for: .bash)
    let calls = lines.map { words in
      let list = words.map(CompletionScript.quoted).joined(separator: " ")
      return """
        COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1) COMPREPLY=() asked=
        _a11y_lint
        for reply in ${asked:+"$asked"} "${COMPREPLY[@]}"; do printf '%s\\t' "$reply"; done
        echo

        """
    }
    try folder.write(
      "driver", "source ./script\ncompopt() { asked=\"[$*]\"; }\n" + calls.joined())
    guard let run = try ShellRun("bash", ["--norc", "driver"], in: folder) else { return nil }
    #expect(run.errors == "")
    #expect(run.code == 0)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  /// Words before the cursor as bash breaks them, and what is to be offered there.
  private static let cases: [(words: [String], offered: [String])] = [
    ([""], Command.available.map(\.rawValue)), (["sp"], ["speak"]), (["Sour"], ["[-o default]"]),
    (["--fo"], ["--format"]), (["--versi"], ["--version"]), (["lint", "--versi"], []),
    (["--format", "con"], ["concise"]), (["--format", "=", "con"], ["concise"]),
    (["--format=con"], ["--format=concise"]), (["--format", "="], ReporterList.names),
    (["--format", "=", "json", ":", "re"], ["[-o default]"]),
    (["rules", "--format", ""], ["table", "json", "markdown"]),
    (["lint", "--only", "icon"], ["[-o nospace]", "icon-button-missing-label"]),
    (["--only", "labels,icon"], ["[-o nospace]", "labels,icon-button-missing-label"]),
    (["--only", "=", "labels,icon"], ["[-o nospace]", "labels,icon-button-missing-label"]),
    (["--only", "icon-button-missing-label,icon"], ["[-o nospace]"]),
    (["--severity", "icon"], ["[-o nospace]", "icon-button-missing-label="]),
    (["--severity", "wcag2a", "=", "n"], ["[-o nospace]", "note"]),
    (["--severity", "=", "wcag2a", "=", "n"], ["[-o nospace]", "note"]),
    (["--severity", "labels=note,wcag2a", "=", "w"], ["[-o nospace]", "warning"]),
    (["speak", "--set", "modalS"], ["[-o nospace]", "modalScope="]),
    (["speak", "--set", "modalScope", "=", "e"], ["everything"]),
    (["dump", ""], ["syntax", "interface", "voiceover"]),
    (["dump", "syntax", ""], ["[-o default]"]),
    (["dump", "--set", "hints", "=", "true", "in"], ["interface"]),
    (["schema", "tr"], ["tree", "trend"]), (["completions", ""], ["bash", "zsh", "fish"]),
    (["help", "spe"], ["speak"]), (["explain", "icon"], ["icon-button-missing-label"]),
    (["--jobs", ""], []), (["-j", ""], []), (["-q", "Ex"], ["[-o default]"]),
    (["lint", "--config", "a"], ["[-o default]"]), (["--", "--fo"], ["[-o default]"]),
    (["speak", "--", "--fo"], ["[-o default]"]), (["version", ""], []),
  ]

  @Test func bashOffersWhatFits() throws {
    guard let offered = try bash(Self.cases.map { ["a11y-lint"] + $0.words }) else { return }
    try #require(offered.count == Self.cases.count)
    for (given, wanted) in zip(offered, Self.cases) {
      #expect(given == wanted.offered, "\(wanted.words)")
    }
  }

  @Test func bashOffersTheOptionsOfHelp() throws {
    let commands = Command.available
    guard let offered = try bash(commands.map { ["a11y-lint", $0.rawValue, "-"] }) else { return }
    try #require(offered.count == commands.count)
    for (given, command) in zip(offered, commands) {
      let options = CommandOption.options(of: command)
      let names = options.map(\.name) + options.compactMap { $0.short.map { "-\($0)" } }
      #expect(Set(given) == Set(names), "\(command)")
      let page = HelpPage(command: command).text
      for name in given { #expect(page.contains(name), "\(command) \(name)") }
    }
  }

  @Test(arguments: Shell.allCases) func scriptsAreWellFormed(shell: Shell) throws {
    let folder = try folder(for: shell)
    guard let run = try ShellRun(shell.rawValue, ["-n", "script"], in: folder) else { return }
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  /// What zsh evaluates of the words of commands, and what comes of it.
  @Test func zshRunsNothingThatHelpQuotes() throws {
    let script = CompletionScript.text(for: .zsh)
    let specs = script.split(separator: "\n").filter { $0.contains("'1:word:((") }
    #expect(specs.count == Command.available.count { !$0.info.words.isEmpty })
    let folder = try TemporaryFolder()
    for spec in specs {
      guard let start = spec.firstRange(of: "((")?.upperBound,
        let end = spec[start...].firstRange(of: "))")?.lowerBound
      else { continue }
      let words = spec[start..<end]
      guard let run = try ShellRun("zsh", ["-f", "-c", "print -rl -- \(words)"], in: folder) else {
        return
      }
      #expect(run.errors == "")
      #expect(run.output.split(separator: "\n").count >= 2)
    }
  }

  @Test func shellcheckHasNoComplaint() throws {
    let folder = try folder(for: .bash)
    guard let run = try ShellRun("shellcheck", ["-s", "bash", "script"], in: folder) else { return }
    #expect(run.output == "")
  }

  @Test(arguments: [
    ("", "speak"), ("sp", "speak"), ("--for", "--format"), ("--format ", "concise"),
    ("--format=con", "--format=concise"), ("lint --only icon", "icon-button-missing-label"),
    ("--only=labels,icon", "--only=labels,icon-button-missing-label"),
    ("--severity labels=wa", "labels=warning"), ("--severity icon", "icon-button-missing-label="),
    ("speak --set modalScope=e", "modalScope=everything"), ("dump in", "interface"),
    ("schema sp", "speak"), ("completions z", "zsh"), ("explain icon", "icon-button-missing-label"),
    ("rules --format m", "markdown"), ("speak ", "notes.txt"), ("lint -", "-j"),
  ]) func fishOffersWhatFits(line: String, offer: String) throws {
    let folder = try folder(for: .fish)
    try folder.write("notes.txt", "")
    let command = "source ./script; complete -C " + CompletionScript.quoted("a11y-lint " + line)
    guard let run = try ShellRun("fish", ["--no-config", "-c", command], in: folder) else { return }
    #expect(run.errors == "")
    let offers = run.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(offers.contains { $0 == offer }, "\(run.output)")
  }

  @Test(arguments: ["schema tree ", "version "]) func fishOffersNothingMore(line: String) throws {
    let folder = try folder(for: .fish)
    let command = "source ./script; complete -C " + CompletionScript.quoted("a11y-lint " + line)
    guard let run = try ShellRun("fish", ["--no-config", "-c", command], in: folder) else { return }
    #expect(run.output == "")
  }

  @Test func everyShellHasEveryOption() throws {
    for shell in Shell.allCases {
      let script = CompletionScript.text(for: shell)
      for option in CommandOption.all {
        let name = shell == .fish ? " -l \(option.id.name) " : option.name
        #expect(script.contains(name), "\(shell) \(option.name)")
      }
      for command in Command.available {
        for word in command.info.words {
          #expect(script.contains(word.name), "\(shell) \(word.name)")
        }
      }
    }
  }

  @Test func anUnknownShellIsExplained() throws {
    let folder = try TemporaryFolder()
    let run = try folder.program.run("completions", "bsh")
    #expect(run.code == 2)
    #expect(run.errors.contains("unknown shell bsh; did you mean bash?"))
  }
}
