import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// An Interface Builder storyboard or xib.
  public static let ib = Self(named: "ib")
}

extension ScreenCapabilities {
  /// Those of storyboards and xibs.
  static let ofInterfaceBuilder: Self = [
    .wholeScreens, .authored, .completedElsewhere, .canvasPlaces, .writtenDefaults,
  ]
}

extension InterfaceBuilderReader: FormatReader {
  static let info = FormatInfo(
    .ib, "Interface Builder", origin: "Xcode",
    recognition: "`*.storyboard`, `*.xib`; XML with the root `document`",
    lacks: "what code does: outlets, custom classes, texts that are looked up",
    asksCode: true, hasTranslations: true,
    files: FileNoun(
      one: "storyboard or xib", many: "storyboards and xibs", formal: "Interface Builder file"),
    endings: [".storyboard", ".xib"], certainEndings: [".storyboard", ".xib"])

  static func document(_ file: SourceFile, _ options: ReadingOptions) -> Document {
    let (document, outline) = outline(
      file, runtimeAttributes: options.runtimeAttributes, index: options.sourceIndex,
      isLaunchScreen: options.isLaunchScreen(file.path))
    return Document(file, document, options, outline: outline)
  }

  static func syntax(of file: SourceFile) -> FileSyntax? { .elements(XMLParser.parse(file)) }
}

extension InterfaceBuilderReader {
  /// Settings of the document that hold for all its screens.
  struct Settings: Sendable {
    var idiom = Screen.Idiom.phone
    /// Whether some view is placed by constraints; without any, the canvas is all there is.
    var hasConstraints = false
    var usesAutolayout = false
    var isLaunchScreen = false
    /// The size of the device that the canvas shows.
    var size: Rect?
    /// The key paths of runtime attributes that code of the project makes properties of.
    var runtimeAttributes: [String: AttributeKey] = [:]
  }

  /// The problem of a file in which nothing is written.
  static func emptiness(of file: SourceFile) -> SyntaxProblem? {
    guard file.bytes.allSatisfy({ $0 <= 0x20 }) else { return nil }
    return SyntaxProblem(
      .syntax, "the file is empty; open it in Xcode and save it, or remove it",
      at: SourceRange(start: 0, end: 0))
  }

  /// Finds the screens and what the document says about them, or says why it is not read.
  mutating func readOutline() -> (document: InterfaceBuilderDocument?, Reading) {
    guard !nodes.isEmpty else { return (nil, Reading(tree: nil, problems: [])) }
    if let problem = rootProblem() { return (nil, Reading(tree: nil, problems: [problem])) }
    guard let idiom = readIdiom() else {
      let note = "skipped: \(runtimeName()) document; only iOS and tvOS are read"
      return (nil, Reading(tree: nil, problems: [], notes: [note]))
    }
    settings.idiom = idiom
    readDocumentAttributes()
    collectReferences()
    let mentionsDirectives = BytePattern(SuppressionDirective.mark).occurs(in: xml.file)
    collectColors()
    findScreens()
    let document = InterfaceBuilderDocument(
      xml: xml, settings: settings, outlets: outlets, recognizers: recognizers, colors: colors,
      destinations: destinations, code: code, screens: screens,
      mentionsDirectives: mentionsDirectives)
    let diagnostics = mentionsDirectives ? diagnosticsOfIdleNotes() : []
    return (document, Reading(tree: nil, problems: problems, diagnostics: diagnostics))
  }

  // MARK: Which document

  /// Why the root element is not that of a document, if it is not.
  private func rootProblem() -> SyntaxProblem? {
    let type = text("type", of: 0) ?? ""
    if xml.nameEquals(0, "document"), type.hasPrefix("com.apple.InterfaceBuilder") { return nil }
    let range = anchor(of: 0)
    if xml.nameEquals(0, "archive") {
      return SyntaxProblem(
        .unsupported,
        "this xib was saved before Xcode 5 and is not read; open and save it in a current Xcode",
        at: range)
    }
    return SyntaxProblem(
      .syntax,
      "this is XML but no Interface Builder document: the root element is "
        + "\(Quoted.text(xml.name(of: 0))); check a storyboard or a xib that Xcode saved",
      at: range)
  }

  /// The kind of device of an iOS or tvOS document; nil for any other.
  private func readIdiom() -> Screen.Idiom? {
    let type = text("type", of: 0) ?? ""
    let runtime = text("targetRuntime", of: 0) ?? type
    if runtime.contains("AppleTV") { return .tv }
    guard runtime.contains("CocoaTouch") else { return nil }
    if runtime.hasSuffix(".iPad") || type.contains(".iPad.") { return .pad }
    let device = child("device", of: 0).flatMap { text("id", of: $0) } ?? ""
    return device.hasPrefix("ipad") ? .pad : .phone
  }

