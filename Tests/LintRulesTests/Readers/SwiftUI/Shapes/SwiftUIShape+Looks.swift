extension SwiftUIShape {
  /// What is seen and touched: texts on colours, sizes, motion.
  static let looks: [SwiftUIShape] = [
    SwiftUIShape(
      "pale text on white", finds: ["text-contrast"],
      #"Text("Paid").font(.body).foregroundStyle(Color(white: 0.7)).background(Color.white)"#,
      because: "The contrast is 2.1; 4.5 is needed."),
    SwiftUIShape(
      "pale text in large letters", finds: ["text-contrast"],
      """
      Text("Paid").font(.system(.largeTitle)).foregroundStyle(Color(white: 0.7))
        .background(Color.white).accessibilityAddTraits(.isHeader)
      """,
      because: "Large text needs 3."),
    SwiftUIShape(
      "dark text on white",
      #"Text("Paid").font(.body).foregroundStyle(Color(white: 0.4)).background(Color.white)"#,
      because: "The contrast is 5.7."),
    SwiftUIShape(
      "text on a filled shape", finds: ["text-contrast"],
      """
      Button { pay() } label: {
        Text("Pay").font(.body).foregroundStyle(.white).padding()
          .background(RoundedRectangle(cornerRadius: 8).fill(Color(red: 1, green: 0.8, blue: 0.4)))
      }
      """,
      because: "White on pale orange has a contrast of 1.5."),
    SwiftUIShape(
      "colours of the project", finds: ["text-contrast"],
      #"Text("Paid").font(.body).foregroundStyle(Color.ink).background(Color.paper)"#,
      with: """
        extension Color {
          static let ink = Color(red: 150 / 255, green: 150 / 255, blue: 150 / 255)
          static let paper = Color(hex: "F0F0F0")
        }
        """,
      because: "What the constants are is written in the project."),
    SwiftUIShape(
      "text over a colour in a stack of layers", finds: ["text-contrast"],
      """
      ZStack {
        Color(white: 0.9).ignoresSafeArea()
        Text("Paid").font(.body).foregroundStyle(.white)
      }
      """,
      because: "The layer beneath fills the stack."),
    SwiftUIShape(
      "text over a picture",
      """
      ZStack {
        Image("sea").accessibilityHidden(true)
        Text("Paid").font(.body).foregroundStyle(.white)
      }
      """,
      because: "Nobody knows how light the picture is."),
    SwiftUIShape(
      "text on a gradient",
      """
      Text("Paid").font(.body).foregroundStyle(.white)
        .background(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
      """,
      because: "It depends on the place."),
    SwiftUIShape(
      "colour that depends on a state",
      #"Text("Paid").font(.body).foregroundStyle(on ? .white : .black).background(Color.white)"#,
      because: "The one that is shown with this background is not known."),
    SwiftUIShape(
      "text without a background",
      #"Text("Paid").font(.body).foregroundStyle(.yellow)"#,
      because: "What is behind it is up to the screen."),
    SwiftUIShape(
      "small frame of an icon button", finds: ["touch-target-too-small"],
      """
      Button { close() } label: { Image(systemName: "xmark").frame(width: 16, height: 16) }
        .accessibilityLabel("Close")
      """,
      because: "Only the label reacts, and WCAG asks for 24 × 24 points."),
    SwiftUIShape(
      "small icon with padding in a button",
      """
      Button { close() } label: {
        Image(systemName: "xmark").frame(width: 16, height: 16).padding(14)
      }
      .accessibilityLabel("Close")
      """,
      because: "The padding reacts as well."),
    SwiftUIShape(
      "endless animation", finds: ["reduce-motion?"],
      """
      Text("New").scaleEffect(on ? 1.2 : 1).animation(.easeInOut.repeatForever(), value: on)
      """,
      because: "Nothing asks whether somebody wants less motion."),
    SwiftUIShape(
      "endless animation that rests",
      """
      Text("New").animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: on)
      """,
      with: """
        extension Home {
          var reduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
        }
        """,
      because: "It rests for those who ask for it."),
    SwiftUIShape(
      "button that opens a page", finds: ["link-vs-button"],
      #"Button("Terms") { openURL(URL(string: "https://example.com/terms")!) }"#,
      because: "VoiceOver says “button”, and a web page comes."),
  ]
}
