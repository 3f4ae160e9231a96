package import DocumentSyntax
package import InputFormats
package import ScreenModel

/// The comments of a file that switch rules off, in an order that is quick to search.
package struct SuppressionComments: Sendable {
  /// The comments on one line.
  package struct Line: Sendable {
    package var bytes: Range<Int>
    /// The values that begin in the line, where the tree does not tell where its nodes begin.
    var values: Range<Int>?
    /// Rules that are switched off for nodes that begin there.
    fileprivate(set) var own: [String: Int] = [:]
    /// Rules that are also switched off for everything inside those nodes.
    fileprivate(set) var subtree: [String: Int] = [:]
  }

  /// A comment that ends regions.
  struct Closing: Sendable {
    let range: SourceRange
    /// The rules that it names, and where.
    let rules: [(text: String, range: SourceRange)]
    /// The entries that it ends.
    let closed: [Int]
  }

  /// Every rule that is named and every mistake, in the order of the file.
  package private(set) var entries: [SuppressionComment] = []
  /// The comments that end regions.
  private(set) var closings: [Closing] = []
  /// How the file writes comments; nil where there are none.
  private(set) var style: CommentStyle?
  /// The lines that comments are about, in order.
  package private(set) var lines: [Line] = []
  private var regions: [String: [Int]] = [:]
  private var file: [String: Int] = [:]
  /// The regions that are open while the file is read.
  private var open: [String: Int] = [:]

  /// No comment.
  init() {}

  /// The comments of a file; empty at the cost of a search where there are none.
  package init(
    _ file: SourceFile, _ style: CommentStyle, on today: CalendarDay?,
    values: (Range<Int>) -> Range<Int>? = { _ in nil }
  ) {
    guard BytePattern(SuppressionDirective.mark).occurs(in: file) else { return }
    let comments = CommentLines(file, style)
    self.style = style
    for index in comments.ranges.indices {
      for line in comments.lines(of: index) {
        guard let directive = SuppressionDirective(line.bytes) else { continue }
        read(directive, at: line.start, comment: index, of: comments, today)
      }
    }
    index(values)
  }

  /// Whether there is none.
  var isEmpty: Bool { entries.isEmpty }

  // MARK: Reading

  private static let names = [
    "disable", "disable-line", "disable-next-line", "disable-next-line-subtree", "disable-file",
    "enable",
  ]

  private mutating func read(
    _ directive: SuppressionDirective, at start: Int, comment: Int, of comments: CommentLines,
    _ today: CalendarDay?
  ) {
    let place = { (range: Range<Int>) in
      SourceRange(start: start + range.lowerBound, end: start + range.upperBound)
    }
    let fault = directive.fault ?? directive.misnaming(among: Self.names, as: "comment")
    let whole = place(directive.range)
    if fault == nil, directive.name == "enable" {
      return close(directive.rules.map { ($0.text, place($0.range)) }, at: whole)
    }
    let scope = scope(of: directive.name, whole, comment, comments)
    for (number, suppression) in directive.suppressions(.comment, fault: fault, at: place)
      .enumerated()
    {
      var entry = SuppressionComment(
        suppression: suppression, scope: scope, range: whole, leads: number == 0)
      entry.isExpired = suppression.isOver(on: today)
      if directive.name == "disable", entry.isValid { openRegion(&entry) }
      entries.append(entry)
    }
  }

  private func scope(
    of name: String, _ range: SourceRange, _ comment: Int, _ comments: CommentLines
  ) -> SuppressionComment.Scope {
    switch name {
    case "disable-line": .line(comments.line(around: comment), isSubtree: false)
    case "disable-next-line": .line(comments.following[comment], isSubtree: false)
    case "disable-next-line-subtree": .line(comments.following[comment], isSubtree: true)
    case "disable-file": .file
    default: .region(range.start..<Int.max)
    }
  }

  private mutating func openRegion(_ entry: inout SuppressionComment) {
    let rule = entry.suppression.rule
    if open[rule] != nil {
      entry.suppression.fault = "it is switched off here already"
      entry.suppression.isNeedless = true
    } else {
      open[rule] = entries.count
    }
  }

  /// Ends what `disable` began for those rules, or for all rules where none is named.
  private mutating func close(
    _ rules: [(text: String, range: SourceRange)], at range: SourceRange
  ) {
    let closed = (rules.isEmpty ? open.values.sorted() : rules.compactMap { open[$0.text] })
    for index in closed {
      open[entries[index].suppression.rule] = nil
      if case .region(let bytes) = entries[index].scope {
        entries[index].scope = .region(bytes.lowerBound..<max(range.start, bytes.lowerBound))
      }
    }
    closings.append(Closing(range: range, rules: rules, closed: closed))
    guard closed.isEmpty else { return }
    var suppression = Suppression(
      rule: "", range: range, kind: .comment, fault: "no rule that it names is switched off here")
    suppression.isNeedless = true
    entries.append(
      SuppressionComment(
        suppression: suppression, scope: .region(range.start..<range.start), range: range,
        leads: true))
  }

  // MARK: Searching

  /// Sorts the entries by what they are about; of two that say the same the first one counts.
  private mutating func index(_ values: (Range<Int>) -> Range<Int>?) {
    var places: [Int: Int] = [:]
    for index in entries.indices where entries[index].isValid {
      guard case .line(let bytes, _) = entries[index].scope else { continue }
      if let place = places[bytes.lowerBound] {
        let end = max(lines[place].bytes.upperBound, bytes.upperBound)
        lines[place].bytes = bytes.lowerBound..<end
      } else {
        places[bytes.lowerBound] = lines.count
        lines.append(Line(bytes: bytes))
      }
    }
    lines.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    for (place, line) in lines.enumerated() {
      places[line.bytes.lowerBound] = place
      lines[place].values = values(line.bytes)
    }
    for index in entries.indices where entries[index].isValid {
      let rule = entries[index].suppression.rule
      let isFirst: Bool
      switch entries[index].scope {
      case .line(let bytes, let isSubtree):
        guard let place = places[bytes.lowerBound] else { continue }
        isFirst =
          isSubtree
          ? Self.add(index, rule, to: &lines[place].subtree)
          : Self.add(index, rule, to: &lines[place].own)
      case .region:
        isFirst = true
        regions[rule, default: []].append(index)
      case .file: isFirst = Self.add(index, rule, to: &file)
      }
      if !isFirst {
        entries[index].suppression.fault = "another comment says the same"
        entries[index].suppression.isNeedless = true
      }
    }
  }

  private static func add(_ index: Int, _ rule: String, to table: inout [String: Int]) -> Bool {
    guard table[rule] == nil else { return false }
    table[rule] = index
    return true
  }

  /// The line that an offset is in and comments are about, as an index of `lines`.
  package func line(at offset: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].bytes.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, lines[low - 1].bytes.contains(offset) else { return nil }
    return low - 1
  }

  /// The entries for a rule, `all` among them, that are about whatever is found at an offset.
  package func entries(for rule: String, at offset: Int) -> [Int] {
    [rule, "all"].flatMap { name in
      [file[name], region(of: name, at: offset)].compactMap { $0 }
    }
  }

  private func region(of rule: String, at offset: Int) -> Int? {
    guard let regions = regions[rule] else { return nil }
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if case .region(let bytes) = entries[regions[middle]].scope, bytes.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, case .region(let bytes) = entries[regions[low - 1]].scope,
      bytes.contains(offset)
    else { return nil }
    return regions[low - 1]
  }
}

extension SuppressionComments {
  /// The comments beside the screens of a document; their dates are compared with a day.
  init(of document: Document, on today: CalendarDay?) {
    guard let style = document.commentStyle else {
      self.init()
      return
    }
    self.init(document.file, style, on: today, values: document.values(beginningIn:))
  }
}

/// One rule that a comment switches off, or a comment that does nothing.
package struct SuppressionComment: Sendable {
  /// The scope of a comment.
  package enum Scope: Hashable, Sendable {
    /// Nodes that begin in a line; with everything inside them where that is asked for.
    case line(Range<Int>, isSubtree: Bool)
    /// All that is found in those bytes.
    case region(Range<Int>)
    /// All that is found in the file.
    case file
  }

  /// The rule, with the comment's reason and date; or what is wrong.
  package var suppression: Suppression
  package var scope: Scope
  /// Where the comment is written.
  package let range: SourceRange
  /// Whether it is the first that its comment names; some remarks are made once a comment.
  let leads: Bool
  /// Whether its last day is over.
  var isExpired = false

  /// Whether it can do anything.
  var isValid: Bool { suppression.fault == nil && !isExpired }
}
