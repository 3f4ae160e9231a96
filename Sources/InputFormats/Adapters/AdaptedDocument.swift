import DocumentSyntax

/// A file that is parsed, and the adapter that reads it.
struct AdaptedDocument: ScreenSource {
  let syntax: SyntaxTree
  let adapter: Adapter

  func read(_ screens: Range<Int>, _ options: ReadingOptions) -> Reading {
    AdapterReader.read(syntax, adapter, options)
  }

  /// A reader of YAML's comments finds none in JSON.
  var commentStyle: CommentStyle? { .yaml }

  var isEditable: Bool { false }

  func values(beginningIn line: Range<Int>) -> Range<Int>? {
    let entries = syntax.entries
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].start) < line.lowerBound { low = middle + 1 } else { high = middle }
    }
    var span: Range<Int>?
    while low < entries.count, Int(entries[low].start) < line.upperBound {
      if entries[low].kind == .mapping {
        let first = span?.lowerBound ?? Int(entries[low].start)
        span = first..<max(span?.upperBound ?? first, Int(entries[low].end))
      }
      low += 1
    }
    return span
  }
}

extension Adapter {
  /// The document in a file that was parsed; without a syntax tree it has problems only.
  func document(
    _ file: SourceFile, _ parsed: Parsed<SyntaxTree>, _ options: ReadingOptions
  ) -> Document {
    let source = parsed.tree.map { AdaptedDocument(syntax: $0, adapter: self) }
    let outline = Reading(tree: nil, problems: parsed.problems)
    return Document(file, source, options, outline: outline)
  }
}
