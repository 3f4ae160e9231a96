import Foundation
import Testing

@testable import a11y_lint

@Suite("Files that others take the place of") struct FileAttributesTests {
  private let folder: TemporaryFolder
  private let path: RawPath

  init() throws {
    folder = try TemporaryFolder()
    path = RawPath(try folder.write("a.yml", "old").path)
  }

  private func replace(with system: SystemCalls = .real) throws -> FileProblem? {
    let attributes = try #require(FileAttributes(of: path))
    return ReportFile.replace(path, by: Array("new".utf8), keeping: attributes, with: system)
  }

  private var status: stat {
    var status = stat()
    _ = path.withCString { stat($0, &status) }
    return status
  }

  @Test func modeAndAttributesStay() throws {
    _ = path.withCString { chmod($0, 0o640) }
    let value = Array("v".utf8)
    let descriptor = path.withCString { open($0, O_RDONLY) }
    let hasAttributes =
      value.withUnsafeBytes { CLibrary.setAttribute(descriptor, "user.a11y", $0) } == 0
    close(descriptor)
    #expect(try replace() == nil)
    #expect(try folder.read("a.yml") == "new")
    #expect(status.st_mode & 0o777 == 0o640)
    guard hasAttributes else { return }
    let new = path.withCString { open($0, O_RDONLY) }
    defer { close(new) }
    var bytes: [UInt8] = [0, 0]
    let count = bytes.withUnsafeMutableBytes { CLibrary.readAttribute(new, "user.a11y", $0) }
    #expect(count == 1 && bytes[0] == UInt8(ascii: "v"))
  }

  @Test(.enabled(if: getuid() == 0)) func ownerAndGroupStay() throws {
    _ = path.withCString { chown($0, 12_345, 54_321) }
    #expect(try replace() == nil)
    #expect(status.st_uid == 12_345 && status.st_gid == 54_321)
    _ = path.withCString { chown($0, 1, 1) }
    var system = SystemCalls.real
    system.setOwner = { _, _, _ in -1 }
    #expect(try replace(with: system) == .attributes)
    #expect(status.st_uid == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.yml"])
  }

  @Test func someFilesAreLeftAlone() throws {
    func refusal() throws -> String? { try #require(FileAttributes(of: path)).refusal(at: path) }
    #expect(try refusal() == nil)
    _ = path.withCString { chmod($0, 0o444) }
    #expect(try refusal() == "it is read-only")
    _ = path.withCString { chmod($0, 0o4755) }
    #expect(try refusal()?.contains("set-user-ID") == true)
    _ = path.withCString { chmod($0, 0o644) }
    let second = folder.url.appendingPathComponent("b.yml").path
    try FileManager.default.linkItem(atPath: path.text, toPath: second)
    #expect(try refusal() == "it has 2 names (hard links)")
  }

  @Test(arguments: [ENOSPC, EIO, EPERM]) func whateverFailsLeavesTheOldFile(code: Int32) throws {
    let attributes = try #require(FileAttributes(of: path))
    let whole = FaultySystem()
    #expect(
      ReportFile.replace(path, by: [1], keeping: attributes, with: whole.system) == nil)
    for call in 0..<whole.calls {
      try folder.write("a.yml", "old")
      let faulty = FaultySystem(failing: (call, code))
      let problem = ReportFile.replace(path, by: [1], keeping: attributes, with: faulty.system)
      #expect(problem != nil, "\(call)")
      #expect(try folder.read("a.yml") == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.yml"])
    }
  }
}
