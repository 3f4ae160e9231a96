public import DocumentSyntax

/// All elements of a file in document order; a flat array, so that no traversal recurses.
public struct UITree: Sendable {
  /// The file it was read from.
  public let file: SourceFile
  /// Every element, parents before children; the root of each screen is one of kind `screen`.
  public package(set) var elements: [Element] = []
  /// The screens in document order.
  public package(set) var screens: [Screen] = []
  /// The keys that some element has; rules about others have nothing to do.
  @usableFromInline package var keys = AttributeSet()
  /// Whether some element has names among its traits that mean nothing.
  var hasUnknownTraits = false
  @usableFromInline package var attributes: [StoredAttribute] = []
  @usableFromInline package var strings: [String] = []
  package var numbers: [Double] = []
  package var values: [AttributeValue] = []
  /// Where texts stand that a table of translations has put in place of the file's own, as
  /// "path:line:column", by the index of the attribute.
  package var translations: [Int: String] = [:]
  /// Where values stand that code gives to what the file only names, as "path:line:column", by the
  /// index of the attribute; untrusted.
  package internal(set) var codePlaces: [Int: String] = [:]
  /// Words that the app makes when it runs, as far as source tells them, by the index of the
  /// attribute: what is not known stands in ‹ ›; untrusted.
  package internal(set) var sketches: [Int: String] = [:]
  /// The views of source that the reader does not look into, in document order.
  package internal(set) var unread: [UnreadView] = []

  /// An empty tree of a file.
  package init(file: SourceFile) {
    self.file = file
  }

  /// The attribute of an element, where the file has it.
  ///
  /// Only the search is a call, and it is handed one array: a call with the whole tree may copy it.
  @inlinable package func attribute(_ key: AttributeKey, of index: Int) -> StoredAttribute? {
    guard elements[index].keys.contains(key) else { return nil }
    return Self.find(
      key, in: attributes, from: elements[index].firstAttribute,
      count: elements[index].attributeCount)
  }

  @inlinable package static func find(
    _ key: AttributeKey, in attributes: [StoredAttribute], from first: UInt32, count: UInt16
  ) -> StoredAttribute? {
    attributes.withUnsafeBufferPointer { attributes in
      var position = Int(first)
      let end = position &+ Int(count)
      while position < end {
        if attributes[position].key == key { return attributes[position] }
        position &+= 1
      }
      return nil
    }
  }

  /// Whether the file says anything about a key of an element.
  ///
  /// This and the next two look at one field; a whole element is copied by a call of `memcpy`.
  @inlinable package func has(_ key: AttributeKey, _ index: Int) -> Bool {
    elements[index].keys.contains(key)
  }

  /// The value of a boolean key of an element, or nil where the file does not say.
  @inlinable package func flag(_ key: AttributeKey, _ index: Int) -> Bool? {
    guard elements[index].keys.contains(key) else { return nil }
    return elements[index].booleans >> UInt32(key.rawValue) & 1 == 1
  }

  /// The sort of view that an element is.
  @inlinable package func kind(_ index: Int) -> ElementKind { elements[index].kind }

  /// Whether an element has a text for a key that says something.
  package func says(_ key: AttributeWords, _ index: Int) -> Bool {
    !elements[index].words.isDisjoint(with: key)
  }

  /// The text of an attribute, where the file has it.
  package func text(_ key: AttributeKey, of index: Int) -> String? {
    attribute(key, of: index).flatMap { text(of: $0) }
  }

  /// The decoded text of an attribute; nil where it is not a text.
  package func text(of attribute: StoredAttribute) -> String? {
    switch attribute.form {
    case .raw:
      return file.text(in: attribute.valueRange)
    case .quoted:
      let range = attribute.valueRange
      return file.text(in: SourceRange(start: range.start + 1, end: range.end - 1))
    case .decoded:
      return strings[Int(attribute.payload)]
    case .value:
      // A named colour reads as its light value.
      if case .color(let color) = values[Int(attribute.payload)] { return color.text }
      return nil
    case .boolean, .number, .inElement, .unknown:
      return nil
    }
  }

