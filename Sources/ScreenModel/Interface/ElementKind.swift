/// The kind of view that an element is: the `type` of the tree format.
public enum ElementKind: String, CaseIterable, Sendable {
  case view, stack, scroll, text, button, image, slider, stepper
  case `switch`, checkbox, segmentedControl, segment, pageControl, tabBar, tab
  case navigationBar, backButton, barButton, toolbar, textField, secureField, textView
  case searchField, cell, gridCell, header, list, grid, progress, activityIndicator
  case picker, datePicker, alert, sheet, popover, drawer, toast, popupButton, menu, menuItem
  case link, web, map, disclosure, group, listContainer, landmark, table, tableCell
  case keyboard, key, canvas, chart
  /// The root of a screen; no `type` names it.
  case screen

  /// Whether such views come up over the screen and go away again.
  var isOverlay: Bool {
    switch self {
    case .alert, .sheet, .popover, .drawer, .toast: true
    default: false
    }
  }

  /// The kinds that a file can name.
  package static let nameable = allCases.filter { $0 != .screen }

  /// The class names and other spellings that stand for a kind, without regard to case.
  package static let aliases: [(name: String, kind: ElementKind)] = [
    ("UIView", .view), ("Spacer", .view), ("UIContainerView", .view), ("ZStack", .view),
    ("UIStackView", .stack), ("HStack", .stack), ("VStack", .stack), ("LazyVStack", .stack),
    ("LazyHStack", .stack), ("UIScrollView", .scroll), ("ScrollView", .scroll),
    ("label", .text), ("UILabel", .text), ("staticText", .text), ("Text", .text),
    ("UIButton", .button), ("Button", .button), ("UIImageView", .image), ("imageView", .image),
    ("Image", .image), ("UISlider", .slider), ("UIStepper", .stepper), ("UISwitch", .switch),
    ("Toggle", .switch), ("UISegmentedControl", .segmentedControl),
    ("segmented", .segmentedControl), ("UIPageControl", .pageControl), ("UITabBar", .tabBar),
    ("UITabBarItem", .tab), ("tabBarItem", .tab), ("UINavigationBar", .navigationBar),
    ("navBar", .navigationBar), ("UIBarButtonItem", .barButton), ("barButtonItem", .barButton),
    ("UIToolbar", .toolbar), ("UITextField", .textField), ("SecureField", .secureField),
    ("secureTextField", .secureField), ("UITextView", .textView), ("TextEditor", .textView),
    ("UISearchBar", .searchField), ("UISearchTextField", .searchField), ("searchBar", .searchField),
    ("UITableViewCell", .cell), ("tableViewCell", .cell), ("UICollectionViewListCell", .cell),
    ("UICollectionViewCell", .gridCell), ("collectionViewCell", .gridCell),
    ("UITableView", .list), ("tableView", .list), ("UICollectionView", .grid),
    ("collectionView", .grid), ("UIProgressView", .progress), ("progressView", .progress),
    ("UIActivityIndicatorView", .activityIndicator), ("spinner", .activityIndicator),
    ("activityIndicatorView", .activityIndicator), ("UIPickerView", .picker),
    ("pickerView", .picker), ("UIDatePicker", .datePicker), ("UIAlertController", .alert),
    ("UIMenu", .menu), ("WKWebView", .web), ("webView", .web), ("MKMapView", .map),
    ("mapView", .map), ("DisclosureGroup", .disclosure), ("dataTable", .table),
    ("UITableViewHeaderFooterView", .header),
  ]
}

/// Questions of capture readers about a kind.
extension ElementKind {
  /// Whether text is typed into such views.
  package var isEntry: Bool {
    self == .textField || self == .secureField || self == .searchField || self == .textView
  }
}
