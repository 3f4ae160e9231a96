import DocumentSyntax
import Foundation
import Testing

@testable import LintRules

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What holds for each of the formats that other programs read.
@Suite("Report formats") struct ReporterListTests {
  private static let formats = [
    "junit", "checkstyle", "tap", "csv", "jsonl", "gitlab", "gitlab-a11y", "codeclimate",
  ]

  private func bytes(_ name: String, _ report: LintReport) throws -> [UInt8] {
    let type = try #require(ReporterList.reporter(named: name))
    var style = ReportStyle()
    style.showsInputErrors = false
    style.showsSummary = false
    var writer = ByteWriter()
    type.init(style: style).write(report, to: &writer)
    return writer.bytes
  }

  @Test(arguments: formats) func aReportOfNothingIsADocument(name: String) throws {
    let text = String(decoding: try bytes(name, LintReport(files: [])), as: UTF8.self)
    #expect(text.utf8.last == UInt8(ascii: "\n"))
    switch name {
    case "junit", "checkstyle": _ = try XMLDocument(xmlString: text)
    case "tap": #expect(text.hasPrefix("TAP version 13\n1..0 # SKIP"))
    case "csv": #expect(text.hasPrefix("kind,path,") && text.hasSuffix(",fingerprint\r\n"))
    case "jsonl":
      #expect(text.hasSuffix("\"records\": 2}\n") && text.split(separator: "\n").count == 2)
    case "gitlab", "codeclimate": #expect(text == "[]\n")
    default:
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(value?["total"] as? Int == 0 && (value?["results"] as? [String: Any])?.count == 0)
    }
  }

  /// Data formats tell what could not be read even where standard error does.
  @Test(arguments: formats) func inputErrorsAreTold(name: String) throws {
    let report = ReportSample.errors.report
    let text = String(decoding: try bytes(name, report), as: UTF8.self)
    #expect(text.contains("Broken.a11y.json"))
    #expect(text.contains(name == "jsonl" || name == "csv" ? "inputError" : "input-error"))
  }
}
