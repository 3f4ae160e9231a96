import DocumentSyntax
import Testing

@testable import LintReports

@Suite("Comments on what is heard differently") struct SpeechDiffMarkdownTests {
  private func transcript(_ rows: [String], _ name: String, _ path: String) -> Transcript {
    let text =
      "screen: \(name)\nchildren:\n" + rows.map { "  - {type: text, text: \($0)}\n" }.joined()
    return Transcript(of: SourceFile(path: path, bytes: Array(text.utf8)), isTraced: true)
  }

  private func versions(
    _ old: [String], _ new: [String], _ name: String = "A", _ path: String = "a b.a11y.yml"
  ) -> SpeechDiff.Versions {
    .init(old: transcript(old, name, path), new: transcript(new, name, path))
  }

  private func page(_ files: [SpeechDiff.Versions], _ links: SourceLinks? = nil) -> String {
    var output = ByteWriter()
    SpeechDiffFormat.markdown.write(SpeechDiff(files), links: links, to: &output)
    return output.text
  }

  private var links: SourceLinks {
    SourceLinks(base: "https://example.com/o/r/blob/1/") { $0.hasPrefix("/") ? nil : "app/" + $0 }
  }

  @Test func aLineTellsAChange() {
    let files = [
      versions(["x", "log in"], ["x", "sign in"]),
      .init(old: nil, new: transcript(["y"], "B", "b.a11y.yml")),
    ]
    #expect(
      page(files, links) == """
        <!-- a11y-lint diff -->
        ### VoiceOver: 1 added, 1 changed on 2 screens; 3 stops on 2 screens in all

        #### A · [a b.a11y.yml](https://example.com/o/r/blob/1/app/a%20b.a11y.yml)

        - **changed** 2. <del>log</del><ins>sign</ins> in. (label; \
        [line 4](https://example.com/o/r/blob/1/app/a%20b.a11y.yml#L4))

        #### B · [b.a11y.yml](https://example.com/o/r/blob/1/app/b.a11y.yml) · new screen

        - **added** 1. y. ([line 3](https://example.com/o/r/blob/1/app/b.a11y.yml#L3))

        """)
    // Where nobody knows an address there is the line alone.
    let plain = page([versions(["x"], ["y"])])
    #expect(plain.contains("#### A · a b.a11y.yml\n") && plain.contains("(label; line 3)"))
    #expect(page([versions(["x"], ["y"], "A", "/b.a11y.yml")], links).contains("A · /b.a11y.yml\n"))
  }

  @Test func nothingIsSaidOfWhatIsTheSame() {
    #expect(
      page([versions(["x"], ["x"])])
        == "<!-- a11y-lint diff -->\n### VoiceOver: nothing is heard differently\n")
  }

  @Test func fifteenLinesAreOpen() {
    let rows = (1...9).map { "row \($0)" }
    let two = ["A", "B"].map { versions([], rows, $0, $0 + ".a11y.yml") }
    let page = page(two)
    let parts = page.split(separator: "<details><summary>3 more</summary>\n")
    #expect(parts.count == 2)
    #expect(parts[0].split(separator: "\n").count { $0.hasPrefix("- ") } == 15)
    #expect(parts[1].hasPrefix("\n#### B · B.a11y.yml\n\n- **added** 7. row seven."))
    #expect(parts[1].hasSuffix("\n\n</details>\n"))
    let fitting = self.page([versions([], (1...15).map { "row \($0)" })])
    #expect(!fitting.contains("<details>") && fitting.contains("15. row fifteen"))
  }

  @Test func aPageFitsIntoAComment() {
    let long = String(repeating: "word ", count: 400)
    let files = (1...90).map { versions([], [long], "S\($0)", "\($0).a11y.yml") }
    let page = page(files, links)
    #expect(page.utf8.count <= SpeechDiffMarkdown.limit + 200)
    #expect(page.hasSuffix(" more, for which there is no room here.\n\n</details>\n"))
  }

  @Test func nobodyElseWritesOnThePage() {
    let name = "\"<i>*@me](x)\""
    let page = page(
      [versions(["x"], ["\"</details> #1 [a](b) `c`\""], name, "a](x)<b>.a11y.yml")], links)
    #expect(!page.contains("<i>") && !page.contains("@me") && !page.contains("</details>"))
    #expect(
      !page.contains("[a](b)") && !page.contains("<b>")
        && !page.replacing("\\]", with: "").contains("](x)"))
    #expect(page.contains("app/a%5D%28x%29%3Cb%3E.a11y.yml"))
  }
}
