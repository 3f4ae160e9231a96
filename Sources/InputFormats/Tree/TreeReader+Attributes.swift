import DocumentSyntax
import ScreenModel

extension TreeReader {
  /// Reads the members of a mapping as the attributes of the element that began last.
  mutating func readAttributes(of mapping: Int, element: Int, owner: AttributeInfo.Owner) {
    var entry = mapping + 1
    let end = Int(entries[mapping].next)
    while entry < end {
      let value = following(entry)
      readMember(key: entry, value: value, of: mapping, element: element, owner: owner)
      entry = following(value)
    }
    if let type = unknownTypeEntry { keepAsClass(type) }
  }

  /// Keeps the name of an unknown type as the class, unless the node gives one.
  private mutating func keepAsClass(_ type: Int) {
    unknownTypeEntry = nil
    if !builder.hasKey(.class) {
      builder.add(.class, text: syntax.text(of: resolved(type)), value: entries[type].range)
    }
  }

  /// Inlined, since all members come through here.
  private mutating func readMember(
    key: Int, value: Int, of mapping: Int, element: Int, owner: AttributeInfo.Owner
  ) {
    guard let name = attributeKey(at: key) else {
      return unknownKey(text(of: key), at: key, element: element, owner: owner)
    }
    let rule = rules[Int(name.rawValue)]
    guard owner == .node ? rule.onNode : rule.onScreen else {
      return unknownKey(text(of: key), at: key, element: element, owner: owner)
    }
    if builder.hasKey(name) || repeats(name) {
      return duplicate(name.name, at: key, in: mapping, element: element)
    }
    let start = Int(entries[key].start)
    let entry = target(of: value)
    switch rule.shape {
    case .text:
      addText(name, entry, at: value, start: start)
    case .type:
      readType(entry, at: value, element: element, start: start)
    case .frame:
      readFrame(entry, at: value, start: start)
    case .children:
      childrenEntry = isUsable(entry, name, at: value) ? value : nil
    case .elements:
      elementsEntry = isUsable(entry, name, at: value) ? value : nil
    case .boolean:
      readBoolean(name, entry, at: value, start: start)
    case .traits:
      readTraits(entry, at: value, start: start)
    case .other:
      let form = TreeVocabulary.info[Int(name.rawValue)].form
      readStructured(name, form, entry, at: value, start: start)
    }
  }

  /// The decoded text of an entry.
  ///
  /// It may change the reader for speed alone, and is not inlined: a function that cannot is given
  /// a copy, which is made on the way of all entries, though few of them need decoding.
  @inline(never) private mutating func text(of entry: Int) -> String { syntax.text(of: entry) }

  /// Inlined, since a call of a function that cannot change the reader copies all of it.
  private mutating func attributeKey(at entry: Int) -> AttributeKey? {
    let record = entries[entry]
    switch record.style {
    case .verbatim:
      return keyTable.value(bytes, start: Int(record.start), end: Int(record.end))
    case .quoted:
      return keyTable.value(
        bytes, start: Int(record.start) &+ 1, end: Int(record.end) &- 1)
    default:
      return keyTable.value(text(of: entry))
    }
  }

  private func repeats(_ key: AttributeKey) -> Bool {
    key == .children && childrenEntry != nil || key == .elements && elementsEntry != nil
  }

  /// Whether a list attribute has a value that can be walked.
  private mutating func isUsable(_ entry: Int, _ key: AttributeKey, at value: Int) -> Bool {
    if isAbsent(entry) { return false }
    let kind = entries[entry].kind
    if kind.isCollection || key == .elements && entries[entry].style != .missing { return true }
    mismatch(key, entry, at: value)
    return false
  }

  /// Whether a value is JSON's null, which is the same as not being there.
  func isAbsent(_ entry: Int) -> Bool {
    isJSON && entries[entry].kind == .null
  }

  // MARK: Scalars

  /// Adds the text of a scalar as it is spelled.
  mutating func addText(
    _ key: AttributeKey, _ entry: Int, at value: Int, start: Int
  ) {
    let record = entries[entry]
    let range = entries[value].range
    switch record.style {
    case .verbatim where !record.kind.isCollection && !isAbsent(entry):
      if entry == value {
        builder.add(key, .raw, value: range, start: start)
      } else {
        builder.add(key, text: syntax.text(of: entry), value: range, start: start)
      }
    case .quoted where entry == value:
      builder.add(key, .quoted, value: range, start: start)
    case .missing:
      missing(key, at: value, start: start)
    case .verbatim:
      if record.kind.isCollection { mismatch(key, entry, at: value) }
    default:
      builder.add(key, text: syntax.text(of: entry), value: range, start: start)
    }
  }

  private mutating func readBoolean(
    _ key: AttributeKey, _ entry: Int, at value: Int, start: Int
  ) {
    guard let flag = syntax.boolean(of: entry) else {
      return isAbsent(entry) ? () : mismatch(key, entry, at: value)
    }
    builder.add(key, flag: flag, value: entries[value].range, start: start)
  }

