/// Two versions of a file as a unified diff.
package enum LineDiff {
  /// The lines around a change that are shown.
  private static let context = 3

  /// A line of both versions, the old one or the new one.
  private struct Line {
    let sign: Character
    let text: String
    let old: Int
    let new: Int
  }

  /// The diff of a file; empty where nothing differs.
  package static func text(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
    let lines = lines(split(old), split(new))
    var result = ""
    var index = 0
    while let first = lines[index...].firstIndex(where: { $0.sign != " " }) {
      let start = max(first - context, index)
      var end = first
      var quiet = 0
      while end < lines.count, quiet <= 2 * context {
        quiet = lines[end].sign == " " ? quiet + 1 : 0
        end += 1
      }
      end -= max(quiet - context, 0)
      result += hunk(lines[start..<end])
      index = end
      if index >= lines.count { break }
    }
    guard !result.isEmpty else { return "" }
    // As git does, an absolute path is written as one from the root.
    var name = ByteWriter()
    name.writeEscaped(String(path.drop { $0 == "/" }))
    // A name with a blank ends with a tab, as `patch` expects it.
    let end = name.text.contains(" ") ? "\t" : ""
    return "--- a/\(name.text)\(end)\n+++ b/\(name.text)\(end)\n" + result
  }

  private static func hunk(_ lines: ArraySlice<Line>) -> String {
    guard let first = lines.first else { return "" }
    let old = lines.count { $0.sign != "+" }
    let new = lines.count { $0.sign != "-" }
    let oldStart = old == 0 ? first.old - 1 : first.old
    let newStart = new == 0 ? first.new - 1 : first.new
    var text = "@@ -\(oldStart),\(old) +\(newStart),\(new) @@\n"
    for line in lines {
      let end = line.text.hasSuffix("\r\n") ? "\r\n" : line.text.hasSuffix("\n") ? "\n" : ""
      let words = String(decoding: line.text.utf8.dropLast(end.utf8.count), as: UTF8.self)
      text += "\(line.sign)\(shown(words))"
      text += end.isEmpty ? "\n\\ No newline at end of file\n" : end
    }
    return text
  }

  /// A line with what would act on a terminal or a log as escapes; tabs indent.
  private static func shown(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { part in
      var writer = ByteWriter()
      writer.writeLineStart(String(part))
      return writer.text
    }.joined(separator: "\t")
  }

  /// The lines with their line feeds, which the last one may lack.
  private static func split(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let last = lines.removeLast()
    return lines.map { $0 + "\n" } + (last.isEmpty ? [] : [last])
  }

  /// The lines of both versions in one order, removed ones before added ones.
  private static func lines(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(Line(sign: "-", text: old[before], old: before + 1, new: after + 1))
        before += 1
      } else if inserted.contains(after) {
        lines.append(Line(sign: "+", text: new[after], old: before + 1, new: after + 1))
        after += 1
      } else if before < old.count, after < new.count {
        lines.append(Line(sign: " ", text: old[before], old: before + 1, new: after + 1))
        before += 1
        after += 1
      } else {
        break
      }
    }
    return lines
  }
}
