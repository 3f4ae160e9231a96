import InputFormats
package import ScreenModel

/// The diagnostics of files, which are reported like rules and have ids of their own.
package enum FileDiagnostics {
  /// Every diagnostic, by id.
  package static let all: [RuleInfo] = [
    parseError, unknownKey, unknownType, typeMismatch, duplicateKey, emptyTree, unreadFile,
    unusedSuppression, expiredSuppression, suppressionWithoutReason,
  ]

  static let parseError = RuleInfo(
    id: "parse-error", title: "The file follows the grammar of its format", category: .file,
    severity: .error, criteria: [],
    why: "What cannot be read cannot be checked, so nothing in the file is known to be right.",
    how: "Correct the file at the place that the message gives. The exit code is 2.",
    examples: [])

  static let unknownKey = RuleInfo(
    id: "unknown-key", title: "Every key is one of the tree format", category: .file,
    severity: .warning, criteria: [],
    why: "A misspelt key is read by nobody, so the tree says less than its author thinks.",
    how: "Use the suggested key, or remove the key.",
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: button, ⟪lable⟫: Save, text: Save}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: button, accessibilityLabel: Save, text: Save}
        """, "UIKit's long names are aliases."),
    ])

  static let unknownType = RuleInfo(
    id: "unknown-type", title: "Every type is one of the tree format", category: .file,
    severity: .warning, criteria: [],
    why: """
      An unknown type is read as a plain view: its class defaults are lost, and with them what \
      VoiceOver would say.
      """,
    how: "Use one of the types, and give the class name as `class`.",
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: ⟪buton⟫, text: Save}
          - {type: text, text: Name}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: UIButton, text: Save}
        """, "UIKit's and SwiftUI's class names are aliases."),
    ])

  static let typeMismatch = RuleInfo(
    id: "type-mismatch", title: "Every value has the type of its key", category: .file,
    severity: .warning, criteria: [],
    why: "A value of the wrong type is ignored, so the tree says less than its author thinks.",
    how: "Write a value of the type that the message names.",
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: button, text: Save, frame: ⟪[0, 0, 44]⟫}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: 6.10}
        """, "Where a text is expected, numbers are taken as they are spelled."),
    ])

  static let duplicateKey = RuleInfo(
    id: "duplicate-key", title: "No key is given twice", category: .file, severity: .error,
    criteria: [],
    why: "Of two values only one is read, and it may not be the one that was meant.",
    how: "Remove one of the two. The same key spelled the same way twice is an input error.",
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: button, label: Save, ⟪accessibilityLabel⟫: Store}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: button, label: Save}
        """),
    ])

  static let emptyTree = RuleInfo(
    id: "empty-tree", title: "A screen has something that VoiceOver can reach", category: .file,
    severity: .error, criteria: [], restsOn: [.type],
    why: """
      With nothing exposed, a VoiceOver user finds an empty screen; and a check that saw nothing \
      would pass for the wrong reason.
      """,
    how: "Expose the content, or remove the screen from the checked files.",
    examples: [
      .fails(
        """
        ⟪screen: Empty⟫
        children:
          - {type: view, frame: [0, 0, 390, 844]}
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: text, text: Name}
        """),
    ])

  static let unreadFile = RuleInfo(
    id: "unread-file", title: "Every file is of a version that is read", category: .file,
    severity: .warning, criteria: [],
    why: """
      A xib that was saved before Xcode 5 has another grammar, and its screens are not looked at. \
      Found in a folder it is this warning; named on the command line it is an error.
      """,
    how: "Open and save it in a current Xcode, or exclude it in the configuration.",
    examples: [])

  static let unusedSuppression = RuleInfo(
    id: "unused-suppression", title: "Every suppression silences something", category: .file,
    severity: .warning, criteria: [],
    why: """
      A suppression that silences nothing hides the next fault that somebody makes there, and \
      tells readers of a fault that is gone.
      """,
    how: "Remove it. Where its rule is misspelt or switched off, the message says so.",
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: button, image: ic_more, disable: ⟪icon-button-missing-lable⟫}
        """),
      .fails(
        """
        screen: Profile
        children:
          - type: button
            label: More
            disable:
              - ⟪{rule: all, reason: had no label}⟫
        """),
      .passes(
        """
        screen: Profile
        children:
          - {type: button, image: ic_more, disable: icon-button-missing-label}
        """),
    ])

  static let expiredSuppression = RuleInfo(
    id: "expired-suppression", title: "No suppression has outlived its date", category: .file,
    severity: .warning, criteria: [],
    why: "After its date a suppression is void: what it hid is reported again, and so is itself.",
    how: "Mend what it hid, or give it a new date with a reason.",
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - type: button
            image: ic_more
            disable: [⟪{rule: icon-button-missing-label, until: 2020-01-31}⟫]
        """),
      .passes(
        """
        screen: Profile
        children:
          - type: button
            image: ic_more
            disable: [{rule: icon-button-missing-label, until: 2999-12-31}]
        """, "The date has not come."),
    ])

  static let suppressionWithoutReason = RuleInfo(
    id: "suppression-without-reason", title: "Every suppression says why", category: .file,
    severity: .warning, criteria: [],
    why: """
      Nobody who meets a suppression without a reason can tell whether it still holds, so it stays \
      for ever. Reported only where reasons are required.
      """,
    how: "Write why the rule does not hold there, or mend what it finds.",
    examples: [
      .fails(
        """
        screen: Profile
        children:
          - {type: button, image: ic_more, disable: ⟪icon-button-missing-label⟫}
        """),
      .passes(
        """
        screen: Profile
        children:
          - type: button
            image: ic_more
            disable: {rule: icon-button-missing-label, reason: labelled in code}
        """),
    ])

  /// The rule-like information of a reader's diagnostic.
  static func info(_ kind: Diagnostic.Kind) -> RuleInfo {
    switch kind {
    case .unknownKey: unknownKey
    case .unknownType: unknownType
    case .typeMismatch: typeMismatch
    case .duplicateKey: duplicateKey
    case .emptyTree: emptyTree
    case .unreadFile: unreadFile
    case .idleSuppression: unusedSuppression
    }
  }
}
