import DocumentSyntax

@testable import LintReports

/// A document as JSON, whatever it was written in, so that tests can change it and write it again.
indirect enum TestValue: Sendable {
  /// A number, boolean or null as it is spelled, or a text.
  case word(String)
  case text(String)
  case list([TestValue])
  case object([(name: String, value: TestValue)])

  /// What stands at an entry; nil where JSON has no word for it, as for infinity.
  init?(_ index: Int, of tree: SyntaxTree) {
    let index = tree.resolved(index)
    switch tree.entries[index].kind {
    case .null: self = .word("null")
    case .boolean: self = .word(tree.boolean(of: index) == true ? "true" : "false")
    case .number:
      let text = tree.text(of: index)
      if text.hasPrefix("0x"), let mask = UInt64(text.dropFirst(2), radix: 16) {
        self = .word(String(mask))
      } else if let number = tree.number(of: index) {
        self = .word(number == number.rounded() ? String(Int64(number)) : String(number))
      } else {
        return nil
      }
    case .string, .alias: self = .text(tree.text(of: index))
    case .sequence:
      var items: [TestValue] = []
      var item = index + 1
      while item < Int(tree.entries[index].next) {
        guard let value = TestValue(item, of: tree) else { return nil }
        items.append(value)
        item = tree.index(after: item)
      }
      self = .list(items)
    case .mapping:
      var members: [(name: String, value: TestValue)] = []
      var key = index + 1
      while key < Int(tree.entries[index].next) {
        let entry = tree.index(after: key)
        guard let value = TestValue(entry, of: tree) else { return nil }
        members.append((tree.text(of: key), value))
        key = tree.index(after: entry)
      }
      self = .object(members)
    }
  }

  /// The value as JSON.
  var json: String {
    switch self {
    case .word(let word): return word
    case .text(let text):
      var writer = ByteWriter()
      writer.writeJSON(text)
      return writer.text
    case .list(let items): return "[" + items.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      let parts = members.map { TestValue.text($0.name).json + ": " + $0.value.json }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }

  /// Whether null stands anywhere in it.
  var holdsNull: Bool {
    switch self {
    case .word(let word): word == "null"
    case .text: false
    case .list(let items): items.contains(where: \.holdsNull)
    case .object(let members): members.contains(where: \.value.holdsNull)
    }
  }

  /// Whether any object has two members of one name.
  var repeatsName: Bool {
    switch self {
    case .word, .text: false
    case .list(let items): items.contains(where: \.repeatsName)
    case .object(let members):
      Set(members.map(\.name)).count < members.count
        || members.contains(where: \.value.repeatsName)
    }
  }

  /// How many members all of its objects have.
  var memberCount: Int {
    switch self {
    case .word, .text: 0
    case .list(let items): items.reduce(0) { $0 + $1.memberCount }
    case .object(let members): members.reduce(members.count) { $0 + $1.value.memberCount }
    }
  }

  /// Replaces one member, the objects' members being counted from the outside in.
  mutating func change(
    member number: inout Int, _ change: (String, TestValue) -> [(name: String, value: TestValue)]
  ) {
    switch self {
    case .word, .text: return
    case .list(var items):
      for index in items.indices where number >= 0 { items[index].change(member: &number, change) }
      self = .list(items)
    case .object(var members):
      if number < members.count {
        let index = number
        number = -1
        let old = members[index]
        members.replaceSubrange(index...index, with: change(old.name, old.value))
      } else {
        number -= members.count
        for index in members.indices where number >= 0 {
          members[index].value.change(member: &number, change)
        }
      }
      self = .object(members)
    }
  }
}
