import ScreenModel

/// Finds controls of one screen that are called the same and do different things.
struct DuplicateControlLabel: Rule {
  static let info = RuleInfo(
    id: "duplicate-control-label",
    title: "Controls that do different things have different names",
    category: .labels,
    severity: .warning,
    criteria: [.wcag("2.4.4"), .wcag("2.4.6"), .wcag("4.1.2")],
    restsOn: [.type, .label, .value],
    why: """
      Sighted users see which row a "Delete" belongs to. VoiceOver says "Delete, button" five \
      times over, and Voice Control has to ask which of the five is meant.
      """,
    how: """
      Say in each label what it acts on: "Delete Milk". What is drawn can stay as it is.
      """,
    uiKit: #"""
      deleteButton.accessibilityLabel = String(localized: "Delete \(item.name)")
      """#,
    swiftUI: #"""
      Button("Delete") { delete(item) }
        .accessibilityLabel("Delete \(item.name)")
      """#,
    traps: [
      "Controls that do the same, as far as the file tells; one action in several rows is not the "
        + "same.",
      "Controls of different roles, such as a tab and a button.",
      "Controls with different values.",
      "Controls in groups that have labels, or in different popups; in SwiftUI source switches, "
        + "fields and other settings in sections that have headings.",
      "A control inside another one of the same name.",
      UnarrangedStops.exception,
      "Names that are those of pictures or prompts, which other rules are about.",
      "Numbers and single letters where there are many: days, keys, the letters of an index.",
      "In captures a tab and the back button that is called after it; the cells of a grid are a "
        + "note.",
    ],
    examples: [
      .fails(
        """
        screen: Shopping
        children:
          - type: cell
            children:
              - {type: text, text: Milk}
              - {type: button, ⟪text: Delete⟫, onTap: delete}
          - type: cell
            children:
              - {type: text, text: Bread}
              - {type: button, text: Delete, onTap: delete}
        """, "VoiceOver says \"Delete, button.\" twice."),
      .passes(
        """
        screen: Shopping
        children:
          - type: cell
            children:
              - {type: text, text: Milk}
              - {type: button, text: Delete, label: Delete Milk, onTap: delete}
          - type: cell
            children:
              - {type: text, text: Bread}
              - {type: button, text: Delete, label: Delete Bread, onTap: delete}
        """),
      .passes(
        """
        screen: Article
        children:
          - {type: button, text: Share, onTap: share}
          - {type: button, label: Share, onTap: share}
          - {type: link, text: Terms, opensURL: "https://example.com/terms"}
          - {type: link, text: Terms, opensURL: "https://example.com/terms"}
          - {type: link, text: Share}
        """, "The same action, the same page, another role.", documented: false),
      .passes(
        """
        screen: Address
        children:
          - type: view
            label: Home
            container: semanticGroup
            children:
              - {type: button, text: Edit}
          - type: view
            label: Work
            container: semanticGroup
            children:
              - {type: button, text: Edit}
          - type: popover
            children:
              - {type: button, text: Edit}
          - {type: button, label: Size, value: small}
          - {type: button, label: Size, value: large}
        """, "Two groups and a popup say of what they are; two values differ.", documented: false),
      .passes(
        """
        screen: Song
        children:
          - type: cell
            onTap: play
            label: Play
            traits: button
            children:
              - {type: button, text: Play, onTap: playNow}
        """, "A control inside another one.", documented: false),
      .passes(
        """
        struct AlertsView: View {
          var body: some View {
            Form {
              Section("Sounds") { Toggle("Mentions", isOn: $sounds) }
              Section(header: Text("Banners")) { Toggle("Mentions", isOn: $banners) }
            }
          }
        }
        """, "The headings say what is set.", documented: false, path: Example.swiftUIPath),
      .fails(
        """
        struct AddressView: View {
          var body: some View {
            Form {
              Section("Home") { Button(⟪"Edit"⟫) { editHome() } }
              Section("Work") { Button("Edit") { editWork() } }
            }
          }
        }
        """, documented: false, path: Example.swiftUIPath),
      .fails(
        """
        screen: Article
        children:
          - {type: button, ⟪text: Share⟫, onTap: share}
          - {type: button, label: Share, onTap: share}
        """, options: ["sameTargetAllowed": .flag(false)], documented: false),
      .needsReview(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="o"><connections>
              <outlet property="sizes" destination="s" id="c"/>
            </connections></placeholder>
            <view id="v"><subviews><segmentedControl id="s"><segments>
              <segment ⟪title="Sample"⟫/><segment title="Sample"/>
            </segments></segmentedControl></subviews></view>
          </objects>
        </document>
        """, "Code may set the segments of a control that an outlet leads to.", documented: false,
        path: "Sizes.xib"),
      .passes(
        """
        screen: Shopping
        children:
          - {type: button, text: Delete}
          - {type: button, text: Delete}
          - {type: button, text: Hours}
          - {type: button, text: hours}
          - {type: button, text: Hours}
        """, options: ["minCount": .number(3), "ignoreLabels": .texts(["Hours"])],
        documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var minCount = 2
    var ignoreLabels: [String] = []
    var sameTargetAllowed = true

    static let fields: [OptionField<Options>] = [
      .count("minCount", \.minCount, 2...1000, "how many controls of one name are reported"),
      .texts("ignoreLabels", \.ignoreLabels, "names that may occur more than once"),
      .flag(
        "sameTargetAllowed", \.sameTargetAllowed,
        "whether controls that do the same may have the same name"),
    ]
  }

