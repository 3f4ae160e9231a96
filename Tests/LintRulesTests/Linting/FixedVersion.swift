import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// A file and its fixed version, compared without the code that fixes: by its bytes and by the
/// syntax of its format.
struct FixedVersion {
  let before: SourceFile
  let session: FixSession
  private let linter: Linter
  private let modes: (unsafe: Bool, placeholders: Bool)

  init(_ file: SourceFile, by linter: Linter, unsafe: Bool, placeholders: Bool) {
    before = file
    self.linter = linter
    modes = (unsafe, placeholders)
    session = FixSession(file, by: linter, unsafe: unsafe, placeholders: placeholders)
  }

  /// A text to fix with every rule.
  init(_ text: String, _ path: String, unsafe: Bool = true, placeholders: Bool = false) {
    self.init(
      SourceFile(path: path, bytes: Array(text.utf8)), by: Linter(), unsafe: unsafe,
      placeholders: placeholders)
  }

  /// Whether any fix was applied.
  var isFixed: Bool { session.bytes != Array(before.bytes) }

  /// The promises that the fixing broke, in words.
  var complaints: [String] {
    guard isFixed else { return session.steps.isEmpty ? [] : ["steps without an effect"] }
    var complaints: [String] = []
    var bytes = Array(before.bytes)
    for step in session.steps {
      let earlier = version(bytes)
      for edit in step.edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }).reversed() {
        bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.replacement.utf8))
      }
      let (old, new) = (
        FixedOutline(earlier, step.changes).lines, FixedOutline(version(bytes), step.changes).lines
      )
      if old != new { complaints.append("the rest changed: \(Self.difference(old, new))") }
    }
    if bytes != session.bytes { complaints.append("other bytes changed than those of the edits") }
    let after = version(session.bytes)
    let report = linter.lint(after)
    if !report.inputErrors.isEmpty { complaints.append("it cannot be read") }
    let known = Set(linter.lint(before).findings.map(\.fingerprint))
    for finding in report.findings where !known.contains(finding.fingerprint) {
      if finding.rule.id == "label-unresolved-placeholder", modes.placeholders { continue }
      complaints.append("new: \(finding.rule.id): \(finding.message)")
    }
    let again = FixSession(
      after, by: linter, unsafe: modes.unsafe, placeholders: modes.placeholders)
    if again.bytes != session.bytes { complaints.append("a second time changes: \(again.applied)") }
    if Self.marks(before.bytes) != Self.marks(after.bytes) {
      complaints.append("comments or ends of line changed")
    }
    return complaints
  }

  private func version(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: before.path, bytes: bytes)
  }

  private static func difference(_ old: [String], _ new: [String]) -> String {
    let gone = Set(old).subtracting(new).sorted().prefix(3)
    let come = Set(new).subtracting(old).sorted().prefix(3)
    return "- \(gone.joined(separator: " | ")) + \(come.joined(separator: " | "))"
  }

  /// The comments of generated files in their order, and whether lines end as on Windows.
  private static func marks(_ bytes: FileBytes) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    let feeds = bytes.count { $0 == 0x0A }
    let pairs = zip(bytes, bytes.dropFirst()).count { $0 == 0x0D && $1 == 0x0A }
    let ends = pairs == 0 ? "LF" : pairs == feeds ? "CR LF" : "mixed"
    return [ends] + text.matches(of: /remark \d+;/).map { String($0.output) }
  }
}

/// The values or elements of a file in their order, but for what some changes name.
struct FixedOutline {
  private(set) var lines: [String] = []
  private let changes: [LocatedFix.Change]

  init(_ file: SourceFile, _ changes: [LocatedFix.Change]) {
    self.changes = changes
    if file.path.hasSuffix(".xib") || file.path.hasSuffix(".storyboard") {
      addMarkup(file)
    } else if file.path.hasSuffix(".swift") {
      addSource(file)
    } else {
      let parsed =
        file.path.hasSuffix(".json") ? JSONParser.parse(file).tree : YAMLParser.parse(file).tree
      guard let tree = parsed else { return }
      for (index, root) in tree.roots.enumerated() {
        lines.append("document \(index)")
        add(root, at: "", of: tree)
      }
    }
  }

