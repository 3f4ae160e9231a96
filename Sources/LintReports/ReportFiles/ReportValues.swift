import DocumentSyntax
import Linting

/// The values of a JSON report, asked for by name: what is not as it should be is noted at its
/// place, and stands for nothing until somebody looks.
struct ReportValues {
  /// An object with its members by name.
  struct Object {
    let entry: Int
    /// Its name in messages.
    let noun: String
    fileprivate let values: [String: Int]

    /// Whether it has a member, which may be null.
    func has(_ name: String) -> Bool { values[name] != nil }
  }

  /// The largest number of a place or a count: no file has more bytes.
  static let limit = SourceFile.maximumLength

  private(set) var settings: SettingsReader

  init(_ syntax: SyntaxTree) {
    settings = SettingsReader(syntax)
  }

  /// Whether nothing is wrong so far.
  var isFine: Bool { settings.problems.isEmpty }

  /// Notes what is wrong at an entry.
  mutating func complain(_ message: String, at entry: Int) {
    settings.complain(message, at: entry)
  }

  // MARK: Objects and lists

  /// An object; members that nobody asks for do not matter.
  mutating func object(_ entry: Int, _ noun: String) -> Object {
    var values: [String: Int] = [:]
    if settings.kind(entry) == .mapping {
      for member in settings.members(entry) { values[member.name] = member.value }
    } else {
      complain("\(noun) has to be an object, not \(settings.describe(entry))", at: entry)
    }
    return Object(entry: entry, noun: noun, values: values)
  }

  /// The object of a member; nil where it is null.
  mutating func object(_ name: String, of owner: Object) -> Object? {
    guard let entry = self.entry(name, of: owner), settings.kind(entry) != .null else { return nil }
    return object(entry, "`\(name)`")
  }

  /// The entries of a list.
  mutating func items(_ name: String, of owner: Object) -> [Int] {
    guard let entry = self.entry(name, of: owner) else { return [] }
    guard settings.kind(entry) == .sequence else {
      settings.mismatch(name, takes: "a list", entry)
      return []
    }
    return settings.items(entry)
  }

  /// The entry of a member that has to be there.
  mutating func entry(_ name: String, of owner: Object) -> Int? {
    if let entry = owner.values[name] { return entry }
    complain("\(owner.noun) needs `\(name)`", at: owner.entry)
    return nil
  }

  // MARK: Texts

  /// A text.
  mutating func text(_ name: String, of owner: Object) -> String {
    guard let entry = self.entry(name, of: owner) else { return "" }
    return text(entry, name)
  }

  /// A text, or nil where it is null.
  mutating func textOrNil(_ name: String, of owner: Object) -> String? {
    guard let entry = self.entry(name, of: owner), settings.kind(entry) != .null else { return nil }
    return text(entry, name)
  }

  /// The texts of a list.
  mutating func texts(_ name: String, of owner: Object) -> [String] {
    items(name, of: owner).map { text($0, name) }
  }

  /// The texts of a list; nil where there is none, or null.
  mutating func textsOrNil(_ name: String, of owner: Object) -> [String]? {
    guard let entry = owner.values[name], settings.kind(entry) != .null else { return nil }
    return texts(name, of: owner)
  }

  private mutating func text(_ entry: Int, _ name: String) -> String {
    guard settings.kind(entry) == .string else {
      settings.mismatch(name, takes: "a text", entry)
      return ""
    }
    return settings.text(entry)
  }

  /// A text of our own making, which reports write as it is: a name, a path of a node.
  mutating func word(_ name: String, of owner: Object) -> String {
    guard let entry = self.entry(name, of: owner) else { return "" }
    return word(entry, name)
  }

  /// A text of our own making, or nil where it is null.
  mutating func wordOrNil(_ name: String, of owner: Object) -> String? {
    guard let entry = self.entry(name, of: owner), settings.kind(entry) != .null else { return nil }
    return word(entry, name)
  }

  /// The texts of our own making of a list.
  mutating func words(_ name: String, of owner: Object) -> [String] {
    items(name, of: owner).map { word($0, name) }
  }

