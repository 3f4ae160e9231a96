import DocumentSyntax
import ScreenModel

/// All that is known of SwiftUI's modifiers and views: one row each, which the reader, the looks
/// at choices and toggles, the uses of views, fixes and messages share.
///
///     let own = SwiftUIVocabulary.framework.adding(
///       modifiers: [.spoken("spokenHint", .text(.hint))], views: [.init("Card", .button)])
struct SwiftUIVocabulary: Sendable {
  /// A modifier with the way in which it stands for a key.
  struct Spelled: Sendable {
    let modifier: String
    let spelling: SwiftUIModifier.Spelling
  }

  private var modifiers: [String: SwiftUIModifier] = [:]
  private var views: [String: SwiftUIViewType] = [:]
  /// The modifiers that the argument labels of `accessibility(label:)` stand for.
  private var newer: [String: SwiftUIModifier] = [:]
  /// The modifiers that messages name for a key.
  private var named: [AttributeKey: Spelled] = [:]
  /// The modifiers that fixes write for a key.
  private var written: [AttributeKey: Spelled] = [:]

  /// SwiftUI as Apple makes it.
  static let framework = SwiftUIVocabulary(modifiers: allModifiers, views: allViews)

  /// The rows of SwiftUI's modifiers.
  static let allModifiers: [SwiftUIModifier] = [
    SwiftUIModifier.words, SwiftUIModifier.structure, SwiftUIModifier.actions,
    SwiftUIModifier.looks, SwiftUIModifier.sizes, SwiftUIModifier.touches, SwiftUIModifier.content,
    SwiftUIModifier.drawings, SwiftUIModifier.strokes, SwiftUIModifier.movements,
    SwiftUIModifier.effects, SwiftUIModifier.untouched, SwiftUIModifier.plain,
  ].flatMap { $0 }

  /// The rows of SwiftUI's views.
  static let allViews: [SwiftUIViewType] = [
    SwiftUIViewType.layouts, SwiftUIViewType.drawings, SwiftUIViewType.controls,
    SwiftUIViewType.others,
  ].flatMap { $0 }

  init(modifiers: [SwiftUIModifier], views: [SwiftUIViewType]) {
    for modifier in modifiers { add(modifier) }
    for view in views { self.views[view.name] = view }
  }

  /// The vocabulary with more rows, which count before those that are there.
  func adding(
    modifiers: [SwiftUIModifier] = [], views: [SwiftUIViewType] = []
  ) -> SwiftUIVocabulary {
    var all = self
    for modifier in modifiers { all.add(modifier) }
    for view in views { all.views[view.name] = view }
    return all
  }

  private mutating func add(_ modifier: SwiftUIModifier) {
    modifiers[modifier.name] = modifier
    if let older = modifier.older { newer[older] = modifier }
    for spelling in modifier.spellings {
      let spelled = Spelled(modifier: modifier.name, spelling: spelling)
      if spelling.shown != nil { named[spelling.key] = spelled }
      if spelling.written != nil { written[spelling.key] = spelled }
    }
  }

  // MARK: Modifiers

  /// The row of a modifier; nil for one of the app or of a package.
  func modifier(named name: String) -> SwiftUIModifier? {
    // Whatever else speaks of accessibility leaves looks and touches alone.
    modifiers[name] ?? (name.hasPrefix("accessibility") ? .spoken(name) : nil)
  }

  /// The row of a modifier in a chain: `accessibility(label:)` of iOS 13 is read as what replaced
  /// it.
  func modifier(_ call: SwiftUICall) -> SwiftUIModifier? {
    if call.isOlderForm, let label = call.arguments.first?.name,
      let modifier = newer[label]
    {
      return modifier
    }
    return modifier(named: call.name.name)
  }

  /// Whether a modifier is one of SwiftUI.
  func has(modifier name: String) -> Bool { modifiers[name] != nil }

  /// The modifier that messages name for a key; nil where there is none.
  func name(of key: AttributeKey) -> Spelled? { named[key] }

  /// The modifier that fixes write for a key; nil where there is none.
  func spelling(of key: AttributeKey) -> Spelled? { written[key] }

  // MARK: Views

  /// The row of a type of views; nil for one of the app or of a package.
  func view(named name: String) -> SwiftUIViewType? { views[name] }

  /// Whether the text of a type is that of views: `some View`, `Button<Text>`, `RowView`. A colour
  /// is one as well, and a value as often.
  func isView(type: String) -> Bool {
    let isOpaque = ["some", "any"].contains { word in
      type.hasPrefix(word) && type.dropFirst(word.count).first?.isWhitespace == true
    }
    if isOpaque { return true }
    var name = type.prefix { $0 != "<" && $0 != "?" }
    if name.hasPrefix("SwiftUI.") { name = name.dropFirst("SwiftUI.".count) }
    if name.hasSuffix("View") || name.hasSuffix("Content") || name == "Self" { return true }
    return view(named: String(name)).map { $0.isRead && !$0.isColor } ?? false
  }

  /// Whether the views of a type are understood.
  func reads(view name: String) -> Bool { views[name]?.isRead == true }

  /// The names of the types whose views are understood, in alphabetical order.
  var namesOfViews: [String] { views.values.filter(\.isRead).map(\.name).sorted() }
}
