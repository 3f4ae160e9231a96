import Foundation
import Testing

@testable import a11y_lint

@Suite("Old versions from new ones and a diff") struct ReversedPatchTests {
  /// A text of few different lines, so that many of them are alike.
  private func text(_ random: inout SplitMix) -> [UInt8] {
    let words = [
      "", "a", "b", "-- c", "++ d", "@@ -1 +1 @@", "\\ e", "a\r", " x", "--- a/x", "\u{1b}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<random.next() % 30 {
      bytes += Array(words[Int(random.next() % UInt64(words.count))].utf8) + [0x0A]
    }
    if random.next() % 4 == 0 { bytes += Array("end".utf8) }
    return bytes
  }

  /// Another version of a text: some lines gone, some added.
  private func edited(_ old: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var lines = old.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<random.next() % 5 + 1 {
      let place = Int(random.next() % UInt64(lines.count))
      switch random.next() % 3 {
      case 0 where lines.count > 1: lines.remove(at: place)
      case 1: lines.insert(Array("new \(random.next() % 3)".utf8), at: place)
      default: lines[place].append(0x78)
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private func diff(
    _ tool: InstalledTool, _ options: [String], _ old: [UInt8], _ new: [UInt8]
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.write("a/x", Data(old))
    try folder.write("b/x", Data(new))
    return Array(try tool.run(options + ["a/x", "b/x"], in: folder.url).output)
  }

  @Test(.needs(tool: "diff")) func theOldBytesComeBack() throws {
    guard let tool = InstalledTool("diff") else { return }
    var random = SplitMix(state: 11)
    for round in 0..<150 {
      let old = text(&random)
      let new = edited(old, &random)
      let diff = try diff(tool, ["-a", "-U\(round % 4)"], old, new)
      guard !diff.isEmpty else {
        #expect(old == new)
        continue
      }
      let file = try #require(try UnifiedDiff(diff).files.first)
      #expect(file.candidates.first == RawPath("x"))
      let restored = try file.old(from: new, at: RawPath("x")) ?? []
      #expect(restored == old, "round \(round): \(String(decoding: diff, as: UTF8.self))")
    }
  }

  @Test(.needs(tool: "git")) func gitTellsTheSame() throws {
    guard let tool = InstalledTool("git") else { return }
    var random = SplitMix(state: 12)
    for round in 0..<40 {
      let old = text(&random)
      let new = edited(old, &random)
      let diff = try diff(tool, ["diff", "--no-index", "--text", "-U\(round % 4)"], old, new)
      guard !diff.isEmpty else { continue }
      let file = try #require(try UnifiedDiff(diff).files.first)
      #expect(try file.old(from: new, at: RawPath("x")) ?? [] == old)
    }
  }

  @Test(.needs(tool: "diff")) func brokenDiffsAreErrorsOrOtherDiffs() throws {
    guard let tool = InstalledTool("diff") else { return }
    var random = SplitMix(state: 13)
    var problems = 0
    for _ in 0..<20 {
      let old = text(&random)
      let new = edited(old, &random)
      let diff = try diff(tool, ["-a", "-u"], old, new)
      let lines = diff.filter { $0 == 0x0A }.count + 1
      for _ in 0..<300 {
        var broken = diff
        for _ in 0..<random.next() % 3 + 1 { random.mutate(&broken) }
        do throws(DiffProblem) {
          for file in try UnifiedDiff(broken).files {
            _ = file.candidates
            _ = try file.old(from: new, at: RawPath("x"))
          }
        } catch {
          problems += 1
          #expect(error.line >= 1 && error.line <= max(lines + 12, 1))
          #expect(!error.message.isEmpty)
        }
      }
    }
    #expect(problems > 1_000)
  }

  @Test func everyBeginningOfADiffIsAnErrorOrADiff() throws {
    let new = Array("1\nnew\n3\n".utf8)
    let diff = Array(
      "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n 1\n-old\n+new\n 3\n".utf8)
    for length in 0...diff.count {
      do throws(DiffProblem) {
        for file in try UnifiedDiff(diff.prefix(length)).files {
          _ = try file.old(from: new, at: RawPath("x"))
        }
      } catch {
        #expect(error.line <= 8)
      }
    }
  }
}
