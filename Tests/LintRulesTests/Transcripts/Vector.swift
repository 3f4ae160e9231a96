import Foundation
import Testing

@testable import LintReports

/// One screen and what VoiceOver makes of it, as a file of vectors has it.
///
/// A vector begins with lines after `# `: its name; `> ` and the description, hint and notices of a
/// stop between bars; `" ` and the sentences of a stop; `nothing`, where there is no stop; and
/// `options:`, `silent:`, `ambiguous:`, `entering:` and `offscreen:` with what they say. The screen
/// follows in the tree format.
struct Vector: Sendable, CustomTestStringConvertible {
  let name: String
  let screen: String
  /// Descriptions, hints and notices of the stops; nil where the vector does not say.
  private(set) var stops: [[String]]?
  /// The sentences of the stops.
  private(set) var spoken: [String]?
  private(set) var options: [(key: String, value: String)] = []
  private(set) var silent: [(path: String, reason: String)] = []
  private(set) var isAmbiguous: Bool?
  private(set) var entering: [(number: Int, name: String)] = []
  private(set) var offscreen: [Int] = []
  /// Lines that say nothing that is known here.
  private(set) var strangers: [String] = []

  var testDescription: String { name }

  /// The vectors of a file of the folder `Vectors`.
  static func all(in file: String) throws -> [Vector] {
    let folder = packageRoot.appendingPathComponent("Tests/LintRulesTests/Transcripts/Vectors")
    let text = try String(
      contentsOf: folder.appendingPathComponent(file + ".vectors"), encoding: .utf8)
    return text.components(separatedBy: "\n---\n").map(Vector.init)
  }

  init(_ block: String) {
    let lines = block.components(separatedBy: "\n")
    let head = lines.filter { $0.hasPrefix("# ") || $0 == "# >" }.map { String($0.dropFirst(2)) }
    name = head.first ?? ""
    screen = lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    for line in head.dropFirst() { take(line) }
  }

  private mutating func take(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
    switch words.first {
    case ">": stops = (stops ?? []) + [Self.columns(rest)]
    case "\"": spoken = (spoken ?? []) + [rest]
    case "nothing": stops = []
    case "options:": options = rest.split(separator: " ").map { Self.pair($0, "=") }
    case "silent:": silent.append(Self.pair(rest[...], " "))
    case "ambiguous:": isAmbiguous = rest == "yes"
    case "entering:":
      let pair = Self.pair(rest[...], " ")
      entering.append((Int(pair.0) ?? 0, pair.1))
    case "offscreen:": offscreen.append(Int(rest) ?? 0)
    default: strangers.append(line)
    }
  }

  private static func columns(_ text: String) -> [String] {
    let columns = text.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return Array((columns + ["", "", ""]).prefix(3))
  }

  private static func pair(_ text: Substring, _ separator: Character) -> (String, String) {
    let parts = text.split(separator: separator, maxSplits: 1).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }
}
