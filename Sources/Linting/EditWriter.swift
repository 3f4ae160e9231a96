import DocumentSyntax
import InputFormats
import ScreenModel

/// Writes fixes as edits of the file that they are about, in the format at hand.
///
/// Where a place cannot be edited for sure there is no edit: a fix that is not written is better
/// than a file that is spoiled.
struct EditWriter {
  let tree: UITree
  let notation: Notation?
  /// The source of SwiftUI, parsed where a fix needs it.
  let source: SwiftSourceChains

  /// The changes of the fix at hand.
  private(set) var changes: [Fix.Change] = []

  /// The notations in which values and attributes are written.
  enum Notation {
    case json, yaml, markup, swift
  }

  init(_ tree: UITree) {
    self.tree = tree
    source = SwiftSourceChains(tree.file)
    notation = Self.notation(of: tree)
  }

  /// The notation of a tree; nil for what a tool wrote or an adapter reads.
  private static func notation(of tree: UITree) -> Notation? {
    guard let screen = tree.screens.first else { return nil }
    switch screen.notation {
    case .swiftUI: return .swift
    case .interfaceBuilder: return .markup
    case .capture: return nil
    default: break
    }
    guard screen.unsaid.isEmpty else { return nil }
    let first = tree.file.bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    let isJSON = tree.file.path.lowercased().hasSuffix(".json")
    return isJSON && (first == UInt8(ascii: "{") || first == UInt8(ascii: "[")) ? .json : .yaml
  }

  /// The edits of a fix; nil where one of its changes cannot be written.
  func edits(for fix: Fix) -> [TextEdit]? {
    guard let notation, !fix.changes.contains(where: { $0.hasControls }), fix.safety != .shownOnly,
      !fix.changes.isEmpty
    else { return nil }
    var writer = self
    writer.changes = fix.changes
    var edits: [TextEdit] = []
    var new: [Int: [Fix.Change]] = [:]
    for change in Self.inOrder(fix.changes) {
      guard tree.elements.indices.contains(change.element) else { return nil }
      if notation == .markup, change.value != nil,
        tree.attribute(change.key, of: change.element) == nil
      {
        new[change.element, default: []].append(change)
        continue
      }
      guard let edit = writer.edit(for: change, notation) else { return nil }
      edits.append(edit)
    }
    for (element, changes) in new.sorted(by: { $0.key < $1.key }) {
      guard let insertions = markupInsertions(changes, at: element) else { return nil }
      edits += insertions
    }
    return TextEdit.areApart(edits) ? edits : nil
  }

  /// Changes with what makes an element of a container first: modifiers that say something about
  /// the element come behind it.
  private static func inOrder(_ changes: [Fix.Change]) -> [Fix.Change] {
    changes.filter { $0.key == .childrenMode } + changes.filter { $0.key != .childrenMode }
  }

  /// The names of the keys that change in any format where a fix changes its own.
  static func keys(changedBy changes: [LocatedFix.Change]) -> Set<String> {
    var keys = Set(changes.map(\.key))
    // SwiftUI hides an element by another word than UIKit, and adds traits to those of the view.
    if keys.contains("element") || keys.contains("hidden") {
      // A picture that is decorative has no name either.
      keys.formUnion(["elementsHidden", "decorative", "image"])
    }
    if keys.contains("traits") || keys.contains("modal") {
      keys.formUnion(["addTraits", "removeTraits", "modal"])
    }
    // One element of views whose words are made at run time has such a label.
    if keys.contains("childrenMode") { keys.formUnion(["element", "label"]) }
    return keys
  }

  /// Whether a key, by its name, decides which other elements are stops.
  static func decidesOnStops(_ key: String) -> Bool {
    ["element", "elementsHidden", "hidden", "modal", "elements", "childrenMode"].contains(key)
  }

