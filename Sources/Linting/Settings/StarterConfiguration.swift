package import InputFormats

/// The configuration that `init` writes: short, commented, and valid as it is.
package struct StarterConfiguration {
  /// How many files there are: of each format that people have a word for, and trees and captures.
  private var counts: [InputFormat?: Int] = [:]
  /// The views of SwiftUI source that nothing explains, the most used first.
  package var unknownViews: [(name: String, uses: Int)] = []
  /// The preset.
  package var preset = Preset.recommended
  /// The languages that the project is translated into.
  package var languages: [String] = []

  /// A configuration for a project of which nothing is known.
  package init() {}

  /// Adds a file that is read.
  package mutating func count(_ format: InputFormat?) {
    counts[format?.info?.files == nil ? nil : format, default: 0] += 1
  }

  /// The files that there are, in the order of the table of formats; trees and captures, which have
  /// no format here, come last.
  package var files: [(format: InputFormat?, noun: FileNoun, count: Int)] {
    let own = FormatList.all.compactMap { info in
      info.files.map { (format: InputFormat?.some(info.format), noun: $0) }
    }
    let others = FileNoun(one: "tree or capture", many: "trees and captures", formal: "other tree")
    return (own + [(format: nil, noun: others)]).compactMap { file in
      counts[file.format].map { (file.format, file.noun, $0) }
    }
  }

  /// The file.
  package var text: String {
    let presets = Preset.allCases.map { "#   \($0.rawValue): \($0.meaning)" }
      .joined(separator: "\n")
    return """
      # Configuration of a11y-lint. Commented-out keys show the default or an example.
      # All keys: docs/CONFIGURATION.md, or `a11y-lint schema config`.
      # The settings in effect for a file: `a11y-lint config print --for FILE`.

      # Ignore configurations above this folder.
      root: true

      # Which rules run:
      \(presets)
      preset: \(preset.rawValue)

      # Severities of rules, categories or tags (error, warning, note, off), and options of rules,
      # which `a11y-lint explain RULE` lists. A level for a group switches no rule on.
      # rules:
      #   speech-all-caps: warning
      #   best-practice: note

      # Files that are not read. Files that git ignores are left out anyway.\(found)
      # exclude:
      #   - "**/Generated/**"

      # Exceptions for some files or nodes, with a reason and a date on which to look again.
      # overrides:
      #   - files: ["Legacy/**"]
      #     rules: {visual: note}
      #     reason: is rewritten this year
      #     until: 2027-12-31

      # The least severity that fails a run (error, warning, note, never), and how many are allowed.
      failOn: error
      # maxWarnings: 0

      # Known findings, which do not fail a run; `a11y-lint baseline create` writes the file.
      # baseline: .a11y-lint-baseline.json

      # The reports; with a path, a report is written there.
      # format: [text, "json:build/a11y.json"]
      \(translations)\(components)
      """
  }

  private var found: String {
    let parts = files.map { "\($0.count) \($0.noun.formal)" + ($0.count == 1 ? "" : "s") }
    return parts.isEmpty ? "" : " Found here: \(parts.joined(separator: " and "))."
  }

  private var components: String {
    guard !unknownViews.isEmpty else { return "" }
    let lines = unknownViews.map { view in
      "#   \(view.name): \(Self.meaning(of: view.name))   # used \(view.uses)\u{D7}\n"
    }
    return """

      # What views of packages and design systems are (docs/SWIFTUI.md). These are used here and
      # declared nowhere; the types are guesses by their names.
      # components:
      \(lines.joined())
      """
  }

  /// A guess of what a view is.
  private static func meaning(of name: String) -> String {
    let endings = [
      ("Button", "{type: button, label: $0}"), ("Toggle", "{type: switch, label: $0}"),
      ("Switch", "{type: switch, label: $0}"), ("Field", "{type: textField, label: $0}"),
      ("Link", "{type: link, label: $0}"), ("Slider", "{type: slider, label: $0}"),
      ("Icon", "{type: image, decorative: true}"), ("Image", "{type: image}"),
      ("Text", "{type: text, text: $0}"), ("Label", "{type: text, text: $0}"),
      ("Title", "{type: header, text: $0}"), ("Header", "{type: header, text: $0}"),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? "{type: view}"
  }

  private var translations: String {
    guard !languages.isEmpty else { return "" }
    let list = languages.joined(separator: ", ")
    return """

      # Also lint storyboards and xibs in their translations (\(list)).
      # languages: all

      """
  }
}
