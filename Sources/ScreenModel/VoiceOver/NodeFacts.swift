/// Facts about an element of the resolved tree, as bits; rules pick their nodes by them.
@usableFromInline package struct NodeFacts: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// VoiceOver stops here.
  @inlinable package static var exposed: NodeFacts { NodeFacts(rawValue: 1 << 0) }
  /// It reacts to the user: a control, an interactive trait, a tap or a recogniser.
  @inlinable package static var interactive: NodeFacts { NodeFacts(rawValue: 1 << 1) }
  /// Its class is a control that speaks its own role.
  @inlinable package static var nativeRole: NodeFacts { NodeFacts(rawValue: 1 << 2) }
  /// It has traits of its own, in place of the class's.
  @inlinable package static var ownTraits: NodeFacts { NodeFacts(rawValue: 1 << 3) }
  /// It has at least one gesture recogniser.
  @inlinable package static var gestures: NodeFacts { NodeFacts(rawValue: 1 << 4) }
  /// It has a picture of its own.
  @inlinable package static var image: NodeFacts { NodeFacts(rawValue: 1 << 5) }
  /// It has an accessibility label that is not blank.
  @inlinable package static var label: NodeFacts { NodeFacts(rawValue: 1 << 6) }
  /// Its words are spoken, by itself or within an element around it.
  @inlinable package static var spoken: NodeFacts { NodeFacts(rawValue: 1 << 7) }
  /// Its size is known.
  @inlinable package static var sized: NodeFacts { NodeFacts(rawValue: 1 << 8) }
  /// Its place on the screen is known.
  @inlinable package static var placed: NodeFacts { NodeFacts(rawValue: 1 << 9) }
  /// It holds other elements.
  @inlinable package static var parent: NodeFacts { NodeFacts(rawValue: 1 << 10) }
  /// Its spoken words may have capitals in a row.
  @inlinable package static var capitals: NodeFacts { NodeFacts(rawValue: 1 << 11) }
  /// Its spoken words have digits in a row, or on both sides of a point.
  @inlinable package static var digits: NodeFacts { NodeFacts(rawValue: 1 << 12) }
  /// It has a label that may be the name of a file or symbol.
  @inlinable package static var assetLabel: NodeFacts { NodeFacts(rawValue: 1 << 15) }
  /// `onTap` says that a tap does something.
  @inlinable package static var tap: NodeFacts { NodeFacts(rawValue: 1 << 13) }
  /// The file says that it is an accessibility element.
  @inlinable package static var explicitElement: NodeFacts { NodeFacts(rawValue: 1 << 14) }
  /// Its place is that of a canvas, which the layout replaces.
  @inlinable package static var drawnPlace: NodeFacts { NodeFacts(rawValue: 1 << 16) }
  /// It may say of what it holds where in it that is: "2 of 5", "list start".
  @inlinable package static var container: NodeFacts { NodeFacts(rawValue: 1 << 17) }
  /// Its spoken words may have symbols, emoji or line breaks, or no letter and no digit at all.
  @inlinable package static var symbols: NodeFacts { NodeFacts(rawValue: 1 << 18) }
  /// Its spoken words may have letters of other scripts than Latin, or it has a language.
  @inlinable package static var foreign: NodeFacts { NodeFacts(rawValue: 1 << 19) }
  /// Its spoken words may have something else than letters of ASCII, digits and blanks.
  @inlinable package static var marks: NodeFacts { NodeFacts(rawValue: 1 << 20) }
  /// The file says how its text is set.
  @inlinable package static var font: NodeFacts { NodeFacts(rawValue: 1 << 24) }
}
