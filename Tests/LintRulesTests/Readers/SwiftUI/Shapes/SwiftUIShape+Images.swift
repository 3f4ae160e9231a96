extension SwiftUIShape {
  /// Pictures with and without words.
  static let images: [SwiftUIShape] = [
    SwiftUIShape(
      "image without words", finds: ["image-missing-label"],
      #"Image("harbour_at_night")"#,
      because: "VoiceOver reads the name of the asset."),
    SwiftUIShape(
      "image with a label",
      #"Image("harbour_at_night").accessibilityLabel("The harbour at night")"#,
      because: "VoiceOver says what the picture shows."),
    SwiftUIShape(
      "decorative image",
      #"Image(decorative: "harbour_at_night")"#,
      because: "VoiceOver leaves it out."),
    SwiftUIShape(
      "hidden image",
      #"Image("harbour_at_night").accessibilityHidden(true)"#,
      because: "VoiceOver leaves it out."),
    SwiftUIShape(
      "image of the asset catalogue", finds: ["image-missing-label"],
      "Image(.harbourAtNight)",
      because: "A generated name is not a description."),
    SwiftUIShape(
      "image behind a text", finds: ["image-missing-label"],
      #"Text("Welcome").background(Image("bg_waves").resizable())"#,
      because: "What is behind is a stop as well."),
    SwiftUIShape(
      "image of the web", finds: ["image-missing-label?"],
      "AsyncImage(url: photo.url)",
      because: "Its words are not known, and a person has to look."),
    SwiftUIShape(
      "image of the web with its caption",
      "AsyncImage(url: photo.url).accessibilityLabel(photo.caption)",
      because: "The caption is the label."),
    SwiftUIShape(
      "label that is a name of a file", finds: ["label-is-asset-name"],
      #"Image("ic_cat").accessibilityLabel("ic_cat.png")"#,
      because: "VoiceOver spells the name of the file."),
    SwiftUIShape(
      "label that begins with image of", finds: ["label-repeats-role"],
      #"Image("ic_cat").accessibilityLabel("Image of a cat")"#,
      because: "VoiceOver says “image” already."),
    SwiftUIShape(
      "empty label", finds: ["label-blank"],
      #"Image("ic_cat").accessibilityLabel("")"#,
      because: "A decorative image is hidden, and not given an empty label."),
    SwiftUIShape(
      "symbol and text in a label",
      #"Label("Monday at nine", systemImage: "clock")"#,
      because: "A label is one stop, and its icon is left out."),
    SwiftUIShape(
      "photo in a label",
      #"Label { Text("Ada") } icon: { Image("ada_photo") }"#,
      because: "A label is one stop, and its icon is left out."),
    SwiftUIShape(
      "photo beside the words of a button",
      #"Button { open() } label: { HStack { Image("ada_photo"); Text("Ada") } }"#,
      because: "The words name the button."),
    SwiftUIShape(
      "flag in a combined stack", finds: ["image-missing-label"],
      #"HStack { Image("flag_fr"); Text("France") }.accessibilityElement(children: .combine)"#,
      because: "The name of the asset is one of the words."),
    SwiftUIShape(
      "picture of the project that hides itself",
      #"HStack { Avatar(name: "ada"); Text("Ada") }"#,
      with: """
        struct Avatar: View {
          let name: String
          var body: some View { Image(name).resizable().accessibilityHidden(true) }
        }
        """,
      because: "The name beside it says who it is."),
    SwiftUIShape(
      "picture of the project, hidden where it is used",
      #"HStack { Avatar(name: "ada").accessibilityHidden(true); Text("Ada") }"#,
      with: """
        struct Avatar: View {
          let name: String
          var body: some View { Image(name).resizable().clipShape(.circle) }
        }
        """,
      because: "The use hides all that the view shows."),
    SwiftUIShape(
      "picture of the project from the web", finds: ["image-missing-label?"],
      "HStack { Avatar(url: user.photo); Text(user.name) }",
      with: """
        struct Avatar: View {
          let url: URL
          var body: some View { AsyncImage(url: url).clipShape(.circle) }
        }
        """,
      because: "Nothing names it in the view or where it is used."),
    SwiftUIShape(
      "picture in an extension", finds: ["image-missing-label"],
      #"VStack { Image.harbour; Text("Welcome") }"#,
      with: """
        extension Image {
          static let harbour = Image("harbour_pic")
        }
        """,
      because: "The image is looked up in the extension."),
    SwiftUIShape(
      "symbol with two labels",
      """
      Image(systemName: on ? "lock" : "lock.open")
        .accessibilityLabel(on ? "Locked" : "Unlocked")
      """,
      because: "Each symbol has its words."),
    SwiftUIShape(
      "picture of the project with a known asset", finds: ["image-missing-label"],
      """
      HStack { Avatar(name: "avatar_ada"); Text("Ada") }
      """,
      with: """
        struct Avatar: View {
          let name: String
          var body: some View { Image(name).resizable() }
        }
        """,
      because: "The use says which asset it is, and VoiceOver reads its name."),
  ]
}
