import Foundation
import Testing

@testable import Linting

@Suite("--profile") struct ProfileTableTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("clean.json", Trees.clean)
    try folder.write("error.json", Trees.error)
    try folder.write("broken.json", Trees.broken)
  }

  /// A row of the table, by its name; the numbers are milliseconds, per cent and findings.
  private func rows(_ table: String) -> [(name: String, numbers: [Double])] {
    table.split(separator: "\n").dropFirst(2).map { line in
      let words = line.split(separator: " ").filter { $0 != "%" }
      let name = words.prefix { Double($0) == nil }
      return (name.joined(separator: " "), words.dropFirst(name.count).compactMap { Double($0) })
    }
  }

  @Test(arguments: [["error.json"], ["clean.json", "error.json"], ["."], ["--jobs", "4", "."]])
  func everythingButTheTableIsAsWithoutIt(arguments: [String]) throws {
    try folder.write("broken.json", Trees.clean)
    let plain = try folder.program.run(["lint"] + arguments)
    let profiled = try folder.program.run(["lint", "--profile"] + arguments)
    #expect(profiled.output == plain.output && profiled.code == plain.code)
    #expect(plain.errors.isEmpty && profiled.errors.hasPrefix("Profile of this run, with one job"))
  }

  @Test func stepsAddUpToTheTotal() throws {
    let run = try folder.program.run("lint", "--profile", "broken.json", "error.json")
    #expect(run.code == 2)
    let table = try #require(run.errors.range(of: "Profile of"))
    let rows = rows(String(run.errors[table.lowerBound...]))
    let names = rows.map(\.name)
    let steps = [
      "find files", "read", "parse", "tree", "resolve (VoiceOver)", "rules", "judge", "report",
      "other",
    ]
    #expect(names.filter { steps.contains($0) } == steps && names.last == "total")
    let sum = rows.filter { steps.contains($0.name) }.reduce(0) { $0 + $1.numbers[0] }
    let total = try #require(rows.last?.numbers[0])
    #expect(abs(sum - total) <= 0.001 * Double(steps.count) && total > 0)
  }

  @Test func everyRuleThatRanHasARow() throws {
    let rules = ["control-missing-label", "speech-all-caps"]
    try folder.write(
      "caps.a11y.yml", "screen: S\nchildren: [{type: switch}, {type: text, text: DELETE}]")
    let run = try folder.program.run(
      ["lint", "--profile", "--only", rules.joined(separator: ","), "caps.a11y.yml"])
    let rows = rows(run.errors)
    #expect(rows.filter { rules.contains($0.name) }.map(\.name).sorted() == rules)
    for row in rows where rules.contains(row.name) { #expect(row.numbers.last == 1) }
    #expect(rows.first { $0.name == "rules" }?.numbers.last == 2)
    let all = try folder.program.run("lint", "--profile", "caps.a11y.yml")
    let ran = Linter().ruleIDs
    #expect(Set(self.rows(all.errors).map(\.name)).isSuperset(of: ran))
  }

  @Test func onlyLintHasIt() throws {
    #expect(try folder.program.run("speak", "--profile", "clean.json").code == 2)
    #expect(try folder.program.run("lint", "--profile=x", "clean.json").code == 2)
  }
}
