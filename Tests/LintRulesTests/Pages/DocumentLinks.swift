/// The links and anchors of a Markdown document, as GitHub shows it.
enum DocumentLinks {
  /// The targets of links that stay within the repository, in order.
  static func targets(in page: String) -> [String] {
    lines(of: page).flatMap { line -> [String] in
      let text = withoutCode(line)
      let inline = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      let named = text.firstMatch(of: /^\[[^\]]+\]: (\S+)/).map { [String($0.1)] } ?? []
      return inline + named
    }.filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
  }

  /// The anchors of headings, and those that are written out.
  static func anchors(of page: String) -> Set<String> {
    var anchors: Set<String> = []
    var counts: [String: Int] = [:]
    for line in lines(of: page) {
      for match in line.matches(of: /<a id="([^"]+)">/) { anchors.insert(String(match.1)) }
      guard let heading = line.wholeMatch(of: /#{1,6} +(.+)/) else { continue }
      let anchor = slug(String(heading.1))
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  /// The file of a link, from the root, and its anchor.
  static func resolve(_ link: String, from page: String) -> (file: String, anchor: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count == 2 ? String(parts[1]) : nil
    guard !parts[0].isEmpty else { return (page, anchor) }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for part in parts[0].split(separator: "/") where part != "." {
      if part == ".." { _ = folders.popLast() } else { folders.append(String(part)) }
    }
    return (folders.joined(separator: "/"), anchor)
  }

  /// The anchor that GitHub makes of a heading.
  private static func slug(_ heading: String) -> String {
    let shown = heading.replacing(/\[([^\]]+)\]\([^)]*\)/) { $0.1 }
    return String(
      shown.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }

  /// The lines outside of blocks of code.
  private static func lines(of page: String) -> [Substring] {
    var fence: Substring?
    return page.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let ticks = line.drop { $0 == " " }.prefix { $0 == "`" }
      if let open = fence {
        if ticks.count >= open.count, line.drop(while: { $0 == " " }) == ticks { fence = nil }
        return false
      }
      guard ticks.count >= 3 else { return true }
      fence = ticks
      return false
    }
  }

  /// A line without its spans of code, in which brackets are no links.
  private static func withoutCode(_ line: Substring) -> String {
    String(line.replacing(/(`+)[^`]+\1/) { $0.0.contains("](") ? "" : String($0.0) })
  }
}