  // MARK: Trees

  private mutating func add(_ index: Int, at path: String, of tree: SyntaxTree) {
    guard !isNamed(path) else { return }
    let index = tree.resolved(index)
    let items = ExampleTransform.items(tree, index)
    switch tree.entries[index].kind {
    case .sequence:
      lines.append(path + "[]")
      for (place, item) in items.enumerated() { add(item, at: "\(path)/\(place)", of: tree) }
    case .mapping:
      lines.append(path + "{}")
      for place in stride(from: 0, to: items.count, by: 2) {
        add(items[place + 1], at: path + "/" + tree.text(of: items[place]), of: tree)
      }
    default: lines.append("\(path) \(tree.entries[index].kind)=\(tree.text(of: index))")
    }
  }

  private func isNamed(_ path: String) -> Bool {
    // Suppressions say nothing about an element.
    if path.hasSuffix("/disable") { return true }
    return changes.contains { change in
      Self.spellings(of: change.key).contains { key in
        guard path.hasSuffix("\(change.nodePath)/\(key)") else { return false }
        let start = path.dropLast(change.nodePath.count + key.count + 1)
        return start.wholeMatch(of: /(\/screens)?(\/\d+)?/) != nil
      }
    }
  }

  /// The names of a key in the tree format.
  private static func spellings(of key: String) -> [String] {
    [key, "accessibility" + key.prefix(1).uppercased() + key.dropFirst()]
      + (key == "element" ? ["isAccessibilityElement", "isElement"] : [])
  }

  // MARK: Interface Builder

  /// The elements that fixes insert and remove.
  private static let inserted: Set<String> = [
    "accessibility", "accessibilityTraits", "bool", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "textInputTraits",
  ]
  /// The attributes of views that fixes change, by key.
  private static let attributes: [String: Set<String>] = [
    "text": ["text", "title", "placeholder"], "hidden": ["hidden"], "enabled": ["enabled"],
    "clips": ["clipsSubviews"], "adjustsFont": ["adjustsFontForContentSizeCategory"],
    "placeholder": ["placeholder"],
  ]

  private mutating func addMarkup(_ file: SourceFile) {
    guard let tree = XMLParser.parse(file).tree else { return }
    let changed = changes.reduce(into: Set<String>()) {
      $0.formUnion(Self.attributes[$1.key] ?? [])
    }
    var path: [Int] = []
    for index in tree.elements.indices {
      while let last = path.last, Int(tree.elements[last].next) <= index { path.removeLast() }
      path.append(index)
      guard !path.contains(where: { Self.inserted.contains(tree.name(of: $0)) }) else { continue }
      let isNote = path.contains { tree.name(of: $0) == "attributedString" }
      if isNote, changes.contains(where: { $0.key == "disable" }) { continue }
      let attributes = tree.attributes(of: index).filter { !changed.contains(tree.name(of: $0)) }
      lines.append(
        "\(path.count) " + tree.name(of: index) + " "
          + attributes.map { "\(tree.name(of: $0))=\(tree.value(of: $0))" }.joined(separator: " "))
    }
  }

  // MARK: SwiftUI

  /// The modifiers that fixes insert and remove; other code stays, but for its literals.
  private mutating func addSource(_ file: SourceFile) {
    let parsed = SwiftParser.parse(file)
    lines.append(parsed.problems.isEmpty ? "parsed" : "problems")
    let text = String(decoding: file.bytes, as: UTF8.self)
      .replacing(/"(\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\.(accessibility\w*|textContentType)\([^()]*\)/, with: "")
      .replacing(/\/\/ a11y-lint[^\n]*|\/\* a11y-lint[^\n]*?\*\//, with: "").replacing(
        "Image(decorative:", with: "Image("
      )
      .replacing(/\s+/, with: "")
    lines.append(text)
  }
}
