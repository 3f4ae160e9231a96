import DocumentSyntax
import InputFormats
import ScreenModel

/// Merges the reports on a group of screens in several languages: what is the same in all of them
/// is said once.
struct LanguageMerge {
  /// The parts that two findings about one thing have in common.
  private struct Topic: Hashable {
    let rule: String
    let start: Int
    let end: Int
    let path: String?
  }

  /// The remark on a suppression that silences nothing.
  private static let idle = FileDiagnostics.unusedSuppression.id

  private var report: ScreenGroupReport?
  /// The findings of each topic, by index.
  private var topics: [Topic: [Int]] = [:]
  /// The languages of each finding; none where it is one of the file's own texts.
  private var languages: [[String]] = []
  /// How many versions have each finding, and how many there are.
  private var sightings: [Int] = []
  private var versions = 0

  /// Adds the report in one more language; the file's own texts come first.
  mutating func add(_ other: ScreenGroupReport, in version: LanguageVersion, _ texts: LanguageTexts)
  {
    let isFirst = report == nil
    var merged = report ?? other
    if report == nil { merged.findings = [] }
    merged.usedComments.formUnion(other.usedComments)
    merged.usedOverrides.formUnion(other.usedOverrides)
    merged.elements.merge(other.elements, uniquingKeysWith: max)
    let language = version.table?.language
    versions += 1
    for finding in other.findings {
      let topic = Topic(
        rule: finding.rule.id, start: finding.range.start, end: finding.range.end,
        path: finding.content.nodePath?.text)
      let isOfText = texts.isTranslated(finding.range.start..<finding.range.end)
      let same = topics[topic]?.first { index in
        language != nil && languages[index].last != language
          && (!isOfText || merged.findings[index].saysTheSame(as: finding))
          && (finding.rule.id != Self.idle
            || merged.findings[index].content.message == finding.content.message)
      }
      if let same, let language {
        sightings[same] += 1
        if !languages[same].isEmpty { languages[same].append(language) }
        if isOfText { merged.findings[same].takePlaces(of: finding) }
      } else if isFirst || !texts.isForeign(finding) {
        topics[topic, default: []].append(merged.findings.count)
        merged.findings.append(finding)
        languages.append(language.map { [$0] } ?? [])
        sightings.append(1)
      }
    }
    report = merged
  }

  /// The findings of all languages; those of some translations have their names in the screen's.
  var merged: ScreenGroupReport {
    var merged = report ?? ScreenGroupReport()
    for index in merged.findings.indices where languages[index].count > 1 {
      merged.findings[index] = merged.findings[index].naming(languages[index])
    }
    // What silences something in one language is of use.
    merged.findings = merged.findings.indices.filter {
      merged.findings[$0].rule.id != Self.idle || sightings[$0] >= versions
    }.map { merged.findings[$0] }
    return merged
  }
}

extension JudgedFinding {
  /// How many places a finding has at most once those of other languages are added.
  private static let maximumPlaces = 4

  /// Whether two messages differ in what they quote alone.
  fileprivate func saysTheSame(as other: JudgedFinding) -> Bool {
    content.message == other.content.message
      || Self.unquoted(content.message) == Self.unquoted(other.content.message)
  }

  /// A message without the texts in quotes.
  private static func unquoted(_ message: String) -> [UInt8] {
    var rest: [UInt8] = []
    var isQuoted = false
    for scalar in message.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\u{201C}": isQuoted = true
      case "\u{201D}": isQuoted = false
      default: if !isQuoted { rest += Array(String(scalar).utf8) }
      }
    }
    return rest
  }

  /// Adds the places that the same finding has in another language.
  fileprivate mutating func takePlaces(of other: JudgedFinding) {
    guard content.message != other.content.message else { return }
    for place in other.related where related.count < Self.maximumPlaces {
      if !related.contains(where: { $0.message == place.message }) { related.append(place) }
    }
  }

  /// The finding on a screen named after several languages, and not after the first alone.
  fileprivate func naming(_ languages: [String]) -> JudgedFinding {
    let suffix = LanguageVersion.name(of: nil, in: Array(languages.prefix(1)))
    let named = content.screen.map { screen in
      screen.hasSuffix(" " + suffix) ? String(screen.dropLast(suffix.count + 1)) : screen
    }
    let content = LocatedFinding.Content(
      rule: rule, message: content.message, help: content.help, path: content.path,
      screen: LanguageVersion.name(of: named, in: languages), nodePath: content.nodePath,
      nodeID: content.nodeID, nodeType: content.nodeType, speech: content.speech,
      speechAfter: content.speechAfter, fixes: content.fixes, suppression: content.suppression,
      cause: content.cause, trace: content.trace, criteria: content.ownCriteria)
    return JudgedFinding(
      content: content, severity: severity, certainty: certainty, range: range,
      fingerprintHash: fingerprintHash, related: related, details: details)
  }
}

/// Where the texts of a group are from that is read in a translation: which of them the table
/// has put there, and which are the file's own.
struct LanguageTexts {
  private var translated: [SourceRange] = []
  private var untranslated: [SourceRange] = []

  /// No text at all.
  init() {}

  /// The texts of a tree; none of a version that has the file's own.
  init(_ tree: UITree, _ version: LanguageVersion) {
    guard !version.isBase else { return }
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
    !untranslated.isEmpty && finding.rule.comparesLanguages
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
