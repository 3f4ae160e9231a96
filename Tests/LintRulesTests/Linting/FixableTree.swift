import DocumentSyntax

@testable import InputFormats
@testable import LintRules
@testable import Linting
@testable import ScreenModel

/// A screen made of the examples of many rules that have fixes, written in each format in many
/// styles.
struct FixableTree {
  /// A value of a tree.
  indirect enum Value {
    /// A text, or what stands there as it is: a number, a flag, nothing.
    case text(String)
    case verbatim(String)
    case list([Value])
    case map([(key: String, value: Value)])
  }

  /// The elements of the screen.
  private(set) var children: [Value] = []
  private var random: SplitMix

  /// The failing examples that a fix of their rule changes.
  static let examples: [Example] = AllRules.all.flatMap { rule in
    rule.info.examples.filter { example in
      guard example.outcome == .fails, example.options.isEmpty else { return false }
      var configuration = Configuration()
      configuration.only = [rule.info.id]
      let file = SourceFile(path: example.path, bytes: MarkedSource(example.source).bytes)
      return !FixSession(
        file, by: Linter(configuration), unsafe: true, placeholders: true
      ).applied.isEmpty
    }
  }

  /// The elements of the examples that are trees.
  private static let elements: [Value] = examples.filter(\.isTree).flatMap {
    example -> [Value] in
    let file = SourceFile(path: "x.yml", bytes: MarkedSource(example.source).bytes)
    guard let tree = YAMLParser.parse(file).tree, let root = tree.roots.first,
      case .map(let screen) = value(root, of: tree),
      case .list(let items)? = screen.first(where: { $0.key == "children" })?.value
    else { return [] }
    return items
  }

  /// Labels that fixes change, and that are hard to write.
  private static let labels = [
    "Save button", "#1 button", "Zurück button", "👩‍👩‍👧 button", "A \"quoted\" button",
    "C:\\new button", "- dash button", "null button", "true button", "1 button", "'Tis button",
    "Save: now button", "a & b < c button", "Save.", "Optional(\"Save\")", "save", " ",
    "Save # it.",
    "Tap to save", "Trailing, button", "{Save} button", "Button", "@me button",
    "Save now 100% button",
  ]

  /// A screen of some elements; the seed tells which.
  init(seed: UInt64) {
    random = SplitMix(state: seed)
    for _ in 0..<3 + below(6) {
      var element = Self.elements[below(Self.elements.count)]
      element = edited(element)
      if below(4) == 0 {
        element = .map([("type", .text("stack")), ("children", .list([element]))])
      }
      children.append(element)
    }
  }