  /// The most places that a finding lists.
  private static let maximumNotes = 20

  /// The name that Interface Builder gives a new control, until somebody or some code names it.
  private static let standIns: Set<String> = [
    "button", "item", "title", "label", "first", "second",
  ]

  /// The findings. They take 5 % of a run: the names of all controls are compared, once a screen.
  func findings(in tree: AccessibilityTree) -> [Finding] {
    let ignored = Set(options.ignoreLabels.map { $0.lowercased() })
    let groups = SameNames(tree).groups()
    return findingsInEachRow(ignored, in: tree)
      + groups.compactMap { group in
        let unarranged = tree.shared(UnarrangedStops.self)
        let members = group.members.filter { !unarranged.holds($0) }
        guard members.count >= options.minCount, !ignored.contains(group.name) else { return nil }
        return finding(about: members, in: tree)
      }
  }

  private func finding(about members: [Int], in tree: AccessibilityTree) -> Finding? {
    if options.sameTargetAllowed, doTheSame(members, in: tree) { return nil }
    let fixed = members.filter { !tree.element($0).mayChangeInCode }
    let isCertain = fixed.count >= options.minCount
    let named = isCertain ? fixed : members
    let places = NamesakePlaces(tree)
    guard let first = named.first, let name = tree.name(of: first).value?.text,
      isCertain || !Self.standIns.contains(name.lowercased()), !places.areWays(named)
    else { return nil }
    let words = tree.utterance(of: first) ?? ""
    let isSame = named.dropFirst().prefix(Self.maximumNotes).allSatisfy {
      tree.utterance(of: $0) == words
    }
    let heard = "VoiceOver says “\(words)” at \(isSame ? "each" : "the first") of them"
    let notes = named.dropFirst().prefix(Self.maximumNotes).map {
      Finding.Note(message: "called the same", range: tree.element($0).anchor)
    }
    let better = ControlTarget.rowName(of: first, in: tree).map { "\(name) \($0)" }
    let example = better.map { ", as in \(Quoted.text($0))" } ?? ""
    let help = "Say in each label what it is about\(example)."
    let after = better.map { tree.utterance(of: first, changing: UtteranceChange(name: $0)) }
    let count = Self.number(named.count) + " " + Self.nouns(of: named, in: tree)
    let called = "\(count) are called \(Quoted.text(name))"
    let severity: Severity? = places.areGrid(named) ? .note : nil
    let key = tree.nameSources[first].key
    if !isCertain {
      return review(
        "\(called) here, so unless code names them \(heard)", help: help, of: first, in: tree,
        at: key, severity: severity, notes: notes, after: after)
    }
    return violation(
      "\(called), so \(heard)", help: help, of: first, in: tree, at: key, severity: severity,
      notes: notes, after: after)
  }

  private static func number(_ count: Int) -> String {
    let words = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return (2...9).contains(count) ? words[count - 2] : "no fewer than \(count)"
  }

  private static func nouns(of members: [Int], in tree: AccessibilityTree) -> String {
    let kinds = Set(members.map { tree.element($0).kind })
    switch kinds.first {
    case .button where kinds.count == 1: return "buttons"
    case .link where kinds.count == 1: return "links"
    case .cell where kinds.count == 1: return "cells"
    default: return "controls"
    }
  }

  /// Whether all controls are known to do one and the same thing.
  private func doTheSame(_ members: [Int], in tree: AccessibilityTree) -> Bool {
    guard let first = members.first.flatMap({ ControlTarget(of: $0, in: tree) }) else {
      return false
    }
    return members.dropFirst().allSatisfy { ControlTarget(of: $0, in: tree) == first }
  }
}