  /// Whether the edits of a fix may change what VoiceOver does at other elements: in source, where
  /// one modifier is about several views, and where it decides on stops inside or beside.
  func mayReachOthers(_ fix: Fix) -> Bool {
    notation == .swift && !fix.changes.isEmpty
      || fix.changes.contains { change in
        Self.decidesOnStops(change.key.name)
          && (change.key == .modal || change.key == .elements
            || Int(tree.elements[change.element].next) > change.element + 1)
      }
  }

  private func edit(for change: Fix.Change, _ notation: Notation) -> TextEdit? {
    guard let attribute = tree.attribute(change.key, of: change.element) else {
      return change.value.flatMap { insertion(of: change.key, $0, at: change.element, notation) }
    }
    guard let value = change.value else { return removal(of: attribute, notation) }
    return replacement(of: attribute, change, by: value, notation)
  }

  // MARK: Values

  private func replacement(
    of attribute: StoredAttribute, _ change: Fix.Change, by value: Fix.Value, _ notation: Notation
  ) -> TextEdit? {
    let range = attribute.valueRange
    guard range.start < range.end, range.end <= tree.file.bytes.count else { return nil }
    let written = tree.file.bytes[range.start..<range.end]
    let isQuoted = written.first == UInt8(ascii: "\"") && written.count > 1
    switch notation {
    case .json, .yaml:
      guard notation == .json || isWrittenHere(attribute) else { return nil }
      return text(value, notation).map {
        TextEdit(start: range.start, end: range.end, replacement: $0)
      }
    case .markup:
      guard case .text(let text) = value else {
        return markupReplacement(of: attribute, change.key, at: change.element, by: value)
      }
      // Values of XML attributes are kept without their quotes, which have to be there. A label
      // that is shown as well is not only for those who listen.
      guard isInQuotes(range), change.key == .text || isOnlySpoken(attribute),
        written.elementsEqual(Self.markup(tree.text(of: attribute) ?? "").utf8)
      else { return nil }
      return TextEdit(start: range.start, end: range.end, replacement: Self.markup(text))
    case .swift:
      switch value {
      case .text(let text):
        // A key of a table, and Markdown, are read as other words than are written; what is no
        // modifier for accessibility is shown as well.
        guard isQuoted, isOnlySpoken(attribute), written.last == UInt8(ascii: "\""),
          written.dropFirst().dropLast().elementsEqual((tree.text(of: attribute) ?? "").utf8)
        else { return nil }
        return TextEdit(start: range.start, end: range.end, replacement: ScalarText.quoted(text))
      case .flag(let flag):
        guard written.elementsEqual("true".utf8) || written.elementsEqual("false".utf8) else {
          // It follows from the kind of view.
          return range == tree.elements[change.element].anchor
            ? modifierInsertion(of: change.key, value, at: change.element) : nil
        }
        return TextEdit(start: range.start, end: range.end, replacement: "\(flag)")
      case .number, .names: return nil
      }
    }
  }

