import Foundation
import Testing

@testable import a11y_lint

/// Nothing that a repository or its configuration says is run.
@Suite("Programs that runs start", .needs(tool: "git")) struct GitTests {
  private static let home = "struct Home: View { var body: some View { Text(\"A\") } }\n"

  /// A repository whose files and configuration name a program for whatever git may run.
  private func hostile() throws -> Clone? {
    guard let clone = try Clone() else { return nil }
    let long = (1...40).map { "// line \($0)\n" }.joined()
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:"
      + String(repeating: "0", count: 64) + "\nsize 4\n"
    try clone.commit([
      "App/Home.swift": Self.home + long, "Big.a11y.json": pointer, "Old.a11y.json": pointer,
      "Sub/a": "1\n", "a.a11y.yml": "screen: A\nchildren: [{type: text, text: A}]\n",
    ])
    try clone("checkout", "-q", "-b", "work")
    try clone("mv", "App/Home.swift", "App/Start.swift")
    try clone.folder.write("App/Start.swift", Self.home + long + "// more\n")
    try clone.folder.write("Big.a11y.json", "{\"screen\": \"A\", \"children\": []}")
    try clone("add", "-A")
    // Once more, so that the working tree differs from the index.
    try clone.folder.write("App/Start.swift", Self.home + long + "// and more\n")
    try clone.folder.write(
      ".gitattributes", "* filter=evil diff=evil merge=evil text\nBig.* filter=lfs\n")
    let program = try clone.folder.write("evil", "#!/bin/sh\ntouch '\(mark(clone))'\ncat\n").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    for hook in ["post-index-change", "fsmonitor-watchman", "reference-transaction"] {
      try clone.folder.write("hooks/\(hook)", "#!/bin/sh\ntouch '\(mark(clone))'\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: clone.folder.url.path + "/hooks/\(hook)")
    }
    let keys = [
      "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "filter.lfs.clean",
      "filter.lfs.smudge", "filter.lfs.process", "diff.evil.textconv", "diff.evil.command",
      "diff.external", "merge.evil.driver", "core.pager", "core.editor", "core.sshCommand",
      "core.askPass", "core.gitProxy", "core.alternateRefsCommand", "credential.helper",
      "gpg.program", "sequence.editor", "alias.diff-index", "alias.cat-file", "pager.cat-file",
      "pager.diff-index", "remote.origin.uploadpack", "interactive.diffFilter",
      "uploadpack.packObjectsHook", "core.fsmonitor",
    ]
    let quoted = program.replacingOccurrences(of: "\"", with: "")
    var text = try clone.folder.read(".git/config")
    for key in keys {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      let rest = parts[1].split(separator: ".").map(String.init)
      let section = rest.count == 2 ? "\(parts[0]) \"\(rest[0])\"" : parts[0]
      let value = key.hasPrefix("alias.") ? "!" + quoted : quoted
      text += "[\(section)]\n\t\(rest[rest.count - 1]) = \"\(value)\"\n"
    }
    text += "[core]\n\thooksPath = \(clone.folder.url.path)/hooks\n"
    text += "[filter \"evil\"]\n\trequired = true\n[log]\n\tshowSignature = true\n"
    try clone.folder.write(".git/config", text)
    return clone
  }

  /// The file that the program of the repository makes.
  private func mark(_ clone: Clone) -> String { clone.folder.url.path + ".mark" }

  private static let commands = [
    ["lint"], ["lint", "--since", "main"], ["lint", "--staged"],
    ["lint", "--since", "refs/heads/main", "--suppressions", "approved", "--no-skip"],
    ["lint", "--fix", "--unsafe", "--since", "main"], ["lint", "--fix", "--dry-run"],
    ["lint", "--since", "unknown"], ["speak", "."], ["diff", "--since", "main"],
    ["dump", "interface", "a.a11y.yml"], ["config", "check"], ["config", "print"],
    ["baseline", "create"], ["baseline", "check"], ["rules"], ["explain", "label-blank"],
    ["formats"], ["schema", "tree"], ["completions", "bash"], ["init", "--force"], ["version"],
  ]

  @Test func nothingOfTheRepositoryIsRun() throws {
    guard let clone = try hostile() else { return }
    defer { try? FileManager.default.removeItem(atPath: mark(clone)) }
    for command in Self.commands {
      let run = try clone.folder.program.run(command, environment: clone.variables)
      #expect((0...2).contains(run.code), "\(command)")
      #expect(!FileManager.default.fileExists(atPath: mark(clone)), "\(command)")
    }
    let since = try clone.folder.program.run(
      "lint", "--since", "main", "--list-files", environment: clone.variables)
    #expect(since.output == "App/Start.swift\nBig.a11y.json\n", "\(since)")
  }

  @Test(.needs(tool: "strace")) func onlyGitIsStarted() throws {
    guard let clone = try hostile(), let strace = ExternalTool.url("strace") else { return }
    defer { try? FileManager.default.removeItem(atPath: mark(clone)) }
    let git = try #require(ExternalTool.url("git")).path
    let log = clone.folder.url.path + ".strace"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let tracer = Program(folder: clone.folder.url, executable: strace)
    for command in Self.commands {
      let run = try tracer.run(
        ["-f", "-qq", "-e", "trace=execve", "-o", log, Program.url.path] + command,
        environment: clone.variables)
      // Some systems let nobody look.
      guard run.code <= 2, let text = try? String(contentsOfFile: log, encoding: .utf8) else {
        return
      }
      let started = Set(text.matches(of: /execve\("([^"]*)"/).map { String($0.1) })
      let asksGit = command.contains { $0 == "--since" || $0 == "--staged" }
      let expected: Set = asksGit ? [Program.url.path, git] : [Program.url.path]
      #expect(started == expected, "\(command)")
    }
  }
}
