import ScreenModel

/// The element types of XCUITest: what WebDriverAgent, XCUITest and Maestro's runner call elements.
///
/// Source: `XCUIElement.ElementType`, whose raw values are the places in this list.
enum XCUIElementType {
  /// The names by raw value, with the kind of view that each stands for.
  private static let types: [(name: String, kind: ElementKind)] = [
    ("Any", .view), ("Other", .view), ("Application", .view), ("Group", .view),
    ("Window", .view), ("Sheet", .sheet), ("Drawer", .drawer), ("Alert", .alert),
    ("Dialog", .alert), ("Button", .button), ("RadioButton", .button), ("RadioGroup", .view),
    ("CheckBox", .checkbox), ("DisclosureTriangle", .disclosure), ("PopUpButton", .popupButton),
    ("ComboBox", .popupButton), ("MenuButton", .popupButton), ("ToolbarButton", .barButton),
    ("Popover", .popover), ("Keyboard", .keyboard), ("Key", .key),
    ("NavigationBar", .navigationBar), ("TabBar", .tabBar), ("TabGroup", .tabBar),
    ("Toolbar", .toolbar), ("StatusBar", .view), ("Table", .list), ("TableRow", .cell),
    ("TableColumn", .view), ("Outline", .list), ("OutlineRow", .cell), ("Browser", .view),
    ("CollectionView", .grid), ("Slider", .slider), ("PageIndicator", .pageControl),
    ("ProgressIndicator", .progress), ("ActivityIndicator", .activityIndicator),
    ("SegmentedControl", .segmentedControl), ("Picker", .view), ("PickerWheel", .picker),
    ("Switch", .switch), ("Toggle", .switch), ("Link", .link), ("Image", .image),
    ("Icon", .button), ("SearchField", .searchField), ("ScrollView", .scroll),
    ("ScrollBar", .view), ("StaticText", .text), ("TextField", .textField),
    ("SecureTextField", .secureField), ("DatePicker", .datePicker), ("TextView", .textView),
    ("Menu", .menu), ("MenuItem", .menuItem), ("MenuBar", .view), ("MenuBarItem", .menuItem),
    ("Map", .map), ("WebView", .web), ("IncrementArrow", .button), ("DecrementArrow", .button),
    ("Timeline", .view), ("RatingIndicator", .slider), ("ValueIndicator", .view),
    ("SplitGroup", .view), ("Splitter", .view), ("RelevanceIndicator", .view),
    ("ColorWell", .button), ("HelpTag", .view), ("Matte", .view), ("DockItem", .button),
    ("Ruler", .view), ("RulerMarker", .view), ("Grid", .grid), ("LevelIndicator", .progress),
    ("Cell", .cell), ("LayoutArea", .view), ("LayoutItem", .view), ("Handle", .view),
    ("Stepper", .stepper), ("Tab", .tab), ("TouchBar", .view), ("StatusItem", .view),
  ]

  private static let kinds = Dictionary(
    types.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })

  /// The kind that a name stands for, with or without `XCUIElementType` or `UIA` before it; nil for
  /// a name that is none.
  static func kind(named name: String, inside parent: ElementKind? = nil) -> ElementKind? {
    var short = name[...]
    for prefix in ["XCUIElementType", "UIA"] where short.hasPrefix(prefix) {
      short = short.dropFirst(prefix.count)
    }
    return kinds[String(short)].map { refined($0, inside: parent) }
  }

  /// The kind of a raw value; nil for a number that is none.
  static func kind(rawValue: Int, inside parent: ElementKind? = nil) -> ElementKind? {
    types.indices.contains(rawValue) ? refined(types[rawValue].kind, inside: parent) : nil
  }

  /// The kind of a button by its place: XCUITest has one type for all.
  private static func refined(_ kind: ElementKind, inside parent: ElementKind?) -> ElementKind {
    switch (kind, parent) {
    case (.button, .tabBar): .tab
    case (.button, .segmentedControl): .segment
    case (.button, .navigationBar), (.button, .toolbar): .barButton
    default: kind
    }
  }
}
