import Foundation
import Testing

/// The package as it is now, without what was built, in a folder of its own.
struct ProjectCopy {
  /// The package that the tests were built from.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tag that `commit` gives.
  static let tag = "0.1.0"

  let url: URL

  /// Copies the package into a new folder of that name.
  init(_ name: String, in folder: TemporaryFolder) throws {
    url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.root.path) {
      guard name != ".git", !name.hasPrefix(".build") else { continue }
      try FileManager.default.copyItem(
        at: Self.root.appendingPathComponent(name), to: url.appendingPathComponent(name))
    }
  }

  /// Makes a repository of it, with one commit and a tag.
  func commit() throws {
    try Self.git(in: url, "init", "--quiet")
    try Self.git(in: url, "add", "--all")
    try Self.git(in: url, "commit", "--quiet", "--message", "All of it")
    try Self.git(in: url, "tag", Self.tag)
  }

  /// Runs git in a folder, as somebody of no matter which name.
  static func git(in folder: URL, _ arguments: String...) throws {
    let git = try #require(ExternalTool.url("git"))
    let person = ["-c", "user.name=Ana", "-c", "user.email=ana@example.com"]
    let run = try Program(folder: folder, executable: git).run(person + arguments)
    try #require(run.code == 0, "git \(arguments): \(run.errors)")
  }
}
