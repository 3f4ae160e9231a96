import DocumentSyntax
import ScreenModel

/// The chains of modifiers of a source file, as it was parsed.
struct SwiftSourceChains {
  private let tree: SwiftTree
  private var file: SourceFile { tree.file }

  /// The modifiers of SwiftUI.
  let vocabulary: SwiftUIVocabulary

  init(_ tree: SwiftTree, _ vocabulary: SwiftUIVocabulary = .framework) {
    self.tree = tree
    self.vocabulary = vocabulary
  }

  /// The chain that begins with the name at an offset, where a modifier may be added to it: it is
  /// a view by itself, in a body or a closure of views.
  func chain(at offset: Int) -> SwiftSyntax? {
    chains(around: offset).first { Self.begins($0, at: offset) }.flatMap { isView($0) ? $0 : nil }
  }

  /// The chains that an offset lies in, or that end there, the innermost first.
  private func chains(around offset: Int) -> some Sequence<SwiftSyntax> {
    sequence(first: tree.lastNode(from: offset), next: \.parent).lazy.filter { $0.kind == .chain }
  }

  /// Whether the first part of a chain is a name that stands at an offset.
  private static func begins(_ chain: SwiftSyntax, at offset: Int) -> Bool {
    guard let first = chain.children.first(where: { _ in true }) else { return false }
    return first.kind == .identifier && first.nameRange.start == offset
  }

  /// The modifier whose name stands at an offset, with its full stop; nil where there is none.
  func modifier(at offset: Int) -> (call: SwiftUICall, range: SourceRange)? {
    for chain in chains(around: offset) {
      if let found = modifier(at: offset, of: chain) { return found }
    }
    return nil
  }

  /// Whether a comment begins in a range.
  func hasComment(in range: SourceRange) -> Bool {
    let next = tree.comments[tree.firstComment(from: range.start)...].first
    return next.map { $0.start < range.end } ?? false
  }

  private func modifier(
    at offset: Int, of chain: SwiftSyntax
  ) -> (call: SwiftUICall, range: SourceRange)? {
    let parts = Array(chain.children)
    guard let place = parts.firstIndex(where: { $0.nameRange.start == offset }),
      parts[place].kind == .member, place + 1 < parts.count, parts[place + 1].kind == .call,
      offset > 0, file.bytes[offset - 1] == UInt8(ascii: ".")
    else { return nil }
    return (
      SwiftUICall(parts[place], parts[place + 1]),
      SourceRange(start: offset - 1, end: parts[place + 1].range.end)
    )
  }

  /// Whether a chain is a view of its own, whose type nobody depends on.
  private func isView(_ chain: SwiftSyntax) -> Bool {
    guard let expression = chain.parent, expression.kind == .expression,
      expression.children.reduce(0, { count, _ in count + 1 }) == 1, let holder = expression.parent
    else { return false }
    switch holder.kind {
    case .block, .closure, .branch, .returnStatement: break
    default: return false
    }
    for node in sequence(first: holder, next: \.parent) {
      switch node.kind {
      case .closure: return true
      case .variable, .function:
        return node.first(.type).map { $0.text.hasPrefix("some ") } ?? false
      default: continue
      }
    }
    return false
  }

  /// The constructor whose name stands at an offset; nil where there is none.
  func constructor(at offset: Int) -> SwiftUICall? {
    for chain in chains(around: offset) {
      let parts = Array(chain.children.prefix(2))
      guard parts.count == 2, parts[0].nameRange.start == offset, parts[1].kind == .call else {
        continue
      }
      return SwiftUICall(parts[0], parts[1])
    }
    return nil
  }

  /// The edit that adds a modifier to a chain: behind its last modifier, before one that adds
  /// other views, before `#if`, and where that is asked for before the first that is spoken.
  func insertion(
    of modifier: String, in chain: SwiftSyntax, beforeSpoken: Bool
  ) -> TextEdit? {
    let parts = Array(chain.children)
    guard parts.count > 1, parts[1].kind == .call else { return nil }
    var end = 1
    var index = 2
    while index + 1 < parts.count, parts[index].kind == .member, parts[index + 1].kind == .call {
      let call = SwiftUICall(parts[index], parts[index + 1])
      let row = vocabulary.modifier(named: call.name.name)
      if beforeSpoken ? row?.isSpoken == true : row?.endsView == true && !isPlain(call) { break }
      end = index + 1
      index += 2
    }
    let place = parts[end].range.end
    guard let style = lineStyle(parts, end) else {
      return TextEdit(start: place, end: place, replacement: modifier)
    }
    // A comment stays with the line that it is about.
    let line = endOfLine(place) ?? place
    return TextEdit(start: line, end: line, replacement: style + modifier)
  }

  /// Whether what a modifier draws is a colour or a style, which VoiceOver never stops at.
  private func isPlain(_ call: SwiftUICall) -> Bool {
    guard case .content(.behind)? = vocabulary.modifier(named: call.name.name)?.reading,
      let base = call.first?.first(.chain)?.children.first(where: { _ in true }),
      call.closures.isEmpty, call.first?.contains({ $0.kind == .closure }) == false
    else { return false }
    return base.kind == .implicitMember
      || base.kind == .identifier && vocabulary.view(named: base.name)?.isColor == true
  }

  /// The end of line and the indentation of the modifiers of a chain; nil where they are on one
  /// line.
  private func lineStyle(_ parts: [SwiftSyntax], _ end: Int) -> String? {
    let bytes = file.bytes
    let scan = LineEdits(bytes: bytes)
    let feed = scan.lineFeed(before: parts[end].range.end)
    for part in parts[2...].reversed() where part.kind == .member {
      var start = part.nameRange.start
      while start > 0, bytes[start] != UInt8(ascii: ".") { start -= 1 }
      if let indent = scan.indent(before: start) { return feed + indent }
    }
    // A call over several lines ends with a bracket that modifiers line up with.
    guard parts.count == 2, let indent = scan.indent(before: parts[1].range.end - 1),
      bytes[parts[1].range.start..<parts[1].range.end].contains(0x0A)
    else { return nil }
    return feed + indent
  }

  /// The end of the line of an offset where only blanks and a comment follow; nil where more does.
  private func endOfLine(_ offset: Int) -> Int? {
    let bytes = file.bytes
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == bytes[end] {
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      return end
    }
    return nil
  }
}
