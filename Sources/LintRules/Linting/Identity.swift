import DocumentSyntax

/// Gives findings an identity that stays when lines move, messages are reworded, or other elements
/// come and go: FNV-1a over the rule, the file, the screen, the element and the attribute.
enum Identity {
  /// The hash of a finding in a file; findings that are alike in all of this get the same one.
  static func hash(of finding: Finding, in file: SourceFile, _ tree: UITree?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    mix(finding.rule.id, into: &hash)
    mix(file.path, into: &hash)
    // A misspelt key is told from another one by what is written.
    if finding.rule.category == .file { mix(excerpt(of: finding, in: file), into: &hash) }
    guard let tree, let element = finding.element else { return hash }
    mix(tree.screens[Int(tree.elements[element].screen)].name ?? "", into: &hash)
    mix(element, of: tree, into: &hash)
    mix(key(of: finding, element, in: tree), into: &hash)
    return hash
  }

  /// The hash of what is said about no element, but about something of those words.
  static func hash(of rule: RuleInfo, _ words: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    mix(rule.id, into: &hash)
    for word in words { mix(word, into: &hash) }
    return hash
  }

  /// Makes the identities of a file's findings unique; equal ones are told apart by their order.
  static func tellApart(_ findings: inout [LocatedFinding]) {
    guard findings.count > 1 else { return }
    var seen: [UInt64: Int] = [:]
    seen.reserveCapacity(findings.count)
    for index in findings.indices {
      let count = seen[findings[index].identity, default: 0]
      seen[findings[index].identity] = count + 1
      if count > 0 { mix(String(count), into: &findings[index].identity) }
    }
  }

  /// The keys that tell elements of one kind apart where they have no id, the first that is there.
  private static let words: [AttributeKey] = [.text, .image, .label, .placeholder, .class, .value]

  /// Mixes in which element it is: its id, or else its kind and words, and the kinds of those
  /// around it up to one that has an id.
  ///
  /// Places among siblings do not count, so that new siblings leave the identity alone; what is
  /// alike in everything is told apart by `tellApart`.
  private static func mix(_ element: Int, of tree: UITree, into hash: inout UInt64) {
    var index = element
    while index >= 0 {
      mix(tree.elements[index].kind.rawValue, into: &hash)
      if let id = tree.text(.id, of: index) { return mix(id, into: &hash) }
      if index == element, let key = words.first(where: tree.elements[index].has) {
        mix(tree.text(key, of: index) ?? "", into: &hash)
      }
      index = Int(tree.elements[index].parent)
    }
  }

  /// The attribute that a finding points at; "" where it is about the element as a whole.
  private static func key(of finding: Finding, _ element: Int, in tree: UITree) -> String {
    let first = Int(tree.elements[element].firstAttribute)
    let attributes = tree.attributes[first..<first + Int(tree.elements[element].attributeCount)]
    return attributes.first {
      finding.range.start >= $0.range.start && finding.range.end <= $0.range.end
        && $0.range.start < $0.range.end
    }?.key.name ?? ""
  }

  /// The beginning of what a finding points at.
  private static func excerpt(of finding: Finding, in file: SourceFile) -> String {
    let end = min(finding.range.end, finding.range.start + 64, file.bytes.count)
    return finding.range.start < end
      ? file.text(in: SourceRange(start: finding.range.start, end: end)) : ""
  }

  private static func mix(_ text: String, into hash: inout UInt64) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
}
