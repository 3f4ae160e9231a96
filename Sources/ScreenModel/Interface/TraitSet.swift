/// A set of accessibility traits, as the 64-bit mask of `UIAccessibilityTraits`.
///
/// Bits 0 to 16 and 46 and 53 are public UIKit; the others are private and met in dumps.
public struct TraitSet: OptionSet, Hashable, Sendable {
  /// The mask that UIKit would report.
  public let rawValue: UInt64

  /// The set of a mask.
  @inlinable public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  @inlinable package init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  @inlinable package static var button: TraitSet { TraitSet(bit: 0) }
  @inlinable package static var link: TraitSet { TraitSet(bit: 1) }
  @inlinable package static var image: TraitSet { TraitSet(bit: 2) }
  @inlinable package static var selected: TraitSet { TraitSet(bit: 3) }
  @inlinable package static var playsSound: TraitSet { TraitSet(bit: 4) }
  @inlinable package static var keyboardKey: TraitSet { TraitSet(bit: 5) }
  @inlinable package static var staticText: TraitSet { TraitSet(bit: 6) }
  @inlinable package static var summaryElement: TraitSet { TraitSet(bit: 7) }
  @inlinable package static var notEnabled: TraitSet { TraitSet(bit: 8) }
  @inlinable package static var updatesFrequently: TraitSet { TraitSet(bit: 9) }
  @inlinable package static var searchField: TraitSet { TraitSet(bit: 10) }
  @inlinable package static var startsMediaSession: TraitSet { TraitSet(bit: 11) }
  @inlinable package static var adjustable: TraitSet { TraitSet(bit: 12) }
  @inlinable package static var allowsDirectInteraction: TraitSet { TraitSet(bit: 13) }
  @inlinable package static var causesPageTurn: TraitSet { TraitSet(bit: 14) }
  @inlinable package static var tabBar: TraitSet { TraitSet(bit: 15) }
  @inlinable package static var header: TraitSet { TraitSet(bit: 16) }
  @inlinable package static var textEntry: TraitSet { TraitSet(bit: 18) }
  @inlinable package static var pickerElement: TraitSet { TraitSet(bit: 19) }
  @inlinable package static var radioButton: TraitSet { TraitSet(bit: 20) }
  static let isEditing = TraitSet(bit: 21)
  @inlinable package static var secureTextField: TraitSet { TraitSet(bit: 24) }
  @inlinable package static var backButton: TraitSet { TraitSet(bit: 27) }
  @inlinable package static var tabBarItem: TraitSet { TraitSet(bit: 28) }
  static let visited = TraitSet(bit: 32)
  @inlinable package static var draggable: TraitSet { TraitSet(bit: 38) }
  @inlinable package static var popupButton: TraitSet { TraitSet(bit: 40) }
  @inlinable package static var textArea: TraitSet { TraitSet(bit: 47) }
  @inlinable package static var toggle: TraitSet { TraitSet(bit: 53) }
  static let alert = TraitSet(bit: 56)

  /// The names of the bits, the lowest first; `none` is the empty set.
  package static let bitNames = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header", "webContent",
    "textEntry", "pickerElement", "radioButton", "isEditing", "launchIcon", "statusBarElement",
    "secureTextField", "inactive", "footer", "backButton", "tabBarItem", "autoCorrectCandidate",
    "deleteKey", "selectionDismissesItem", "visited", "scrollable", "spacer", "tableIndex", "map",
    "textOperationsAvailable", "draggable", "gesturePracticeRegion", "popupButton",
    "allowsNativeSliding", "mathEquation", "containedByTable", "containedByList",
    "touchContainer", "supportsZoom", "textArea", "bookContent", "containedByLandmark",
    "folderIcon", "readOnly", "menuItem", "toggle", "ignoreItemChooser",
    "supportsTrackingDetail", "alert", "containedByFieldset", "allowsLayoutChangeInStatusBar",
  ]

  /// The trait of a bit's name; nil for any other word.
  package init?(named name: String) {
    guard let bit = Self.bitNames.firstIndex(of: name) else { return nil }
    self.init(bit: UInt64(bit))
  }

  /// Other spellings of a bit's name.
  package static let aliases: [(name: String, trait: TraitSet)] = [
    ("toggleButton", .toggle), ("switchButton", .toggle), ("none", []), ("text", .staticText),
    ("disabled", .notEnabled), ("heading", .header), ("summary", .summaryElement),
    ("keyboard", .keyboardKey), ("search", .searchField),
  ]

  /// The traits that UIKit documents; all others belong to the system.
  package static let documented = TraitSet(rawValue: 0x1_FFFF | 1 << 46 | 1 << 53)

  /// Bits that a container lends to what it holds, and others from 48 on that only dumps have.
  package static let inherited = TraitSet(rawValue: ~0 << 48).subtracting(.toggle)

  /// The names of the traits in the set, the lowest bit first; a bit without a name is `bit N`.
  package var names: [String] {
    (0..<64).filter { rawValue >> UInt64($0) & 1 == 1 }.map {
      $0 < Self.bitNames.count ? Self.bitNames[$0] : "bit \($0)"
    }
  }
}
