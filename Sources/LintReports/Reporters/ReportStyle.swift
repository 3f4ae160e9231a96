public import Linting

/// How a report looks, where the format leaves a choice.
public struct ReportStyle: Sendable {
  /// Whether severities are coloured; they are always written out as well.
  public var usesColor = false
  /// How wide a report for people may be, in cells; only a word that is longer takes more.
  public var width = Wrapping.reportWidth
  /// Whether a summary closes a report for people.
  public var showsSummary = true
  /// Whether no finding fails the run, whatever its gates say.
  public var exitsWithZero = false
  /// Whether a report for people tells how often each rule was broken.
  public var showsStatistics = false
  /// Whether the text report has every finding with all that is known about it.
  public var isVerbose = false
  /// The most causes that the short text report shows; nil for all.
  public var limit: Int? = 20
  /// The lines that the short text report keeps to by showing fewer causes; nil where somebody says
  /// how many causes to show.
  public var mostLines: Int?
  /// Whether the short text report shows findings that a person has to review, for which half of
  /// the limit is kept.
  public var showsReviews = false
  /// The headings of the short text report.
  public var grouping = Grouping.cause
  /// Whether short lines end with a summary, where no person asked for them.
  public var closesLines = false
  /// Whether places in the text report are links that a terminal opens (OSC 8).
  public var linksFiles = false
  /// Whether a report for people repeats what could not be read; data formats always do.
  public var showsInputErrors = true
  /// The moment of the run, for reports that are to tell it; without it two runs on the same files
  /// give the same bytes.
  public var time: ReportTime?
  /// The name of the project, untrusted, for reports that have a head.
  public var project: String?
  /// The commit or version that was checked, untrusted, for reports that have a head.
  public var revision: String?
  /// Whether JUnit reports have what some readers like and no schema allows.
  public var extendsJUnit = false
  /// Whether cells of tables that a spreadsheet would take for formulas are written as text.
  public var guardsFormulas = true
  /// Whether the JSON report has what other formats show beyond the findings, so that it can be
  /// turned into any of them.
  public var showsDetails = false
  /// The threads that big reports are rendered on.
  public var pool: any WorkerPool = SingleWorker()
  /// The folder that relative paths start at, for formats that show whole paths; no others ask.
  public var folder = ""

  /// The headings that entries of the short text report stand under.
  public typealias Grouping = ReportGrouping

  /// A style without colour, with everything else.
  public init() {}

  /// A path from the root of the file system on, where the folder is known.
  func wholePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), !folder.isEmpty else { return path }
    return folder == "/" ? "/" + path : folder + "/" + path
  }
}

/// The moment of a run, for reports that are asked to tell it.
public struct ReportTime: Hashable, Sendable {
  /// Seconds since the beginning of 1970 in universal time.
  public let seconds: Int

  /// The moment so many seconds after the beginning of 1970 in universal time.
  public init(seconds: Int) {
    self.seconds = seconds
  }

  /// The moment that a text such as `2026-11-22T07:49:08Z` is.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
    }
    let month = number(5..<7)
    // Years begin in March here, so that the day that leap years add is the last one.
    let year = number(0..<4) - (month <= 2 ? 1 : 0)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + number(8..<10) - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let time = number(11..<13) * 3_600 + number(14..<16) * 60 + number(17..<19)
    seconds = days * 86_400 + time
    // Whatever is not such a text comes out as another one.
    guard self.text == text else { return nil }
  }

  /// The moment as `2026-11-22T07:49:08Z`.
  public var text: String { wholeSeconds + "Z" }

  /// The moment without a zone, as `2026-11-22T07:49:08`, in universal time.
  var wholeSeconds: String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    // Years begin in March here, so that the day that leap years add is the last one.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let hours = Self.padded(rest / 3_600, 2)
    return "\(date)T\(hours):\(Self.padded(rest / 60 % 60, 2)):\(Self.padded(rest % 60, 2))"
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(length - digits.utf8.count, 0)) + digits
  }
}
