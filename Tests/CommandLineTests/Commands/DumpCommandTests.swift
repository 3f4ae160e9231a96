import Foundation
import Testing

@Suite struct DumpCommandTests {
  @Test(arguments: ["a.txt", "a"]) func aTextIsToldAndNotTakenForYAML(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      name, "<UIView: 0x1; frame = (0 0; 390 844)>\n   | <UILabel: 0x2; text = 'a'>\n")
    let run = try folder.program.run("dump", "syntax", name)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(name):1:1: error: this is a text of the format views "))
    #expect(try folder.program.run("dump", "interface", name).code == 0)
  }

  @Test func textsOfASyntaxDumpEndWhereTheyEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.a11y.yml", "screen: 'a\" \\ b'\n")
    try folder.write("a.xib", "<a b='x\"y\\z'>t\"</a>")
    let yaml = try folder.program.run("dump", "syntax", "a.a11y.yml")
    #expect(yaml.output.contains(#" "a\" \\ b""#))
    let xml = try folder.program.run("dump", "syntax", "a.xib")
    #expect(xml.output.contains(#"b="x\"y\\z""#) && xml.output.contains(#" "t\"""#))
  }

  /// What the tree of a storyboard holds, beside what Python's XML reader counts in the file.
  @Test(.needs(data: "corpus")) func treesHoldWhatStoryboardsHold() throws {
    guard let corpus = SharedData.url("corpus"), ExternalTool.url("python3") != nil else { return }
    let script = ProjectCopy.root.appendingPathComponent("Scripts/count-interface")
    let run = try #require(
      try ShellRun(
        "python3", [script.path, Program.url.path, corpus.path], in: TemporaryFolder()))
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix(" 0 files differ\n"), "\(run.output)")
  }
}
