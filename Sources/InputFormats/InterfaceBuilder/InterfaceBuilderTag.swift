import ScreenModel

/// The meaning of a tag of an Interface Builder document.
struct InterfaceBuilderTag: Sendable {
  /// The role of an XML element for the reader.
  enum Role: UInt8, Sendable {
    /// A view, a bar item or a segment: it becomes an element.
    case element
    /// It is not an element itself, but what it holds is.
    case list
    /// A group of cells with titles above and below.
    case section
    /// The title and the items of a navigation bar.
    case navigationItem
    /// A gesture recogniser, which stands beside the views.
    case recognizer
    case rect, accessibility, traits, runtimeAttributes, connections, constraints, variation
    case state, configuration, string, attributedString, font, color, inputTraits
    case imageReference
    /// The titles of the scopes of a search bar.
    case scopes
    /// It says nothing about accessibility.
    case ignored
  }

  let role: Role
  /// The kind of element that a view becomes.
  let kind: ElementKind

  /// The tags by name.
  static let table = {
    var table = NameTable<InterfaceBuilderTag>(
      capacity: elements.count + others.count + recognizers.count + ignored.count)
    for tag in elements {
      table.insert(tag.name, InterfaceBuilderTag(role: .element, kind: tag.kind))
    }
    for tag in others { table.insert(tag.name, InterfaceBuilderTag(role: tag.role, kind: .view)) }
    for tag in recognizers {
      table.insert(tag.name, InterfaceBuilderTag(role: .recognizer, kind: .view))
    }
    for tag in ignored { table.insert(tag, InterfaceBuilderTag(role: .ignored, kind: .view)) }
    return table
  }()

  /// The tags of gesture recognisers; `pongPress` is how Apple spells the long press.
  static let recognizers: [(name: String, kind: Gesture.Kind)] = [
    ("tapGestureRecognizer", .tap), ("pongPressGestureRecognizer", .longPress),
    ("longPressGestureRecognizer", .longPress), ("swipeGestureRecognizer", .swipe),
    ("panGestureRecognizer", .pan), ("pinchGestureRecognizer", .pinch),
    ("rotationGestureRecognizer", .rotate), ("screenEdgePanGestureRecognizer", .edgePan),
    ("hoverGestureRecognizer", .hover),
  ]

  private static let elements: [(name: String, kind: ElementKind)] = [
    ("view", .view), ("label", .text), ("button", .button), ("imageView", .image),
    ("stackView", .stack), ("scrollView", .scroll), ("tableView", .list),
    ("tableViewCell", .cell), ("tableViewCellContentView", .view), ("collectionView", .grid),
    ("collectionViewCell", .gridCell), ("collectionViewCellContentView", .view),
    ("collectionReusableView", .view), ("textField", .textField), ("textView", .textView),
    ("searchBar", .searchField), ("switch", .switch), ("slider", .slider),
    ("stepper", .stepper), ("segmentedControl", .segmentedControl), ("segment", .segment),
    ("pageControl", .pageControl), ("progressView", .progress),
    ("activityIndicatorView", .activityIndicator), ("pickerView", .picker),
    ("datePicker", .datePicker), ("navigationBar", .navigationBar), ("toolbar", .toolbar),
    ("tabBar", .tabBar), ("tabBarItem", .tab), ("barButtonItem", .barButton),
    ("containerView", .view), ("visualEffectView", .view), ("webView", .web),
    ("wkWebView", .web), ("mapView", .map), ("glkView", .canvas), ("mtkView", .canvas),
    ("skView", .canvas), ("sceneKitView", .canvas), ("arskView", .canvas),
    ("arscnView", .canvas), ("arView", .canvas),
  ]

  private static let others: [(name: String, role: Role)] = [
    ("subviews", .list), ("prototypes", .list), ("sections", .list), ("cells", .list),
    ("items", .list), ("segments", .list), ("leftBarButtonItems", .list),
    ("rightBarButtonItems", .list), ("toolbarItems", .list), ("tableViewSection", .section),
    ("navigationItem", .navigationItem), ("rect", .rect), ("accessibility", .accessibility),
    ("accessibilityTraits", .traits), ("userDefinedRuntimeAttributes", .runtimeAttributes),
    ("connections", .connections), ("constraints", .constraints), ("variation", .variation),
    ("state", .state), ("buttonConfiguration", .configuration), ("string", .string),
    ("mutableString", .string), ("attributedString", .attributedString),
    ("fontDescription", .font), ("color", .color), ("textInputTraits", .inputTraits),
    ("imageReference", .imageReference), ("scopeButtonTitles", .scopes),
  ]

  /// Tags met so often that knowing them saves a look at what they hold.
  private static let ignored = [
    "autoresizingMask", "nil", "viewLayoutGuide", "layoutGuides", "size", "inset",
    "point", "gestureRecognizers", "refreshControl", "collectionViewFlowLayout", "blurEffect",
    "placeholder", "menu", "font", "date",
  ]
}
