import Linting

/// The table of `--profile`: how long each step of a run took, and each rule.
struct ProfileTable {
  private let profile: RunProfile
  private let total: UInt64

  /// The table of a run that ends now.
  init(_ profile: RunProfile) {
    self.profile = profile
    total = profile.elapsed
  }

  /// The table, with what its numbers mean above it.
  var text: String {
    var text = """
      Profile of this run, with one job: wall time in milliseconds, and what rules found before \
      suppressions

      """
    text += Self.line("step", "ms", "share", "findings")
    var sum: UInt64 = 0
    for step in RunProfile.Step.allCases {
      guard let time = profile.time(of: step) else { continue }
      sum += time
      let isRules = step == .rules
      text += row(Self.name(of: step), time, isRules ? profile.findings : nil)
      guard isRules else { continue }
      for cost in profile.rules { text += row("  " + cost.rule, cost.time, cost.findings) }
    }
    text += row("other", total - min(sum, total), nil)
    return text + row("total", total, nil)
  }

  private static func name(of step: RunProfile.Step) -> String {
    switch step {
    case .find: "find files"
    case .resolve: "resolve (VoiceOver)"
    case .earlier: "earlier version"
    default: step.rawValue
    }
  }

  private func row(_ name: String, _ time: UInt64, _ findings: Int?) -> String {
    Self.line(
      name, Self.decimal(time, unit: 1_000_000, digits: 3),
      Self.decimal(time * 100, unit: max(total, 1), digits: 1) + " %",
      findings.map { "\($0)" } ?? "")
  }

  private static func line(
    _ name: String, _ time: String, _ share: String, _ findings: String
  ) -> String {
    var line = name + String(repeating: " ", count: max(0, 42 - name.utf8.count))
    for (cell, width) in [(time, 11), (share, 9), (findings, 10)] {
      line += String(repeating: " ", count: max(1, width - cell.utf8.count)) + cell
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  /// A number of units with some digits after the point, rounded.
  private static func decimal(_ number: UInt64, unit: UInt64, digits: Int) -> String {
    let scale = (0..<digits).reduce(UInt64(1)) { power, _ in power * 10 }
    let rounded = (number * scale + unit / 2) / unit
    let rest = "\(rounded % scale)"
    return "\(rounded / scale)." + String(repeating: "0", count: digits - rest.utf8.count) + rest
  }
}
