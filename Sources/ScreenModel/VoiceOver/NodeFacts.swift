/// Facts about an element of the resolved tree, as bits; rules pick their nodes by them.
package struct NodeFacts: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// VoiceOver stops here.
  package static let exposed = NodeFacts(rawValue: 1 << 0)
  /// It reacts to the user: a control, an interactive trait, a tap or a recogniser.
  package static let interactive = NodeFacts(rawValue: 1 << 1)
  /// Its class is a control that speaks its own role.
  package static let nativeRole = NodeFacts(rawValue: 1 << 2)
  /// It has traits of its own, in place of the class's.
  package static let ownTraits = NodeFacts(rawValue: 1 << 3)
  /// It has at least one gesture recogniser.
  package static let gestures = NodeFacts(rawValue: 1 << 4)
  /// It has a picture of its own.
  package static let image = NodeFacts(rawValue: 1 << 5)
  /// It has an accessibility label that is not blank.
  package static let label = NodeFacts(rawValue: 1 << 6)
  /// Its words are spoken, by itself or within an element around it.
  package static let spoken = NodeFacts(rawValue: 1 << 7)
  /// Its size is known.
  package static let sized = NodeFacts(rawValue: 1 << 8)
  /// Its place on the screen is known.
  package static let placed = NodeFacts(rawValue: 1 << 9)
  /// It holds other elements.
  package static let parent = NodeFacts(rawValue: 1 << 10)
  /// Its spoken words may have capitals in a row.
  package static let capitals = NodeFacts(rawValue: 1 << 11)
  /// Its spoken words have digits in a row, or on both sides of a point.
  package static let digits = NodeFacts(rawValue: 1 << 12)
  /// It has a label that may be the name of a file or symbol.
  package static let assetLabel = NodeFacts(rawValue: 1 << 15)
  /// `onTap` says that a tap does something.
  package static let tap = NodeFacts(rawValue: 1 << 13)
  /// The file says that it is an accessibility element.
  package static let explicitElement = NodeFacts(rawValue: 1 << 14)
  /// Its place is that of a canvas, which the layout replaces.
  package static let drawnPlace = NodeFacts(rawValue: 1 << 16)
  /// It may say of what it holds where in it that is: "2 of 5", "list start".
  package static let container = NodeFacts(rawValue: 1 << 17)
  /// Its spoken words may have symbols, emoji or line breaks, or no letter and no digit at all.
  package static let symbols = NodeFacts(rawValue: 1 << 18)
  /// Its spoken words may have letters of other scripts than Latin, or it has a language.
  package static let foreign = NodeFacts(rawValue: 1 << 19)
  /// Its spoken words may have something else than letters of ASCII, digits and blanks.
  package static let marks = NodeFacts(rawValue: 1 << 20)
  /// The file says how its text is set.
  package static let font = NodeFacts(rawValue: 1 << 24)
}
