import Foundation
import Testing

@testable import Linting
@testable import a11y_lint

@Suite("Help") struct HelpPageTests {
  @Test(arguments: Command.available) func helpNamesEveryOption(command: Command) throws {
    let folder = try TemporaryFolder()
    let run = try folder.program.run(command.rawValue, "--help")
    #expect(run.code == 0)
    for option in CommandOption.options(of: command) {
      #expect(run.output.contains(option.name), "\(command) \(option.name)")
    }
    #expect(try folder.program.run("help", command.rawValue).output == run.output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func noCommandHasTwoOptionsOfOneName() {
    for command in Command.allCases {
      let options = CommandOption.options(of: command)
      #expect(Set(options.map(\.id)).count == options.count)
      #expect(Set(options.compactMap(\.short)).count == options.compactMap(\.short).count)
    }
  }

  @Test func everyOptionThatTheProgramAsksForIsInTheTable() throws {
    let source = try String(
      contentsOf: ProjectCopy.root.appending(path: "Sources/a11y-lint/Arguments/OptionID.swift"),
      encoding: .utf8)
    let names = source.matches(of: /OptionID\("([a-z-]+)"\)/).map { String($0.1) }
    #expect(names.count > 30)
    #expect(Set(names).subtracting(CommandOption.all.map(\.id.name)) == [])
    for row in RunOption.all {
      guard let name = row.spelling?.name else { continue }
      #expect(CommandOption.all.contains { $0.id.name == name }, "\(name)")
    }
  }

  @Test func theOverviewNamesEveryCommand() {
    let text = HelpPage(command: nil).text
    for command in Command.available { #expect(text.contains("  \(command.rawValue) ")) }
    #expect(Set(Command.groups.flatMap(\.commands)) == Set(Command.available))
  }

  @Test func manyOptionsAreInGroups() {
    let text = HelpPage(command: .lint).text
    for group in CommandOption.groups { #expect(text.contains("\n\(group.title):\n")) }
    #expect(!text.contains("\nOptions:\n"))
  }
}
