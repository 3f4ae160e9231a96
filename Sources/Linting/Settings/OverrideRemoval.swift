package import DocumentSyntax
import ScreenModel

/// Takes overrides out of the configuration that they stand in.
package struct OverrideRemoval {
  private let data: DataRemoval
  /// The key `overrides` with its value.
  private let pair: SourceRange
  /// The overrides in their order.
  private let items: [SourceRange]
  /// Whether all of them stand under the key, one after the other.
  private let isPlain: Bool

  init(pair: SourceRange, items: [SourceRange], in file: SourceFile) {
    let isJSON = file.path.lowercased().hasSuffix(".json")
    data = DataRemoval(bytes: file.bytes, isJSON: isJSON, takesComments: true)
    self.pair = pair
    self.items = items
    isPlain =
      zip(items, items.dropFirst()).allSatisfy { $0.end <= $1.start }
      && items.allSatisfy { pair.start < $0.start && $0.end <= pair.end }
  }

  /// The edits that remove some overrides, or the key where they are all; nil where more stands
  /// with them, such as what an alias means.
  func edits(of places: Set<Int>) -> [TextEdit]? {
    guard isPlain else { return nil }
    if places.count == items.count {
      return (data.removal(ofPair: pair) ?? onlyMember).map { [$0] }
    }
    var edits: [TextEdit] = []
    var rest = places.sorted()[...]
    while let first = rest.popFirst() {
      var last = first
      while rest.first == last + 1 { last = rest.removeFirst() }
      let run = SourceRange(start: items[first].start, end: items[last].end)
      guard let edit = data.removal(ofItem: run) else { return nil }
      edits.append(edit)
    }
    return edits
  }

  /// The edit that empties an object with one member.
  private var onlyMember: TextEdit? {
    let bytes = data.bytes
    var start = pair.start
    while start > 0, DataRemoval.isSpace(bytes[start - 1]) { start -= 1 }
    var end = pair.end
    while end < bytes.count, DataRemoval.isSpace(bytes[end]) { end += 1 }
    guard start > 0, end < bytes.count, bytes[start - 1] == UInt8(ascii: "{"),
      bytes[end] == UInt8(ascii: "}")
    else { return nil }
    return TextEdit(start: start, end: end, replacement: "")
  }

  /// The contents of a configuration without some of its overrides; nil where that cannot be
  /// written, or would not be the same configuration otherwise.
  package static func contents(of file: SourceFile, without places: Set<Int>) -> [UInt8]? {
    let before = ConfigurationFile(file)
    guard let removal = before.overrideRemoval, let edits = removal.edits(of: places),
      let bytes = TextEdit.apply(edits, to: Array(file.bytes))
    else { return nil }
    let after = ConfigurationFile(SourceFile(path: file.path, bytes: bytes))
    let rest = before.overrides.filter { !places.contains($0.place) }
    guard after.errors.isEmpty, after.counts == before.counts,
      after.overrides.map(\.files) == rest.map(\.files),
      after.overrides.map(\.change.levels) == rest.map(\.change.levels)
    else { return nil }
    return bytes
  }
}

extension ConfigurationFile {
  /// How much it says beside overrides.
  fileprivate var counts: [Int] {
    [
      values.count, rules.count, presets.count, extensions.count, gates.count, adapters.count,
      components.count, runtimeAttributes.count, decisions.count,
    ]
  }
}
