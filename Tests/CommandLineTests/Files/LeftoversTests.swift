import Foundation
import Testing

@testable import a11y_lint

@Suite("Temporary files of runs that were killed") struct LeftoversTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.yml", "a")
  }

  private func remains(_ name: String) throws -> Bool {
    try folder.write(name, "left")
    var leftovers = Leftovers()
    leftovers.remove(beside: RawPath(folder.url.path + "/a.yml"))
    return FileManager.default.fileExists(atPath: folder.url.path + "/" + name)
  }

  @Test(arguments: [".a.yml.1.tmp", ".a.yml.999999-3.tmp", ".a.yml.\(getpid()).tmp"])
  func theyAreRemoved(name: String) throws {
    #expect(try !remains(name))
  }

  @Test(arguments: [
    ".a.yml.tmp", ".a.yml.1x.tmp", ".a.yml.1-.tmp", ".a.yml.1-2-3.tmp", ".b.yml.1.tmp",
    "a.yml.1.tmp", ".a.yml.1.tmp2", ".xa.yml.1.tmp",
  ])
  func otherFilesStay(name: String) throws {
    #expect(try remains(name))
  }

  @Test func whatSomebodyWritesStays() throws {
    let file = try folder.write(".a.yml.7.tmp", "")
    let descriptor = open(file.path, O_WRONLY)
    defer { close(descriptor) }
    #expect(CLibrary.lockFile(descriptor))
    #expect(try remains(".a.yml.7.tmp"))
    // A link is not one of ours.
    let link = folder.url.path + "/.a.yml.8.tmp"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.yml")
    var leftovers = Leftovers()
    leftovers.remove(beside: RawPath(folder.url.path + "/a.yml"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.yml")
  }

  @Test func aFixRemovesThem() throws {
    let broken = "screen: A\nchildren:\n  - {type: button, label: Save button}\n"
    try folder.write("a.a11y.yml", broken)
    try folder.write(".a.a11y.yml.1.tmp", "left")
    let run = try folder.program.run(
      "lint", "--only", "label-repeats-role", "--fix", "--unsafe", "a.a11y.yml")
    #expect(run.errors.contains("fixed 1 finding"), "\(run)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["a.a11y.yml", "a.yml"])
  }
}
