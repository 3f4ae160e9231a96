import DocumentSyntax
import ScreenModel

/// Alerts and dialogs: the system shows title, message and buttons in this order.
extension SwiftUIReader {
  /// The title and the message that a modifier such as `alert` has beside its buttons.
  mutating func words(ofAlert call: SwiftUICall) -> [SwiftUIView] {
    var views: [SwiftUIView] = []
    let isTitled =
      call.name.isNamed("alert") || member(call.argument("titleVisibility")) == "visible"
    if isTitled, let title = call.first, SwiftUICall.closure(title) == nil {
      var text = SwiftUIView(.text, at: title.range)
      text.set(.text, self.text(title), at: title.range)
      views.append(text)
    }
    if let message = call.closure("message") { views += self.views(in: message) }
    return views
  }

  /// `Alert(title:message:dismissButton:)` and `ActionSheet(title:message:buttons:)`.
  mutating func makeAlert(_ call: SwiftUICall) -> [SwiftUIView] {
    var views: [SwiftUIView] = []
    for label in ["title", "message"] as [StaticString] {
      if let words = call.argument(label) { views += self.views(of: words) }
    }
    for label in ["primaryButton", "secondaryButton", "dismissButton"] as [StaticString] {
      if let button = call.argument(label) { views.append(alertButton(button)) }
    }
    let buttons = call.argument("buttons")?.first(.chain)?.first(.array)?.all(.argument) ?? []
    for button in buttons.compactMap({ $0.first(.expression) }) {
      views.append(alertButton(button))
    }
    if call.viewName == "Alert", !views.contains(where: { $0.kind == .button }) {
      views.append(Self.systemButton("OK", at: call.anchor))
    }
    return views
  }

  /// A button that the system adds, with its words for it.
  static func systemButton(_ words: String, at place: SourceRange) -> SwiftUIView {
    var button = SwiftUIView(.button, at: place)
    button.set(.onTap, .text("action"), at: place)
    button.set(.text, .sketched(words), at: place)
    return button
  }

  /// A button such as `.destructive(Text("Delete")) { }`.
  private mutating func alertButton(_ expression: SwiftSyntax) -> SwiftUIView {
    var button = Self.systemButton("Cancel", at: expression.range)
    let links = expression.first(.chain).map { Array($0.children) } ?? []
    guard let call = links.last, call.kind == .call, links.count > 1 else {
      button.set(.text, .sketched(SwiftUISketch.hole(expression)), at: expression.range)
      return button
    }
    let made = SwiftUICall(links[links.count - 2], call)
    if let words = made.first, SwiftUICall.closure(words) == nil {
      name(&button, by: views(of: words), .text, at: words.range)
    }
    return button
  }
}