  private mutating func word(_ entry: Int, _ name: String) -> String {
    let text = text(entry, name)
    let isWord = text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || "0123456789-_./:~ ".utf8.contains(byte)
    }
    if !isWord { settings.mismatch(name, takes: "letters, digits and any of -_./:~", entry) }
    return text
  }

  /// One of the words of a type.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of owner: Object, _ fallback: Choice
  ) -> Choice {
    guard let entry = self.entry(name, of: owner) else { return fallback }
    let text = text(entry, name)
    if let choice = Choice(rawValue: text) { return choice }
    if isFine {
      settings.unknown(
        "`\(name)` takes no", text, at: entry, among: Choice.allCases.map(\.rawValue))
    }
    return fallback
  }

  // MARK: Numbers

  /// A whole number from a least one on.
  mutating func count(
    _ name: String, of owner: Object, from least: Int = 0, upTo most: Int = limit
  ) -> Int {
    countOrNil(name, of: owner, from: least, upTo: most, takesNull: false) ?? least
  }

  /// A whole number from a least one on, or nil where it is null.
  mutating func countOrNil(
    _ name: String, of owner: Object, from least: Int = 0, upTo most: Int = limit,
    takesNull: Bool = true
  ) -> Int? {
    guard let entry = self.entry(name, of: owner) else { return nil }
    if takesNull, settings.kind(entry) == .null { return nil }
    if settings.kind(entry) == .number, let number = Int(settings.text(entry)),
      number >= least, number <= most
    {
      return number
    }
    settings.mismatch(name, takes: "a whole number from \(least) to \(most)", entry)
    return nil
  }

  /// True or false.
  mutating func flag(_ name: String, of owner: Object) -> Bool {
    guard let entry = self.entry(name, of: owner) else { return false }
    let flag = settings.syntax.boolean(of: entry)
    if flag == nil { settings.mismatch(name, takes: "true or false", entry) }
    return flag ?? false
  }

  /// A rectangle, or nil where it is null.
  mutating func rectOrNil(_ name: String, of owner: Object) -> Rect? {
    guard let entry = self.entry(name, of: owner), settings.kind(entry) != .null else { return nil }
    let items = settings.kind(entry) == .sequence ? settings.items(entry) : []
    let numbers = items.compactMap { number($0) }
    guard numbers.count == 4, items.count == 4 else {
      settings.mismatch(name, takes: "four numbers", entry)
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The finite value of a number; nil for anything else.
  func number(_ entry: Int) -> Double? {
    guard settings.kind(entry) == .number, let number = Double(settings.text(entry)),
      number.isFinite
    else { return nil }
    return number
  }

  // MARK: Places

  /// A range, whose end is not before its start.
  mutating func range(_ name: String, of owner: Object) -> (start: Position, end: Position) {
    let none = Position(line: 1, column: 1, offset: 0)
    guard let range = object(name, of: owner) else {
      if isFine { complain("\(owner.noun) needs `\(name)`", at: owner.entry) }
      return (none, none)
    }
    let start = positionOrNil("start", of: range) ?? none
    let end = positionOrNil("end", of: range) ?? none
    if isFine, !Self.isOrdered(start, end) {
      complain("the range ends before it begins", at: range.entry)
    }
    return (start, end)
  }

  /// A place, or nil where it is null.
  mutating func positionOrNil(_ name: String, of owner: Object) -> Position? {
    guard let place = object(name, of: owner) else { return nil }
    return Position(
      line: count("line", of: place, from: 1), column: count("column", of: place, from: 1),
      offset: count("offset", of: place))
  }

  /// Whether a place is not after another one.
  static func isOrdered(_ start: Position, _ end: Position) -> Bool {
    start.offset <= end.offset && (start.line, start.column) <= (end.line, end.column)
  }
}

/// Members that only some formats show, as `JSONReporter` writes them with `--report-details`.
extension ReportValues {
  /// The details of a finding, which may stand on one line, of a file that has so many screens
  /// with pictures.
  mutating func details(
    of finding: Object, screens: Int, isOneLine: Bool
  ) -> FindingDetails? {
    guard finding.has("details"), let details = object("details", of: finding) else { return nil }
    let screen = countOrNil("screen", of: details)
    if let screen, screen >= screens, isFine {
      complain("`screen` is \(screen), and the file has \(screens) pictures", at: details.entry)
    }
    return FindingDetails(
      excerpt: excerpt(of: details),
      columns: object("columns", of: details).flatMap { columns($0, isOneLine: isOneLine) },
      relatedColumns: relatedColumns(of: details),
      lineHash: wordOrNil("lineHash", of: details), screen: screen,
      frame: rectOrNil("frame", of: details), suggestions: suggestions(of: details))
  }

  /// The fixes as replacements; none in reports written before there were any.
  private mutating func suggestions(of details: Object) -> [FixSuggestion] {
    guard details.has("suggestions") else { return [] }
    return items("suggestions", of: details).map { entry in
      let suggestion = object(entry, "a suggestion")
      return FixSuggestion(
        title: text("title", of: suggestion),
        safety: choice("safety", of: suggestion, Fix.Safety.shownOnly),
        start: place("start", of: suggestion), end: place("end", of: suggestion),
        text: text("text", of: suggestion), lines: text("lines", of: suggestion))
    }
  }

  private mutating func place(_ name: String, of suggestion: Object) -> FixSuggestion.Place {
    guard let place = object(name, of: suggestion) else {
      if isFine { complain("a suggestion needs `start` and `end`", at: suggestion.entry) }
      return FixSuggestion.Place(line: 1, column: 1)
    }
    return FixSuggestion.Place(
      line: count("line", of: place, from: 1), column: count("column", of: place, from: 1))
  }

  /// The source lines, where there are some.
  mutating func excerpt(of details: Object) -> Excerpt? {
    guard let excerpt = object("excerpt", of: details) else { return nil }
    return Excerpt(lines: texts("lines", of: excerpt), cut: count("cut", of: excerpt))
  }

  private mutating func relatedColumns(of details: Object) -> [EncodedColumns] {
    items("relatedColumns", of: details).compactMap { entry in
      columns(object(entry, "columns"), isOneLine: false)
    }
  }

  private mutating func columns(_ columns: Object, isOneLine: Bool) -> EncodedColumns? {
    guard let utf8 = object("utf8", of: columns), let utf16 = object("utf16", of: columns) else {
      if isFine { complain("`columns` needs `utf8` and `utf16`", at: columns.entry) }
      return nil
    }
    let result = EncodedColumns(
      startUTF8: count("start", of: utf8, from: 1), endUTF8: count("end", of: utf8, from: 1),
      startUTF16: count("start", of: utf16, from: 1), endUTF16: count("end", of: utf16, from: 1))
    let isBackward = result.startUTF8 > result.endUTF8 || result.startUTF16 > result.endUTF16
    if isOneLine, isBackward, isFine {
      complain("the columns end before they begin", at: columns.entry)
    }
    return result
  }

  /// The new value of a key; nil where the key goes away.
  mutating func fixValue(of change: Object) -> Fix.Value? {
    guard let entry = self.entry("value", of: change) else { return nil }
    switch settings.kind(entry) {
    case .null: return nil
    case .string: return .text(text("value", of: change))
    case .boolean: return .flag(flag("value", of: change))
    case .sequence: return .names(texts("value", of: change))
    case .number, .mapping, .alias:
      if let number = number(entry) { return .number(number) }
      complain("`value` takes a text, a number, true, false, texts or null", at: entry)
      return nil
    }
  }

  // MARK: Screens

  /// The pictures of a file's screens.
  mutating func pictures(of file: Object) -> [ScreenPicture] {
    var pictures: [ScreenPicture] = []
    for entry in items("pictures", of: file) where isFine {
      let picture = object(entry, "a picture")
      pictures.append(
        ScreenPicture(
          name: textOrNil("name", of: picture), size: rectOrNil("size", of: picture),
          boxes: boxes(of: picture), omittedBoxes: count("omittedBoxes", of: picture),
          stops: stops(of: picture), silent: silent(of: picture),
          omittedStops: count("omittedStops", of: picture),
          remarks: texts("remarks", of: picture), language: text("language", of: picture)))
    }
    return pictures
  }

  private mutating func boxes(of picture: Object) -> [ScreenPicture.Box] {
    var boxes: [ScreenPicture.Box] = []
    for entry in items("boxes", of: picture) where isFine {
      let box = object(entry, "a box")
      let frame = rectOrNil("frame", of: box)
      if frame == nil, isFine { complain("a box needs a `frame`", at: entry) }
      boxes.append(
        ScreenPicture.Box(
          nodePath: word("nodePath", of: box), nodeType: word("nodeType", of: box),
          text: textOrNil("text", of: box), frame: frame ?? .zero))
    }
    return boxes
  }

  private mutating func stops(of picture: Object) -> [ScreenPicture.Stop] {
    var stops: [ScreenPicture.Stop] = []
    for entry in items("stops", of: picture) where isFine {
      let stop = object(entry, "a stop")
      stops.append(
        ScreenPicture.Stop(
          number: count("number", of: stop, from: 1), nodePath: word("nodePath", of: stop),
          nodeType: word("nodeType", of: stop), entering: texts("entering", of: stop),
          spoken: text("spoken", of: stop), frame: rectOrNil("frame", of: stop),
          isOnScreen: flag("onscreen", of: stop), uncertain: texts("uncertain", of: stop)))
    }
    return stops
  }

  private mutating func silent(of picture: Object) -> [ScreenPicture.Silent] {
    var silent: [ScreenPicture.Silent] = []
    for entry in items("silent", of: picture) where isFine {
      let element = object(entry, "a silent element")
      silent.append(
        ScreenPicture.Silent(
          nodePath: word("nodePath", of: element), nodeType: word("nodeType", of: element),
          reason: word("reason", of: element)))
    }
    return silent
  }
}