  private mutating func readType(_ entry: Int, at value: Int, element: Int, start: Int) {
    let record = entries[entry]
    let range = entries[value].range
    guard record.kind == .string else {
      return isAbsent(entry) ? () : mismatch(.type, entry, at: value)
    }
    let trimmed = record.style == .quoted ? 1 : 0
    let kind =
      record.style == .verbatim || record.style == .quoted
      ? typeTable.value(
        bytes, start: Int(record.start) + trimmed, end: Int(record.end) - trimmed)
      : typeTable.value(syntax.text(of: entry))
    builder.set(kind: kind, anchor: SourceRange(start: start, end: range.end))
    addText(.type, entry, at: value, start: start)
    if kind == nil {
      builder.set(mark: .unknownType)
      unknownTypeEntry = value
      unknownType(syntax.text(of: entry), at: range, element: element)
    }
  }

  /// The number of a scalar; reports anything else, and what no finite double holds.
  mutating func number(_ entry: Int, at value: Int) -> Double? {
    let record = entries[entry]
    guard record.kind == .number else { return nil }
    if let small = smallInteger(record) { return small }
    if let number = syntax.number(of: entry) { return number }
    problems.append(
      SyntaxProblem(
        .syntax, "the number is not finite, or does not fit a double; write an ordinary number",
        at: entries[value].range))
    return nil
  }

  /// The value of up to nine decimal digits, which is what nearly every number in a tree is.
  func smallInteger(_ record: SyntaxEntry) -> Double? {
    let start = Int(record.start)
    let length = Int(record.end) &- start
    guard length <= 9, length > 0 else { return nil }
    var number = 0
    for offset in start..<start &+ length {
      let digit = Int(bytes[offset]) &- 48
      guard digit >= 0, digit <= 9 else { return nil }
      number = number &* 10 &+ digit
    }
    return Double(number)
  }

  private mutating func readFrame(_ entry: Int, at value: Int, start: Int) {
    let before = problems.count
    guard let rect = rect(entry, at: value) else {
      let isReported = isAbsent(entry) || problems.count > before
      return isReported ? () : mismatch(.frame, entry, at: value)
    }
    builder.add(frame: rect, value: entries[value].range, start: start)
  }

  /// The traits of a list of plainly spelled names; nil for any other value.
  private func plainTraits(_ record: SyntaxEntry, after entry: Int) -> TraitSet? {
    guard record.kind == .sequence else { return nil }
    var traits: TraitSet = []
    for item in entry &+ 1..<Int(record.next) {
      guard let trait = plainTrait(entries[item]) else { return nil }
      traits.formUnion(trait)
    }
    return traits
  }

  private mutating func readTraits(_ entry: Int, at value: Int, start: Int) {
    let record = entries[entry]
    let range = entries[value].range
    if let traits = plainTraits(record, after: entry) {
      return builder.add(plainTraits: traits, value: range, start: start)
    }
    var traits: TraitSet = []
    var unknown: [Located<String>] = []
    switch record.kind {
    case .sequence:
      var item = entry + 1
      while item < Int(record.next) {
        traits.formUnion(trait(resolved(item), at: item, &unknown))
        item = following(item)
      }
    case .string, .number:
      traits = trait(entry, at: value, &unknown)
    default:
      return isAbsent(entry) ? () : mismatch(.traits, entry, at: value)
    }
    builder.add(traits: traits, unknown: unknown, value: range, start: start)
  }

  /// Remembers that the set names `none`, which contradicts any other name.
  private mutating func noteNone(_ text: String) {
    if text == "none" { builder.set(mark: .noneTrait) }
  }

  /// The trait of a plainly spelled name, without decoding it; nil for `none` and for all others.
  private func plainTrait(_ record: SyntaxEntry) -> TraitSet? {
    guard record.kind == .string, record.style == .quoted || record.style == .verbatim else {
      return nil
    }
    let inset = record.style == .quoted ? 1 : 0
    let trait = traitTable.value(
      bytes, start: Int(record.start) &+ inset, end: Int(record.end) &- inset)
    return trait.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The trait of a name or a mask; keeps the names that are none.
  private mutating func trait(
    _ entry: Int, at item: Int, _ unknown: inout [Located<String>]
  ) -> TraitSet {
    let record = entries[entry]
    if let trait = plainTrait(record) { return trait }
    let text = syntax.text(of: entry)
    if record.kind == .string {
      noteNone(text)
      if let trait = TreeVocabulary.traitTable.value(text) { return trait }
      if text.hasPrefix("0x"), let mask = UInt64(text.dropFirst(2), radix: 16) {
        return TraitSet(rawValue: mask)
      }
      unknown.append(Located(value: text, range: entries[item].range))
      return []
    }
    let mask = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    if record.kind != .number || mask == nil {
      mismatch(at: item, "a trait is a name or a mask, not \(describe(entry))")
    }
    return TraitSet(rawValue: mask ?? 0)
  }
}