  private static func value(_ index: Int, of tree: SyntaxTree) -> Value {
    let index = tree.resolved(index)
    let items = ExampleTransform.items(tree, index)
    switch tree.entries[index].kind {
    case .mapping:
      return .map(
        stride(from: 0, to: items.count, by: 2).map {
          (tree.text(of: items[$0]), value(items[$0 + 1], of: tree))
        })
    case .sequence: return .list(items.map { value($0, of: tree) })
    case .boolean, .number: return .verbatim(tree.text(of: index))
    case .null: return .verbatim("null")
    case .string, .alias: return .text(tree.text(of: index))
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  /// An element with a key less, or with a label that is hard to write.
  private mutating func edited(_ element: Value) -> Value {
    guard case .map(var pairs) = element else { return element }
    let others = pairs.indices.filter { !["type", "children"].contains(pairs[$0].key) }
    if below(5) == 0, !others.isEmpty { pairs.remove(at: others[below(others.count)]) }
    if below(3) == 0 {
      let label = Value.text(Self.labels[below(Self.labels.count)])
      if let place = pairs.firstIndex(where: { $0.key == "label" }) {
        pairs[place].value = label
      } else {
        pairs.insert((key: "label", value: label), at: below(pairs.count + 1))
      }
    }
    if below(6) == 0, case .text(let label)? = pairs.first(where: { $0.key == "label" })?.value,
      !pairs.contains(where: { $0.key == "hint" })
    {
      pairs.append((key: "hint", value: .text(label)))
    }
    return .map(pairs)
  }

  // MARK: Formats

  /// JSON on one line, or on many.
  mutating func json() -> String {
    let indent = ["", "", "  ", "    ", "\t"][below(5)]
    let feed = below(4) == 0 ? "\r\n" : "\n"
    let gap = below(3) == 0 ? "" : " "
    return json(screen, indent, feed, gap, level: 0) + (below(2) == 0 ? feed : "")
  }

  private var screen: Value {
    .map([("screen", .text("S")), ("title", .text("Screen")), ("children", .list(children))])
  }

  private func json(
    _ value: Value, _ indent: String, _ feed: String, _ gap: String, level: Int
  ) -> String {
    func joined(_ parts: [String], _ open: String, _ close: String) -> String {
      guard !parts.isEmpty, !indent.isEmpty else {
        return open + parts.joined(separator: "," + gap) + close
      }
      let inner = feed + String(repeating: indent, count: level + 1)
      return open + inner + parts.joined(separator: "," + inner) + feed
        + String(repeating: indent, count: level) + close
    }
    switch value {
    case .text(let text): return ExampleTransform.quoted(text)
    case .verbatim(let text): return text
    case .list(let items):
      return joined(items.map { json($0, indent, feed, gap, level: level + 1) }, "[", "]")
    case .map(let pairs):
      return joined(
        pairs.map {
          ExampleTransform.quoted($0.key) + ":" + gap
            + json($0.value, indent, feed, gap, level: level + 1)
        }, "{", "}")
    }
  }

  /// YAML in braces.
  mutating func flow() -> String {
    let isOnLines = below(2) == 0
    var remarks = 0
    let items = children.map { item -> String in
      remarks += 1
      return "  - " + flow(item, isOnLines, level: 2)
        + (below(3) == 0 ? "  # remark \(remarks);" : "")
    }
    let text = "screen: S\ntitle: Screen\nchildren:\n" + items.joined(separator: "\n") + "\n"
    return below(4) == 0 ? text.replacing("\n", with: "\r\n") : text
  }

  private mutating func flow(_ value: Value, _ isOnLines: Bool, level: Int) -> String {
    let gap = isOnLines ? "\n" + String(repeating: "  ", count: level + 1) : " "
    switch value {
    case .text(let text): return scalar(text, isInFlow: true)
    case .verbatim(let text): return text
    case .list(let items):
      var parts: [String] = []
      for item in items { parts.append(flow(item, isOnLines, level: level + 1)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .map(let pairs):
      var parts: [String] = []
      for pair in pairs {
        parts.append("\(pair.key): " + flow(pair.value, isOnLines, level: level + 1))
      }
      let blank = below(3) == 0 ? " " : ""
      return "{" + blank + parts.joined(separator: "," + gap) + blank + "}"
    }
  }

  /// YAML in lines.
  mutating func block() -> String {
    let step = [2, 2, 4][below(3)]
    let isIndented = below(3) > 0
    var lines = ["screen: S", "title: Screen", "children:"]
    var remarks = 0
    write(children, level: isIndented ? step : 0, step, isIndented, &lines, &remarks)
    let text = lines.joined(separator: "\n") + (below(4) == 0 ? "" : "\n")
    return below(4) == 0 ? text.replacing("\n", with: "\r\n") : text
  }

  private mutating func write(
    _ items: [Value], level: Int, _ step: Int, _ isIndented: Bool, _ lines: inout [String],
    _ remarks: inout Int
  ) {
    let blanks = String(repeating: " ", count: level)
    for item in items {
      guard case .map(let pairs) = item, !pairs.isEmpty else {
        lines.append(blanks + "- " + flow(item, false, level: 0))
        continue
      }
      var start = blanks + "-" + String(repeating: " ", count: step - 1)
      for pair in pairs {
        if below(10) == 0, start.allSatisfy({ $0 == " " }) {
          remarks += 1
          lines.append(start + "# remark \(remarks);")
        }
        let line = start + pair.key + ":"
        start = blanks + String(repeating: " ", count: step)
        switch pair.value {
        case .list(let inner) where pair.key == "children" && !inner.isEmpty:
          lines.append(line)
          write(
            inner, level: level + step + (isIndented ? step : 0), step, isIndented, &lines,
            &remarks)
          continue
        case .text(let text) where below(12) == 0 && Self.fitsBlock(text):
          lines.append(line + " |-")
          lines.append(start + String(repeating: " ", count: step) + text)
          continue
        case .text(let text): lines.append(line + " " + scalar(text, isInFlow: false))
        default: lines.append(line + " " + flow(pair.value, false, level: 0))
        }
        guard below(6) == 0 else { continue }
        remarks += 1
        lines[lines.count - 1] += "  # remark \(remarks);"
      }
    }
  }

  private static func fitsBlock(_ text: String) -> Bool {
    !text.contains(where: \.isNewline) && text.first.map { $0 != " " } ?? false
  }

  /// A text as a scalar of YAML, in one of the ways in which it can be written.
  private mutating func scalar(_ text: String, isInFlow: Bool) -> String {
    let isPlain =
      text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*( [A-Za-z0-9]+)*/) != nil
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    let isSimple = !text.contains { $0.isNewline || $0 == "\t" }
    switch below(3) {
    case 0 where isPlain: return text
    case 1 where isSimple: return "'" + text.replacing("'", with: "''") + "'"
    default: return isPlain && below(2) == 0 ? text : ExampleTransform.quoted(text)
    }
  }

  /// An Interface Builder document of the elements; what it has no words for is left out.
  mutating func storyboard() -> String {
    var spelling = InterfaceBuilderSpelling(usesTabs: below(4) == 0, isDense: below(5) == 0)
    let text = spelling.document(children)
    return below(4) == 0 ? text.replacing("\n", with: "\r\n") : text
  }
}

/// Elements written as Xcode does.
struct InterfaceBuilderSpelling {
  private let indent: String
  private let isDense: Bool
  private var number = 0

  init(usesTabs: Bool, isDense: Bool) {
    indent = usesTabs ? "\t" : "    "
    self.isDense = isDense
  }

  private static let tags: [String: String] = [
    "text": "label", "button": "button", "image": "imageView", "textField": "textField",
    "switch": "switch", "slider": "slider", "progress": "progressView",
    "stepper": "stepper", "pageControl": "pageControl", "textView": "textView",
    "activityIndicator": "activityIndicatorView", "map": "mapView", "datePicker": "datePicker",
  ]
  private static let traits: Set<String> = [
    "button", "link", "image", "selected", "staticText", "searchField", "playsSound",
    "keyboardKey", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "header",
  ]

  mutating func document(_ children: [FixableTree.Value]) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" "
        + "toolsVersion=\"23504\" targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\">",
      indent + "<objects>",
      indent + indent + "<view contentMode=\"scaleToFill\" id=\"root\">",
      indent + indent + indent + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"390\" "
        + "height=\"844\"/>", indent + indent + indent + "<subviews>",
    ]
    for child in children { write(child, 4, &lines) }
    lines += [
      indent + indent + indent + "</subviews>", indent + indent + "</view>",
      indent + "</objects>", "</document>",
    ]
    return isDense
      ? lines[0] + "\n"
        + lines.dropFirst().map { $0.drop { $0 == " " || $0 == "\t" } }.joined() + "\n"
      : lines.joined(separator: "\n") + "\n"
  }

  private func text(_ pairs: [(key: String, value: FixableTree.Value)], _ key: String) -> String? {
    switch pairs.first(where: { $0.key == key })?.value {
    case .text(let text)?: escaped(text)
    case .verbatim(let text)?: text
    default: nil
    }
  }

  private func escaped(_ text: String) -> String {
    InputFormats.InterfaceBuilderSpelling.markup(text)
  }

  private mutating func write(
    _ value: FixableTree.Value, _ level: Int, _ lines: inout [String]
  ) {
    guard case .map(let pairs) = value else { return }
    number += 1
    let blanks = String(repeating: indent, count: level)
    let kind = text(pairs, "type") ?? "view"
    let tag = Self.tags[kind] ?? "view"
    let said = text(pairs, "text")
    var head = "<\(tag)"
    if text(pairs, "hidden") == "true" { head += " hidden=\"YES\"" }
    if tag == "label" || tag == "textField", let said { head += " text=\"\(said)\"" }
    if tag == "imageView", let image = text(pairs, "image") { head += " image=\"\(image)\"" }
    head += " id=\"v-\(number)\">"
    var inside = frame(pairs)
    var children: [String] = []
    if case .list(let items)? = pairs.first(where: { $0.key == "children" })?.value,
      tag == "view"
    {
      for item in items { write(item, level + 2, &children) }
    }
    if !children.isEmpty {
      inside += ["<subviews>"]
      lines.append(blanks + head)
      lines += inside.map { blanks + indent + $0 }
      lines += children
      inside = ["</subviews>"]
    } else {
      lines.append(blanks + head)
    }
    inside += accessibility(pairs)
    if tag == "button" {
      let image = text(pairs, "image").map { " image=\"\($0)\"" } ?? ""
      let title = said.map { " title=\"\($0)\"" } ?? ""
      inside.append("<state key=\"normal\"\(title)\(image)/>")
    }
    if let value = text(pairs, "value") {
      inside += [
        "<userDefinedRuntimeAttributes>",
        indent + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityValue\" "
          + "value=\"\(value)\"/>", "</userDefinedRuntimeAttributes>",
      ]
    }
    lines += inside.map { blanks + indent + $0 }
    lines.append(blanks + "</\(tag)>")
  }

  private func frame(_ pairs: [(key: String, value: FixableTree.Value)]) -> [String] {
    guard case .list(let numbers)? = pairs.first(where: { $0.key == "frame" })?.value else {
      return []
    }
    let sides = numbers.compactMap { value -> String? in
      if case .verbatim(let text) = value { text } else { nil }
    }
    guard sides.count == 4 else { return [] }
    return [
      "<rect key=\"frame\" x=\"\(sides[0])\" y=\"\(sides[1])\" width=\"\(sides[2])\" "
        + "height=\"\(sides[3])\"/>"
    ]
  }

  private func accessibility(_ pairs: [(key: String, value: FixableTree.Value)]) -> [String] {
    var head = "<accessibility key=\"accessibilityConfiguration\""
    if let hint = text(pairs, "hint") { head += " hint=\"\(hint)\"" }
    if let id = text(pairs, "id") { head += " identifier=\"\(id)\"" }
    if let label = text(pairs, "label") { head += " label=\"\(label)\"" }
    var inside: [String] = []
    if case .list(let names)? = pairs.first(where: { $0.key == "traits" })?.value {
      let known = names.compactMap { name -> String? in
        if case .text(let text) = name, Self.traits.contains(text) { text } else { nil }
      }
      if !known.isEmpty {
        inside.append(
          "<accessibilityTraits key=\"traits\" "
            + known.map { "\($0)=\"YES\"" }.joined(separator: " ") + "/>")
      }
    }
    if let element = text(pairs, "element") {
      inside.append("<bool key=\"isElement\" value=\"\(element == "true" ? "YES" : "NO")\"/>")
    }
    if inside.isEmpty {
      return head.hasSuffix("\"accessibilityConfiguration\"") ? [] : [head + "/>"]
    }
    return [head + ">"] + inside.map { indent + $0 } + ["</accessibility>"]
  }
}
