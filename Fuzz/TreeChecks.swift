@testable import DocumentSyntax
@testable import InputFormats
@testable import LintReports
@testable import ScreenModel

/// What has to hold of what readers make of a file.
enum TreeChecks {
  /// Reads a file as a format, or as what it looks like, and checks what comes of it.
  static func check(_ file: SourceFile, as format: InputFormat? = nil) {
    var options = ReadingOptions(format: format)
    options.runtimeAttributes = ["hint": .hint]
    check(file, options)
  }

  /// Reads a file with options, and checks what comes of it.
  static func check(_ file: SourceFile, _ options: ReadingOptions) {
    let first = read(file, options)
    let second = read(file, options)
    let shapes = [first, second].map { $0.map { dump($0) }.joined(separator: "\n") }
    Invariant.same(Array(shapes[0].utf8), Array(shapes[1].utf8), "what two runs read")
    for reading in first { isSound(reading, in: file) }
  }

  /// The outline of a file, and what each of its groups says.
  private static func read(_ file: SourceFile, _ options: ReadingOptions) -> [Reading] {
    let document = Readers.document(file, options)
    return [document.outline] + (0..<document.groupCount).map { document.read($0) }
  }

  /// What can be seen of a reading, to compare two.
  private static func dump(_ reading: Reading) -> String {
    let said = reading.problems.map(\.message) + reading.diagnostics.map(\.message) + reading.notes
    let tree = reading.tree.map {
      InterfaceText(AccessibilityTree(resolving: $0, VoiceOverOptions())).text
    }
    return said.joined(separator: "\n") + (tree ?? "")
  }

  private static func isSound(_ reading: Reading, in file: SourceFile) {
    Invariant.areSound(reading.problems, in: file)
    for diagnostic in reading.diagnostics {
      Invariant.lies(diagnostic.range, in: file.bytes.count, "remark \(diagnostic.message)")
      Invariant.isClean(diagnostic.message)
      let count = reading.tree?.elements.count ?? 0
      Invariant.holds(
        diagnostic.element.map { (0..<count).contains($0) } != false, "a remark on no element")
    }
    for note in reading.notes { Invariant.isClean(note) }
    if let tree = reading.tree { isSound(tree) }
  }

  /// Elements lead to one another as they have to, and point into the file.
  static func isSound(_ tree: UITree) {
    let count = tree.elements.count
    let length = tree.file.bytes.count
    for screen in tree.screens {
      Invariant.holds((0..<count).contains(screen.root), "a screen without a root")
    }
    for (index, element) in tree.elements.enumerated() {
      let parent = Int(element.parent)
      let next = Int(element.next)
      Invariant.holds(parent < index && parent >= -1, "parent \(parent) of element \(index)")
      Invariant.holds(next > index && next <= count, "next \(next) of element \(index)")
      Invariant.holds(
        parent < 0 || next <= Int(tree.elements[parent].next), "element \(index) ends too late")
      Invariant.holds(
        tree.screens.indices.contains(Int(element.screen)), "element \(index) on no screen")
      Invariant.lies(element.anchor, in: length, "anchor of element \(index)")
      let first = Int(element.firstAttribute)
      Invariant.holds(
        first + Int(element.attributeCount) <= tree.attributes.count,
        "attributes of element \(index)")
      for attribute in tree.attributes[first..<first + Int(element.attributeCount)] {
        isSound(attribute, of: index, in: tree)
      }
    }
    havePaths(tree)
  }

  private static func isSound(_ attribute: StoredAttribute, of index: Int, in tree: UITree) {
    let length = tree.file.bytes.count
    let name = "\(attribute.key) of element \(index)"
    Invariant.lies(attribute.range, in: length, name)
    Invariant.lies(attribute.valueRange, in: length, "value of \(name)")
    Invariant.holds(
      attribute.range.start <= attribute.valueRange.start, "\(name) begins after its value")
    _ = tree.text(of: attribute)
    let payload = Int(attribute.payload)
    switch attribute.form {
    case .decoded: Invariant.holds(payload < tree.strings.count, "text of \(name)")
    case .number: Invariant.holds(payload < tree.numbers.count, "number of \(name)")
    case .value: Invariant.holds(payload < tree.values.count, "value of \(name)")
    case .quoted: Invariant.holds(attribute.valueRange.length >= 2, "quotes of \(name)")
    case .raw, .boolean, .inElement, .unknown: break
    }
  }

  /// No two elements of a screen have the same path; long trees are left out, to stay linear.
  private static func havePaths(_ tree: UITree) {
    guard tree.elements.count < 300 else { return }
    var paths = Set<String>()
    for index in tree.elements.indices {
      let path = "\(tree.elements[index].screen)\(tree.path(of: index))"
      Invariant.holds(paths.insert(path).inserted, "two elements with the path \(path)")
    }
  }
}
