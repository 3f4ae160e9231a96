import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// Reads a view, a bar item or a segment with all that is said about it.
  mutating func readElement(_ index: Int, _ kind: ElementKind, isKnown: Bool, in level: Level) {
    let element = begin(kind, at: index)
    var found = TagContents(index: index, kind: kind)
    // A search bar says what it is for, with or without a prompt.
    if kind == .searchField { found.marks.insert(.systemProvided) }
    found.isInTemplate = level.surroundings.contains(.template)
    sortChildren(into: &found)
    // Runtime attributes are set after all else, so what they say counts.
    if found.runtimeAttributes != 0 { readRuntimeAttributes(found.runtimeAttributes, found) }
    if let view = controllerAttributes, view.view == index {
      readRuntimeAttributes(view.attributes, found, prefix: "view.")
    }
    readTag(&found)
    if !isKnown { addTagAsClass(index) }
    if kind == .segment {
      selectSegment(element, of: level, at: index)
      if level.surroundings.contains(.changing) { found.marks.insert(.outlet) }
    }
    readSayings(&found)
    readCode(of: index)
    readFrame(&found, in: level.surroundings)
    builder.set(kind: found.kind, mark: found.marks)
    guard found.firstChild != 0 || found.accessory != nil else {
      builder.end(element)
      if found.scopes != 0, found.showsScopes { readScopes(found) }
      return
    }
    pushParts(of: &found, element: element, surroundings: level.surroundings)
  }

  /// Reads what stands inside a view and is not a view.
  private mutating func readSayings(_ found: inout TagContents) {
    isStyled = false
    if found.accessibility != 0 { readAccessibility(found.accessibility) }
    if found.traits != 0 { readTraits(found.traits) }
    // An attributed title brings its font along, so that the details come after it.
    if found.configuration != 0 {
      readConfiguration(found.configuration, &found)
    } else if found.state != 0 {
      readState(found.state, &found)
    }
    if found.firstDetail != 0 { readDetails(&found) }
    readFitting(&found)
    if let item = found.systemItem { addSystemName(item) }
    // A switch that is not said to be on is off.
    if found.kind == .switch, !builder.hasKey(.on) {
      builder.add(.on, flag: false, value: anchor(of: found.index))
    }
    if found.kind == .activityIndicator { readAnimation(of: found.index) }
    if found.kind == .pageControl, builder.hasKey(.count), !builder.hasKey(.index) {
      builder.add(.index, number: 0, value: anchor(of: found.index))
    }
    if let image = found.image {
      add(image: image, isSystem: found.isSystemImage)
    } else if found.kind == .tab || found.kind == .barButton, found.systemItem == nil,
      !builder.hasKey(.text), !builder.hasKey(.label)
    {
      // Nobody would see it unless code filled it.
      builder.add(.text, unknown: .filledInCode, value: anchor(of: found.index))
    }
    if let range = found.range, let place = found.rangeAt {
      builder.add(.range, .range(range), value: place.valueRange, start: place.nameStart)
    }
    readColors(&found)
    if found.connections != 0 { readConnections(&found) }
  }

  /// Reads whether an activity indicator turns; one that stands still may hide itself.
  private mutating func readAnimation(of index: Int) {
    if key("animating", of: index, equals: "YES") { return }
    let isHidden = key("hidesWhenStopped", of: index, equals: "YES")
    guard !isHidden || !builder.hasKey(.hidden) else { return }
    builder.add(isHidden ? .hidden : .on, flag: isHidden, value: anchor(of: index))
  }

  /// Notes where the direct children are that are of use.
  ///
  /// Tags lie far from each other, so that no cache has their names. That of the next child is
  /// asked for before this one is looked at, or each would be waited for.
  private mutating func sortChildren(into found: inout TagContents) {
    var child = found.index &+ 1
    let end = next(found.index)
    var name = source.beginningOfName(of: child, before: end)
    while child < end {
      let after = next(child)
      let nameAfter = source.beginningOfName(of: after, before: end)
      defer { name = nameAfter }
      if name == Self.rect, nodes[child].nameLength == 4 {
        // Every view has one.
        found.rect = child
      } else if let tag = tag(of: child) {
        sort(child, after, tag.role, into: &found)
      } else if after > child &+ 1 {
        found.noteChild(child, after, isView: source.looksLikeView(child))
      }
      child = after
    }
  }

  /// The name "rect" as one number.
  private static let rect: UInt32 = 0x7463_6572

  private mutating func sort(
    _ child: Int, _ after: Int, _ role: InterfaceBuilderTag.Role,
    into found: inout TagContents
  ) {
    switch role {
    case .ignored, .recognizer: break
    case .rect: found.rect = child
    case .accessibility: found.accessibility = child
    case .traits: found.traits = child
    case .runtimeAttributes: found.runtimeAttributes = child
    case .connections: found.connections = child
    case .constraints: found.constraints = child
    case .variation: readVariation(child, into: &found)
    case .scopes: found.scopes = child
    case .state: if found.state == 0 { found.state = child }
    case .configuration: found.configuration = child
    case .color: sortColor(child, into: &found)
    case .string, .attributedString, .font, .inputTraits, .imageReference:
      if found.firstDetail == 0 { found.firstDetail = child }
      found.detailsEnd = after
    case .element: found.noteChild(child, after, isView: true)
    case .list, .section, .navigationItem: found.noteChild(child, after, isView: false)
    }
  }

  private func sortColor(_ child: Int, into found: inout TagContents) {
    guard let key = attribute("key", of: child) else { return }
    if equals(key, "backgroundColor") {
      found.background = child
    } else if equals(key, "textColor") {
      found.foreground = child
    } else if equals(key, "tintColor") {
      found.tint = child
    }
  }

  /// Adds levels for the children of an element; the last of them ends it.
  private mutating func pushParts(
    of found: inout TagContents, element: Int, surroundings: Surroundings
  ) {
    open.append((element, 0))
    var level = Level(cursor: found.firstChild, end: found.childrenEnd)
    level.surroundings = self.surroundings(in: &found, element: element, surroundings)
    level.selected = found.selectedSegment
    let parts: [Part] =
      found.hasDirectView && (found.kind == .list || found.kind == .grid)
      ? [.footer, .cells, .header] : [.all]
    if found.accessory != nil {
      levels.append(
        Level(cursor: found.index, end: found.index + 1, part: .accessory, endsElement: true))
    }
    for (place, part) in parts.enumerated() {
      level.part = part
      level.endsElement = place == 0 && found.accessory == nil
      levels.append(level)
    }
  }

  // MARK: Bar items, segments and titles

  /// Reads a bar item, or the view that stands in its place.
  mutating func readBarButton(_ index: Int, in level: Level) {
    if isSpace(index) || key(of: index, is: "backBarButtonItem") { return }
    if let view = child(withKey: "customView", of: index) { return pushSingle(view) }
    readElement(index, .barButton, isKnown: true, in: level)
  }

  private mutating func selectSegment(_ element: Int, of level: Level, at index: Int) {
    guard Int(builder[element].position) == level.selected else { return }
    builder.add(.selected, flag: true, value: anchor(of: index))
  }

  private mutating func addTagAsClass(_ index: Int) {
    let start = Int(nodes[index].start) + 1
    builder.add(
      .class, .raw, value: SourceRange(start: start, end: start + Int(nodes[index].nameLength)))
  }

  /// Reads the title above or below a section of a table, which the system shows.
  mutating func readSectionTitle(_ name: StaticString, _ kind: ElementKind, of section: Int) {
    let title = attribute(name, of: section)
    let string = title == nil ? child(withKey: name, of: section) : nil
    let isEmpty = title.map { $0.valueStart == $0.valueEnd } ?? (string == nil)
    guard !isEmpty else { return }
    let element = begin(kind, at: section, marks: .systemProvided)
    if let title { add(.text, text: title) }
    if let string { add(.text, content: string) }
    builder.end(element)
  }

  /// Reads the title of a navigation bar that stands in a view.
  mutating func readBarTitle(of item: Int) {
    readSectionTitle("title", .header, of: item)
  }
}

extension TagContents {
  /// Widens the range of children that become elements.
  mutating func noteChild(_ child: Int, _ after: Int, isView: Bool) {
    if firstChild == 0 { firstChild = child }
    childrenEnd = after
    hasDirectView = hasDirectView || isView
  }
}
