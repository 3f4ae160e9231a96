import Foundation
import Testing

@testable import a11y_lint

/// A git repository of a test's own, which nobody's configuration reaches.
struct Clone {
  /// A command of git's that went wrong.
  struct Failure: Error {
    let message: String
  }

  let folder: TemporaryFolder
  private let git: InstalledTool
  /// The variables of every run of git here.
  var variables = [
    "HOME": "/nonexistent", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
  ]

  /// A new repository without commits; nil where git is missing.
  init?() throws {
    guard let git = InstalledTool("git") else { return nil }
    self.git = git
    folder = try TemporaryFolder()
    try self("init", "-q", "-b", "main")
  }

  /// The latest commits of another one; nil where git is missing.
  init?(of other: Clone, depth: Int, _ options: String...) throws {
    guard let git = InstalledTool("git") else { return nil }
    self.git = git
    folder = try TemporaryFolder()
    let source = "file://\(other.folder.url.path)"
    try self(["clone", "-q", "--depth", "\(depth)"] + options + [source, "."])
  }

  /// Runs git, which has to succeed; gives what it writes.
  @discardableResult
  func callAsFunction(_ arguments: String...) throws -> String { try self(arguments) }

  @discardableResult
  func callAsFunction(_ arguments: [String]) throws -> String {
    let run = try git.run(arguments, in: folder.url, environment: variables)
    guard run.code == 0 else { throw Failure(message: "git \(arguments): \(run.errors)") }
    return String(decoding: run.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Writes files and commits everything that is there.
  func commit(_ files: [String: String] = [:]) throws {
    for (path, text) in files { try folder.write(path, text) }
    try self("add", "-A")
    try self("commit", "-q", "--allow-empty", "-m", "change")
  }

  /// The repository as the program sees it from a folder of it.
  func repository(
    in path: String = "", _ more: [String: String] = [:]
  ) throws -> GitRepository {
    try GitRepository(
      around: RawPath(folder.url.appendingPathComponent(path).path),
      variables: variables.merging(more) { $1 })
  }

  /// The change since a revision, as text; see `text`.
  func change(since revision: String, in path: String = "") throws -> [String] {
    let repository = try repository(in: path)
    return text(try repository.versions(of: try repository.changes(since: revision).files))
  }

  /// What is staged, as text.
  func staged(_ more: [String: String] = [:]) throws -> [String] {
    let repository = try repository(more)
    return text(try repository.versions(of: try repository.stagedChanges().files))
  }

  /// Versions as `path: old`, `path < old path: old` and `path: old > staged`; `-` is no version.
  private func text(_ versions: [FileVersions]) -> [String] {
    let top = folder.url.path + "/"
    return versions.map { version in
      let path = version.path.text.replacingOccurrences(of: top, with: "")
      let oldPath = version.oldPath.text.replacingOccurrences(of: top, with: "")
      let old = version.old.map { String(decoding: $0, as: UTF8.self) } ?? "-"
      let moved = path == oldPath ? "" : " < \(oldPath)"
      guard case .bytes(let new) = version.new else { return "\(path)\(moved): \(old)" }
      return "\(path)\(moved): \(old) > \(String(decoding: new, as: UTF8.self))"
    }
  }

  /// The problem of a call that has to fail.
  func problem(_ body: () throws -> Void) -> GitProblem? {
    do {
      try body()
      return nil
    } catch {
      return error as? GitProblem
    }
  }
}
