import Foundation
import Testing

@testable import a11y_lint

@Suite("What the program touches") struct SupplyChainTests {
  /// A call of the system's as strace writes it.
  private struct Call {
    let name: String
    let text: String
    /// The path that it is about, where it has one.
    let path: String?
    let writes: Bool
    let isDone: Bool

    init?(_ line: Substring) {
      // `123 openat(AT_FDCWD, "path", O_RDONLY) = 3`
      let words = line.drop { $0.isNumber || $0 == " " || $0 == "[" || $0 == "]" }
      guard let open = words.firstIndex(of: "("), !words.hasPrefix("+"), !words.hasPrefix("-"),
        !words.hasPrefix("<")
      else { return nil }
      name = String(words[..<open])
      text = String(line)
      let quoted = words.split(separator: "\"", omittingEmptySubsequences: false)
      path = quoted.count > 2 ? String(quoted[1]) : nil
      writes =
        ["O_WRONLY", "O_RDWR", "O_CREAT"].contains { words.contains($0) }
        || ["mkdir", "rename", "unlink", "link", "symlink", "chmod", "truncate"].contains {
          words.hasPrefix($0)
        }
      isDone = !words.contains(" = -1 ")
    }
  }

  /// The calls of a run under strace; nil where that is not possible.
  private func calls(
    _ arguments: [String], in folder: TemporaryFolder, code: Int32
  ) throws -> [Call]? {
    guard let strace = ExternalTool.url("strace") else { return nil }
    let log = try TemporaryFolder()
    let file = log.url.appendingPathComponent("log")
    let run = try Program(folder: folder.url, executable: strace).run(
      ["-f", "-qq", "-s", "4096", "-o", file.path, "-e", "trace=%file,%network,execve"]
        + [Program.url.path] + arguments)
    guard FileManager.default.fileExists(atPath: file.path), run.code == code else {
      // In a container without the right to trace there is nothing to see.
      guard run.errors.contains("ptrace") || run.errors.contains("PTRACE") else {
        Issue.record("the run under strace ended with \(run.code): \(run.errors)")
        return nil
      }
      print("skipped: strace is not permitted here")
      if ExternalTool.everythingIsRequired { Issue.record("strace is not permitted here") }
      return nil
    }
    return try log.read("log").split(separator: "\n").compactMap(Call.init)
  }

  /// A project with everything that a run may read.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("app/a.a11y.json", Trees.error)
    try folder.write("app/b.storyboard", "<document></document>")
    try folder.write("app/.a11y-lint.yml", "extends: ../shared.yml\n")
    try folder.write("app/.gitignore", "ignored\n")
    try folder.write("shared.yml", "failOn: error\n")
    try folder.write("secret/other.a11y.json", Trees.error)
    return folder
  }

  /// The paths that a run may look at or read, besides what lies in the folder.
  private func isOfTheSystem(_ path: String) -> Bool {
    let starts = [
      "/etc/ld.so", "/lib", "/usr/lib", "/proc/self", "/proc/stat", "/sys/devices/system",
    ]
    let files = ["/etc/localtime", "/dev/null", "/usr/share/zoneinfo/", "/sys/fs/cgroup"]
    // A busy machine makes libdispatch ask whether its threads are running.
    if path.wholeMatch(of: /\/proc\/[0-9]+\/stat/) != nil { return true }
    return (starts + files).contains { path.hasPrefix($0) } || path.hasSuffix(".so")
      || path.contains(".so.") || path == Program.url.path
      || path.hasPrefix(Program.url.deletingLastPathComponent().path)
  }

  @Test func aRunReadsItsInputsAndMakesNoConnection() throws {
    let folder = try project()
    let arguments = ["app", "--format", "json:out/report.json"]
    guard let calls = try calls(arguments, in: folder, code: 2) else { return }
    #expect(calls.count > 10)
    let network = [
      "socket", "connect", "bind", "listen", "accept", "sendto", "recvfrom", "getaddr",
    ]
    #expect(calls.filter { call in network.contains { call.name.hasPrefix($0) } }.isEmpty)
    // Only the program itself is started.
    #expect(calls.filter { $0.name.hasPrefix("exec") }.count == 1)
    let top = folder.url.resolvingSymlinksInPath().path
    let strangers = calls.filter { call in
      guard let path = call.path, call.isDone, call.name.hasPrefix("open") else { return false }
      let isInside = !path.hasPrefix("/") || path.hasPrefix(top)
      return !isInside && !isOfTheSystem(path)
    }
    #expect(strangers.map(\.text) == [])
    let opened = calls.filter { $0.name.hasPrefix("open") && $0.isDone }.compactMap(\.path)
    #expect(!opened.contains { $0.contains("secret") })
    for name in ["app/a.a11y.json", "app/b.storyboard", "app/.a11y-lint.yml"] {
      #expect(opened.contains { $0.hasSuffix(name) }, "\(name) is not read")
    }
    #expect(opened.contains { $0.hasSuffix("shared.yml") })
    // What is written is the report, its folder, and the file that becomes it.
    let written = calls.filter { $0.writes && $0.isDone }.compactMap(\.path)
    #expect(!written.isEmpty)
    #expect(written.allSatisfy { $0 == "out" || $0 == "./out" || $0.contains("out/") })
  }

  @Test(.needs(tool: "git")) func onlyGitIsStartedAndOnlyWhenItIsAsked() throws {
    guard let clone = try Clone() else { return }
    try clone.commit(["a.a11y.json": Trees.clean])
    try clone.folder.write("a.a11y.json", Trees.error)
    guard let calls = try calls(["a.a11y.json", "--since", "HEAD"], in: clone.folder, code: 1)
    else { return }
    let started = calls.filter { $0.name.hasPrefix("exec") && $0.isDone }.compactMap(\.path)
    #expect(started.count > 1)
    #expect(started.dropFirst().allSatisfy { $0.hasSuffix("/git") })
    // The connection to git is a pair of sockets of this machine; nothing has an address.
    #expect(!calls.contains { $0.name == "connect" || $0.name == "bind" })
    #expect(!calls.contains { $0.name == "socket" })
  }

  @Test func itRunsWithoutAnyNetwork() throws {
    let folder = try project()
    let words = try ExternalTool.withoutNetwork(in: folder.url)
    guard let first = words.first else {
      if ExternalTool.everythingIsRequired { Issue.record("unshare is not permitted here") }
      return
    }
    let program = Program(folder: folder.url, executable: URL(fileURLWithPath: first))
    let cut = try program.run(
      Array(words.dropFirst()) + [Program.url.path, "app", "--format", "json"])
    let whole = try folder.program.run("app", "--format", "json")
    #expect(cut.code == whole.code)
    #expect(cut.output == whole.output)
    #expect(try findings(cut.output).contains { $0["rule"] as? String == "empty-tree" })
  }

  @Test func thePackageDependsOnNothing() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: top.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(!manifest.contains(".package("))
    #expect(!manifest.contains(".binaryTarget("))
    let resolved = top.appendingPathComponent("Package.resolved").path
    #expect(!FileManager.default.fileExists(atPath: resolved))
  }
}
