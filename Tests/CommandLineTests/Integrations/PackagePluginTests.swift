import Foundation
import Testing

/// `swift package a11y-lint`, in a package that depends on this one.
///
/// The program is built for it, which takes minutes.
@Suite("The command plugin of SwiftPM", .serialized, .enabled(if: SlowLane.isOn, SlowLane.reason))
struct PackagePluginTests {
  private static func swiftPackage(
    in folder: URL, _ arguments: String...
  ) throws -> Program.Run? {
    guard let swift = ExternalTool.url("swift") else { return nil }
    return try Program(folder: folder, executable: swift).run(["package"] + arguments)
  }

  @Test func aDependentPackageLints() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "\(ProjectCopy.root.path)")],
        targets: [.executableTarget(name: "App")])
      """)
    try folder.write("Sources/App/main.swift", "print(1)\n")
    try folder.write("Trees/Broken Inbox.a11y.json", Trees.error)
    try folder.write("Trees/Mended.a11y.json", Trees.clean)
    guard let all = try Self.swiftPackage(in: folder.url, "a11y-lint") else { return }
    #expect(all.code == 1, "\(all.output)\(all.errors)")
    #expect(all.output.contains("Checked 2 files"), "\(all.output)\(all.errors)")
    let one = try Self.swiftPackage(
      in: folder.url, "a11y-lint", "lint", "--format", "concise", "Trees/Broken Inbox.a11y.json")
    #expect(one?.code == 1)
    #expect(one?.output.contains("Trees/Broken Inbox.a11y.json:1:2: error: ") == true)
    let report = try Self.swiftPackage(
      in: folder.url, "--allow-writing-to-package-directory", "a11y-lint", "--format",
      "json:a11y-report.json", "Trees/Mended.a11y.json")
    #expect(report?.code == 0, "\(report?.errors ?? "")")
    #expect(try folder.read("a11y-report.json").contains("\"errors\": 0"))
    let wrong = try Self.swiftPackage(in: folder.url, "a11y-lint", "lint", "--no-such-option")
    #expect(wrong?.code != 0 && wrong?.output.contains("--no-such-option") == true)
  }
}
