import DocumentSyntax

/// An Interface Builder document that is parsed, with what its parts say about one another.
struct InterfaceBuilderDocument: Sendable {
  let xml: XMLTree
  /// Settings of the document that hold for all its screens.
  let settings: InterfaceBuilderReader.Settings
  /// The targets of outlets.
  let outlets: InterfaceBuilderReferences
  /// The gesture recognisers.
  let recognizers: InterfaceBuilderReferences
  /// The colours of the resources: the XML elements of their values.
  let colors: [String: Int]
  /// The names of the screens that segues lead to, by the object ids of the controllers.
  let destinations: [String: String]
  /// The values that code of the project gives to its views.
  let code: InterfaceBuilderCode
  /// The screens in document order.
  let screens: [InterfaceBuilderScreen]
  /// Whether the file has anywhere what directives begin with.
  let mentionsDirectives: Bool
}

/// Where the parts of one screen of an Interface Builder document stand, as XML elements.
struct InterfaceBuilderScreen: Sendable {
  /// The controller, or the view itself where none owns it.
  var owner: Int
  /// The view that holds everything else.
  var view: Int
  /// The name in reports; no other screen of the document has it.
  var name: String
  /// The part of the controller that a navigation bar shows.
  var navigationItem: Int?
  /// The items of the controller's toolbar.
  var toolbarItems: Int?
  /// The items of a tab bar, where the owner is the controller of one; there is no view then.
  var tabs: [Int] = []
  /// Whether it is shown as a part of a screen: a view without a controller, or a controller
  /// inside another one.
  var isFragment = false
}

/// The objects that connections and masks of a document name, by object id.
///
/// Nearly every view asks and few are named, so a filter of bits answers most questions.
struct InterfaceBuilderReferences: Sendable {
  private var values: [String: Int] = [:]
  private var filter: [UInt64] = []

  /// Whether nothing is named.
  var isEmpty: Bool { values.isEmpty }

  /// Adds what stands at a span of the file; the first of equal ids counts.
  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int, value: Int) {
    guard start < end else { return }
    if filter.isEmpty { filter = Array(repeating: 0, count: 1024) }
    let hash = Self.hash(bytes, start, end)
    filter[hash >> 6] |= 1 << UInt64(hash & 63)
    let id = String(decoding: bytes[start..<end], as: UTF8.self)
    // Few are named twice, and to look first would take as long again.
    if let first = values.updateValue(value, forKey: id) { values[id] = first }
  }

  /// The value of the id that stands at a span of the file, or nil.
  func value(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) -> Int? {
    guard !filter.isEmpty, start < end else { return nil }
    let hash = Self.hash(bytes, start, end)
    guard filter[hash >> 6] >> UInt64(hash & 63) & 1 == 1 else { return nil }
    return values[String(decoding: bytes[start..<end], as: UTF8.self)]
  }

  /// A number below 65,536 made of the last bytes.
  private static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var word: UInt64 = 0
    for offset in max(start, end &- 8)..<end { word = word << 8 | UInt64(bytes[offset]) }
    return Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }
}
