import Foundation
import Testing

/// Everything of others that workflows, images and recipes run is named by its hash, and our own
/// version is the same wherever a reader copies it from.
@Suite("Pinned versions") struct PinnedVersionsTests {
  private struct Line {
    let file: String
    let text: String
  }

  /// The lines of files below some paths of the repository.
  private static func lines(of paths: [String]) throws -> [Line] {
    let files = paths.flatMap { path -> [String] in
      let folder = ProjectCopy.root.appendingPathComponent(path).path
      let inside = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      let texts = inside?.filter { name in
        [".md", ".yml", ".yaml"].contains(where: name.hasSuffix)
      }
      return texts.map { $0.isEmpty ? [path] : $0.map { "\(path)/\($0)" } } ?? [path]
    }
    return try files.sorted().flatMap { file in
      let url = ProjectCopy.root.appendingPathComponent(file)
      return try String(contentsOf: url, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { Line(file: file, text: String($0)) }
    }
  }

  /// Actions of other owners, with the version behind the hash as a remark.
  @Test func actionsOfOthersHaveTheirHash() throws {
    var hashes: [String: Set<String>] = [:]
    for line in try Self.lines(of: [".github", "action.yml", "docs", "README.md"]) {
      guard let match = line.text.firstMatch(of: /^\s*(?:- )?uses:\s*(\S+)(.*)$/) else { continue }
      let (action, remark) = (match.1, match.2)
      guard !action.hasPrefix("./"), !action.hasPrefix("OWNER/") else { continue }
      guard let pinned = action.wholeMatch(of: /(.+)@([0-9a-f]{40})/),
        remark.wholeMatch(of: /\ # v[0-9]+\.[0-9]+\.[0-9]+/) != nil
      else {
        Issue.record("\(line.file): \(action) needs its hash, and `# v1.2.3` behind it")
        continue
      }
      hashes[String(pinned.1), default: []].insert(String(pinned.2))
    }
    #expect(hashes.count == 6)
    for (action, found) in hashes { #expect(found.count == 1, "\(action): \(found)") }
  }

  /// Images without a digest, and why.
  private static let imagesWithoutDigest = [
    "scratch": "is empty, and has none"
  ]

  @Test func imagesHaveTheirDigest() throws {
    var digests: [String: Set<String>] = [:]
    let files = [".github", "action.yml", "docs/ci", "Dockerfile"]
    for line in try Self.lines(of: files) {
      let key = /^(?:FROM|\s+(?:- )?(?:image|container):)\s+([^\s{]+)(?:\s.*)?$/
      guard let image = line.text.firstMatch(of: key).map({ String($0.1) }),
        Self.imagesWithoutDigest[image] == nil
      else { continue }
      guard let pinned = image.wholeMatch(of: /([a-z]+:[a-z0-9.-]+)@(sha256:[0-9a-f]{64})/) else {
        Issue.record("\(line.file): \(image) needs its digest")
        continue
      }
      digests[String(pinned.1), default: []].insert(String(pinned.2))
    }
    #expect(
      digests.keys.sorted() == ["debian:bookworm-slim", "swift:6.3", "swift:6.3-bookworm"])
    for (image, found) in digests { #expect(found.count == 1, "\(image): \(found)") }
  }

  /// Lines that are copied name the version that there is.
  @Test func ourVersionIsTheSameEverywhere() throws {
    let marks = [
      "OWNER", "--branch", "rev:", "A11Y_LINT_VERSION:", "a11y_lint-", "a11y-lint-", "a11y-lint_",
    ]
    let copied = try Self.lines(of: ["docs", "README.md"]).filter { line in
      marks.contains(where: line.text.contains) && !line.file.hasPrefix("docs/internals")
    }
    var count = 0
    for line in copied {
      for match in line.text.matches(of: /\b[0-9]+\.[0-9]+\.[0-9]+\b/) {
        count += 1
        #expect(match.output == ProjectCopy.tag, "\(line.file): \(line.text)")
      }
    }
    #expect(count > 8)
  }
}
