/// One way to resolve a finding: an alternative to its siblings, never an addition to them.
public struct Fix: Hashable, Sendable {
  /// Whether a fix may be applied without anybody looking.
  public enum Safety: String, CaseIterable, Sendable {
    /// It deletes, moves or normalises; VoiceOver says no word that it did not say before.
    case safe
    /// It is right in most cases, and somebody has to look.
    case unsafe
    /// Its words have a placeholder in place of those that nobody can know, which `lint` reports
    /// until somebody writes them.
    case template
    /// It only shows what could be done; nobody applies it by machine.
    case shownOnly

    /// The safety in words, as in "Remove `hint` (safe)".
    package var explanation: String {
      switch self {
      case .safe: "safe"
      case .unsafe: "look at it first"
      case .template: "with a placeholder to fill in"
      case .shownOnly: "a suggestion"
      }
    }
  }

  /// The value that a change gives an attribute.
  public enum Value: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case number(Double)
    /// Names, such as those of traits.
    case names([String])
  }

  /// A change to an element, whatever format it is written in.
  public struct Change: Hashable, Sendable {
    /// The index of the element.
    package let element: Int
    /// The attribute that changes.
    package let key: AttributeKey
    /// Its new value; nil where the attribute goes away.
    package let value: Value?

    package init(element: Int, key: AttributeKey, value: Value?) {
      self.element = element
      self.key = key
      self.value = value
    }

    /// Whether the new value is a text that not every notation can write.
    package var hasControls: Bool {
      if case .text(let text)? = value { ScalarText.hasControls(text) } else { false }
    }
  }

  /// Its effect, as a sentence without a full stop.
  public let title: String
  /// Whether it may be applied without anybody looking.
  public let safety: Safety
  /// The changes.
  public let changes: [Change]
  /// The edits, where it changes what is not about an element, such as a comment.
  package var edits: [TextEdit]?

  package init(title: String, safety: Safety, changes: [Change], edits: [TextEdit]? = nil) {
    self.title = title
    self.safety = safety
    self.changes = changes
    self.edits = edits
  }
}

extension Fix {
  /// Sets a text attribute of an element.
  package static func set(
    _ key: AttributeKey, of element: Int, to text: String, _ safety: Safety
  ) -> Fix {
    Fix(
      title: "Set `\(key.name)` to \(Quoted.text(text))", safety: safety,
      changes: [Change(element: element, key: key, value: .text(text))])
  }

  /// Sets a boolean attribute of an element.
  package static func set(_ key: AttributeKey, of element: Int, to flag: Bool, _ safety: Safety)
    -> Fix
  {
    Fix(
      title: "Set `\(key.name)` to \(flag)", safety: safety,
      changes: [Change(element: element, key: key, value: .flag(flag))])
  }

  /// Sets a text attribute of an element to a placeholder that says which words belong there.
  package static func template(_ key: AttributeKey, of element: Int, _ words: String) -> Fix {
    .set(key, of: element, to: "{{\(words)}}", .template)
  }

  /// Removes an attribute of an element.
  package static func remove(_ key: AttributeKey, of element: Int, _ safety: Safety) -> Fix {
    Fix(
      title: "Remove `\(key.name)`", safety: safety,
      changes: [Change(element: element, key: key, value: nil)])
  }

  /// Gives an element other traits than it has.
  package static func traits(_ traits: TraitSet, of element: Int, _ safety: Safety) -> Fix {
    let names = traits.names
    return Fix(
      title: names.isEmpty
        ? "Remove the traits" : "Set the traits to \(names.joined(separator: ", "))",
      safety: safety,
      changes: [Change(element: element, key: .traits, value: .names(names))])
  }
}

/// A way to resolve a finding, as reports show it: plain data.
public struct LocatedFix: Sendable {
  /// A change to an element.
  public struct Change: Sendable {
    /// The JSON Pointer from the screen to the element.
    public let nodePath: String
    /// The name of the attribute in the tree format.
    public let key: String
    /// Its new value; nil where the attribute goes away.
    public let value: Fix.Value?
    /// The offset of the element in the file; nil where a report was read.
    package let anchor: Int?

    package init(nodePath: String, key: String, value: Fix.Value?, anchor: Int? = nil) {
      self.nodePath = nodePath
      self.key = key
      self.value = value
      self.anchor = anchor
    }
  }

  /// Its effect.
  public let title: String
  /// Whether it may be applied without anybody looking.
  public let safety: Fix.Safety
  /// The changes.
  public let changes: [Change]
  /// The changes as edits of the file; nil where they cannot be written for sure.
  public let edits: [TextEdit]?
  /// Whether the edits may change what VoiceOver does at other elements than those of the changes.
  package let mayReachOthers: Bool

  package init(
    title: String, safety: Fix.Safety, changes: [Change], edits: [TextEdit]? = nil,
    mayReachOthers: Bool = false
  ) {
    self.title = title
    self.safety = safety
    self.changes = changes
    self.edits = edits
    self.mayReachOthers = mayReachOthers
  }

  /// The fix without edits, which nobody may apply.
  package var withoutEdits: LocatedFix {
    LocatedFix(title: title, safety: safety, changes: changes)
  }
}
