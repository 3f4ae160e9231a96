import ScreenModel

/// Rules that find one defect together: on one element, only the more specific one speaks.
///
/// Rules that know of each other already stay apart by themselves; this table is for those that do
/// not. `Rules.md` shows it.
package enum Precedence {
  /// A rule that speaks, and those that it speaks for.
  package struct Entry: Sendable {
    /// The id of the rule that speaks.
    package let speaks: String
    /// The ids of the rules that are silent on the same element.
    package let silent: [String]
    /// The defect that they share, for people.
    package let why: String
  }

  /// The table; the order does not matter.
  package static let table = [
    Entry(
      speaks: "touch-target-too-small", silent: ["touch-target-spacing"],
      why: "A larger target leaves the room that it lacks."),
    Entry(
      speaks: "label-is-asset-name",
      silent: [
        "label-looks-like-identifier", "label-not-capitalized", "visible-text-not-in-label",
      ],
      why: "A label in words replaces the name of the picture."),
    Entry(
      speaks: "label-looks-like-identifier",
      silent: ["label-not-capitalized", "visible-text-not-in-label"],
      why: "A label in words replaces the identifier."),
    Entry(
      speaks: "label-unresolved-placeholder",
      silent: ["label-looks-like-identifier", "label-not-capitalized", "duplicate-control-label"],
      why: "The text that replaces the placeholder is not known."),
    Entry(
      speaks: "control-missing-label", silent: ["hint-without-label", "placeholder-as-label"],
      why: "A label gives the element its name."),
    Entry(
      speaks: "icon-button-missing-label",
      silent: ["hint-without-label", "image-decision-missing"],
      why: "A label gives the button its name."),
    Entry(
      speaks: "label-blank", silent: ["hint-without-label", "control-missing-label"],
      why: "The blank label is the reason that there is no name."),
    Entry(
      speaks: "label-generic", silent: ["duplicate-control-label"],
      why: "A name that says which element it is differs from the others."),
    Entry(
      speaks: "custom-font-unscaled", silent: ["fixed-font-size", "dynamic-type-not-adjusting"],
      why: "The font decides whether the text grows."),
    Entry(
      speaks: "combine-hides-button", silent: ["silent-element"],
      why: "The control inside is what gets lost."),
    Entry(
      speaks: "disclosure-label-overrides", silent: ["visible-text-not-in-label"],
      why: "Without the label the drawn words are heard."),
    Entry(
      speaks: "fixed-font-size", silent: ["dynamic-type-not-adjusting"],
      why: "A font of a fixed size has nothing to adjust."),
  ]

  /// The ids of the rules that one of the rules of each key speaks for.
  private static let speakers: [String: Set<String>] = {
    var speakers: [String: Set<String>] = [:]
    for entry in table {
      for rule in entry.silent { speakers[rule, default: []].insert(entry.speaks) }
    }
    return speakers
  }()

  /// Whether another rule may speak for the findings of a rule.
  static func maySilence(_ rule: RuleInfo) -> Bool { speakers[rule.id] != nil }

  /// Drops the findings that another one on the same element speaks for; their messages become
  /// notes of that one.
  static func settle(_ findings: inout [DecidedFinding]) {
    let candidates = findings.indices.filter {
      findings[$0].finding.element != nil && speakers[findings[$0].finding.rule.id] != nil
    }
    guard !candidates.isEmpty else { return }
    let elements = Set(candidates.compactMap { findings[$0].finding.element })
    var spoken: [Int: [Int]] = [:]
    for index in findings.indices where !findings[index].isSuppressed {
      guard let element = findings[index].finding.element, elements.contains(element) else {
        continue
      }
      spoken[element, default: []].append(index)
    }
    var dropped: Set<Int> = []
    for index in candidates {
      let silent = findings[index].finding
      guard let element = silent.element, let rules = speakers[silent.rule.id],
        let speaker = spoken[element]?.first(where: { other in
          rules.contains(findings[other].finding.rule.id)
            && (findings[other].finding.certainty == .violation || silent.certainty == .needsReview)
        })
      else { continue }
      if findings[index].hasWords {
        findings[speaker].add(Finding.Note(message: silent.message, range: silent.range))
      }
      dropped.insert(index)
    }
    guard !dropped.isEmpty else { return }
    findings = findings.indices.filter { !dropped.contains($0) }.map { findings[$0] }
  }
}