  /// The platform of a document that is not read, with its article.
  private func runtimeName() -> String {
    let runtime = text("targetRuntime", of: 0) ?? text("type", of: 0) ?? ""
    if runtime.contains("Cocoa") { return "a macOS" }
    if runtime.lowercased().contains("watch") { return "a watchOS" }
    return runtime.isEmpty ? "an unknown" : "a \(Quoted.text(runtime))"
  }

  private mutating func readDocumentAttributes() {
    settings.usesAutolayout = attribute("useAutolayout", of: 0).map { isYes($0) } ?? false
    if attribute("launchScreen", of: 0).map({ isYes($0) }) == true {
      settings.isLaunchScreen = true
    }
    guard let device = child("device", of: 0),
      let size = text("id", of: device).flatMap({ InterfaceBuilderDevice.size(of: $0) })
    else { return }
    let isTurned = text("orientation", of: device) == "landscape" && settings.idiom != .tv
    settings.size =
      isTurned ? Rect(x: 0, y: 0, width: size.height, height: size.width) : size
  }

  // MARK: What is named elsewhere

  /// The lengths of the names of elements that are collected: a bit for each.
  private static let collectedLengths =
    (["constraints", "connections"]
    + InterfaceBuilderTag.recognizers.map(\.name)).reduce(0 as UInt64) { $0 | 1 << $1.utf8.count }

  /// Collects the outlets and recognisers of the document, which stand away from the views.
  private mutating func collectReferences() {
    for index in nodes.indices {
      let length = Int(nodes[index].nameLength)
      guard length < 64, Self.collectedLengths &>> length & 1 != 0 else { continue }
      if source.name(of: index, is: "constraints") {
        settings.hasConstraints = true
      } else if source.name(of: index, is: "connections") {
        collectOutlets(in: index)
      } else if tag(of: index)?.role == .recognizer {
        insert(attribute("id", of: index), into: \.recognizers, value: index)
      }
    }
  }

  private mutating func insert(
    _ attribute: XMLAttribute?,
    into references: WritableKeyPath<Self, InterfaceBuilderReferences>, value: Int
  ) {
    guard let attribute else { return }
    self[keyPath: references].insert(
      bytes, start: attribute.valueStart, end: attribute.valueEnd, value: value)
  }

  /// The names of connections that lead to code, or to a part of the view's own machinery.
  private static let machinery: Set = [
    "delegate", "dataSource", "gestureRecognizers", "searchDisplayController", "nextResponder",
  ]

  private mutating func collectOutlets(in connections: Int) {
    var child = connections + 1
    while child < next(connections) {
      let isOutlet =
        xml.nameEquals(child, "outlet") || xml.nameEquals(child, "outletCollection")
      if isOutlet, let property = attribute("property", of: child),
        !equals(property, "gestureRecognizers"),
        !Self.machinery.contains(xml.value(of: property))
      {
        insert(attribute("destination", of: child), into: \.outlets, value: child)
      } else if xml.nameEquals(child, "segue"), key("kind", of: child, equals: "embed") {
        insert(attribute("destination", of: child), into: \.embedded, value: child)
      }
      child = next(child)
    }
  }

  /// Whether the attribute of that name has that value.
  func key(_ name: StaticString, of index: Int, equals value: StaticString) -> Bool {
    attribute(name, of: index).map { equals($0, value) } ?? false
  }

  private mutating func collectColors() {
    guard let resources = child("resources", of: 0) else { return }
    var resource = resources + 1
    while resource < next(resources) {
      if xml.nameEquals(resource, "namedColor") || xml.nameEquals(resource, "systemColor"),
        let name = text("name", of: resource), let color = child("color", of: resource)
      {
        colors[name] = color
      }
      resource = next(resource)
    }
  }
}

/// The devices that Interface Builder shows a document on.
enum InterfaceBuilderDevice {
  /// The size of a device held upright, in points; nil for one that is not known.
  static func size(of id: String) -> Rect? {
    let sizes: [String: (Double, Double)] = [
      "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
      "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_0": (390, 844),
      "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_7": (428, 926),
      "retina6_12": (393, 852), "retina6_72": (430, 932), "retina6_3": (402, 874),
      "retina6_9": (440, 956), "ipad7_9": (768, 1024), "ipad9_7": (768, 1024),
      "ipad10_2": (810, 1080), "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180),
      "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
      "ipad12_9rounded": (1024, 1366), "appleTV": (1920, 1080),
    ]
    return sizes[id].map { Rect(x: 0, y: 0, width: $0.0, height: $0.1) }
  }
}
