import DocumentSyntax
import InputFormats
import ScreenModel

/// Says of findings in a translation where its texts are written.
enum TranslationNotes {
  /// How many texts of one element are named at most.
  private static let maximumTexts = 4

  /// Adds the places, and takes out the fixes that would change the file's own texts.
  ///
  /// A finding about a text names that text. One about the whole element may be due to any of them:
  /// its texts are named where the finding is known to be in no other language, and where its rule
  /// is about texts.
  static func add(
    to findings: inout [Finding], in tree: UITree, _ version: LanguageVersion, isCompared: Bool
  ) {
    guard let language = version.table?.language, !tree.translations.isEmpty else { return }
    for index in findings.indices {
      guard let element = findings[index].element else { continue }
      let translated = tree.translatedAttributes(of: element)
      guard !translated.isEmpty else { continue }
      let range = findings[index].range
      let hits = translated.filter { covers(tree.attributes[$0].range, range) }
      let isAboutTexts =
        isCompared || [.labels, .speech].contains(findings[index].rule.category)
      let named = hits.isEmpty && isAboutTexts ? translated : hits
      let notes = named.prefix(maximumTexts).map { note($0, in: tree, language) }
      let fixes = findings[index].fixes.filter { keepsTexts($0, in: tree) }
      findings[index] = findings[index].with(notes: notes, fixes: fixes)
    }
  }

  private static func covers(_ attribute: SourceRange, _ range: SourceRange) -> Bool {
    attribute.start <= range.start && range.end <= attribute.end
  }

  private static func note(_ attribute: Int, in tree: UITree, _ language: String) -> Finding.Note {
    let text = Quoted.text(tree.text(of: tree.attributes[attribute]) ?? "")
    let place = tree.translations[attribute] ?? ""
    return Finding.Note(
      message: "in \(language) this reads \(text): \(place)",
      range: tree.attributes[attribute].range)
  }

  private static func keepsTexts(_ fix: Fix, in tree: UITree) -> Bool {
    fix.changes.allSatisfy { change in
      if case .text? = change.value { return false }
      return !tree.translatedAttributes(of: change.element).contains {
        tree.attributes[$0].key == change.key
      }
    }
  }
}

extension Finding {
  /// The finding with more notes, and with those fixes.
  func with(notes: [Note], fixes: [Fix]) -> Finding {
    Finding(
      rule: rule, certainty: certainty, severity: severity, message: message, help: help,
      element: element, range: range, notes: self.notes + notes, speechAfter: speechAfter,
      fixes: fixes)
  }
}
