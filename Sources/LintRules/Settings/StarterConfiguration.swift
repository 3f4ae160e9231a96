/// The configuration that `init` writes: short, commented, and right as it is.
public struct StarterConfiguration {
  /// How many storyboards and xibs there are.
  public var interfaceFiles = 0
  /// How many other trees and captures there are.
  public var otherFiles = 0
  /// The languages that the project is translated into.
  public var languages: [String] = []

  /// A configuration for a project of which nothing is known.
  public init() {}

  /// The file.
  public var text: String {
    let presets = Preset.allCases.map { "#   \($0.rawValue): \($0.meaning)" }
      .joined(separator: "\n")
    return """
      # Configuration of a11y-lint. What is commented out shows the default or an example.
      # All keys: docs/CONFIGURATION.md, or `a11y-lint schema config`.
      # What holds for a file, and why: `a11y-lint config print --for FILE`.

      # Configurations above this folder do not count.
      root: true

      # Which rules run:
      \(presets)
      preset: recommended

      # What findings of single rules, categories or tags become (error, warning, note, off), and
      # their options; `a11y-lint explain RULE` lists these.
      # rules:
      #   speech-all-caps: warning
      #   best-practice: note

      # What is not to be read. What git ignores is left out anyway.\(found)
      # exclude:
      #   - "**/Generated/**"

      # What is different for some files or nodes, with a reason and a date on which to look again.
      # overrides:
      #   - files: ["Legacy/**"]
      #     rules: {visual: note}
      #     reason: is rewritten this year
      #     until: 2027-12-31

      # What fails a run: error, warning, note or never; and how many are allowed all the same.
      failOn: error
      # maxWarnings: 0

      # Findings that are known and wait to be mended; `a11y-lint baseline create` writes the file.
      # baseline: .a11y-lint-baseline.json

      # The reports; a path makes a file of one.
      # format: [text, "json:build/a11y.json"]
      \(translations)
      """
  }

  private var found: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
    let parts = [
      interfaceFiles > 0 ? count(interfaceFiles, "Interface Builder file") : nil,
      otherFiles > 0 ? count(otherFiles, "other tree") : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "" : " Found here: \(parts.joined(separator: " and "))."
  }

  private var translations: String {
    guard !languages.isEmpty else { return "" }
    let list = languages.joined(separator: ", ")
    return """

      # Storyboards and xibs are judged in their translations as well (\(list)).
      # languages: all

      """
  }
}
