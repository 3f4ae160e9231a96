/// The words for changes in the language of a file: keys of the tree format, modifiers of SwiftUI,
/// the names of Xcode's inspectors, or properties of UIKit.
///
/// Each notation says its own; what it does not say is said in the words of UIKit.
package protocol FileWords: Sendable {
  /// A property by its name, as in "`modal`".
  func name(_ key: AttributeKey) -> String

  /// An instruction to give a property a value, as a part of a sentence: "set `hidden` to true".
  func set(_ key: AttributeKey, to value: Fix.Value?) -> String

  /// An instruction to take a property away.
  func remove(_ key: AttributeKey) -> String

  /// An instruction to take a property of an element away, by the name that it is written with.
  func remove(_ key: AttributeKey, of index: Int, in tree: UITree) -> String

  /// An instruction to say something in the label.
  func describe(_ content: String) -> String

  /// An instruction to give a control a name of its own, as a part of a sentence.
  func title(_ content: String) -> String

  /// Whether an author can tell facts for which no platform has a property, such as `playsAudio`.
  ///
  /// For the tree format alone: its keys are for people to tell what a file of code cannot.
  var hasFacts: Bool { get }

  /// The noun for a statement about an element, such as "modifier".
  var statement: String { get }

  /// Whether fixes keep the titles that rules give them, in the words of the tree format.
  var keepsTitles: Bool { get }

  /// The means by which gestures are offered to VoiceOver, as the end of "offer the same ".
  var asActions: String { get }

  /// An instruction to let the escape gesture close something, as a part of a sentence.
  var addEscape: String { get }

  /// An instruction to show an item of a bar enlarged, as a part of a sentence.
  var showLargeContent: String { get }

  /// An instruction to let a text grow with the size that the user asks for.
  var scaleFont: String { get }

  /// A text style by its name: SwiftUI has `.title` where UIKit has `title1`.
  func textStyle(_ style: String) -> String

  /// A trait by its name.
  func trait(_ name: String) -> String

  /// An instruction to add a trait to those of an element.
  func add(trait: String) -> String
}

extension FileWords {
  package func name(_ key: AttributeKey) -> String { "`\(Self.uiKitName(key))`" }

  package func set(_ key: AttributeKey, to value: Fix.Value?) -> String {
    "set \(name(key))" + (value.map { " to \(Self.text($0))" } ?? "")
  }

  /// An instruction to give a property some value.
  package func set(_ key: AttributeKey) -> String { set(key, to: nil) }

  package func remove(_ key: AttributeKey) -> String { "remove \(name(key))" }

  package func remove(_ key: AttributeKey, of index: Int, in tree: UITree) -> String {
    remove(key)
  }

  package func describe(_ content: String) -> String { "say in the label \(content)" }

  package func title(_ content: String) -> String { describe(content) }

  package var hasFacts: Bool { false }

  package var statement: String { "property" }

  package var keepsTitles: Bool { false }

  package var asActions: String {
    "with `accessibilityCustomActions`, or on a control of its own"
  }

  package var addEscape: String { "implement `accessibilityPerformEscape()`" }

  package var showLargeContent: String {
    self.set(.largeContentViewer, to: .flag(true)) + ", and add the interaction to the bar"
  }

  package var scaleFont: String {
    "set a text style that adjusts itself, or scale the font with `UIFontMetrics`"
  }

  package func textStyle(_ style: String) -> String { style }

  package func trait(_ name: String) -> String { "`.\(name)`" }

  package func add(trait: String) -> String {
    "insert `.\(trait)` into `accessibilityTraits`"
  }

  /// A fix as a sentence without a full stop, in place of the one in the words of the tree format.
  package func title(of fix: Fix, in tree: UITree? = nil) -> String {
    guard !keepsTitles, !fix.changes.contains(where: { $0.key == .disable }) else {
      return fix.title
    }
    var steps: [String] = []
    for change in fix.changes {
      let step: String
      switch (change.key, change.value) {
      case (let key, nil):
        step = tree.map { remove(key, of: change.element, in: $0) } ?? remove(key)
      case (.traits, .names(let names)?) where names.isEmpty: step = "remove the traits"
      case (.traits, .names(let names)?): step = "make the traits \(names.joined(separator: ", "))"
      case (let key, let value?): step = set(key, to: value)
      }
      if !steps.contains(step) { steps.append(step) }
    }
    guard !steps.isEmpty else { return fix.title }
    return Wording.sentence(steps.joined(separator: " and "))
  }

  // MARK: Names

  /// A value in a sentence.
  package static func text(_ value: Fix.Value) -> String {
    switch value {
    case .text(let text): Quoted.text(text)
    case .flag(let flag): "\(flag)"
    case .number(let number): Points.text(number)
    case .names(let names): names.joined(separator: ", ")
    }
  }

  /// The name of a property in UIKit.
  package static func uiKitName(_ key: AttributeKey) -> String {
    switch key {
    case .groupChildren: "shouldGroupAccessibilityChildren"
    default: TreeVocabulary.info[Int(key.rawValue)].aliases.first ?? key.name
    }
  }
}

/// The words of UIKit, for captures of running apps.
package struct UIKitWords: FileWords {
  package init() {}

  package var keepsTitles: Bool { true }
}

extension AccessibilityTree {
  /// The words of the file that an element was read from.
  package func words(for index: Int) -> any FileWords { screen(of: index).notation.words }
}
