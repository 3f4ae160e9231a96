extension SwiftUIShape {
  /// Alerts, sheets, and dialogs that a project draws.
  static let dialogs: [SwiftUIShape] = [
    SwiftUIShape(
      "alert",
      """
      Text("Tea").alert("Delete this order?", isPresented: $on) {
        Button("Delete", role: .destructive) { remove() }
      }
      """,
      because: "The system reads its title and takes the focus there."),
    SwiftUIShape(
      "sheet of the project with an icon", finds: ["icon-button-missing-label"],
      #"Text("Tea").sheet(isPresented: $on) { Details() }"#,
      with: """
        struct Details: View {
          var body: some View { Button { dismiss() } label: { Image(systemName: "xmark") } }
        }
        """,
      because: "The sheet is looked into."),
    SwiftUIShape(
      "sheet with a button that closes it",
      #"Text("Tea").sheet(isPresented: $on) { Button("Close") { on = false } }"#,
      because: "The button has words."),
    SwiftUIShape(
      "dialog of its own", finds: ["modal-missing-flag"],
      """
      ZStack {
        Button("Open") { on = true }
        if on { Color.black.opacity(0.4); VStack { Text("Sure?"); Button("Yes") { go() } } }
      }
      """,
      because: "VoiceOver reaches what is behind it."),
    SwiftUIShape(
      "dialog of its own that is modal", finds: ["modal-no-escape?"],
      """
      ZStack {
        Button("Open") { on = true }
        if on {
          Color.black.opacity(0.4)
          VStack { Text("Sure?"); Button("Yes") { go() } }.accessibilityAddTraits(.isModal)
        }
      }
      """,
      because: "Nothing is known to close it, and a person has to look."),
    SwiftUIShape(
      "dialog of its own that can be closed",
      """
      ZStack {
        Button("Open") { on = true }
        if on {
          Color.black.opacity(0.4)
          VStack { Text("Sure?"); Button("Yes") { go() } }.accessibilityAddTraits(.isModal)
            .accessibilityAction(.escape) { on = false }
        }
      }
      """,
      because: "The scrub with two fingers closes it."),
    SwiftUIShape(
      "dialog of the project", finds: ["modal-missing-flag"],
      #"ZStack { Button("Open") { on = true }; if on { Sure() } }"#,
      with: """
        struct Sure: View {
          var body: some View {
            ZStack {
              Color.black.opacity(0.4)
              VStack { Text("Sure?"); Button("Yes") { go() } }
            }
          }
        }
        """,
      because: "The view dims what is behind, and is shown on a condition."),
    SwiftUIShape(
      "dialog of the project that is modal and can be closed",
      #"ZStack { Button("Open") { on = true }; if on { Sure() } }"#,
      with: """
        struct Sure: View {
          var body: some View {
            ZStack {
              Color.black.opacity(0.4)
              VStack { Text("Sure?"); Button("Yes") { go() } }
            }
              .accessibilityAddTraits(.isModal).accessibilityAction(.escape) { close() }
          }
        }
        """,
      because: "The view has the trait and the action."),
  ]

  /// Fonts, and whether they grow.
  static let textSize: [SwiftUIShape] = [
    SwiftUIShape(
      "font of a fixed size", finds: ["fixed-font-size"],
      #"Text("Two teas").font(.system(size: 14))"#,
      because: "The text stays small when people ask for larger text."),
    SwiftUIShape(
      "font of a text style",
      #"Text("Two teas").font(.subheadline)"#,
      because: "The text grows."),
    SwiftUIShape(
      "font of the project of a fixed size", finds: ["fixed-font-size"],
      #"Text("Two teas").font(.brandBody)"#,
      with: """
        extension Font {
          static let brandBody = Font.system(size: 14)
        }
        """,
      because: "The declaration of the font says its size."),
    SwiftUIShape(
      "modifier of the project with a fixed size", finds: ["fixed-font-size"],
      #"Text("Two teas").bodyText()"#,
      with: """
        extension View {
          func bodyText() -> some View { font(.system(size: 14)) }
        }
        """,
      because: "The modifier is applied where it is used."),
    SwiftUIShape(
      "modifier of the project with a text style",
      #"Text("Two teas").bodyText()"#,
      with: """
        extension View {
          func bodyText() -> some View { font(.body) }
        }
        """,
      because: "The text grows."),
    SwiftUIShape(
      "file of a font that does not grow", finds: ["custom-font-unscaled"],
      #"Text("Two teas").font(.custom("Inter", fixedSize: 14))"#,
      because: "The size is fixed."),
    SwiftUIShape(
      "file of a font that grows",
      #"Text("Two teas").font(.custom("Inter", size: 14, relativeTo: .body))"#,
      because: "SwiftUI scales it with the text style."),
    SwiftUIShape(
      "size that is scaled",
      #"Text("Two teas").font(.system(size: bodySize))"#,
      because: "The size is a value that may be scaled."),
    SwiftUIShape(
      "size of a hidden symbol",
      #"Image(systemName: "tray").font(.system(size: 60)).accessibilityHidden(true)"#,
      because: "A symbol is not a text."),
    SwiftUIShape(
      "limit of the size", finds: ["fixed-font-size"],
      #"Text("Two teas").dynamicTypeSize(...DynamicTypeSize.xLarge)"#,
      because: "The text stops growing at a usual size."),
    SwiftUIShape(
      "limit at a size for accessibility",
      #"Text("Two teas").dynamicTypeSize(...DynamicTypeSize.accessibility2)"#,
      because: "The text grows far enough."),
    SwiftUIShape(
      "one line", finds: ["text-may-truncate?"],
      #"Text("The delivery comes tomorrow between nine and twelve").lineLimit(1)"#,
      because: "Large text is cut off."),
    SwiftUIShape(
      "text that gets smaller", finds: ["text-may-truncate?"],
      """
      Text("The delivery comes tomorrow between nine and twelve").lineLimit(1)
        .minimumScaleFactor(0.5)
      """,
      because: "The text gets smaller where people ask for larger text."),
    SwiftUIShape(
      "box that grows",
      #"Text("The delivery comes tomorrow between nine and twelve").frame(minHeight: 44)"#,
      because: "The box has a least height."),
  ]
}
