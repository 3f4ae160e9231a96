import DocumentSyntax
import ScreenModel

/// Reads Interface Builder storyboards and xibs into a UI tree.
///
/// One pass collects what connections name, one follows the views with a stack of its own. Only
/// the start tags of views and of what says something about them are looked at.
struct InterfaceBuilderReader {
  /// Which of the direct children of an element a level is for.
  enum Part {
    case all
    /// The header of a table or collection.
    case header
    /// Its cells.
    case cells
    /// Its footer.
    case footer
    /// The title above or below a section of a table: `cursor` is the section.
    case sectionHeader, sectionFooter
    /// The title of a navigation bar in the view: `cursor` is the navigation item.
    case barTitle
    /// The bar of a controller's items: `cursor` is what holds them.
    case navigationBar, toolbar
    /// The button at the end of a cell: `cursor` is the cell.
    case accessory
  }

  /// XML elements that are being read.
  struct Level {
    /// The index of the next one, and the one after the last.
    var cursor: Int
    var end: Int
    var part = Part.all
    /// Whether every child is a view, whatever its tag.
    var isList = false
    /// Whether the element that was opened last ends with this level.
    var endsElement = false
    var surroundings: Surroundings = []
    /// The place of the selected segment.
    var selected = -1
  }

  /// Facts about an element that follow from its surroundings.
  struct Surroundings: OptionSet {
    let rawValue: UInt8
    /// A stack view lays it out.
    static let arranged = Surroundings(rawValue: 1 << 0)
    /// The size of what it stands in is not that of the canvas.
    static let unsized = Surroundings(rawValue: 1 << 1)
    /// It is in a row that code fills again and again.
    static let template = Surroundings(rawValue: 1 << 2)
    /// It is in a section whose rows are those of the file.
    static let fixedRow = Surroundings(rawValue: 1 << 3)
    /// It is a segment of a control that code may change.
    static let changing = Surroundings(rawValue: 1 << 4)
  }

  let xml: XMLTree
  let bytes: UnsafeBufferPointer<UInt8>
  let nodes: UnsafeBufferPointer<XMLElement>
  let tags = InterfaceBuilderTag.table
  let attributeNames = InterfaceBuilderAttribute.table
  let attributeLetters = InterfaceBuilderAttribute.firstLetters
  var builder: UITreeBuilder
  var problems: [SyntaxProblem] = []
  var levels: [Level] = []
  /// The open elements and how many children each has so far.
  var open: [(element: Int, children: Int)] = []
  /// The targets of outlets.
  var outlets = InterfaceBuilderReferences()
  /// The values that code of the project gives to views.
  var code = InterfaceBuilderCode()
  /// The controllers that container views show.
  var embedded = InterfaceBuilderReferences()
  /// Objects that the default variation leaves out, with the XML element that says so.
  var excluded = InterfaceBuilderReferences()
  /// Objects that only some size classes have.
  var varying = InterfaceBuilderReferences()
  /// Objects that explicit orders name, and their elements; -1 until they are read.
  var listed: [String: Int] = [:]
  /// The explicit orders of the screen: where they are kept, and the ids in them.
  var lists: [(value: Int, ids: [String])] = []
  /// The view of the screen that is being read.
  var screenView = 0
  /// Where constraints put the views of the screen; nil until one asks.
  var geometry: InterfaceBuilderGeometry?
  /// Whether the view of the screen is as large on the canvas as the device is.
  var isDeviceSized = false
  /// The names of the screens that segues lead to, by the object ids of the controllers.
  var destinations: [String: String] = [:]
  /// The labels of cells of a system style, which wrap by themselves once texts are very large.
  var cellLabels = InterfaceBuilderReferences()
  /// The switches at the end of cells, which VoiceOver operates by the cell.
  var accessoryViews = InterfaceBuilderReferences()
  /// The gesture recognisers of the document.
  var recognizers = InterfaceBuilderReferences()
  /// The colours of the document's resources: the XML elements of their values.
  var colors: [String: Int] = [:]
  /// How many screens have each name.
  var screenNames: [String: Int] = [:]
  /// The screens found so far.
  var screens: [InterfaceBuilderScreen] = []
  var settings = Settings()
  /// The font and the colour read last: where they are written, and what came of them.
  var lastFont: (range: SourceRange, payload: Int, isStyled: Bool)?
  /// Whether the element that is being read is set in a text style.
  var isStyled = false
  var lastColor: (range: SourceRange, color: ElementColor?)?
  /// The runtime attributes of a controller, and the view that some of them are for.
  var controllerAttributes: (view: Int, attributes: Int)?

  /// The screens of an Interface Builder document; none where it is not read, for the reason given.
  ///
  /// Key paths of runtime attributes that code of the project makes properties of come with those;
  /// the index has what code says of outlets.
  static func outline(
    _ file: SourceFile, runtimeAttributes: [String: AttributeKey] = [:],
    index: SwiftUIIndex? = nil, isLaunchScreen: Bool = false
  ) -> (document: InterfaceBuilderDocument?, Reading) {
    if let problem = emptiness(of: file) { return (nil, Reading(tree: nil, problems: [problem])) }
    let parsed = XMLParser.parse(file)
    guard let xml = parsed.tree else {
      return (nil, Reading(tree: nil, problems: parsed.problems))
    }
    return run(xml, expectedElements: 0) { reader in
      reader.settings.runtimeAttributes = runtimeAttributes
      reader.settings.isLaunchScreen = isLaunchScreen
      if let index, !index.outlets.isEmpty {
        reader.code = InterfaceBuilderCode(reader, index)
      }
      return reader.readOutline()
    }
  }

