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
