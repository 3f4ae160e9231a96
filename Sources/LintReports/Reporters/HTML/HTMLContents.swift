import Linting

/// The contents of the page: the findings and screens, their ids, and omissions.
struct HTMLContents {
  /// A finding on the page.
  struct Item {
    let finding: LocatedFinding
    /// The id of its article.
    let id: String
    /// Its name in the picture, the transcript and the article, such as `F3`.
    let code: String
    /// The number of its rule.
    let rule: Int
    /// The name of its file, with folders where there are several of that name.
    let fileName: String

    /// The finding with the same cause that is written out for all of them; nil for that one.
    var first: Reference?
    /// Where else its cause is, in words, for the one that is written out.
    var elsewhere: String?

    /// The word for how bad it is.
    var grade: HTMLGrade { HTMLGrade(finding) }

    /// The classes by which filters find it.
    var classes: String { "f s-\(grade.rawValue) r\(rule)" }
  }

  /// A finding that another one leads to.
  struct Reference {
    /// The id of its article, and its name there.
    let id: String
    let code: String
    /// The screen that it is on.
    let screen: String?
  }

  /// A screen on the page, or what is said of a file as a whole.
  struct Part {
    let title: String?
    let picture: ScreenPicture?
    var items: [Item] = []
    /// How many of its findings are left out.
    var omitted = 0
    /// The numbers of its findings by grade, also of those that are left out.
    var counts = HTMLCounts()
    /// The numbers of its rules.
    var rules: Set<Int> = []

    /// The classes by which filters find it.
    var classes: String { HTMLContents.classes(rules, counts) }
  }

  /// A file on the page.
  struct File {
    let report: FileReport
    /// Its number, from 1.
    let number: Int
    /// Its name, with folders where there are several of that name.
    let name: String
    /// The numbers of its findings by grade, also of those that are left out.
    var counts = HTMLCounts()
    /// Its findings as a whole, and its screens.
    var parts: [Part] = []
    /// How many of its screens are left out.
    var omittedScreens = 0

    /// Whether it has a section of its own.
    var hasSection: Bool { !parts.isEmpty }

    /// Its parts with their places, from 1; those with the worst findings first.
    var partsByGrade: [(number: Int, part: Part)] {
      parts.enumerated().map { ($0.offset + 1, $0.element) }.sorted { first, second in
        let (a, b) = (first.1.counts.weights, second.1.counts.weights)
        return a == b ? first.0 < second.0 : b.lexicographicallyPrecedes(a)
      }
    }

    /// The classes by which filters find its section.
    var classes: String {
      HTMLContents.classes(parts.reduce(into: []) { $0.formUnion($1.rules) }, counts)
    }
  }

  /// A rule that was broken.
  struct Rule {
    let info: RuleInfo
    let number: Int
    var counts = HTMLCounts()
    var files = 0
    /// The findings on the page, with their paths.
    var items: [Item] = []
  }

  /// The most findings of one rule in one file, and the most findings, that are written out.
  static let maximumOfRule = 100
  static let maximumFindings = 3_000
  /// The most screens with a picture and a transcript.
  static let maximumScreens = 600

  private(set) var files: [File] = []
  private(set) var rules: [Rule] = []
  private(set) var counts = HTMLCounts()
  /// How many findings are left out.
  private(set) var omitted = 0

  /// The files with a section: those with the worst findings first, those without any last.
  var filesByGrade: [File] {
    files.filter(\.hasSection).sorted { first, second in
      let (a, b) = (first.counts.weights, second.counts.weights)
      return a == b ? first.number < second.number : b.lexicographicallyPrecedes(a)
    }
  }

  /// The contents of a page about a report.
  init(_ report: LintReport) {
    let shown = report.files.map(\.shownFindings)
    let chosen = Self.chosen(among: shown)
    let numbers = takeRules(of: shown)
    let names = HTMLFileNames(report.files.map(\.path))
    let causes = CauseList(report).groups.reduce(into: [:]) { $0[CauseList.Key($1.first)] = $1 }
    var firsts: [CauseList.Key: Reference] = [:]
    var ids: Set<String> = []
    var screens = 0
    for (index, file) in report.files.enumerated() {
      var made = File(report: file, number: index + 1, name: names[file.path])
      for finding in shown[index] { made.counts.add(finding) }
      var parts = Self.emptyParts(of: file)
      for (position, finding) in shown[index].enumerated() {
        let part = Self.part(of: finding, in: &parts, file)
        let rule = numbers[ObjectIdentifier(finding.rule)] ?? 0
        parts[part].counts.add(finding)
        parts[part].rules.insert(rule)
        guard chosen[index][position] else {
          parts[part].omitted += 1
          omitted += 1
          continue
        }
        var id = "f-" + finding.fingerprint
        if !ids.insert(id).inserted {
          id += "-\(ids.count)"
          ids.insert(id)
        }
        var item = Item(
          finding: finding, id: id, code: "F\(parts[part].items.count + 1)", rule: rule,
          fileName: made.name)
        let cause = CauseList.Key(finding)
        item.first = firsts[cause]
        if item.first == nil {
          firsts[cause] = Reference(id: id, code: item.code, screen: finding.screen)
          item.elsewhere = causes[cause]?.elsewhere
        }
        parts[part].items.append(item)
        if rules.indices.contains(rule) { rules[rule].items.append(item) }
      }
      made.parts = parts.filter { part in
        guard part.items.isEmpty, part.omitted == 0 else { return true }
        guard part.picture != nil else { return false }
        return screens < Self.maximumScreens
      }
      made.omittedScreens =
        parts.count { $0.picture != nil } - made.parts.count { $0.picture != nil }
      screens += made.parts.count { $0.picture != nil }
      files.append(made)
    }
  }

