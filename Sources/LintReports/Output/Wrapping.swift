/// Breaks text for people into lines of a width.
package enum Wrapping {
  /// How wide pages about the program are, in cells.
  package static let width = 80
  /// How wide reports are where no terminal says otherwise: in files and in the logs of builds.
  package static let reportWidth = 80

  /// The lines of a text; a word wider than a line gets one of its own. `used` cells of the first
  /// line are taken already. Only here is it known which words begin a line, so this is where
  /// those are escaped that a build log would take for a command.
  package static func lines(of text: String, width: Int, used: Int = 0) -> [String] {
    lines(of: text, width: width, used: used, start: ByteWriter.withoutCommand)
  }

  /// The lines of a text in a drawing, where nothing has to be escaped.
  static func drawnLines(of text: String, width: Int) -> [String] {
    lines(of: text, width: width, used: 0) { $0 }
  }

  private static func lines(
    of text: String, width: Int, used: Int, start: (String) -> String
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var cells = used
    for word in text.split(separator: " ").map(String.init) {
      let length = CellWidth.of(word)
      if !line.isEmpty, cells + 1 + length <= width {
        line += " " + word
        cells += 1 + length
      } else if line.isEmpty, cells > 0, cells + length <= width {
        line = word
        cells += length
      } else {
        if !line.isEmpty || cells > 0 { lines.append(line) }
        line = start(word)
        cells = CellWidth.of(line)
      }
    }
    return lines + [line]
  }

  /// The paragraphs of a text, each wrapped and indented; blank lines separate them.
  package static func paragraphs(_ text: String, indent: Int, width: Int = width) -> String {
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: true).map { paragraph in
      lines(of: String(paragraph), width: width - indent).map { margin + $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }
}

/// How many cells of a terminal text takes.
package enum CellWidth {
  /// The cells of a text that has no control characters.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// 2 for wide East Asian characters and emoji, 0 for combining marks, 1 for the rest.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if isWide(scalar.value) || scalar.properties.isEmojiPresentation { return 2 }
    return 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18D08, 0x1B000...0x1B2FB, 0x1F200...0x1F265, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}

/// Rows of cells as lines of text, the columns aligned; the last one is as long as it likes.
package enum TextColumns {
  /// The rows, two blanks between the columns, a line feed after each row. Where a row is wider
  /// than there is room, the last column has lines of its own.
  package static func text(_ rows: [[String]], width: Int = .max) -> String {
    let count = (rows.map(\.count).max() ?? 1) - 1
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].utf8.count : 0 }.max() ?? 0
    }
    let head = widths.reduce(0) { $0 + $1 + 2 }
    let isNarrow = rows.contains { head + CellWidth.of($0.last ?? "") > width }
    return rows.map { row in
      let cells = zip(row.dropLast(), widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.utf8.count + 2)
      }
      guard isNarrow else { return cells.joined() + (row.last ?? "") + "\n" }
      let first = cells.joined().split(separator: " ", omittingEmptySubsequences: false)
        .reversed().drop { $0.isEmpty }.reversed().joined(separator: " ")
      return first + "\n" + Wrapping.paragraphs(row.last ?? "", indent: 4, width: width)
    }.joined()
  }
}
