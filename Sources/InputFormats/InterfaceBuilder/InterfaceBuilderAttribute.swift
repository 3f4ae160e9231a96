import ScreenModel

/// The meaning of an attribute in the start tag of a view.
enum InterfaceBuilderAttribute: Sendable {
  /// The attributes that say how far the canvas frame can be trusted.
  struct Layout: OptionSet, Sendable {
    let rawValue: UInt8
    /// Constraints place the view.
    static let constrained = Layout(rawValue: 1 << 0)
    /// Nothing but the canvas places the view.
    static let fixedFrame = Layout(rawValue: 1 << 1)
    /// Xcode knows that the canvas differs from the layout, or that the layout is undecided.
    static let wrong = Layout(rawValue: 1 << 2)
    /// Some size class leaves the view out.
    static let varying = Layout(rawValue: 1 << 3)
  }

  /// Whether a text gets smaller where it does not fit.
  enum Fitting: Sendable {
    /// Whether it may.
    case isOn
    /// How small it may get.
    case least
  }

  /// A part of a range of values.
  enum Bound: Sendable {
    case minimum, maximum, value, step, progress
  }

  case text(AttributeKey)
  case flag(AttributeKey)
  case number(AttributeKey)
  case bound(Bound)
  case fitting(Fitting)
  /// The object id, which connections and masks name.
  case object
  /// YES sets the flag of the layout.
  case layout(Layout)
  /// NO means that constraints place the view.
  case autoresizing
  case image
  case catalog
  case opaque
  case userInteraction
  case editable
  case systemItem
  case buttonType
  case rowHeight
  case selectsFromMenu
  /// The label of a cell of a system style.
  case cellLabel
  /// The accessory at the end of a cell.
  case accessory
  /// Whether a search bar shows its scopes.
  case showsScopes
  /// A number by which code finds the view.
  case tag

  /// The attributes by name.
  static let table = NameTable<InterfaceBuilderAttribute>(names)

  /// For each length of a name the first letters of the attributes of that length, as bits.
  ///
  /// Most attributes of a view say nothing here, and this tells nearly all of them at a glance.
  static let firstLetters: [UInt32] = names.reduce(into: Array(repeating: 0, count: 64)) {
    guard let first = $1.0.utf8.first else { return }
    $0[$1.0.utf8.count] |= bit(of: first)
  }

  /// The bit of a letter in `firstLetters`.
  static func bit(of letter: UInt8) -> UInt32 { 1 &<< UInt32(letter & 31) }

  private static let names: [(String, InterfaceBuilderAttribute)] = [
    ("text", .text(.text)), ("title", .text(.text)), ("placeholder", .text(.placeholder)),
    ("customClass", .text(.class)), ("badgeValue", .text(.badge)),
    ("hidden", .flag(.hidden)), ("clipsSubviews", .flag(.clips)), ("enabled", .flag(.enabled)),
    ("selected", .flag(.selected)), ("on", .flag(.on)),
    ("userInteractionEnabled", .userInteraction),
    ("adjustsFontForContentSizeCategory", .flag(.adjustsFont)),
    ("alpha", .number(.alpha)), ("numberOfLines", .number(.lines)),
    ("numberOfPages", .number(.count)), ("currentPage", .number(.index)),
    ("selectedSegmentIndex", .number(.index)),
    ("minValue", .bound(.minimum)), ("minimumValue", .bound(.minimum)),
    ("maxValue", .bound(.maximum)), ("maximumValue", .bound(.maximum)),
    ("value", .bound(.value)), ("stepValue", .bound(.step)), ("progress", .bound(.progress)),
    ("adjustsFontSizeToFit", .fitting(.isOn)), ("minimumScaleFactor", .fitting(.least)),
    ("minimumFontSize", .fitting(.least)),
    ("id", .object), ("misplaced", .layout(.wrong)), ("ambiguous", .layout(.wrong)),
    ("fixedFrame", .layout(.fixedFrame)),
    ("translatesAutoresizingMaskIntoConstraints", .autoresizing),
    ("image", .image), ("catalog", .catalog), ("opaque", .opaque), ("editable", .editable),
    ("systemItem", .systemItem), ("buttonType", .buttonType), ("rowHeight", .rowHeight),
    ("changesSelectionAsPrimaryAction", .selectsFromMenu),
    ("textLabel", .cellLabel), ("detailTextLabel", .cellLabel),
    ("accessoryType", .accessory), ("showsScopeBar", .showsScopes), ("tag", .tag),
  ]
}
