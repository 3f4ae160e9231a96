import DocumentSyntax
import ScreenModel

/// The values that functions of the project give.
extension SwiftUIScope {
  /// The value that a function of the type gives; nil where it has none of one expression.
  func ownFunction(_ call: SwiftUICall, isKey: Bool) -> SwiftUIValue? {
    guard let frame,
      let function = frame.members.first(where: {
        $0.kind == .function && $0.name == call.name.name
      }), !frame.isInside(function)
    else { return nil }
    let inner = SwiftUIFrame(function, in: frame.use, usedIn: frame)
    return value(of: function, call, in: inner, isKey: isKey)
  }

  /// The value that a function of the project gives, which is called by its name or by that of its
  /// type: also one of those that generators write for the keys of tables.
  func function(_ links: [SwiftSyntax], isKey: Bool) -> SwiftUIValue? {
    guard let frame, let index, links.count > 1, let call = links.last, call.kind == .call,
      links.dropLast().allSatisfy({ [.identifier, .member].contains($0.kind) })
    else { return nil }
    let names = links.dropLast().map(\.name)
    let made = SwiftUICall(links[links.count - 2], call)
    if names.count == 4, names.starts(with: ["R", "string"]) {
      return index.text(ofKey: names[3]).map { Self.filled($0, by: made) } ?? .unknown
    }
    guard let function = index.function(names), !frame.isInside(function.syntax) else {
      return names.last == "tr" ? generated(made) : nil
    }
    let inner = SwiftUIFrame(
      function.syntax, in: function.document, members: function.members, usedIn: frame,
      at: call.range)
    return value(of: function.syntax, made, in: inner, isKey: isKey)
  }

  /// The text of `tr("Table", "key", fallback: "Text")`, as generators of constants write it.
  private func generated(_ call: SwiftUICall) -> SwiftUIValue {
    let texts = call.arguments.map { value(of: $0.first(.expression), isKey: false) }
    if texts.count > 1, case .text(let key) = texts[1], let text = index?.text(ofKey: key) {
      return .text(text)
    }
    let written = value(of: call.argument("fallback"), isKey: false)
    if case .text = written { return written }
    return .unknown
  }

  /// The value that a function gives in a frame, where its parameters stand for what a call hands
  /// over; nil where it does more than give values.
  private func value(
    of function: SwiftSyntax, _ call: SwiftUICall, in inner: SwiftUIFrame, isKey: Bool
  ) -> SwiftUIValue? {
    guard let frame, let block = function.first(.block) else { return nil }
    SwiftUIArguments(call, in: frame).bind(function.all(.parameter), in: inner)
    let isText = function.first(.type)?.text == "String"
    guard let value = inside(inner)?.value(givenBy: block, isKey: isKey && !isText) else {
      return nil
    }
    if case .text(let text) = value { return Self.filled(text, by: call) }
    return value
  }

  /// A text, or what a call makes of a format with places for what is not known.
  private static func filled(_ text: String, by call: SwiftUICall) -> SwiftUIValue {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return .text(text) }
    let values = call.arguments.compactMap { $0.first(.expression) }.map(SwiftUISketch.hole)
    return SwiftUISketch.filled(text, with: values).map { .partly($0) } ?? .unknown
  }
}