  /// The number of an attribute, where the file has it.
  package func number(_ key: AttributeKey, of index: Int) -> Double? {
    guard let attribute = attribute(key, of: index), attribute.form == .number else { return nil }
    return numbers[Int(attribute.payload)]
  }

  /// The structured value of an attribute, where the file has it.
  package func value(_ key: AttributeKey, of index: Int) -> AttributeValue? {
    guard let attribute = attribute(key, of: index), attribute.form == .value else { return nil }
    return values[Int(attribute.payload)]
  }

  /// The enabled and disabled gesture recognisers of an element.
  package func gestures(of index: Int) -> [Gesture] {
    if case .gestures(let gestures)? = value(.gestures, of: index) { gestures } else { [] }
  }

  /// The notifications that an element posts, or a screen that it is the root of.
  package func posts(of index: Int) -> [Post] {
    guard elements[index].has(.posts), case .posts(let posts)? = value(.posts, of: index) else {
      return []
    }
    return posts
  }

  /// The located texts of a list attribute; empty where the file has none.
  package func texts(_ key: AttributeKey, of index: Int) -> [Located<String>] {
    if case .texts(let texts)? = value(key, of: index) { texts } else { [] }
  }

  /// The names among the traits of an element that mean nothing, as written.
  package func unknownTraits(of index: Int) -> [Located<String>] {
    guard hasUnknownTraits, let attribute = attribute(.traits, of: index),
      attribute.form == .inElement, attribute.payload > 0,
      case .texts(let names) = values[Int(attribute.payload) - 1]
    else { return [] }
    return names
  }

  /// Whether an element has a value for a key that the app makes when it runs.
  package func isMadeAtRunTime(_ key: AttributeKey, _ index: Int) -> Bool {
    guard let attribute = attribute(key, of: index), attribute.form == .unknown else {
      return false
    }
    return Unknown(rawValue: UInt8(truncatingIfNeeded: attribute.payload)) == .madeAtRunTime
  }

  /// The words of an attribute that the app makes when it runs, as far as source tells them.
  package func sketch(_ key: AttributeKey, of index: Int) -> String? {
    guard !sketches.isEmpty, elements[index].keys.contains(key) else { return nil }
    let first = Int(elements[index].firstAttribute)
    let place = (first..<first + Int(elements[index].attributeCount)).first {
      attributes[$0].key == key
    }
    return place.flatMap { sketches[$0] }
  }

  /// Whether an element may have other traits than those of its class and those that are added:
  /// code decides when the app runs.
  package func mayHaveOtherTraits(_ index: Int) -> Bool {
    has(.traits, index) && attribute(.traits, of: index)?.form == .unknown
  }

  /// The JSON Pointer from the screen to an element, through `children` and `elements`.
  package func path(of index: Int) -> String {
    var depth = 0
    var ancestor = index
    while elements[ancestor].parent >= 0 {
      depth += 1
      ancestor = Int(elements[ancestor].parent)
    }
    return path(of: index, steps: depth)
  }

  /// The last step of the path to an element, which is not the root of its screen.
  package func step(to index: Int) -> String { path(of: index, steps: 1) }

  /// So many last steps of the path to an element.
  private func path(of index: Int, steps: Int) -> String {
    let step = 10
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: steps * (step + 10)) { bytes in
      // Written from its end, since an element knows its parent only.
      var start = bytes.count
      var index = index
      for _ in 0..<steps {
        var position = elements[index].position
        repeat {
          start -= 1
          bytes[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: position % 10)
          position /= 10
        } while position > 0
        let name = list(of: index)
        start -= step
        for offset in 0..<step { bytes[start + offset] = name.utf8Start[offset] }
        index = Int(elements[index].parent)
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
    }
  }

  /// The list in its parent that an element stands in, as a path spells it.
  private func list(of index: Int) -> StaticString {
    elements[index].marks.contains(.pseudo) ? "/elements/" : "/children/"
  }