  /// The elements of some of the screens, which `outline` has found.
  static func read(_ document: InterfaceBuilderDocument, screens: Range<Int>) -> Reading {
    let size = screens.reduce(0) { sum, screen in
      let view = document.screens[screen].view
      return sum + Int(document.xml.elements[view].next) - view
    }
    return run(document.xml, expectedElements: size / 5 + 16) { reader in
      reader.settings = document.settings
      reader.outlets = document.outlets
      reader.code = document.code
      reader.recognizers = document.recognizers
      reader.colors = document.colors
      reader.destinations = document.destinations
      for screen in screens where reader.problems.isEmpty {
        reader.readScreen(document.screens[screen])
      }
      return Reading(
        tree: reader.problems.isEmpty ? reader.builder.tree : nil, problems: reader.problems)
    }
  }

  private static func run<Result>(
    _ xml: XMLTree, expectedElements: Int, _ body: (inout InterfaceBuilderReader) -> Result
  ) -> Result {
    xml.file.bytes.withUnsafeBufferPointer { bytes in
      xml.elements.withUnsafeBufferPointer { nodes in
        var reader = InterfaceBuilderReader(
          xml: xml, bytes: bytes, nodes: nodes,
          builder: UITreeBuilder(
            file: xml.file, expectedElements: min(expectedElements, 1_000_000)))
        return body(&reader)
      }
    }
  }

  // MARK: Walking

  /// Reads levels until none is left.
  mutating func readLevels() {
    while let last = levels.indices.last {
      let level = levels[last]
      guard level.cursor < level.end else {
        levels.removeLast()
        if level.endsElement, let ended = open.popLast() { builder.end(ended.element) }
        continue
      }
      guard builder.count < TreeReader.maximumElements else { return refuseSize(at: level.cursor) }
      levels[last].cursor = next(level.cursor)
      visit(level.cursor, in: level)
    }
  }

  private mutating func refuseSize(at index: Int) {
    problems.append(
      SyntaxProblem(
        .limit, "the document has more than \(TreeReader.maximumElements) elements; split it",
        at: nodes[index].tagRange))
    levels.removeAll()
    open.removeAll()
  }

  private mutating func visit(_ index: Int, in level: Level) {
    switch level.part {
    case .sectionHeader: return readSectionTitle("headerTitle", .header, of: index)
    case .sectionFooter: return readSectionTitle("footerTitle", .text, of: index)
    case .barTitle: return readBarTitle(of: index)
    case .navigationBar: return readBar(.navigationBar, at: index)
    case .toolbar: return readBar(.toolbar, at: index)
    case .accessory: return readAccessory(of: index)
    case .all, .header, .cells, .footer: break
    }
    if !excluded.isEmpty, isLeftOut(index) { return }
    guard let tag = tag(of: index) else {
      if level.isList || source.looksLikeView(index), isWanted(index, level.part, isView: true) {
        readElement(index, .view, isKnown: false, in: level)
      }
      return
    }
    switch tag.role {
    case .element where isWanted(index, level.part, isView: true):
      if tag.kind == .barButton {
        readBarButton(index, in: level)
      } else {
        readElement(index, tag.kind, isKnown: true, in: level)
      }
    case .list where isWanted(index, level.part, isView: false):
      pushChildren(of: index, like: level)
    case .section: pushSection(index, like: level)
    case .navigationItem: pushItems(of: index)
    default: break
    }
  }

  /// Whether a child belongs to the part of a table that a level is for.
  ///
  /// Inlined, since a call of a function that cannot change the reader copies all of it.
  private func isWanted(_ index: Int, _ part: Part, isView: Bool) -> Bool {
    switch part {
    case .header, .footer:
      let isFooter =
        key(of: index, is: "tableFooterView") || key(of: index, is: "sectionFooterView")
      return isView && isFooter == (part == .footer)
    case .cells: return !isView
    default: return true
    }
  }

  /// Adds a level for what a list holds.
  private mutating func pushChildren(of index: Int, like level: Level) {
    levels.append(
      Level(
        cursor: index + 1, end: next(index), isList: true, surroundings: level.surroundings,
        selected: level.selected))
  }

  /// Adds levels for the cells of a section and the titles around them.
  private mutating func pushSection(_ index: Int, like level: Level) {
    levels.append(Level(cursor: index, end: index + 1, part: .sectionFooter))
    levels.append(
      Level(
        cursor: index + 1, end: next(index),
        surroundings: level.surroundings.union(.fixedRow)))
    levels.append(Level(cursor: index, end: index + 1, part: .sectionHeader))
  }

  /// Begins an element below the one that is open.
  mutating func begin(
    _ kind: ElementKind, at index: Int, marks: Element.Marks = []
  ) -> Int {
    let last = open.count - 1
    let position = open[last].children
    open[last].children += 1
    return builder.begin(
      kind, parent: open[last].element, position: position, anchor: anchor(of: index),
      marks: marks)
  }
}