  /// Whether a value of YAML stands behind its key, on one line and without an anchor, an alias or
  /// a tag: others share it, or its lines and comments are not known.
  private func isWrittenHere(_ attribute: StoredAttribute) -> Bool {
    let value = attribute.valueRange
    let pair = attribute.range
    guard pair.start < value.start, value.end <= pair.end else { return false }
    let bytes = tree.file.bytes
    if bytes[pair.start..<value.end].contains(0x0A) { return false }
    let marks: [UInt8] = [UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!")]
    if marks.contains(bytes[value.start]) { return false }
    return !bytes[pair.start..<value.start].contains(where: marks.contains)
  }

  /// Whether an attribute is written where nobody but a listener meets it.
  private func isOnlySpoken(_ attribute: StoredAttribute) -> Bool {
    let bytes = tree.file.bytes
    let start = attribute.range.start
    if notation == .swift {
      return start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        && bytes[start...].starts(with: "accessibility".utf8)
    }
    let scan = MarkupScan(bytes: bytes)
    return scan.tag(around: attribute.valueRange.start).map {
      ["accessibility", "userDefinedRuntimeAttribute"].contains(scan.text($0.name))
    } ?? false
  }

  /// Whether a range is all that stands between two quotes behind a sign of equality.
  private func isInQuotes(_ range: SourceRange) -> Bool {
    let bytes = tree.file.bytes
    guard range.start > 1, range.end < bytes.count else { return false }
    let quote = bytes[range.start - 1]
    return (quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")) && bytes[range.end] == quote
      && bytes[range.start - 2] == UInt8(ascii: "=")
  }

  /// A value as JSON or YAML has it.
  private func text(_ value: Fix.Value, _ notation: Notation) -> String? {
    switch value {
    case .text(let text):
      notation == .yaml ? ScalarText.yaml(text) : ScalarText.quoted(text)
    case .flag(let flag): "\(flag)"
    case .number(let number): Points.text(number)
    case .names(let names):
      notation == .json
        ? "[" + names.map(ScalarText.quoted).joined(separator: ", ") + "]"
        : names.count == 1
          ? ScalarText.yaml(names[0])
          : "[" + names.map(ScalarText.yaml).joined(separator: ", ") + "]"
    }
  }

  /// A text as the value of an attribute of XML.
  static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }

  // MARK: Insertions

  /// A new attribute behind the type of an element, in the style of its mapping.
  private func insertion(
    of key: AttributeKey, _ value: Fix.Value, at index: Int, _ notation: Notation
  ) -> TextEdit? {
    switch notation {
    case .markup: return nil
    case .swift: return modifierInsertion(of: key, value, at: index)
    case .json, .yaml: break
    }
    guard let type = tree.attribute(.type, of: index),
      let text = text(value, notation)
    else { return nil }
    let bytes = tree.file.bytes
    let range = type.range
    guard range.start < range.end, range.end <= bytes.count else { return nil }
    if notation == .json { return member(key, text, after: range) }
    var before = range.start
    while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
    let previous = before > 0 ? bytes[before - 1] : 0x0A
    if previous == UInt8(ascii: "{") || previous == UInt8(ascii: ",") {
      return TextEdit(start: range.end, end: range.end, replacement: ", \(key.name): \(text)")
    }
    guard previous == 0x0A || previous == UInt8(ascii: "-"), let end = endOfLine(range.end) else {
      return nil
    }
    var line = range.start
    while line > 0, bytes[line - 1] != 0x0A { line -= 1 }
    let indent = String(repeating: " ", count: range.start - line)
    // The last line of a file may have no line feed; the others tell how lines end.
    let feed =
      end < bytes.count
      ? bytes[end] == 0x0D ? "\r\n" : "\n" : MarkupScan(bytes: bytes).lineFeed(before: end)
    return TextEdit(start: end, end: end, replacement: "\(feed)\(indent)\(key.name): \(text)")
  }

  /// A new member of a JSON object behind another: on a line of its own where that has one, and
  /// without blanks where that has none.
  private func member(
    _ key: AttributeKey, _ text: String, after range: SourceRange
  ) -> TextEdit {
    let bytes = tree.file.bytes
    var before = range.start
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    var blank = " "
    if before > 0, bytes[before - 1] == 0x0A {
      let feed = before > 1 && bytes[before - 2] == 0x0D ? "\r\n" : "\n"
      blank = feed + String(decoding: bytes[before..<range.start], as: UTF8.self)
    } else if !bytes[range.start..<range.end].contains(0x20) {
      blank = ""
    }
    let gap = blank.isEmpty ? "" : " "
    return TextEdit(
      start: range.end, end: range.end,
      replacement: ",\(blank)\"\(key.name)\":\(gap)\(text)")
  }

  /// The end of a line of YAML on which only blanks and a comment follow; nil where more does.
  private func endOfLine(_ offset: Int) -> Int? {
    let bytes = tree.file.bytes
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    if end > offset, end < bytes.count, bytes[end] == UInt8(ascii: "#") {
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    }
    let isEnd = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    return isEnd ? end : nil
  }
}
