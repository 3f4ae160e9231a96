import DocumentSyntax

/// Where the texts of a portion are from that is read in a translation: which of them the table
/// has put there, and which are the file's own.
struct EditionTexts {
  private var translated: [SourceRange] = []
  private var untranslated: [SourceRange] = []

  /// No text at all.
  init() {}

  /// The texts of a tree; none of an edition that has the file's own.
  init(_ tree: UITree, _ edition: Edition) {
    guard !edition.isBase else { return }
    translated = tree.translatedRanges
    untranslated = tree.untranslatedRanges
  }

  /// Whether a place is in a text that a table has put there.
  func isTranslated(_ range: Range<Int>) -> Bool { Self.holds(range, translated) }

  /// Whether a finding is about a text of the file as if it were one in the other language.
  ///
  /// Whether texts are translated at all is for others to check.
  func isForeign(_ finding: JudgedFinding) -> Bool {
    [.labels, .speech].contains(finding.rule.category)
      && Self.holds(finding.range.start..<finding.range.end, untranslated)
  }

  /// Whether a finding complains of the language of a text that nobody has translated.
  func isInWrongLanguage(_ finding: Finding) -> Bool {
    !untranslated.isEmpty && finding.rule.id == SpeechLanguageMismatch.info.id
      && Self.holds(finding.range.start..<finding.range.end, untranslated)
  }

  private static func holds(_ range: Range<Int>, _ texts: [SourceRange]) -> Bool {
    var low = 0
    var high = texts.count
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].start <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && range.upperBound <= texts[low - 1].end
  }
}
