import Foundation
import Testing

@testable import LintReports

/// Every format is valid by what will read it: `Scripts/validate-reports` asks them.
@Suite("Reports are valid", .enabled(if: SlowLane.isOn, SlowLane.reason))
struct ReportValidationTests {
  @Test(.needs(data: "schemas")) func byWhatReadsThem() throws {
    // A browser and a dozen programs leave other tests no time, and a page has two seconds to open.
    guard let shared = SharedData.url("schemas") else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-lint-reports-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for sample in ReportSample.allCases {
      let place = folder.appendingPathComponent(sample.rawValue)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let report = sample.report
      for reporter in ReporterList.all {
        var writer = ByteWriter()
        reporter.init(style: ReportStyle()).write(report, to: &writer)
        let name = "\(reporter.info.name).\(reporter.info.fileExtension)"
        try Data(writer.bytes).write(to: place.appendingPathComponent(name))
      }
    }
    try writeScreens(to: folder.appendingPathComponent("screens"))
    let (status, output) = try run(
      "Scripts/validate-reports", [folder.path, shared.path])
    print(output)
    #expect(status == 0, "\(output)")
  }

  /// Writes a page with 300 screens, which has to open quickly.
  private func writeScreens(to place: URL) throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var writer = ByteWriter()
    HTMLReporter(style: ReportStyle()).write(ReportSample.screens(300), to: &writer)
    try Data(writer.bytes).write(to: place.appendingPathComponent("html.html"))
  }

  /// Runs a script of the package; gives its exit code and what it printed.
  private func run(_ script: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = packageRoot.appendingPathComponent(script)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
