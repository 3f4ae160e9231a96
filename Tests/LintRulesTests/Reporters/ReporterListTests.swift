import DocumentSyntax
import Foundation
import Testing

@testable import LintReports
@testable import Linting
@testable import ScreenModel

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
    case "csv": #expect(text.hasPrefix("kind,path,") && text.hasSuffix(",cause\r\n"))
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

  /// Labels, ids, paths, reasons and what else comes from files are shown and never act.
  @Test(arguments: ReporterList.names) func hostileTextsDoNothing(name: String) throws {
    let output = try bytes(name, Self.hostile)
    let text = try #require(String(validating: output, as: UTF8.self))
    #expect(HostileTree.complaints(about: text) == [])
    switch try #require(ReporterList.reporter(named: name)).info.fileExtension {
    case "json", "sarif", "rdjson":
      _ = try JSONSerialization.jsonObject(with: Data(output))
    case "jsonl", "rdjsonl":
      for line in text.split(separator: "\n") {
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
    case "xml": _ = try XMLDocument(xmlString: text)
    case "html": #expect(!text.contains("<script>alert") && !text.contains("<img src=x"))
    case "md":
      #expect(!text.contains("<script>alert") && !text.contains("<img src=x"))
      #expect(!text.contains(/[^\\]\]\((javascript|http:\/\/x)/))
    case "csv": #expect(!text.contains(/(^|[,\n])"?[=+\-@\t\r]/))
    case "tap":
      for line in text.split(separator: "\n") where !line.hasPrefix(" ") {
        #expect(
          line.hasPrefix("ok ") || line.hasPrefix("not ok ") || line.hasPrefix("1..")
            || line.hasPrefix("TAP version") || line.hasPrefix("#"), "\(line)")
      }
    default: break
    }
  }

  private static let hostile = HostileTree.report

  /// What `hostileTextsDoNothing` is about is there.
  @Test func hostileTextsAreInEveryPlace() {
    let findings = Self.hostile.files.flatMap(\.findings)
    let reasons = findings.compactMap { finding -> String? in
      guard let suppression = finding.suppression, suppression.kind == .override else {
        return nil
      }
      return suppression.reason
    }
    #expect(Set(reasons) == Set(HostileTree.attacks))
    #expect(Set(Self.hostile.gates.compactMap(\.failure?.gate)) == Set(HostileTree.attacks))
  }

  @Test func reportsListTheGravestFindingsOfAFile() throws {
    let report = ReportSample.thousands.report
    let all = report.files[0].findings
    let shown = report.showing(atLeast: .note).files[0]
    let kept = shown.findings
    #expect(all.count >= 30_000 && kept.count == FileReport.mostListed)
    #expect(shown.tally.total == all.count)
    let errors = min(all.count { $0.severity == .error }, FileReport.mostListed)
    #expect(errors > 0 && kept.count { $0.severity == .error } == errors)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.start.offset <= $1.start.offset })
    let remark = try #require(report.files[0].remarks(showing: .note).last)
    #expect(remark.hasPrefix("\(all.count - kept.count) of \(all.count) findings are not listed"))
    let left = all.count - kept.count
    #expect(shown.unlisted.total == left)
    let few = ReportSample.many.report.files[0]
    #expect(few.remarks(showing: .note) == few.notes)
  }

  /// What is beyond the limit of a file is counted where a format has a place for that.
  @Test func reportsCountTheFindingsThatTheyDoNotList() throws {
    let report = ReportSample.thousands.report.showing(atLeast: .note)
    let left = report.unlisted.total
    #expect(left > 0)
    func text(_ name: String) throws -> String {
      let reporter = try #require(ReporterList.all.first { $0.info.name == name })
      var output = ByteWriter()
      reporter.init(style: ReportStyle()).write(report, to: &output)
      return output.text
    }
    let remark = try #require(report.files.compactMap(\.unlistedRemark).first)
    #expect(try text("junit").contains(remark))
    #expect(try text("checkstyle").contains(remark))
    let sarif = try text("sarif")
    let omitted = try #require(sarif.firstMatch(of: /"omittedResults": ?(\d+)/)?.1)
    let results = sarif.matches(of: /"ruleId":/).count
    #expect(Int(omitted) == left + FileReport.mostListed - results)
    #expect(try text("text").contains(/at least \d+ more like it/))
  }
}
