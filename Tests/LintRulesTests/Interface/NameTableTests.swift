import Testing

@testable import ScreenModel

@Suite("Name table") struct NameTableTests {
  /// Looks a name up where it stands at the very end of a buffer.
  private func atEnd<Value>(_ name: String, _ table: NameTable<Value>, before: String) -> Value? {
    let bytes = Array((before + name).utf8)
    return bytes.withUnsafeBufferPointer {
      table.value($0, start: before.utf8.count, end: bytes.count)
    }
  }

  private func nearMisses(of name: String) -> [String] {
    [name + "x", name + " ", "x" + name, String(name.dropLast()), String(name.dropFirst())]
      + name.indices.map { name.replacingCharacters(at: $0) }
  }

  private func check<Value: Equatable>(
    _ names: [(String, Value)], _ table: NameTable<Value>, ignoringCase: Bool = false
  ) {
    let known = Set(names.map { ignoringCase ? $0.0.lowercased() : $0.0 })
    for (name, value) in names {
      #expect(table.value(name) == value, "\(name)")
      for before in ["", "{", "- type: ", "\u{FEFF}x"] {
        #expect(atEnd(name, table, before: before) == value, "\(name)")
      }
      for miss in nearMisses(of: name)
      where !known.contains(ignoringCase ? miss.lowercased() : miss) {
        if table.value(miss) != nil || atEnd(miss, table, before: "") != nil {
          Issue.record("\(miss) is taken for a name")
        }
      }
    }
  }

  @Test func everyKeyIsFoundAndNothingLikeIt() {
    check(
      TreeVocabulary.keys.flatMap { info in ([info.name] + info.aliases).map { ($0, info.key) } },
      TreeVocabulary.keyTable)
    #expect(TreeVocabulary.keyTable.value("LABEL") == nil)
  }

  @Test func everyTypeIsFoundInAnyCaseAndNothingLikeIt() {
    let names =
      ElementKind.nameable.map { ($0.rawValue, $0) }
      + ElementKind.aliases.map { ($0.name, $0.kind) }
    for spelled in [{ $0 }, { $0.lowercased() }, { $0.uppercased() }] as [(String) -> String] {
      check(names.map { (spelled($0.0), $0.1) }, TreeVocabulary.typeTable, ignoringCase: true)
    }
  }

  @Test(arguments: [7, 8, 9, 15, 16, 17, 24, 63, 64])
  func namesOfEveryLengthAreCompared(length: Int) {
    let name = String(repeating: "ab", count: 32).prefix(length)
    let table = NameTable([(String(name), 1), ("b", 2)])
    check([(String(name), 1), ("b", 2)], table)
    // Names that begin and end alike differ in the middle.
    var other = Array(name.utf8)
    other[length / 2] = UInt8(ascii: "z")
    #expect(table.value(String(decoding: other, as: UTF8.self)) == nil)
  }

  @Test func nothingIsFoundWhereNothingIs() {
    let table = NameTable([("a", 1), ("a", 2)])
    #expect(table.value("a") == 1)
    #expect(table.value("") == nil)
    #expect(table.value(String(repeating: "a", count: 65)) == nil)
    #expect(table.value("\0") == nil && table.value("é") == nil)
    #expect(NameTable<Int>([]).value("a") == nil)
  }
}

extension String {
  /// The text with another letter at a place.
  fileprivate func replacingCharacters(at index: Index) -> String {
    let letter = self[index] == "q" ? "j" : "q"
    return self[..<index] + letter + self[self.index(after: index)...]
  }
}
