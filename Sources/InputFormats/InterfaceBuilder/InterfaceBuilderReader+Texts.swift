import DocumentSyntax
import ScreenModel

extension InterfaceBuilderReader {
  /// Reads the texts, the font, the picture and the typing traits that stand directly in a view.
  mutating func readDetails(_ found: inout TagContents) {
    var child = found.firstDetail
    while child < found.detailsEnd {
      switch tag(of: child)?.role {
      case .string: readString(child)
      case .attributedString:
        readAttributedString(child, &found)
        readNotes(child)
      // Beside a configuration, the font of the button itself is not shown.
      case .font where found.configuration == 0 && !found.isAttributed:
        readFont(child, key: "fontDescription")
      case .inputTraits: readInputTraits(child, &found)
      case .imageReference: readImageReference(child, &found)
      default: break
      }
      child = next(child)
    }
  }

  /// The property that a string or attributed string of a key is for.
  private func textKey(of index: Int) -> AttributeKey? {
    guard let key = attribute("key", of: index) else { return nil }
    switch xml.value(of: key) {
    case "text", "title", "attributedText", "attributedTitle": return .text
    case "placeholder", "attributedPlaceholder": return .placeholder
    default: return nil
    }
  }

  private mutating func readString(_ index: Int) {
    if let key = textKey(of: index) { add(key, content: index) }
  }

  /// Reads the fragments of an attributed string as one text.
  private mutating func readAttributedString(
    _ index: Int, _ found: inout TagContents
  ) {
    guard let key = textKey(of: index) else { return }
    var fragments: [Int] = []
    forEachChild(of: index) { if xml.nameEquals($0, "fragment") { fragments.append($0) } }
    guard let first = fragments.first, let last = fragments.last else { return }
    if key == .text { readLooks(of: fragments, &found) }
    if first == last {
      if let content = attribute("content", of: first) { return add(key, text: content) }
      if let content = child(withKey: "content", of: first) { return add(key, content: content) }
    }
    let parts = fragments.map { fragment in
      text("content", of: fragment)
        ?? child(withKey: "content", of: fragment).map { content(of: $0) } ?? ""
    }
    builder.add(
      key, text: parts.joined(),
      value: SourceRange(start: Int(nodes[first].start), end: Int(nodes[last].end)),
      start: Int(nodes[index].start))
  }

  /// Takes font and colour of an attributed text in place of those of the view; where it has more
  /// than one piece, or says nothing, neither is known.
  private mutating func readLooks(
    of fragments: [Int], _ found: inout TagContents
  ) {
    found.isAttributed = true
    found.foreground = 0
    found.tint = 0
    guard fragments.count == 1, let attributes = child("attributes", of: fragments[0]) else {
      return
    }
    if let color = child(withKey: "NSColor", of: attributes) { found.foreground = color }
    if let font = child(withKey: "NSFont", of: attributes) { readFont(font, key: "NSFont") }
  }

  private mutating func readInputTraits(_ index: Int, _ found: inout TagContents) {
    for attribute in attributes(of: index) {
      if xml.nameEquals(attribute, "textContentType") {
        add(.contentType, text: attribute)
      } else if xml.nameEquals(attribute, "secureTextEntry"), isYes(attribute) {
        if found.kind == .textField { found.kind = .secureField }
        add(.secure, flag: attribute)
      }
    }
  }

  private func readImageReference(_ index: Int, _ found: inout TagContents) {
    guard key(of: index, is: "image"), let image = attribute("image", of: index) else { return }
    found.image = image
    found.isSystemImage = attribute("catalog", of: index).map { equals($0, "system") } ?? false
  }

  // MARK: Buttons

  /// Reads the title and the picture that a button has in its normal state.
  mutating func readState(_ first: Int, _ found: inout TagContents) {
    guard let state = normalState(from: first, in: found.index) else { return }
    var background: XMLAttribute?
    var image: XMLAttribute?
    for attribute in attributes(of: state) {
      if xml.nameEquals(attribute, "title") {
        add(.text, text: attribute)
      } else if xml.nameEquals(attribute, "image") {
        image = attribute
      } else if xml.nameEquals(attribute, "backgroundImage") {
        background = attribute
      } else if xml.nameEquals(attribute, "catalog") {
        found.isSystemImage = equals(attribute, "system")
      }
    }
    found.image = image ?? background
    // A picture behind the title, whatever colours it has.
    found.hasOwnLook = background != nil
    readButtonParts(of: state, &found)
  }

  private func normalState(from first: Int, in button: Int) -> Int? {
    var state = first
    while state < next(button) {
      if tag(of: state)?.role == .state, key(of: state, is: "normal") { return state }
      state = next(state)
    }
    return nil
  }

  /// Reads the configuration of a button; beside one, the titles of the states are not shown.
  mutating func readConfiguration(_ index: Int, _ found: inout TagContents) {
    guard key(of: index, is: "configuration") else { return }
    var style: XMLAttribute?
    var subtitle: XMLAttribute?
    for attribute in attributes(of: index) {
      if xml.nameEquals(attribute, "title") {
        add(.text, text: attribute)
      } else if xml.nameEquals(attribute, "subtitle") {
        subtitle = attribute
      } else if xml.nameEquals(attribute, "image") {
        found.image = attribute
      } else if xml.nameEquals(attribute, "catalog") {
        found.isSystemImage = equals(attribute, "system")
      } else if xml.nameEquals(attribute, "style") {
        style = attribute
      }
    }
    readButtonParts(of: index, &found)
    if !builder.hasKey(.text) { readSubtitle(subtitle, of: index) }
    readConfigurationLooks(index, style, &found)
  }

  /// A button without a title is called by its subtitle.
  private mutating func readSubtitle(_ subtitle: XMLAttribute?, of configuration: Int) {
    if let subtitle { return add(.text, text: subtitle) }
    if let string = child(withKey: "subtitle", of: configuration) {
      add(.text, content: string)
    }
  }

  /// Reads what a button with a configuration is drawn on, as far as its colours are the file's.
  private mutating func readConfigurationLooks(
    _ index: Int, _ style: XMLAttribute?, _ found: inout TagContents
  ) {
    let isFilled = style.map { equals($0, "filled") } ?? false
    found.hasOwnLook = style.map { !equals($0, "plain") } ?? false
    if isFilled {
      let color = child(withKey: "baseBackgroundColor", of: index) ?? found.tint
      if color != 0 {
        found.background = color
        found.hasOwnLook = false
      }
      // The words have a colour that goes with it.
      found.tint = 0
    }
    guard let background = child(withKey: "background", of: index) else { return }
    if attribute("image", of: background) != nil {
      found.hasOwnLook = true
    } else if let color = child(withKey: "backgroundColor", of: background) {
      found.background = color
      found.hasOwnLook = false
    }
  }

  private mutating func readButtonParts(of index: Int, _ found: inout TagContents) {
    var child = index + 1
    while child < next(index) {
      switch tag(of: child)?.role {
      case .string: readString(child)
      case .attributedString: readAttributedString(child, &found)
      case .imageReference: readImageReference(child, &found)
      case .color where !found.isAttributed:
        if key(of: child, is: "titleColor") || key(of: child, is: "baseForegroundColor") {
          found.foreground = child
        }
      case .font: readFont(child, key: "titleFontDescription")
      default:
        if xml.nameEquals(child, "titleFontDescription") {
          readFont(child, key: "titleFontDescription")
        }
      }
      child = next(child)
    }
  }
}
