import LintRules
import ScreenModel

/// Says what the captures of a run do not tell, and how many rules are silent for that.
package enum CaptureSilence {
  /// The facts that change what can be judged of a whole screen, and what a capture is without.
  private static let facts: [(fact: ScreenEvidence, without: String)] = [
    (.nesting, "without hierarchy"), (.roles, "without roles"), (.frames, "without places"),
  ]

  /// The remarks on the captures among some files, one for each fact; none where all is told.
  package static func remarks(on files: [FileReport]) -> [String] {
    facts.compactMap { fact, without in
      let count = files.count { $0.isCapture && $0.untold.isSuperset(of: fact) }
      guard count > 0 else { return nil }
      let silent = AllRules.infos.count { info in
        !info.needs.isDisjoint(with: fact) || fact == .roles && info.restsOn.contains(.type)
      }
      let words = count == 1 ? "1 capture lists its" : "\(count) captures list their"
      return "\(words) elements \(without)"
        + (silent == 0 ? "" : ", so \(silent) rules are silent there")
    }
  }
}
