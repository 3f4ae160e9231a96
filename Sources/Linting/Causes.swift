import DocumentSyntax
import ScreenModel

/// Gives findings their causes, so that people read about one defect once.
///
/// The same control on many screens has one cause: its kind, its id or words, its size and the
/// message. Many siblings with one reason have one as well: their kind, the container around them,
/// and the message without names and numbers. And so have all findings of a rule about a habit,
/// such as fonts of a fixed size on every screen. No path of a file is in it, and what a tree has
/// besides does not change it.
struct Causes {
  /// The hash of each finding's cause, in their order.
  let hashes: [UInt64]

  /// So many siblings are one cause; of fewer, a report lists each anyway.
  private static let fewestSiblings = 4
  /// How many ancestors are looked at for a list or a bar.
  private static let reach = 32

  /// The causes of findings in a tree; without one, the message is the cause.
  init(of findings: [Finding], _ identity: Identity, in tree: UITree?) {
    guard let tree, let elements = identity.elements else {
      hashes = findings.map(Self.message)
      return
    }
    let siblings = findings.map { Self.siblings($0, elements, in: tree) }
    var counts: [UInt64: Int] = [:]
    for (finding, hash) in zip(findings, siblings) {
      if let hash { counts[Self.onScreen(hash, finding, in: tree), default: 0] += 1 }
    }
    hashes = zip(findings, siblings).map { finding, hash in
      if finding.rule.isHabit { return Self.habit(finding) }
      if let hash, counts[Self.onScreen(hash, finding, in: tree), default: 0] >= Self.fewestSiblings
      {
        return hash
      }
      return Self.control(finding, in: tree)
    }
  }

  /// The rule and the message.
  private static func message(_ finding: Finding) -> UInt64 {
    var hash = StableHash()
    hash.mix(finding.rule.id)
    hash.mix(finding.message)
    return hash.value
  }

  /// The rule, and whether a person has to look.
  private static func habit(_ finding: Finding) -> UInt64 {
    var hash = StableHash()
    hash.mix(finding.rule.id)
    hash.mix(finding.certainty.rawValue)
    return hash.value
  }

  /// The rule, the control, wherever it is, and the message.
  private static func control(_ finding: Finding, in tree: UITree) -> UInt64 {
    var hash = StableHash(continuing: message(finding))
    guard let index = finding.element else { return hash.value }
    let element = tree.elements[index]
    hash.mix(element.kind.rawValue)
    let keys: [AttributeKey] = [.id, .text, .label, .image, .placeholder]
    if let key = keys.first(where: element.has) {
      hash.mix(key.name)
      hash.mix(tree.text(key, of: index) ?? "")
    }
    if element.has(.frame) {
      hash.mix("\(Points.text(element.frame.width)) \(Points.text(element.frame.height))")
    }
    return hash.value
  }

  /// The rule, the kind, the container, and the message without names and numbers; nil where the
  /// finding is about a whole screen or none.
  private static func siblings(
    _ finding: Finding, _ elements: ElementIdentity, in tree: UITree
  ) -> UInt64? {
    guard let index = finding.element, tree.elements[index].parent >= 0 else { return nil }
    var hash = StableHash()
    hash.mix(finding.rule.id)
    hash.mix(tree.elements[index].kind.rawValue)
    hash.mix(template(of: finding.message))
    let container = container(of: index, in: tree)
    if let id = tree.text(.id, of: container) {
      hash.mix(id)
    } else if bars.contains(tree.elements[container].kind) {
      hash.mix(tree.elements[container].kind.rawValue)
    } else {
      hash.mix(elements.hash(of: container))
    }
    return hash.value
  }

  /// Containers that are the same on many screens.
  private static let bars: Set<ElementKind> = [.tabBar, .navigationBar, .toolbar, .keyboard]
  /// Containers of rows, where an element is a part of a row rather than of the view around it.
  private static let lists: Set<ElementKind> = [.list, .grid, .table, .listContainer]

  /// The list or bar around an element, or else its parent.
  private static func container(of index: Int, in tree: UITree) -> Int {
    let parent = Int(tree.elements[index].parent)
    var ancestor = parent
    for _ in 0..<reach where ancestor >= 0 {
      let kind = tree.elements[ancestor].kind
      if lists.contains(kind) || bars.contains(kind) { return ancestor }
      ancestor = Int(tree.elements[ancestor].parent)
    }
    return parent
  }

  /// A hash of siblings on one screen, to count them by.
  private static func onScreen(_ hash: UInt64, _ finding: Finding, in tree: UITree) -> UInt64 {
    var hash = StableHash(continuing: hash)
    hash.mix(UInt64(finding.element.map { tree.elements[$0].screen } ?? 0))
    return hash.value
  }

  /// A message without what is quoted in it and without digits.
  static func template(of message: String) -> [UInt8] {
    var message = message
    return message.withUTF8 { template(of: $0) }
  }

  private static func template(of message: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(message.count)
    var isQuoted = false
    var index = 0
    while index < message.count {
      let byte = message[index]
      if byte == 0xE2, index + 2 < message.count, message[index + 1] == 0x80,
        message[index + 2] | 1 == 0x9D
      {
        // “ or ”
        isQuoted = message[index + 2] == 0x9C
        index += 3
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "`"): isQuoted.toggle()
      case 0x30...0x39 where bytes.last == 0x30: break
      case 0x30...0x39 where !isQuoted: bytes.append(0x30)
      default: if !isQuoted { bytes.append(byte) }
      }
      index += 1
    }
    return bytes
  }
}