  /// The first element of each accessibility identifier of a screen.
  package func identifiers(onScreen screen: Int32) -> [String: Int] {
    let root = screens[Int(screen)].root
    var identifiers: [String: Int] = [:]
    for index in root..<Int(elements[root].next) where elements[index].has(.id) {
      if let id = text(.id, of: index), identifiers[id] == nil { identifiers[id] = index }
    }
    return identifiers
  }

  /// The attributes of an element, in the order in which they are written.
  package func attributes(of index: Int) -> ArraySlice<StoredAttribute> {
    let first = Int(elements[index].firstAttribute)
    return attributes[first..<first + Int(elements[index].attributeCount)]
  }

  /// The child of the same parent that stands directly before an element.
  package func sibling(before index: Int) -> Int? {
    let parent = Int(elements[index].parent)
    // What stands before it in document order is the last thing inside its sibling.
    var before = index - 1
    while before > parent, Int(elements[before].parent) != parent {
      before = Int(elements[before].parent)
    }
    return before > parent ? before : nil
  }

  /// The indices of an element's children and pseudo-elements.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(elements[index].next) {
      children.append(child)
      child = Int(elements[child].next)
    }
    return children
  }
}

/// One attribute of an element as the tree keeps it: 20 bytes, whatever the value.
@usableFromInline package struct StoredAttribute: Sendable {
  /// How the value is kept.
  @usableFromInline package enum Form: UInt8, Sendable {
    /// The bytes of the value's range are the text.
    case raw
    /// The bytes of the value's range without its first and last are the text.
    case quoted
    /// `payload` is an index into the tree's decoded strings.
    case decoded
    /// `payload` is 0 or 1.
    case boolean
    /// `payload` is an index into the tree's numbers.
    case number
    /// The element has the traits or the frame itself; for traits, `payload` is 0, or one more
    /// than an index into the tree's values, where the names are that mean nothing.
    case inElement
    /// `payload` is an index into the tree's values.
    case value
    /// The file says that there is a value, but not which; `payload` is an `Unknown`.
    case unknown

    /// Whether the value is a text that the file tells.
    package var isText: Bool { rawValue <= Form.decoded.rawValue }
  }

  /// The means by which an author gives an element a property.
  @usableFromInline package enum Origin: UInt8, Sendable {
    /// As a property of the view, which others may see as well.
    case ordinary
    /// By a statement for assistive technologies alone.
    case spoken
    /// By such a statement that the platform has replaced by another one.
    case outdated
  }

  @usableFromInline package var key: AttributeKey
  @usableFromInline package var form: Form
  @usableFromInline package var origin = Origin.ordinary
  @usableFromInline package var payload: UInt32
  @usableFromInline package var start: UInt32
  @usableFromInline package var valueStart: UInt32
  @usableFromInline package var valueEnd: UInt32

  /// The span of the value alone.
  @inlinable package var valueRange: SourceRange {
    SourceRange(start: Int(valueStart), end: Int(valueEnd))
  }
  /// The span of the whole `key: value`.
  package var range: SourceRange { SourceRange(start: Int(start), end: Int(max(valueEnd, start))) }
}

extension UITree {
  /// The value of an attribute as it is written, whether or not it is known what it means.
  package func source(of attribute: StoredAttribute) -> String {
    file.text(in: attribute.valueRange)
  }

  /// The answer of a look at the bytes of an attribute's text, without making a string of it; nil
  /// where the value is not a text.
  @inlinable
  package func look<Answer>(
    at attribute: StoredAttribute, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer? {
    let inset = attribute.form == .quoted ? 1 : 0
    switch attribute.form {
    case .raw, .quoted:
      let range = attribute.valueRange
      return file.bytes.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[range.start + inset..<range.end - inset]))
      }
    case .decoded:
      var text = strings[Int(attribute.payload)]
      return text.withUTF8(body)
    case .boolean, .number, .inElement, .value, .unknown:
      return nil
    }
  }
}
