import Foundation
import Testing

@Suite struct DumpCommandTests {
  /// What the tree of a storyboard holds, beside what Python's XML reader counts in the file.
  @Test func treesHoldWhatStoryboardsHold() throws {
    guard let corpus = SharedData.url("corpus"), ExternalTool.url("python3") != nil else { return }
    let script = ProjectCopy.root.appendingPathComponent("Scripts/count-interface")
    let run = try #require(
      try ShellRun(
        "python3", [script.path, Program.url.path, corpus.path], in: TemporaryFolder()))
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix(" 0 files differ\n"), "\(run.output)")
  }
}
