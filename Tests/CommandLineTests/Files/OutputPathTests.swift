import Foundation
import Testing

@testable import a11y_lint

/// Nothing is written out of a project because of what it contains.
@Suite("Places that are written to") struct OutputPathTests {
  let folder: TemporaryFolder
  let outside: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
    try folder.write("project/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write("project/a.a11y.json", Trees.warning)
    try folder.write("project/sub/b.a11y.json", Trees.warning)
    try outside.write("theirs", "theirs")
  }

  private func run(_ arguments: String..., in path: String = "project") throws -> Program.Run {
    try Program(folder: folder.url.appendingPathComponent(path)).run(arguments)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/project/" + path, withDestinationPath: target)
  }

  /// Whether nothing has been written outside.
  private func nothingIsOutside() throws -> Bool {
    let names = try FileManager.default.contentsOfDirectory(atPath: outside.url.path)
    return try names == ["theirs"] && outside.read("theirs") == "theirs"
  }

  @Test func linksOfTheProjectLeadNoReportOut() throws {
    try link("r", to: "\(outside.url.path)/theirs")
    try link("d", to: outside.url.path)
    try link("sub/up", to: "../d")
    try link("up", to: "..")
    let place = folder.url.path + "/project"
    for path in ["r", "d/new", "d/more/new", "sub/up/new", "up/new", "\(place)/r", "sub/../d/x"] {
      let run = try run("a.a11y.json", "--format", "json:\(path)")
      #expect(run.code == 2)
      #expect(run.errors.contains("leads out of the project"), "\(path): \(run.errors)")
    }
    // The links are the project's from wherever it is looked at.
    let elsewhere = try run("project/a.a11y.json", "--format", "json:project/r", in: "")
    #expect(elsewhere.code == 2 && elsewhere.errors.contains("leads out of the project"))
    #expect(try run("a.a11y.json", "--format", "json:x.json").code == 0)
    #expect(try run("report", "convert", "x.json", "--format", "html:r").code == 2)
    #expect(try run("diff", "x.json", "x.json", "--format", "html:r").code == 2)
    try link(".a11y-lint-baseline.json", to: "\(outside.url.path)/new")
    #expect(try run("baseline", "create").code == 2)
    #expect(try run("baseline", "create", in: "project/sub").code == 2)
    #expect(try nothingIsOutside())
    // Inside, links lead where they like, and a command line names what it likes.
    try link("inside", to: "sub/../here")
    try folder.write("project/here", "old")
    #expect(try run("a.a11y.json", "--format", "json:inside").code == 0)
    #expect(try folder.read("project/here").hasPrefix("{"))
    let named = "\(outside.url.path)/named"
    #expect(try run("a.a11y.json", "--format", "json:\(named)").errors.isEmpty)
    #expect(try run("a.a11y.json", "--format", "json:../beside").code == 0)
    #expect(try outside.read("named").hasPrefix("{"))
  }

  @Test(arguments: ["PLACE/new", "PLACE/theirs", "../new", "sub/../../new", "d/new"])
  func aConfigurationWritesNothingElsewhere(path: String) throws {
    try link("d", to: outside.url.path)
    let path = path.replacingOccurrences(of: "PLACE", with: outside.url.path)
    let file = "project/.a11y-lint.yml"
    try folder.write(file, "format: \"json:\(path)\"\n")
    for arguments in [["lint"], ["lint", "--config", ".a11y-lint.yml"]] {
      let run = try Program(folder: folder.url.appendingPathComponent("project")).run(arguments)
      #expect(run.code == 2)
      #expect(
        run.errors.contains(".a11y-lint.yml:1:9: error: a report would be written out of the"))
    }
    // A configuration that extends it is not better.
    try folder.write("project/base.yml", "format: \"json:\(path)\"\n")
    try folder.write(file, "extends: ./base.yml\n")
    #expect(try run("lint").errors.contains("base.yml:1:9: error: a report would be written out"))
    try folder.write(file, "baseline: \(path)\n")
    let create = try run("baseline", "create")
    #expect(create.code == 2)
    #expect(create.errors.contains(".a11y-lint.yml:1:11: error: the baseline would be written out"))
    #expect(try nothingIsOutside())
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/new"))
    // Named on the command line it is the business of whoever calls.
    try folder.write("ci.yml", "format: \"json:named.json\"\n")
    let named = try run("lint", "--config", "../ci.yml", "--fail-on", "never")
    #expect(named.code == 0 && named.errors.isEmpty)
    #expect(try folder.read("named.json").hasPrefix("{"))
    #expect(try run("baseline", "create", "--baseline", "../known.json").code == 0)
  }

  @Test func pathsAreFollowedLinkByLink() throws {
    try link("one", to: "sub")
    try link("sub/two", to: "..")
    let project = try #require(RawPath(folder.url.path + "/project").real)
    let way = OutputPath(project.appending(RawPath("one/two/./one/new/x")))
    #expect(way.place == project.appending(RawPath("sub/new/x")) && way.escape == nil)
    try link("self", to: "self")
    #expect(OutputPath(project.appending(RawPath("self/x"))).escape == nil)
    #expect(OutputPath(RawPath("/../..")).place == RawPath("/"))
  }
}