  /// The classes by which filters find what holds findings: of all its rules and grades.
  private static func classes(_ rules: Set<Int>, _ counts: HTMLCounts) -> String {
    "f \(counts.gradesClass)" + rules.sorted().map { " r\($0)" }.joined()
  }

  /// Which findings are written out: the worst first, within the limits.
  private static func chosen(among files: [[LocatedFinding]]) -> [[Bool]] {
    var chosen = files.map { Array(repeating: false, count: $0.count) }
    var left = maximumFindings
    var used = Array(repeating: [ObjectIdentifier: Int](), count: files.count)
    for grade in HTMLGrade.allCases {
      for (index, findings) in files.enumerated() {
        for position in findings.indices where left > 0 {
          guard HTMLGrade(findings[position]) == grade else { continue }
          let rule = ObjectIdentifier(findings[position].rule)
          guard used[index][rule, default: 0] < maximumOfRule else { continue }
          used[index][rule, default: 0] += 1
          chosen[index][position] = true
          left -= 1
        }
      }
    }
    return chosen
  }

  /// Counts the rules, the worst and most frequent first; gives their numbers.
  private mutating func takeRules(of files: [[LocatedFinding]]) -> [ObjectIdentifier: Int] {
    var found: [ObjectIdentifier: Rule] = [:]
    for findings in files {
      var seen: Set<ObjectIdentifier> = []
      for index in findings.indices {
        counts.add(findings[index])
        let info = findings[index].rule
        let id = ObjectIdentifier(info)
        found[id, default: Rule(info: info, number: 0)].counts.add(findings[index])
        if seen.insert(id).inserted { found[id, default: Rule(info: info, number: 0)].files += 1 }
      }
    }
    let sorted = found.values.sorted { a, b in
      let (first, second) = (a.counts.weights, b.counts.weights)
      return first == second
        ? a.info.id < b.info.id : second.lexicographicallyPrecedes(first)
    }
    rules = sorted.enumerated().map { number, rule in
      var numbered = Rule(info: rule.info, number: number)
      numbered.counts = rule.counts
      numbered.files = rule.files
      return numbered
    }
    return rules.reduce(into: [:]) { $0[ObjectIdentifier($1.info)] = $1.number }
  }

  /// A part for the file as a whole and one for each of its pictures.
  private static func emptyParts(of file: FileReport) -> [Part] {
    [Part(title: nil, picture: nil)] + file.pictures.map { Part(title: $0.name, picture: $0) }
  }

  /// The part that a finding belongs to; makes one for a screen without a picture.
  private static func part(
    of finding: LocatedFinding, in parts: inout [Part], _ file: FileReport
  ) -> Int {
    if let screen = finding.details?.screen, file.pictures.indices.contains(screen) {
      return screen + 1
    }
    guard let name = finding.screen else { return 0 }
    if let last = parts.indices.last, last > 0, parts[last].title == name { return last }
    if let known = parts.indices.dropFirst().first(where: { parts[$0].title == name }) {
      return known
    }
    parts.append(Part(title: name, picture: nil))
    return parts.count - 1
  }
}

/// Short names of files: the last part of a path, with folders before it where names repeat.
struct HTMLFileNames {
  private var names: [String: String] = [:]

  /// The names of files with those paths.
  init(_ paths: [String]) {
    // Files of one name get one folder more, then two; beyond that the whole path tells them apart.
    var open = Set(paths)
    for parts in 1...3 {
      let groups = Dictionary(grouping: open) { Self.last(parts, of: $0) }
      for (name, paths) in groups {
        guard paths.count == 1, let path = paths.first else { continue }
        names[path] = name
        open.remove(path)
      }
    }
  }

  /// The short name of a file.
  subscript(path: String) -> String { names[path] ?? path }

  private static func last(_ count: Int, of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).suffix(count)
    return parts.isEmpty
      ? path : parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}

/// How many findings there are of each grade.
struct HTMLCounts {
  private var numbers = Array(repeating: 0, count: HTMLGrade.allCases.count)

  /// The numbers, the worst first; sorting by them puts what is worst to the end.
  var weights: [Int] { numbers }

  /// How many there are of all grades.
  var total: Int { numbers.reduce(0, +) }

  /// The class that tells which grades there are; filters hide what has none that is shown.
  var gradesClass: String {
    Self.gradesClass(HTMLGrade.allCases.filter { self[$0] > 0 })
  }

  /// The class of what has those grades.
  static func gradesClass(_ grades: [HTMLGrade]) -> String {
    "g" + String(grades.reduce(0) { $0 | 1 << place(of: $1) })
  }

  /// Counts one more.
  mutating func add(_ finding: LocatedFinding) {
    numbers[Self.place(of: HTMLGrade(finding))] += 1
  }

  /// How many there are of a grade.
  subscript(grade: HTMLGrade) -> Int { numbers[Self.place(of: grade)] }

  private static func place(of grade: HTMLGrade) -> Int {
    switch grade {
    case .error: 0
    case .warning: 1
    case .note: 2
    case .review: 3
    case .suppressed: 4
    }
  }

  /// Writes the numbers that are not zero as cells of a line: sign, number, word.
  func writeChips(to output: inout ByteWriter) {
    output.write("<span class=\"chips\">")
    for grade in HTMLGrade.allCases where self[grade] > 0 {
      let number = self[grade]
      output.write("<span class=\"chip s-\(grade.rawValue)\">")
      grade.writeSign(to: &output)
      output.write("\(number) \((number == 1 ? grade.word : grade.plural).lowercased())</span> ")
    }
    output.write("</span>")
  }
}
