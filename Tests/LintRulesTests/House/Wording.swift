/// Checks of the wording of comments that a machine can do.
enum Wording {
  /// Documentation whose line begins with *What* or *Who*, where a noun says more.
  static func questions(in file: SourceText) -> [String] {
    documentation(in: file).compactMap { number, text in
      guard let word = text.split(separator: " ").first, ["What", "Who"].contains(word) else {
        return nil
      }
      return file.complaint(number, "documentation begins with \(word); begin with a noun")
    }
  }

  /// Lines that say *is no X* where English has *is not an X*. A line of code counts for the texts
  /// in it: no code has these words.
  static func negatedNouns(in lines: [String], of path: String) -> [String] {
    lines.enumerated().filter { $1.contains(" no ") }.flatMap { index, line in
      line.matches(of: /(\S+\s+)?\b(is|are|be|was|were) no ([a-z]+)/).compactMap { match in
        // "There is no flag" and "is no longer" are English, and quotations are of somebody else.
        let before = match.1 ?? ""
        let isExistence = before.lowercased().filter(\.isLetter).hasSuffix("there")
        let isQuoted =
          before.contains("\"") || line[match.range].hasPrefix("\"")
          || line[..<match.range.lowerBound].hasSuffix("\"")
        guard !isExistence, !isQuoted, !["longer", "more", "less"].contains(match.3) else {
          return nil
        }
        return "\(path):\(index + 1): \(match.2) no \(match.3); write \(match.2) not …"
      }
    }
  }

  /// Lines with a sentence that begins with *Who* for *somebody who*.
  static func nobodies(in lines: [String], of path: String) -> [String] {
    lines.enumerated().filter { $1.contains("Who ") }.compactMap { index, line in
      guard line.contains(#/(?:// |\. |"|: |^)Who [a-z]+ /#), !line.contains("?") else {
        return nil
      }
      return "\(path):\(index + 1): who is that? Write: somebody who"
    }
  }

  /// The text of each line of documentation, with the number of the line.
  private static func documentation(in file: SourceText) -> [(number: Int, text: Substring)] {
    file.commentLines.enumerated().compactMap { index, line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("///") else { return nil }
      return (index + 1, text.dropFirst(3).drop { $0 == " " })
    }
  }
}
