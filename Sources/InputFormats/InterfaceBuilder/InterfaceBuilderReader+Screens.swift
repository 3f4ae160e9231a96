import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// Finds the screens in the scenes of a storyboard, or among the views of a xib.
  mutating func findScreens() {
    if let scenes = child("scenes", of: 0) {
      let controllers = InterfaceBuilderControllers(self, scenes: scenes)
      var scene = scenes + 1
      while scene < next(scenes) {
        if let objects = child("objects", of: scene) { findScreens(inScene: objects, controllers) }
        scene = next(scene)
      }
      destinations = controllers.names(of: screens, self)
    } else if let objects = child("objects", of: 0) {
      findViews(in: objects, name: fileName(), isXib: true)
    }
  }

  /// Finds the controller of a scene, and the views that lie beside it.
  private mutating func findScreens(
    inScene objects: Int, _ controllers: InterfaceBuilderControllers
  ) {
    var controllerName: String?
    var object = objects + 1
    while object < next(objects) {
      if tag(of: object) == nil, let view = child(withKey: "view", of: object) {
        let navigationItem = child("navigationItem", of: object)
        let name = controllerTitle(object, navigationItem: navigationItem)
        controllerName = controllerName ?? name
        screens.append(
          InterfaceBuilderScreen(
            owner: object, view: view, name: unique(name), navigationItem: navigationItem,
            toolbarItems: child("toolbarItems", of: object), isFragment: isEmbedded(object)))
      } else if xml.nameEquals(object, "tabBarController") {
        let tabs = controllers.tabs(of: object, self)
        let name = controllerTitle(object, navigationItem: nil)
        controllerName = controllerName ?? name
        noteOpenTabs(tabs)
        if !tabs.isEmpty {
          screens.append(
            InterfaceBuilderScreen(
              owner: object, view: object, name: unique(name), tabs: tabs.map(\.tab),
              isFragment: true))
        }
      }
      object = next(object)
    }
    findViews(in: objects, name: controllerName)
  }

  /// Notes which tabs get their title in code: those without any, or with what Xcode writes.
  private mutating func noteOpenTabs(_ tabs: [(tab: Int, hasOwnClass: Bool)]) {
    for (tab, hasOwnClass) in tabs {
      let title = text("title", of: tab) ?? ""
      let hasImage =
        attribute("image", of: tab) != nil || child("imageReference", of: tab) != nil
      guard title.isEmpty || title == "Item", hasOwnClass || !hasImage,
        attribute("systemItem", of: tab) == nil, let id = attribute("id", of: tab)
      else { continue }
      outlets.insert(bytes, start: id.valueStart, end: id.valueEnd, value: tab)
    }
  }

  /// Takes each view that no controller owns for a screen of its own.
  private mutating func findViews(in objects: Int, name: String?, isXib: Bool = false) {
    var object = objects + 1
    while object < next(objects) {
      if isLooseView(object) {
        let own = text("customClass", of: object) ?? text("userLabel", of: object)
        let viewName = own ?? (isXib ? name : nil) ?? xml.name(of: object)
        let full = name.map { $0 == viewName ? $0 : "\($0) (\(viewName))" } ?? viewName
        screens.append(
          InterfaceBuilderScreen(
            owner: object, view: object, name: unique(full), isFragment: true))
      }
      object = next(object)
    }
  }

  /// Whether a container view of another controller shows a controller.
  private func isEmbedded(_ controller: Int) -> Bool {
    guard let id = attribute("id", of: controller) else { return false }
    return embedded.value(bytes, start: id.valueStart, end: id.valueEnd) != nil
  }

  private func isLooseView(_ object: Int) -> Bool {
    guard let tag = tag(of: object) else {
      return child(withKey: "view", of: object) == nil && source.looksLikeView(object)
    }
    return tag.role == .element && tag.kind != .tab
  }

  /// Reads what is on a screen.
  mutating func readScreen(_ parts: InterfaceBuilderScreen) {
    let root = builder.beginScreen(parts.name, anchor: anchor(of: parts.owner))
    builder.screen.idiom = settings.idiom
    builder.screen.notation = InterfaceBuilderNotation()
    builder.screen.capabilities = .ofInterfaceBuilder
    builder.screen.isLaunchScreen = settings.isLaunchScreen
    builder.screen.isFragment = parts.isFragment
    builder.screen.hasOwnController = attribute("customClass", of: parts.owner) != nil
    builder.screen.size = size(of: parts.view) ?? settings.size
    if let item = parts.navigationItem { addTitle(of: item) }
    if parts.owner != parts.view { addTitle(of: parts.owner) }
    // A view without a controller has its Notes itself.
    if parts.owner != parts.view || !parts.tabs.isEmpty { readNotes(of: parts.owner) }
    open.append((root, 0))
    screenView = parts.view
    geometry = nil
    isDeviceSized = settings.size != nil && settings.size == size(of: parts.view)
    if !parts.tabs.isEmpty { return readTabs(parts, root: root) }
    if let items = parts.toolbarItems { pushBar(.toolbar, at: items) }
    levels.append(Level(cursor: parts.view, end: next(parts.view), isList: true))
    if let item = parts.navigationItem, holdsItems(item) || hasTitle(item) {
      pushBar(.navigationBar, at: item)
    }
    controllerAttributes =
      parts.owner == parts.view
      ? nil : child("userDefinedRuntimeAttributes", of: parts.owner).map { (parts.view, $0) }
    finishScreen(root)
  }

  private mutating func finishScreen(_ root: Int) {
    readLevels()
    resolveOrders()
    builder.end(root)
    open.removeAll()
  }

  /// Reads the tab bar that leads from one controller to others.
  private mutating func readTabs(_ parts: InterfaceBuilderScreen, root: Int) {
    let bar = child("tabBar", of: parts.owner) ?? parts.owner
    open.append((begin(.tabBar, at: bar), 0))
    levels.append(Level(cursor: bar, end: bar, endsElement: true))
    for tab in parts.tabs.reversed() { pushSingle(tab) }
    finishScreen(root)
  }

  /// Adds the title that a navigation item or controller has, as an attribute or as a string.
  private mutating func addTitle(of index: Int) {
    // What the file has is a stand-in where code looks the title up.
    if child("userDefinedRuntimeAttributes", of: index).map(setsTitle) == true {
      builder.screen.hasOwnController = true
      return
    }
    if let title = attribute("title", of: index), title.valueEnd > title.valueStart {
      add(.title, text: title)
    } else if let string = child(withKey: "title", of: index), tag(of: string)?.role == .string {
      add(.title, content: string)
    }
  }

  private func size(of view: Int) -> Rect? {
    guard let rect = child(withKey: "frame", of: view),
      let frame = plainFrame(of: rect) ?? source.frame(of: rect), frame.width > 0, frame.height > 0
    else { return nil }
    return Rect(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  // MARK: Bars

  /// Adds a level that holds a bar around the screen's view.
  private mutating func pushBar(_ kind: ElementKind, at index: Int) {
    levels.append(
      Level(
        cursor: index, end: index + 1, part: kind == .toolbar ? .toolbar : .navigationBar))
  }

  /// Whether a navigation item has anything but a title.
  private func holdsItems(_ item: Int) -> Bool {
    var isAny = false
    forEachChild(of: item) { child in
      let role = tag(of: child)?.role
      if role == .list { isAny = isAny || hasVisibleItem(child) }
      if role == .element { isAny = isAny || isVisibleItem(child) }
    }
    return isAny
  }

  /// Whether a navigation item has a title, which its bar shows as a heading.
  private func hasTitle(_ item: Int) -> Bool {
    if let title = attribute("title", of: item) { return title.valueStart < title.valueEnd }
    return child(withKey: "title", of: item) != nil
  }

  private func hasVisibleItem(_ list: Int) -> Bool {
    var isAny = false
    forEachChild(of: list) { if isVisibleItem($0) { isAny = true } }
    return isAny
  }

  private func isVisibleItem(_ item: Int) -> Bool {
    !isSpace(item) && !key(of: item, is: "backBarButtonItem")
  }

  /// Whether a bar item only keeps others apart.
  func isSpace(_ item: Int) -> Bool {
    guard let systemItem = attribute("systemItem", of: item) else { return false }
    return equals(systemItem, "flexibleSpace") || equals(systemItem, "fixedSpace")
  }

  /// Begins the bar that shows a controller's items.
  mutating func readBar(_ kind: ElementKind, at index: Int) {
    if kind == .toolbar, !hasVisibleItem(index) { return }
    open.append((begin(kind, at: index), 0))
    levels.append(Level(cursor: index, end: index, endsElement: true))
    if kind == .toolbar {
      levels.append(Level(cursor: index + 1, end: next(index), isList: true))
    } else {
      pushItems(of: index)
    }
  }

  /// Adds levels for the items of a navigation item in the order in which they are read: those on
  /// the left, the title, those on the right. The back item is for the screen after this one.
  mutating func pushItems(of item: Int) {
    var before: [Int] = []
    var middle: [Int] = []
    var after: [Int] = []
    forEachChild(of: item) { child in
      let role = tag(of: child)?.role
      if xml.nameEquals(child, "leftBarButtonItems") || key(of: child, is: "leftBarButtonItem") {
        before.append(child)
      } else if key(of: child, is: "titleView") {
        middle.append(child)
      } else if role == .list || role == .element, !key(of: child, is: "backBarButtonItem") {
        after.append(child)
      }
    }
    for child in after.reversed() { pushSingle(child) }
    for child in middle.reversed() { pushSingle(child) }
    if middle.isEmpty {
      levels.append(Level(cursor: item, end: item + 1, part: .barTitle))
    }
    for child in before.reversed() { pushSingle(child) }
  }

  /// Adds a level for one XML element.
  mutating func pushSingle(_ index: Int) {
    levels.append(Level(cursor: index, end: next(index), isList: true))
  }

  // MARK: Names

  /// The name by which a developer knows a controller.
  func controllerTitle(_ controller: Int, navigationItem: Int?) -> String {
    let names: [String?] = [
      text("userLabel", of: controller), text("title", of: controller),
      navigationItem.flatMap { text("title", of: $0) }, text("customClass", of: controller),
      text("storyboardIdentifier", of: controller),
    ]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? words(xml.name(of: controller))
  }

  /// The name of a tag, which is ASCII, as Xcode shows it: `viewController` is a View Controller.
  private func words(_ tag: String) -> String {
    var words: [UInt8] = []
    words.reserveCapacity(tag.utf8.count + 4)
    for letter in tag.utf8 {
      let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
      let isLower = UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
      if isUpper { words.append(UInt8(ascii: " ")) }
      words.append(words.isEmpty && isLower ? letter & ~0x20 : letter)
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The name of the file without folders and ending.
  private func fileName() -> String {
    let name = xml.file.path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The name, with a number where another screen of the document has it already.
  private mutating func unique(_ name: String) -> String {
    let count = screenNames[name, default: 0] + 1
    screenNames[name] = count
    return count == 1 ? name : "\(name) \(count)"
  }
}

/// The controllers of a storyboard by object id, and how they lead to one another.
struct InterfaceBuilderControllers {
  /// How many controllers that only hold others may stand in one another.
  private static let deepest = 8

  private var indices: [String: Int] = [:]

  /// Collects the controllers of all scenes.
  init(_ reader: InterfaceBuilderReader, scenes: Int) {
    reader.forEachChild(of: scenes) { scene in
      guard let objects = reader.child("objects", of: scene) else { return }
      reader.forEachChild(of: objects) { object in
        guard reader.tag(of: object) == nil, let id = reader.text("id", of: object),
          indices[id] == nil
        else { return }
        indices[id] = object
      }
    }
  }

  /// The tabs of the controllers between which a tab bar controller switches, and whether code of
  /// the project knows the controller.
  func tabs(
    of controller: Int, _ reader: InterfaceBuilderReader
  ) -> [(tab: Int, hasOwnClass: Bool)] {
    destinations("viewControllers", of: controller, reader).compactMap { id in
      guard let shown = indices[id], let tab = reader.child(withKey: "tabBarItem", of: shown) else {
        return nil
      }
      let inner = content(of: shown, reader)
      return (tab, [shown, inner ?? shown].contains { hasOwnClass($0, reader) })
    }
  }

  private func hasOwnClass(_ controller: Int, _ reader: InterfaceBuilderReader) -> Bool {
    reader.attribute("customClass", of: controller) != nil
      || reader.xml.nameEquals(controller, "viewControllerPlaceholder")
      || reader.xml.nameEquals(controller, "hostingController")
  }

  /// The name of what comes up with each controller: its own screen, the first one that it holds,
  /// or the storyboard that has it.
  func names(
    of screens: [InterfaceBuilderScreen], _ reader: InterfaceBuilderReader
  ) -> [String: String] {
    var owners: [Int: String] = [:]
    for screen in screens where owners[screen.owner] == nil { owners[screen.owner] = screen.name }
    return indices.mapValues { controller in
      var shown = controller
      for _ in 0..<Self.deepest {
        if let name = owners[shown] { return name }
        guard let inner = content(of: shown, reader) else { break }
        shown = inner
      }
      return reader.text("referencedIdentifier", of: shown)
        ?? reader.text("storyboardName", of: shown)
        ?? reader.controllerTitle(shown, navigationItem: nil)
    }
  }

  /// The controller that one shows first which has no view of its own.
  private func content(of controller: Int, _ reader: InterfaceBuilderReader) -> Int? {
    for relationship in ["rootViewController", "masterViewController"] as [StaticString] {
      if let id = destinations(relationship, of: controller, reader).first { return indices[id] }
    }
    return nil
  }

  private func destinations(
    _ relationship: StaticString, of controller: Int, _ reader: InterfaceBuilderReader
  ) -> [String] {
    guard let connections = reader.child("connections", of: controller) else { return [] }
    var ids: [String] = []
    reader.forEachChild(of: connections) { segue in
      if reader.key("relationship", of: segue, equals: relationship),
        let id = reader.text("destination", of: segue)
      {
        ids.append(id)
      }
    }
    return ids
  }
}
