import DocumentSyntax

/// What was read in embedded contents, moved to the file that holds them.
extension EmbeddedText {
  /// What a reader made of the contents, pointing into the file.
  func moved(_ reading: Reading) -> Reading {
    var reading = reading
    var places = Places(self)
    reading.tree = reading.tree.map { moved($0, &places) }
    reading.problems = moved(reading.problems)
    reading.diagnostics = reading.diagnostics.map {
      Diagnostic(
        kind: $0.kind, message: $0.message, help: $0.help, range: places.span($0.range),
        element: $0.element)
    }
    return reading
  }

  /// Problems of the contents as problems of the file.
  func moved(_ problems: [SyntaxProblem]) -> [SyntaxProblem] {
    var places = Places(self)
    return problems.map { SyntaxProblem($0.kind, $0.message, at: places.span($0.range)) }
  }

  private func moved(_ tree: UITree, _ places: inout Places) -> UITree {
    var moved = UITree(file: outer)
    moved.screens = tree.screens
    moved.keys = tree.keys
    moved.strings = tree.strings
    moved.numbers = tree.numbers
    moved.elements = tree.elements
    moved.attributes = tree.attributes
    moved.values = tree.values.map { Self.moved($0, &places) }
    for index in moved.elements.indices {
      let anchor = places.span(moved.elements[index].anchor)
      moved.elements[index].anchorStart = UInt32(truncatingIfNeeded: anchor.start)
      moved.elements[index].anchorEnd = UInt32(truncatingIfNeeded: anchor.end)
    }
    for index in moved.attributes.indices {
      move(&moved.attributes[index], of: tree, strings: &moved.strings, &places)
    }
    return moved
  }

  /// Moves an attribute; a text that is its range in the contents becomes one of its own.
  private func move(
    _ attribute: inout StoredAttribute, of tree: UITree, strings: inout [String],
    _ places: inout Places
  ) {
    if attribute.form == .raw || attribute.form == .quoted {
      strings.append(tree.text(of: attribute) ?? "")
      attribute.form = .decoded
      attribute.payload = UInt32(truncatingIfNeeded: strings.count - 1)
    }
    attribute.start = UInt32(truncatingIfNeeded: places.start(Int(attribute.start)))
    let value = places.span(attribute.valueRange)
    attribute.valueStart = UInt32(truncatingIfNeeded: value.start)
    attribute.valueEnd = UInt32(truncatingIfNeeded: value.end)
  }

  private static func moved(_ value: AttributeValue, _ places: inout Places) -> AttributeValue {
    switch value {
    case .texts(let texts):
      return .texts(texts.map { moved($0, &places) })
    case .elements(let items):
      return .elements(
        items.map { item in
          guard case .reference(let id) = item else { return item }
          return .reference(moved(id, &places))
        })
    case .gestures(var gestures):
      for index in gestures.indices { gestures[index].range = places.span(gestures[index].range) }
      return .gestures(gestures)
    case .suppressions(var list):
      for index in list.indices { list[index].range = places.span(list[index].range) }
      return .suppressions(list)
    case .posts(var posts):
      for index in posts.indices {
        posts[index].text = posts[index].text.map { moved($0, &places) }
        posts[index].target = posts[index].target.map { moved($0, &places) }
        posts[index].range = places.span(posts[index].range)
      }
      return .posts(posts)
    case .rect, .point, .insets, .range, .font, .content, .alternative, .speech, .color, .variant:
      return value
    }
  }

  private static func moved(
    _ text: Located<String>, _ places: inout Places
  ) -> Located<String> {
    Located(value: text.value, range: places.span(text.range))
  }
}
