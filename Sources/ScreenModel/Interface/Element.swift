package import DocumentSyntax

/// One element as its author wrote it: a fixed-size record in `UITree.elements`.
public struct Element: Sendable {
  /// Facts about how the element came into the tree.
  @usableFromInline package struct Marks: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An item of an `elements` list that is not a view.
    @inlinable package static var pseudo: Marks { Marks(rawValue: 1 << 0) }
    /// An outlet leads to it, or it is seen without what it has for accessibility, so code may
    /// change any property.
    @inlinable package static var outlet: Marks { Marks(rawValue: 1 << 1) }
    /// Its frame is a design-time state.
    @inlinable package static var frameUntrusted: Marks { Marks(rawValue: 1 << 2) }
    /// An unlisted class name stood in place of the type.
    @inlinable package static var unknownType: Marks { Marks(rawValue: 1 << 3) }
    /// The platform builds it and names it; nobody writes its label.
    @inlinable package static var systemProvided: Marks { Marks(rawValue: 1 << 4) }
    /// A referencing action (target-action, segue) leads from it.
    @inlinable package static var hasAction: Marks { Marks(rawValue: 1 << 5) }
    /// Its traits name `none` beside others.
    @inlinable package static var noneTrait: Marks { Marks(rawValue: 1 << 6) }
    /// In an Interface Builder file it is of a class of the project's own.
    @inlinable package static var customClass: Marks { Marks(rawValue: 1 << 7) }
    /// A capture lists it after the element that it is a part of, such as a text of a row.
    @inlinable package static var part: Marks { Marks(rawValue: 1 << 8) }
    /// In source it stands in a branch that is never there together with the first one.
    @inlinable package static var alternative: Marks { Marks(rawValue: 1 << 9) }
    /// In source its text is set in a secondary colour, behind the text beside it.
    @inlinable package static var secondary: Marks { Marks(rawValue: 1 << 12) }
    /// In source parts of its text are made when the app runs, between parts that are known.
    @inlinable package static var pieced: Marks { Marks(rawValue: 1 << 13) }
    /// In source a tap sets a variable to a value, and its looks depend on whether it has it.
    @inlinable package static var looksTellChoice: Marks { Marks(rawValue: 1 << 14) }
    /// In source a tap turns a variable over, and its looks depend on it.
    @inlinable package static var looksTellSwitch: Marks { Marks(rawValue: 1 << 15) }
    /// In source what VoiceOver says may depend on the variable that a tap changes.
    @inlinable package static var speechTellsTap: Marks { Marks(rawValue: 1 << 18) }
    /// In source it shows words that are known to be there.
    @inlinable package static var showsWords: Marks { Marks(rawValue: 1 << 19) }
    /// In source it comes up over the rest, such as an alert or the items of a menu.
    @inlinable package static var aside: Marks { Marks(rawValue: 1 << 11) }
    /// In source its looks depend on something that is called selected, and no modifier of
    /// accessibility does.
    @inlinable package static var looksMayTellChoice: Marks { Marks(rawValue: 1 << 21) }
    /// In source its colour depends on something, and nothing else in the view does.
    @inlinable package static var colorMayTellState: Marks { Marks(rawValue: 1 << 22) }
    /// It stands in another branch than the first that shows something.
    @inlinable package static var orElse: Marks { Marks(rawValue: 1 << 23) }
    /// In source it is written in another view, which is a screen of its own and judged there.
    @inlinable package static var writtenElsewhere: Marks { Marks(rawValue: 1 << 20) }
    /// Its size may be known, but the layout decides where it is.
    @inlinable package static var placeUntrusted: Marks { Marks(rawValue: 1 << 10) }
    /// In source its body shows all that could operate it, and nothing does.
    @inlinable package static var unoperated: Marks { Marks(rawValue: 1 << 16) }
    /// In source each row of a list has it, with the same words.
    @inlinable package static var inEachRow: Marks { Marks(rawValue: 1 << 24) }
    /// In source it is given a frame that is smaller than the least target of WCAG 2.5.8.
    @inlinable package static var framedSmall: Marks { Marks(rawValue: 1 << 25) }
    /// In source it stands before something that dims all the rest.
    @inlinable package static var dimsBehind: Marks { Marks(rawValue: 1 << 17) }
  }

  /// The sort of view.
  public package(set) var kind: ElementKind
  @usableFromInline package var attributeCount: UInt16
  package var marks: Marks
  /// Its place among its parent's children, or among the inline items of its parent's list.
  package var position: UInt32
  /// The index of its parent, or -1 for the root of a screen.
  package var parent: Int32
  /// The index of the element after it and all that it holds.
  package var next: Int32
  /// The index of its screen.
  @usableFromInline package var screen: Int32
  @usableFromInline package var firstAttribute: UInt32
  /// The values of the boolean keys, by raw value; meaningful where `keys` has the key.
  @usableFromInline package var booleans: UInt32
  @usableFromInline var keys: AttributeSet
  /// The traits as written; meaningful where `keys` has them.
  package var traits: TraitSet
  /// The frame as written; meaningful where `keys` has it.
  package var frame: Rect
  package var anchorStart: UInt32
  package var anchorEnd: UInt32

  /// The keys among `wordKeys` whose texts say something.
  var words = AttributeWords()

  /// An element that stands for none yet.
  static let none = Element(
    kind: .view, attributeCount: 0, marks: [], position: 0, parent: -1, next: 0, screen: 0,
    firstAttribute: 0, booleans: 0, keys: AttributeSet(), traits: [], frame: .zero,
    anchorStart: 0, anchorEnd: 0)

  /// Notes that a text was given that says something.
  mutating func takeWords(of key: AttributeKey) {
    if let bit = AttributeWords(key) { words.formUnion(bit) }
  }

  /// Where a finding about the element as a whole points: its `type`, or its first key.
  package var anchor: SourceRange { SourceRange(start: Int(anchorStart), end: Int(anchorEnd)) }

  /// Whether code may set what the file does not say: an outlet leads here, or the class is custom.
  package var mayChangeInCode: Bool { marks.contains(.outlet) || marks.contains(.customClass) }

  /// Whether its frame in its parent is that of a canvas, and the layout replaces it.
  var isOnlyDrawn: Bool { !marks.isDisjoint(with: [.frameUntrusted, .placeUntrusted]) }

  /// Whether the file says anything about the key.
  @inlinable package func has(_ key: AttributeKey) -> Bool { keys.contains(key) }

  /// The value of a boolean key, or nil where the file does not say.
  @inlinable package func flag(_ key: AttributeKey) -> Bool? {
    keys.contains(key) ? booleans >> UInt32(key.rawValue) & 1 == 1 : nil
  }
}
