import Foundation
import Testing

@testable import a11y_lint

@Suite("Programs that are run") struct ChildProcessTests {
  private func run(
    _ words: String..., input: [UInt8] = [], variables: [String: String] = [:]
  ) throws -> ChildProcess.Run {
    let arguments = words.dropFirst().map { RawPath($0) }
    return try ChildProcess(program: words[0], arguments: arguments, variables: variables)
      .run(input: input)
  }

  @Test func muchGoesInAndOutAtOnce() throws {
    let input = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let run = try run("cat", input: input)
    #expect(run.code == 0)
    #expect(run.output == input)
    #expect(run.errors.isEmpty)
  }

  @Test func bothStreamsAreRead() throws {
    let script = "head -c 500000 /dev/zero >&2; head -c 400000 /dev/zero; exit 3"
    let run = try run("sh", "-c", script)
    #expect(run.code == 3)
    #expect(run.output.count == 400_000)
    #expect(run.errors.count == 500_000)
  }

  @Test func inputThatNobodyReadsIsNoError() throws {
    let run = try run("true", input: [UInt8](repeating: 0x61, count: 5_000_000))
    #expect(run.code == 0)
  }

  @Test func aSignalThatEndsItIsInTheCode() throws {
    #expect(try run("sh", "-c", "kill -TERM $$").code == 143)
  }

  @Test func aProgramThatIsNotThereIsAProblem() {
    #expect(throws: LaunchProblem.notFound) { try run("a11y-lint-no-such-program") }
  }

  /// A program of the current folder may be one of the repository that is looked at.
  @Test func aProgramOfTheCurrentFolderIsNotRun() throws {
    let name = "a11y-lint-planted-\(UUID().uuidString)"
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let file = here.appendingPathComponent(name)
    let folder = try TemporaryFolder()
    for place in [file, folder.url.appendingPathComponent(name)] {
      try Data("#!/bin/sh\nexit 7\n".utf8).write(to: place)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
    }
    defer { try? FileManager.default.removeItem(at: file) }
    func run(_ path: String?) throws -> Int32 {
      var process = ChildProcess(program: name, arguments: [])
      process.searchPath = path.map { RawPath($0) }
      return try process.run().code
    }
    let other = folder.url.path
    #expect(try run(other) == 7)
    #expect(try run("/nonexistent:\(other)::.") == 7)
    for path in ["", ":\(other)", "/nonexistent::\(other)", ".:\(other)", "././:\(other)"] {
      do {
        let code = try run(path)
        Issue.record("PATH=\(path) ran it: \(code)")
      } catch let problem as LaunchProblem {
        guard case .inCurrentFolder = problem else {
          Issue.record("PATH=\(path): \(problem)")
          continue
        }
      }
    }
    #expect(throws: LaunchProblem.notFound) { try run(nil) }
    #expect(throws: LaunchProblem.notFound) { try run("/nonexistent") }
  }

  @Test func argumentsAndVariablesArriveAsTheyAre() throws {
    let run = try run(
      "sh", "-c", #"printf '%s|%s|%s' "$1" "$A11Y_ONE" "$HOME""#, "sh", "a b\n'c'",
      variables: ["A11Y_ONE": "x=y z", "HOME": "/somewhere"])
    #expect(String(decoding: run.output, as: UTF8.self) == "a b\n'c'|x=y z|/somewhere")
  }

  @Test func theSignalOfAReaderThatWentAwayWorks() throws {
    // With that signal ignored, `yes` would complain and end with an exit code of its own.
    let run = try run("sh", "-c", "(yes; echo $? >&2) | head -n 1; sleep 0.1")
    #expect(String(decoding: run.output, as: UTF8.self) == "y\n")
    #expect(!String(decoding: run.errors, as: UTF8.self).contains("roken"))
  }
}
