/// A set of accessibility traits, as the 64-bit mask of `UIAccessibilityTraits`.
///
/// Bits 0 to 16 and 46 and 53 are public UIKit; the others are private and met in dumps.
public struct TraitSet: OptionSet, Hashable, Sendable {
  /// The mask that UIKit would report.
  public let rawValue: UInt64

  /// The set of a mask.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  package static let button = TraitSet(bit: 0)
  package static let link = TraitSet(bit: 1)
  package static let image = TraitSet(bit: 2)
  package static let selected = TraitSet(bit: 3)
  package static let playsSound = TraitSet(bit: 4)
  package static let keyboardKey = TraitSet(bit: 5)
  package static let staticText = TraitSet(bit: 6)
  package static let summaryElement = TraitSet(bit: 7)
  package static let notEnabled = TraitSet(bit: 8)
  package static let updatesFrequently = TraitSet(bit: 9)
  package static let searchField = TraitSet(bit: 10)
  package static let startsMediaSession = TraitSet(bit: 11)
  package static let adjustable = TraitSet(bit: 12)
  package static let allowsDirectInteraction = TraitSet(bit: 13)
  package static let causesPageTurn = TraitSet(bit: 14)
  package static let tabBar = TraitSet(bit: 15)
  package static let header = TraitSet(bit: 16)
  package static let textEntry = TraitSet(bit: 18)
  package static let pickerElement = TraitSet(bit: 19)
  package static let radioButton = TraitSet(bit: 20)
  static let isEditing = TraitSet(bit: 21)
  package static let secureTextField = TraitSet(bit: 24)
  package static let backButton = TraitSet(bit: 27)
  package static let tabBarItem = TraitSet(bit: 28)
  static let visited = TraitSet(bit: 32)
  package static let draggable = TraitSet(bit: 38)
  package static let popupButton = TraitSet(bit: 40)
  package static let textArea = TraitSet(bit: 47)
  package static let toggle = TraitSet(bit: 53)
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
