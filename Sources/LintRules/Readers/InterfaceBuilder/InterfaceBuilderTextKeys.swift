import DocumentSyntax

/// Finds the keys under which tables have the texts of an Interface Builder document: the id of an
/// object and the name of a property.
struct InterfaceBuilderTextKeys {
  private let xml: XMLTree

  init(_ xml: XMLTree) {
    self.xml = xml
  }

  /// The XML element whose start tag begins last before an offset or at it.
  func element(at offset: Int) -> Int? {
    var low = 0
    var high = xml.elements.count
    while low < high {
      let middle = (low + high) / 2
      if Int(xml.elements[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The keys of a text that begins at an offset, inside or at the XML element of its owner; the
  /// likeliest first.
  func keys(at offset: Int, owner: Int) -> [String] {
    guard let path = path(from: owner, to: offset), let last = path.last else { return [] }
    guard let object = path.lastIndex(where: { id(of: $0) != nil }), let id = id(of: path[object]),
      let name = name(at: offset, in: last)
    else { return [] }
    let between = path[(object + 1)...]
    guard name != "content" else { return fragmentKeys(id, between) }
    // The key of a string of its own names the property.
    let holders = isTag(offset, of: last) ? between : between.dropLast()
    return properties(name, in: holders).map { id + "." + $0 }
  }

  /// The key of a segment of a control.
  func segmentKeys(of control: Int, place: Int) -> [String] {
    id(of: control).map { ["\($0).segmentTitles[\(place)]"] } ?? []
  }

  /// Whether a text is one that the system brings along: what names it is a type and no text.
  func isSystemName(at offset: Int, owner: Int) -> Bool {
    let name = element(at: offset).flatMap { $0 == owner ? self.name(at: offset, in: $0) : nil }
    return name == "systemItem" || name == "buttonType"
  }

  // MARK: The way to a text

  /// The XML elements from an owner down to the one in which a text stands.
  private func path(from owner: Int, to offset: Int) -> [Int]? {
    guard let holder = element(at: offset), holder >= owner,
      holder < Int(xml.elements[owner].next)
    else { return nil }
    var path = [owner]
    var current = owner
    while current != holder {
      var child = current + 1
      while Int(xml.elements[child].next) <= holder { child = Int(xml.elements[child].next) }
      current = child
      path.append(current)
    }
    return path
  }

  /// Whether an offset stands inside the start tag of an element, and not at its beginning.
  private func isTag(_ offset: Int, of index: Int) -> Bool {
    let element = xml.elements[index]
    return offset > Int(element.start) && offset < Int(element.tagEnd)
  }

  private func value(_ name: StaticString, of index: Int) -> String? {
    for attribute in xml.attributes(of: index) where xml.nameEquals(attribute, name) {
      return xml.value(of: attribute)
    }
    return nil
  }

  private func id(of index: Int) -> String? { value("id", of: index) }

  /// The name of the attribute at an offset, or the key of the element.
  private func name(at offset: Int, in index: Int) -> String? {
    guard isTag(offset, of: index) else { return value("key", of: index) }
    for attribute in xml.attributes(of: index)
    where attribute.nameStart <= offset && offset <= attribute.valueEnd {
      return xml.name(of: attribute)
    }
    return nil
  }

  // MARK: Properties

  /// The properties that an attribute of a name sets, by what stands around it.
  private func properties(_ name: String, in holders: ArraySlice<Int>) -> [String] {
    guard let holder = holders.first else { return spellings(name) }
    if xml.nameEquals(holder, "state") {
      // Only the normal state is read.
      return spellings("normal" + capitalized(name))
    }
    if xml.nameEquals(holder, "buttonConfiguration") {
      return ["configuration." + name] + spellings("configuration" + capitalized(name))
    }
    if xml.nameEquals(holder, "accessibility") {
      return spellings("accessibility" + capitalized(name))
    }
    // Runtime attributes and whatever else may come.
    return []
  }

  /// The keys of the one fragment of an attributed text.
  private func fragmentKeys(_ id: String, _ between: ArraySlice<Int>) -> [String] {
    guard
      let place = between.firstIndex(where: { xml.nameEquals($0, "attributedString") }),
      let name = value("key", of: between[place])
    else { return [] }
    return properties(name, in: between[..<place]).map { id + "." + $0 }
  }

  /// A property, and how Xcode calls it where the object has a copy of its own.
  private func spellings(_ name: String) -> [String] {
    [name, "ibShadowed" + capitalized(name), "ibExternal" + capitalized(name)]
  }

  private func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
