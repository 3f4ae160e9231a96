import Foundation
import Testing

/// `config` and `init`.
@Suite("Commands about the configuration") struct ConfigCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test func everyValueHasAnOrigin() throws {
    try folder.write("base.yml", "maxWarnings: 7\n")
    try folder.write(
      ".a11y-lint.yml",
      """
      extends: [strict, ./base.yml]
      rules:
        text-contrast: {severity: note, level: AAA}
      overrides:
        - {files: Old, rules: {speech-all-caps: off}}
      exclude: Gen
      """)
    let run = try folder.program.run("config", "print")
    #expect(run.code == 0)
    let all = lines(run.output)
    #expect(all.contains("maxWarnings: 7 # base.yml:1"))
    #expect(all.contains("failOn: warning # preset strict"))
    #expect(all.contains("failOnReview: false # default"))
    #expect(all.contains("severity: note # .a11y-lint.yml:3"))
    #expect(all.contains("level: AAA # .a11y-lint.yml:3"))
    #expect(all.contains("- files: [Old] # .a11y-lint.yml:5"))
    let old = lines(try folder.program.run("config", "print", "--for", "Old/x.xib").output)
    #expect(old.contains("speech-all-caps: off # .a11y-lint.yml:5"))
    let gen = lines(try folder.program.run("config", "print", "--for", "Gen/x.xib").output)
    #expect(gen.contains("# The file is excluded: it is not read."))
  }

  /// The first sample of `docs/CONFIGURATION.md`, where nothing else is yet.
  @Test func theSampleOfTheDocumentsWorksInANewProject() throws {
    let page = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/CONFIGURATION.md"), encoding: .utf8)
    let sample = try #require(page.firstMatch(of: /(?s)```yaml\n(.*?)```/)).1
    #expect(sample.contains("overrides:") && sample.contains("baseline: "))
    try folder.write(".a11y-lint.yml", String(sample))
    for arguments in [["config", "check"], ["lint", "--allow-empty", "--today", "2027-01-01"]] {
      let run = try folder.program.run(arguments)
      #expect(run.code == 0, "\(arguments): \(run.output)\(run.errors)")
    }
    try folder.write("Clean.a11y.json", Trees.clean)
    let run = try folder.program.run("lint", "--today", "2027-01-01")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func whatIsPrintedMeansTheSame() throws {
    try folder.write(
      ".a11y-lint.yml",
      """
      preset: [wcag22aa, speech]
      rules: {text-contrast: {severity: note, level: AAA}, visual: warning}
      overrides:
        - {files: ["a b", "c{d,e}"], select: "button", rules: {labels: off}, reason: "a: b"}
      gates: [{name: "# one", rules: labels, maxErrors: 1, maxNotes: 0}]
      voiceover: {modalScope: everything, allCaps.words: [NASA, "no"]}
      only: [labels, visual, file]
      today: 2027-01-01
      language: de
      """)
    let first = try folder.program.run("config", "print")
    try folder.write("again/.a11y-lint.yml", first.output)
    let second = try folder.program.run("config", "print", "--config", "again/.a11y-lint.yml")
    #expect(second.errors == "")
    func values(_ text: String) -> [Substring] {
      text.split(separator: "\n").dropFirst().map { $0.prefix(while: { $0 != "#" }) }
    }
    // Every rule is written out, so what the tags and presets chose is chosen again.
    let sameRules = zip(values(first.output), values(second.output)).filter { $0 != $1 }
    #expect(sameRules.isEmpty, "\(sameRules)")
  }

  @Test func mistakesAreFatalInBothCommands() throws {
    try folder.write(".a11y-lint.yml", "format: [text, jsn]\n")
    for task in ["check", "print"] {
      let run = try folder.program.run("config", task)
      #expect(run.code == 2)
      #expect(run.errors.hasPrefix(".a11y-lint.yml:1:9: error: "))
      #expect(run.errors.contains("did you mean json?"))
    }
    #expect(try folder.program.run("config").code == 2)
    #expect(try folder.program.run("config", "chek").errors.contains("did you mean check?"))
  }

  @Test func anAdapterSaysWhatItKeepsSilent() throws {
    let adapter =
      "adapters:\n  - name: shop\n    files: \"*.json\"\n    type: kind\n"
      + "    properties: {text: str%}\n"
    func write(_ rest: String) throws {
      try folder.write(".a11y-lint.yml", adapter.replacingOccurrences(of: "%", with: rest))
    }
    try write("")
    try folder.write("home.json", #"{"kind": "text", "str": "Hi"}"#)
    let silent = try folder.program.run("config", "check").errors
    #expect(
      silent.contains("note: the adapter \"shop\" maps no label, no hint, no value and no traits: ")
    )
    let run = try folder.program.run("lint", ".")
    #expect(run.errors.contains("rules stay silent"))
    try folder.write("home.json", #"{"type": "text", "str": "Hi"}"#)
    let untyped = try folder.program.run("lint", ".")
    #expect(untyped.code == 2 && untyped.errors.contains("finds the type of no node in this file"))
    try write(", label: a, traits: b")
    #expect(!(try folder.program.run("config", "check").errors.contains("stay silent")))
  }

  @Test func initWritesWhatHolds() throws {
    try folder.write("App/Main.storyboard", "<x/>")
    try folder.write("App/de.lproj/Main.strings", "")
    try folder.write(".gitlab-ci.yml", "")
    let run = try folder.program.run("init")
    #expect(run.code == 0)
    #expect(run.errors.contains("found 1 storyboard or xib"))
    #expect(run.errors.hasSuffix("Next: a11y-lint\n"))
    #expect(run.errors.contains("for GitLab"))
    #expect(try folder.program.run("config", "check").code == 0)
    let again = try folder.program.run("init")
    #expect(again.code == 2)
    #expect(again.errors.contains("there is already a configuration, .a11y-lint.yml"))
    #expect(try folder.program.run("init", "--force", "--preset", "strict").code == 0)
    #expect(try folder.read(".a11y-lint.yml").contains("preset: strict"))
    let changed = try folder.program.run("config", "print", "--changed")
    #expect(changed.output.contains("preset: [strict]") && !changed.output.contains("# default"))
  }

  @Test func initCountsWhatARunReads() throws {
    try folder.write("a.txt", "<UIView: 0x1; frame = (0 0; 390 844)>\n")
    try folder.write("b.json", Trees.clean)
    try folder.write("c.json", "{}")
    try folder.write("d.txt", "words")
    let run = try folder.program.run("init")
    #expect(run.errors.contains("found 2 trees and captures"), "\(run.errors)")
  }

  @Test func initProposesABaselineWhereThereAreFindings() throws {
    try folder.write("Home.a11y.yml", "screen: Home\nchildren: [{type: text, text: Hi}]\n")
    #expect(!(try folder.program.run("init").errors.contains("baseline")))
    try folder.write("Bad.a11y.yml", "screen: Bad\nchildren: [{type: button, image: ic_x}]\n")
    #expect(
      try folder.program.run("init", "--force").errors.contains("a11y-lint baseline create"))
  }

  @Test func initEndsWithACommandThatWorks() throws {
    let empty = try folder.program.run("init")
    #expect(empty.errors.hasSuffix("Next: a11y-lint formats\n"), "\(empty.errors)")
    try folder.write("api/home page.json", #"{"items": [{"kind": "Button", "title": "Pay"}]}"#)
    let unknown = try folder.program.run("init", "--force")
    #expect(
      unknown.errors.hasSuffix(
        "note: api/home page.json is JSON of another schema, which an adapter can read\n"
          + "Next: a11y-lint init --adapter 'api/home page.json'\n"), "\(unknown.errors)")
    let draft = try folder.program.run("init", "--adapter", "api/home page.json")
    #expect(draft.code == 0 && draft.errors.contains("  Pay, button.\n"), "\(draft.errors)")
  }
}
