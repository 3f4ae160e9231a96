import DocumentSyntax
import Foundation

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The reports that every format is tried with.
enum ReportSample: String, CaseIterable {
  case none, one, many, errors, hostile, minified, thousands

  /// The report, with everything that any format shows.
  var report: LintReport { self == .thousands ? Self.thousandsReport : made }

  /// Made once, since it takes seconds.
  private static let thousandsReport = ReportSample.thousands.made

  private var made: LintReport {
    // As with a baseline: findings beyond those that reports list keep their words.
    var configuration = Configuration()
    configuration.tracksElements = true
    let linter = Linter(configuration, details: .all)
    var report = LintReport(
      files: files.map { path, text in
        linter.lint(SourceFile(path: path, bytes: Array(text.utf8)))
      })
    report.gates = Gate().counts(in: report.files)
    report.rules = linter.ruleIDs
    return report
  }

  /// The bytes of the report in a format.
  func bytes(_ reporter: any Reporter.Type, _ style: ReportStyle = ReportStyle()) -> [UInt8] {
    var writer = ByteWriter()
    reporter.init(style: style).write(report, to: &writer)
    return writer.bytes
  }

  /// A report on so many screens with a dozen stops each, in files of ten screens.
  static func screens(_ count: Int) -> LintReport {
    let linter = Linter(details: .all)
    let files = stride(from: 0, to: count, by: 10).map { first in
      let screens = (first..<min(first + 10, count)).map { number in
        manyText.replacing("screen: Many", with: "screen: Screen \(number)")
          .replacing("screen: Cart", with: "screen: Cart \(number)")
          .components(separatedBy: "---\n")[number.isMultiple(of: 3) ? 1 : 0]
      }
      let text = screens.joined(separator: "---\n")
      return linter.lint(
        SourceFile(path: "Screens/Part\(first).a11y.yml", bytes: Array(text.utf8)))
    }
    return LintReport(files: files)
  }

  /// The files, with their paths.
  var files: [(path: String, text: String)] {
    switch self {
    case .none: [("Screens/Fine.a11y.yml", Self.fineText)]
    case .one: [("Screens/Fine.a11y.yml", Self.fineText), ("Screens/One.a11y.yml", Self.oneText)]
    case .many:
      [("Screens/Fine.a11y.yml", Self.fineText), ("Screens/Many.a11y.yml", Self.manyText)]
    case .errors:
      [
        ("Screens/Broken.a11y.json", "{\"screen\": \"Broken\",\n \"children\": [}\n"),
        ("Screens/One.a11y.yml", Self.oneText),
      ]
    case .hostile: Self.hostileText
    case .minified: [("Screens/Minified.a11y.json", Self.minifiedText)]
    case .thousands: [("Screens/Thousands.a11y.yml", Self.thousandsText)]
    }
  }

  private static let fineText = """
    screen: Fine
    title: Orders
    children:
      - {type: text, text: Orders, traits: [header], frame: [16, 60, 200, 40]}
      - {type: button, id: new, label: New order, frame: [16, 120, 120, 44]}

    """

  private static let oneText = """
    screen: One
    title: Orders
    children:
      - {type: text, text: Orders, traits: [header], frame: [16, 60, 200, 40]}
      - {type: button, id: trash, image: trash, frame: [300, 60, 44, 44]}

    """

  private static let manyText = """
    screen: Many
    title: Profile
    children:
      - {type: text, text: Profile, traits: [header], frame: [16, 60, 200, 40]}
      - type: button
        id: trash
        image: trash
        frame: [300, 60, 30, 30]
      - {type: image, id: portrait, image: portrait.jpg, element: true, frame: [16, 120, 80, 80]}
      - {type: button, id: buy, label: BUY NOW, frame: [16, 220, 120, 44]}
      - {type: text, text: "Zoë’s order 1234567890123 — 日本語 😀", frame: [16, 280, 300, 24]}
      - {type: slider, id: age, frame: [16, 320, 300, 44]}
      - type: view
        id: card
        frame: [16, 380, 300, 100]
        gestures: [tap]
        children:
          - {type: text, text: Details, frame: [24, 390, 100, 24]}
    ---
    screen: Cart
    title: Cart
    children:
      - {type: button, id: trash, image: trash, frame: [300, 60, 44, 44]}
      - {type: button, id: first, label: Remove, frame: [16, 120, 100, 44]}
      - {type: button, id: second, label: Remove, frame: [16, 180, 100, 44]}

    """

  /// Texts that act on what shows a report, where nobody escapes them.
  static let attacks = [
    "::error file=a::owned", "##vso[task.setvariable]x", "%0A::warning::owned",
    "\u{1B}[31mred\u{1B}[0m \u{7}", "<script>alert(1)</script>", "]]> &amp; --> <!-- '\"",
    "=HYPERLINK(\"http://x\")", "+1+1", "-2+3", "@SUM(A1)", "\tTAB", "`code` | pipe | **bold**",
    "[link](javascript:alert(1)) ![x](http://x/y.png)", "@everyone #1 button # TODO",
    "not ok 1 # SKIP", "a\u{202E}txt.exe\u{2066}", "line\nbreak\r\nand\u{2028}more\u{85}",
    "quote\" back\\slash \\n {\"a\": 1}", "\u{0}nul", "emoji 👩‍👩‍👧 e\u{301} ﷽", "{{ 7*7 }} ${x} %s %n",
    "# HELP x\nx 1", "--- yaml\n...", String(repeating: "long ", count: 200),
  ]

  private static let hostileText: [(path: String, text: String)] = {
    var writer = ByteWriter()
    writer.write("{\"screen\": ")
    writer.writeJSON(attacks.joined(separator: " "))
    writer.write(", \"title\": \"x\", \"children\": [")
    for (index, attack) in attacks.enumerated() {
      writer.write(index == 0 ? "\n" : ",\n")
      writer.write("{\"type\": \"button\", \"frame\": [10, \(index * 20), 20, 20], \"id\": ")
      writer.writeJSON(attack)
      writer.write(", \"label\": ")
      writer.writeJSON(index.isMultiple(of: 3) ? "" : attack)
      writer.write("}")
    }
    writer.write("]}\n")
    let path = "Screens/a b'c\"d<e>&%:,;#@`|*[f](g)=\u{202E}\n::error::x/é.a11y.json"
    return [
      (path, writer.text), ("=cmd|' /C calc'!A0.a11y.yml", oneText),
      ("Screens/]]>.a11y.json", "{\"screen\": \"\u{1B}[31m]]><b>\", \"children\": [}"),
    ]
  }()

  private static let minifiedText =
    "{\"screen\":\"Minified\",\"title\":\"Ä 日本 😀\",\"children\":["
    + (0..<12).map {
      "{\"type\":\"button\",\"id\":\"b\($0)\",\"image\":\"😀\","
        + "\"frame\":[\($0 % 4 * 60),\($0 / 4 * 60),44,44]}"
    }.joined(separator: ",") + "]}"

  private static let thousandsText =
    "screen: Thousands\ntitle: Thousands\nchildren:\n"
    + (0..<30_000).map { "  - {type: button, id: b\($0), image: trash}\n" }.joined()
}
