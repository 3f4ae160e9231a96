import Linting

/// Choices of what is shown. They work by style sheet alone: a rule for each choice looks whether
/// its control is checked.
struct HTMLFilter {
  /// The most rules and files that can be chosen; the tables lead to the others.
  private static let maximumChoices = 200

  let contents: HTMLContents

  private var grades: [HTMLGrade] { HTMLGrade.allCases.filter { contents.counts[$0] > 0 } }

  private var rules: [HTMLContents.Rule] { Array(contents.rules.prefix(Self.maximumChoices)) }

  private var files: [HTMLContents.File] {
    contents.files.filter { $0.hasSection && $0.counts.total > 0 }
  }

  /// Whether there is something to choose from.
  var isUseful: Bool { contents.counts.total > 0 }

  /// Writes the rules of the style sheet. A browser looks through the filter alone for what is
  /// checked; looking through the whole page for each choice would take seconds.
  func writeRules(to output: inout ByteWriter) {
    guard isUseful else { return }
    for grade in grades {
      let name = grade.rawValue
      output.write("#filter:has(#show-\(name):not(:checked))~.shown .f.s-\(name)")
      output.write("{display:none}\n")
    }
    writeRulesForGroups(to: &output)
    for rule in rules where rules.count > 1 {
      let choice = "#filter:has(#only-rule option[value=\"r\(rule.number)\"]:checked)"
      output.write("\(choice)~.shown .f:not(.r\(rule.number)){display:none}\n")
      let hidden = hiding(grades.filter { rule.counts[$0] > 0 })
      output.write("\(choice)\(hidden)~.shown .file{display:none}\n")
    }
    for file in files.prefix(Self.maximumChoices) where files.count > 1 {
      let choice = "#filter:has(#only-file option[value=\"k\(file.number)\"]:checked)"
      output.write("\(choice)~.shown .file:not(.k\(file.number)){display:none}\n")
    }
    // Where a link leads is shown in any case, and what holds it; the search goes down by children.
    let finding = ">.screen>.beside>.finding:target"
    output.write(".shown .f:target,.card:has(\(finding),>.finding:target),")
    output.write(".file:has(>.card:target,>.card\(finding),>.card>.finding:target)")
    output.write("{display:block!important}\n")
  }

  /// Hides files and screens in which all grades are hidden.
  private func writeRulesForGroups(to output: inout ByteWriter) {
    let groups = contents.files.flatMap { [$0.counts] + $0.parts.map(\.counts) }
    let found = groups.reduce(into: [String: HTMLCounts]()) { $0[$1.gradesClass] = $1 }
    for (name, counts) in found.sorted(by: { $0.key < $1.key }) {
      // What has no findings goes with the last of the others.
      let own = counts.total == 0 ? grades : grades.filter { counts[$0] > 0 }
      output.write("#filter\(hiding(own))~.shown .\(name){display:none}\n")
    }
  }

  /// The condition that none of those grades is shown.
  private func hiding(_ grades: [HTMLGrade]) -> String {
    grades.map { ":has(#show-\($0.rawValue):not(:checked))" }.joined()
  }

  /// Writes the controls.
  func write(to output: inout ByteWriter) {
    guard isUseful else { return }
    output.write("<section class=\"filter\" id=\"filter\" aria-labelledby=\"filter-title\">\n")
    output.write("<h2 id=\"filter-title\" class=\"vh\">Filter</h2>\n<form>\n")
    output.write("<fieldset><legend>Show</legend>\n")
    for grade in grades {
      let name = grade.rawValue
      output.write("<label class=\"choice s-\(name)\"><input type=\"checkbox\" ")
      output.write("id=\"show-\(name)\" checked>")
      grade.writeSign(to: &output)
      output.write("\(grade.plural)</label>\n")
    }
    output.write("</fieldset>\n")
    if rules.count > 1 { writeRuleChoice(to: &output) }
    if files.count > 1 { writeFileChoice(to: &output) }
    output.write("<button type=\"reset\">Show all</button>\n</form>\n</section>\n")
  }

  private func writeRuleChoice(to output: inout ByteWriter) {
    output.write("<label class=\"pick\">Rule <select id=\"only-rule\" autocomplete=\"off\">\n")
    output.write("<option value=\"all\">All rules</option>\n")
    for rule in rules {
      output.write("<option value=\"r\(rule.number)\">")
      output.writeHTML(rule.info.id)
      output.write(" (\(rule.counts.total))</option>\n")
    }
    output.write("</select></label>\n")
  }

  private func writeFileChoice(to output: inout ByteWriter) {
    output.write("<label class=\"pick\">File <select id=\"only-file\" autocomplete=\"off\">\n")
    output.write("<option value=\"all\">All files</option>\n")
    for file in files.prefix(Self.maximumChoices) {
      output.write("<option value=\"k\(file.number)\">")
      output.writeHTML(file.report.path, atMost: 80)
      output.write(" (\(file.counts.total))</option>\n")
    }
    let more = files.count - Self.maximumChoices
    if more > 0 {
      output.write("<option disabled>\(HTMLText.count(more, "more file")), in the table")
      output.write("</option>\n")
    }
    output.write("</select></label>\n")
  }
}
