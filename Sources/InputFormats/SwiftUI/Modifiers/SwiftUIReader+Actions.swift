import DocumentSyntax
import ScreenModel

/// Actions of SwiftUI's views, and the gestures of VoiceOver that call them.
extension SwiftUIReader {
  /// `accessibilityAction`: what a gesture of VoiceOver does in a view, or an action of an element.
  func addAction(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    if let kind = member(call.subject), SwiftUIVocabulary.gesturesOfVoiceOver.contains(kind) {
      return implement(&views, [kind], call)
    }
    if call.arguments.isEmpty { implement(&views, ["activate"], call) }
    addActions(&views, call)
  }

  /// Adds actions whose names are not known.
  func addActions(_ views: inout [SwiftUIView], _ call: SwiftUICall) {
    // Whoever gives actions has thought of those who cannot tap here.
    for index in views.indices { views[index].attributes.removeAll { $0.key == .onTap } }
    set(&views, .actions, .madeAtRunTime, call)
  }

  /// Adds to the accessibility members that views implement.
  func implement(_ views: inout [SwiftUIView], _ members: [String], _ call: SwiftUICall) {
    let names = members.map { Located(value: $0, range: call.anchor) }
    let range = call.first?.range ?? call.anchor
    for index in views.indices {
      var all = names
      for attribute in views[index].attributes where attribute.key == .implements {
        guard case .value(.texts(let others)) = attribute.value else { continue }
        all = others.filter { !members.contains($0.value) } + all
      }
      views[index].set(.implements, .value(.texts(all)), at: range, start: call.anchor.start)
    }
  }
}
