import DocumentSyntax
import ScreenModel

/// Gives the findings of a file an identity that stays when lines move, messages are reworded, or
/// other elements come and go: a hash over the rule, the element and the attribute.
///
/// The file's path is mixed in last, for the fingerprint alone.
struct Identity {
  private let file: SourceFile
  let elements: ElementIdentity?
  private let path: UInt64

  init(_ file: SourceFile, _ tree: UITree?) {
    self.file = file
    elements = tree.map(ElementIdentity.init)
    var hash = StableHash()
    hash.mix(file.identifyingPath)
    path = hash.value
  }

  /// The identity of a finding; findings that are alike in all of it get the same one.
  func hash(of finding: Finding) -> UInt64 {
    var hash = start(finding)
    if let elements, let element = finding.element { hash.mix(elements.hash(of: element)) }
    return hash.value
  }

  /// The hash that the fingerprint of a finding of some identity in this file spells.
  func fingerprintHash(of identity: UInt64) -> UInt64 {
    var hash = StableHash(continuing: path)
    hash.mix(identity)
    return hash.value
  }

  /// The trace by which a finding of an identity is recognised in other versions of the file.
  func trace(of finding: Finding, _ identity: UInt64, in places: ElementPlaces?) -> FindingTrace {
    guard let elements, let places, let element = finding.element else {
      let node = elements == nil || finding.element == nil ? excerpt(of: finding) : ""
      return FindingTrace(
        identity: identity, place: identity, element: 0, node: Quoted.bare(node))
    }
    var place = start(finding)
    place.mix(places.place(of: element))
    var node = elements.description(of: element)
    if isAboutSpelling(finding) { node += ": " + Quoted.bare(excerpt(of: finding)) }
    return FindingTrace(
      identity: identity, place: place.value, element: places.identity(of: element), node: node)
  }

  /// The rule and the attribute, or what is written in the file where that is the matter.
  private func start(_ finding: Finding) -> StableHash {
    var hash = StableHash()
    hash.mix(finding.rule.id)
    if isAboutSpelling(finding) {
      mixSpelling(of: finding, into: &hash)
    } else if let tree = elements?.tree, let element = finding.element {
      hash.mix(key(of: finding, element, in: tree))
    }
    return hash
  }

  /// The hash of what is said about no element, but about something of those words.
  static func hash(of rule: RuleInfo, _ words: [String]) -> UInt64 {
    var hash = StableHash()
    hash.mix(rule.id)
    for word in words { hash.mix(word) }
    return hash.value
  }

  /// Whether a finding is told from others by what is written: one misspelt key from another.
  private func isAboutSpelling(_ finding: Finding) -> Bool {
    finding.rule.category == .file && finding.rule.id != FileDiagnostics.emptyTree.id
  }

  /// The attribute that a finding points at; where it is about the element as a whole, its type, or
  /// "" where it has none: the key that happens to come first says nothing.
  private func key(of finding: Finding, _ element: Int, in tree: UITree) -> String {
    let first = Int(tree.elements[element].firstAttribute)
    let attributes = tree.attributes[first..<first + Int(tree.elements[element].attributeCount)]
    return attributes.first {
      finding.range.start >= $0.range.start && finding.range.end <= $0.range.end
        && $0.range.start < $0.range.end && (!finding.isAboutElement || $0.key == .type)
    }?.key.name ?? ""
  }

  /// Mixes in the beginning of what a finding points at, without what YAML and JSON spell
  /// differently; what has nothing but ASCII needs no text.
  private func mixSpelling(of finding: Finding, into hash: inout StableHash) {
    if finding.rule.id == FileDiagnostics.typeMismatch.id {
      // It may point at an object, whose keys have no order.
      let end = min(finding.range.end, finding.range.start + 4_096, file.bytes.count)
      let letters = file.bytes[min(finding.range.start, end)..<end].filter(Self.isLetter)
      return hash.mix(letters.sorted())
    }
    if let plain = plainLetters(of: finding) {
      file.bytes.withUnsafeBufferPointer { hash.mix($0[plain].lazy.filter(Self.isLetter)) }
    } else {
      let letters = excerpt(of: finding, atMost: 256).utf8.lazy.filter(Self.isLetter)
      hash.mix(letters.prefix(64))
    }
  }

  /// The beginning of what a finding points at with 64 letters or less, where it has nothing but
  /// ASCII.
  private func plainLetters(of finding: Finding) -> Range<Int>? {
    let start = finding.range.start
    let end = min(start + 256, finding.range.end, file.bytes.count)
    guard start < end else { return 0..<0 }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      var count = 0
      while offset < end, count < 64 {
        if bytes[offset] >= 0x80 { return nil }
        if Self.isLetter(bytes[offset]) { count += 1 }
        offset += 1
      }
      return start..<offset
    }
  }

  /// Whether a byte is more than a blank, a quote or a mark of YAML and JSON.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      false
    default: true
    }
  }

  /// The beginning of what a finding points at.
  private func excerpt(of finding: Finding, atMost length: Int = 64) -> String {
    let end = min(finding.range.end, finding.range.start + length, file.bytes.count)
    return finding.range.start < end
      ? file.text(in: SourceRange(start: finding.range.start, end: end)) : ""
  }
}
