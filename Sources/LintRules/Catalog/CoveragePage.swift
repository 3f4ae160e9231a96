/// `docs/COVERAGE.md`: what other tools check and articles advise, and what answers it here.
struct CoveragePage {
  private let known: Set<String>

  /// A page that links the rules of those entries.
  init(_ entries: [CatalogEntry] = CatalogEntry.all) {
    known = Set(entries.map(\.info.id))
  }

  /// Every section, as the page has them.
  static var sections: [CoverageSection] {
    CoverageSection.peers + CoverageSection.peersOfCode + CoverageSection.articles
      + CoverageSection.laterArticles + CoverageSection.decisions
  }

  /// The page.
  var markdown: String {
    var page = """
      <!-- Written by Scripts/record from the files named CoverageSection. -->

      # Coverage

      What other tools check, and what articles about VoiceOver advise: each with the rule of
      `a11y-lint` that answers it, with what does so in place of a rule, or with the reason why it
      says nothing about a tree.

      ## Other tools


      """
    page += sections(CoverageSection.peers + CoverageSection.peersOfCode, ["What it checks"])
    page += "## Articles\n\n"
    page += sections(
      CoverageSection.articles + CoverageSection.laterArticles, ["No.", "What it says"])
    page += "## Decisions\n\n"
    page += sections(CoverageSection.decisions, ["About", "What is said"])
    return String(page.dropLast())
  }

  private func sections(_ sections: [CoverageSection], _ head: [String]) -> String {
    sections.map { section in
      "### \(Markdown.text(section.title))\n\n"
        + Markdown.table(head + ["Here"], section.rows.map { $0.map(cell) }) + "\n"
    }.joined()
  }

  /// The text of a cell, in which the names of rules lead to what is known about them.
  private func cell(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { place, piece in
        if place.isMultiple(of: 2) { return Markdown.cell(String(piece)) }
        let id = String(piece)
        let code = Markdown.cell("`\(id)`")
        return known.contains(id) ? "[\(code)](../Rules.md#\(id))" : code
      }.joined()
  }
}
