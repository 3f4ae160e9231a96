import DocumentSyntax
import Foundation

@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Trees that have texts which act on what shows a report, in every place that takes a text.
enum HostileTree {
  /// The attacks of the samples, and some more.
  static let attacks =
    ReportSample.attacks + [
      "\n::stop-commands::x\n::add-mask::a", "##[error]owned", "##teamcity[buildStop]",
      "\u{9B}31m C1 \u{90}", "\u{1B}]0;title\u{7}\u{1B}]8;;http://x\u{1B}\\", "\u{8}\u{8}erased",
      "a\rb", "\u{200F}\u{200E}\u{61C}\u{2067}\u{2069}\u{202A}\u{202B}\u{202C}\u{202D}",
      "\u{FEFF}\u{2028}\u{2029}\u{85}", "</script></style></title></textarea><img src=x onerror=a>",
      "\" onmouseover=\"a", "javascript:alert(1)", "![](http://x/y) <http://x> http://x/y?z",
      "=1\"&cmd|' /C calc'!A0", "\r=1+1", "１＝＋－＠", "\u{1F}\u{7F}", "a,b;c\td|e", "]]>]]>",
      "&#x1b;&lt;&nbsp;", "- [x] @user #1 ~~s~~ `` ` ``", "1..0 # SKIP", "Bail out!", "not ok",
      "# EOF", "\\\"} 1", "...\n---\n", "!!python/object:os.system", "%s%n%d", "$(id) `id` ;id",
    ]

  /// A report about them, with everything that any format shows.
  static var report: LintReport {
    var report = LintReport(files: attacks.enumerated().flatMap { files($1, number: $0) })
    report.gates = attacks.flatMap { attack in
      var gate = Gate()
      gate.name = attack
      return gate.counts(in: report.files)
    }
    report.rules = Linter(Configuration(), details: .all).ruleIDs
    return report
  }

  /// Two files with an attack under every key and in their paths, of which one cannot be read, and
  /// an override with it as its reason.
  private static func files(_ attack: String, number: Int) -> [FileReport] {
    var override = LintOverride()
    override.levels["touch-target-too-small"] = .off
    override.reason = attack
    var configuration = Configuration()
    configuration.keepsSuppressed = true
    configuration.overrides = [override]
    let linter = Linter(configuration, details: .all)
    let texts = [
      ("\(attack)/\(number).a11y.json", tree(attack)),
      ("\(attack)-\(number).a11y.json", "{\"screen\": \(quoted(attack)), \(quoted(attack))}"),
    ]
    return texts.map { linter.lint(SourceFile(path: $0, bytes: Array($1.utf8))) }
  }

  private static func quoted(_ text: String) -> String {
    var writer = ByteWriter()
    writer.writeJSON(text)
    return writer.text
  }

  /// A screen with an attack under every key that takes a text.
  private static func tree(_ attack: String) -> String {
    let attack = quoted(attack)
    let texts = [
      "text", "label", "value", "hint", "placeholder", "image", "unit", "opensURL", "opens",
      "class", "contentType", "appearsWhen", "language", "badge", "draws", "onTap", "meaning",
    ].map { "\"\($0)\": \(attack)" }.joined(separator: ", ")
    return """
      {"screen": \(attack), "title": \(attack), "language": \(attack), "focus": \(attack),
       "variant": {"state": \(attack)}, \(attack): \(attack), "children": [
        {"type": "button", "id": \(attack), \(texts), "frame": [0, 0, 20, 20]},
        {"type": "image", "id": \(attack), "image": \(attack), "element": true, \(attack): 1},
        {"type": "textField", "placeholder": \(attack), "label": \(attack), "traits": [\(attack)]},
        {"type": \(attack), "gestures": ["tap", \(attack)], "actions": [\(attack), \(attack)],
         "inputLabels": [\(attack)], "rotors": [\(attack)], "elements": [\(attack)]},
        {"type": "button", "label": "", "disable": {"rule": \(attack), "reason": \(attack)}},
        {"type": "button", "image": \(attack), "disable": {"rule": "all", "reason": \(attack)}},
        {"type": "text", "text": \(attack), "labelledBy": \(attack), "font": {"name": \(attack)},
         "posts": [{"type": "announcement", "text": \(attack), "target": \(attack)}],
         "content": [{"label": \(attack), "value": \(attack)}]}
      ]}
      """
  }

  /// What is wrong with a text that a terminal, a log or an editor shows.
  static func complaints(about text: String) -> [String] {
    var complaints: [String] = []
    for scalar in Set(text.unicodeScalars) where isActive(scalar) {
      complaints.append("U+" + String(scalar.value, radix: 16, uppercase: true))
    }
    for line in text.split(whereSeparator: \.isNewline) {
      for command in ["##[", "##vso[", "##teamcity["] where line.contains(command) {
        complaints.append("\(command) in \(line.prefix(200))")
      }
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.hasPrefix("::"), start.wholeMatch(of: /::(error|warning|notice) [^\n]*/) == nil {
        complaints.append("a command: \(line.prefix(200))")
      }
    }
    return complaints
  }

  /// Whether a character moves the cursor, ends a line or turns the direction of what follows.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x61C, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
