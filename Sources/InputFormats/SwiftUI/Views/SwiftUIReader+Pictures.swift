import DocumentSyntax
import ScreenModel

/// Texts, pictures and labels.
extension SwiftUIReader {
  /// The beginning of the names of SF Symbols among those of pictures.
  private static let symbolPrefix = "system:"

  func makeText(_ call: SwiftUICall) -> SwiftUIView {
    if let picture = picture(call.first) { return makeImage(picture) }
    var view = SwiftUIView(.text, at: call.anchor)
    guard let value = call.argument("verbatim") ?? call.first else {
      view.set(.text, .madeAtRunTime, at: call.anchor)
      return view
    }
    view.set(.text, text(value, isKey: !call.has("verbatim")), at: value.range)
    if value.first(.chain)?.first(.string)?.first(.interpolation) != nil {
      view.marks.insert(.pieced)
    }
    if !view.has(.text) { view.set(.text, .madeAtRunTime, at: value.range) }
    return view
  }

  /// The picture that is all of a text, as in `Text(Image(systemName: "star"))`.
  private func picture(_ value: SwiftSyntax?) -> SwiftUICall? {
    let parts = value.map { Array($0.children) } ?? []
    guard parts.count == 1, parts[0].kind == .chain else { return nil }
    let links = Array(parts[0].children)
    guard links.count >= 2, links[0].isNamed("Image"), links[1].kind == .call else { return nil }
    return SwiftUICall(links[0], links[1])
  }

  func makeImage(_ call: SwiftUICall) -> SwiftUIView {
    var view = SwiftUIView(.image, at: call.anchor)
    if let label = call.argument("label") {
      view.set(.label, text(label), at: label.range)
    }
    if let name = call.argument("decorative") {
      view.set(.decorative, .flag(true), at: name.range)
      return view
    }
    let symbol = call.argument("systemName") ?? call.argument("systemSymbol")
    view.set(.element, .flag(true), at: call.anchor)
    guard let value = symbol ?? call.first else {
      // An image of the code may have a label of its own.
      view.set(.image, .madeAtRunTime, at: call.anchor)
      return view
    }
    if let name = imageName(value, isSymbol: symbol != nil), !name.isEmpty {
      view.set(.image, .text(symbol == nil ? name : Self.symbolPrefix + name), at: value.range)
    } else if symbol != nil {
      // Whichever symbol it is, it has no label here.
      view.set(.image, .text(Self.symbolPrefix), at: value.range)
    } else {
      view.set(.image, .madeAtRunTime, at: value.range)
    }
    return view
  }

  /// A picture that is loaded, which brings no label; what names or hides it may stand inside.
  mutating func makeAsyncImage(_ call: SwiftUICall) -> SwiftUIView {
    let content = call.closures.filter { !$0.isNamed("placeholder") }.flatMap { views(in: $0) }
    var isSettled = false
    for var view in content {
      view.forEach { part in
        guard part.kind != .activityIndicator else { return }
        isSettled = isSettled || part.has(.label) || part.has(.elementsHidden)
      }
    }
    guard !isSettled else { return .hole(at: call.anchor, content) }
    var view = SwiftUIView(.image, at: call.anchor)
    view.set(.element, .flag(true), at: call.anchor)
    view.set(.image, .madeAtRunTime, at: call.anchor)
    return view
  }

  /// The name of a picture: a literal, the first of two, or a member of an enumeration of symbols.
  func imageName(_ value: SwiftSyntax, isSymbol: Bool) -> String? {
    imageName(self.value(of: value, isKey: false), isSymbol: isSymbol)
  }

  private func imageName(_ value: SwiftUIValue, isSymbol: Bool) -> String? {
    switch value {
    case .text(let name): return name
    case .oneOf(let names): return names.first.flatMap { imageName($0, isSymbol: isSymbol) }
    case .member(let symbol, of: []):
      guard isSymbol else { return symbol }
      // `.xmarkCircleFill` is "xmark.circle.fill".
      return symbol.reduce(into: "") { name, character in
        if character.isUppercase { name.append(".") }
        name += character.lowercased()
      }
    default: return nil
    }
  }

  mutating func makeLabel(_ call: SwiftUICall) -> SwiftUIView {
    var view = SwiftUIView(.text, at: call.anchor)
    if let title = call.first {
      let words = text(title)
      if case .known("") = words, let icon = call.argument("systemImage") ?? call.argument("image")
      {
        // Without a title, the picture is all that is left.
        var image = SwiftUIView(.image, at: call.anchor)
        image.set(.element, .flag(true), at: call.anchor)
        if case .known(let name) = text(icon, isKey: false) {
          let prefix = call.has("systemImage") ? Self.symbolPrefix : ""
          image.set(.image, .text(prefix + name), at: icon.range)
        }
        return image
      }
      view.set(.text, words, at: title.range)
      view.role = .label
      return view
    }
    view.role = .label
    let title = call.closure("title") ?? call.trailing
    name(&view, by: title.map { views(in: $0) } ?? [], .text, at: call.anchor)
    if !view.has(.text) { view.set(.text, .madeAtRunTime, at: call.anchor) }
    return view
  }
}
