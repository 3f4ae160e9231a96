extension SwiftUIShape {
  /// Buttons, menus and share links, with words and icons.
  static let buttons: [SwiftUIShape] = [
    SwiftUIShape(
      "icon button without a label", finds: ["icon-button-missing-label"],
      #"Button { save() } label: { Image(systemName: "square.and.arrow.down") }"#,
      because: "VoiceOver reads the name of the symbol, and not what the button does."),
    SwiftUIShape(
      "icon button with a label",
      """
      Button { save() } label: { Image(systemName: "square.and.arrow.down") }
        .accessibilityLabel("Save")
      """,
      because: "The label says what the button does."),
    SwiftUIShape(
      "label on the image of a button",
      #"Button { save() } label: { Image(systemName: "tray").accessibilityLabel("Save") }"#,
      because: "The label of the image becomes the name of the button."),
    SwiftUIShape(
      "button with an asset", finds: ["icon-button-missing-label"],
      #"Button(action: close) { Image("ic_close_24") }"#,
      because: "VoiceOver reads the name of the asset."),
    SwiftUIShape(
      "button with an asset that has a label",
      #"Button(action: close) { Image("ic_close", label: Text("Close")) }"#,
      because: "The initialiser of the image takes the label."),
    SwiftUIShape(
      "button with a decorative image alone", finds: ["control-missing-label"],
      #"Button(action: close) { Image(decorative: "close") }"#,
      because: "The image is left out, so nothing names the button."),
    SwiftUIShape(
      "button with a hidden image alone", finds: ["control-missing-label"],
      #"Button(action: close) { Image(systemName: "xmark").accessibilityHidden(true) }"#,
      because: "The image is hidden, so nothing names the button."),
    SwiftUIShape(
      "button with a shape alone", finds: ["control-missing-label"],
      "Button { pick(.red) } label: { Circle().fill(.red) }",
      because: "A shape has no words."),
    SwiftUIShape(
      "button with a colour alone", finds: ["control-missing-label"],
      "Button { pick(.red) } label: { Color.red.frame(width: 44, height: 44) }",
      because: "A colour has no words."),
    SwiftUIShape(
      "button with a picture from the web", finds: ["icon-button-missing-label?"],
      "Button { openProfile() } label: { AsyncImage(url: avatar) }",
      because: "The picture has no name; a person has to look whether it brings one."),
    SwiftUIShape(
      "symbol beside the words of a button",
      #"Button(action: save) { HStack { Image(systemName: "checkmark"); Text("Save") } }"#,
      because: "The words name the button."),
    SwiftUIShape(
      "label that shows its icon alone",
      #"Button { add() } label: { Label("Add", systemImage: "plus") }.labelStyle(.iconOnly)"#,
      because: "The title of a label is read although it is not drawn."),
    SwiftUIShape(
      "button with a title and a symbol",
      #"Button("Add", systemImage: "plus") { add() }.labelStyle(.iconOnly)"#,
      because: "The title is read although it is not drawn."),
    SwiftUIShape(
      "button with an empty title", finds: ["control-missing-label"],
      #"Button("") { save() }"#,
      because: "VoiceOver says only “Button.”"),
    SwiftUIShape(
      "label of blanks", finds: ["label-blank"],
      #"Button { save() } label: { Image(systemName: "star") }.accessibilityLabel(" ")"#,
      because: "A label of blanks replaces the name of the symbol with nothing."),
    SwiftUIShape(
      "label with the role in it", finds: ["label-repeats-role"],
      """
      Button { close() } label: { Image(systemName: "xmark") }
        .accessibilityLabel("Close button")
      """,
      because: "VoiceOver says “button” twice."),
    SwiftUIShape(
      "label unlike the text", finds: ["visible-text-not-in-label"],
      #"Button("Send") { send() }.accessibilityLabel("Submit form")"#,
      because: "Voice Control users say what they see, and nothing reacts."),
    SwiftUIShape(
      "label that begins with the text",
      #"Button("Send") { send() }.accessibilityLabel("Send message")"#,
      because: "The words on the button are in the label."),
    SwiftUIShape(
      "name that says nothing", finds: ["label-generic"],
      #"Button("Button") { go() }"#,
      because: "VoiceOver says the role already."),
    SwiftUIShape(
      "label with a small letter", finds: ["label-not-capitalized"],
      #"Button { go() } label: { Image(systemName: "trash") }.accessibilityLabel("delete")"#,
      because: "The names of controls begin with a capital."),
    SwiftUIShape(
      "multiplication sign as a title", finds: ["speech-symbol-only-label"],
      #"Button("✕") { close() }"#,
      because: "VoiceOver reads the sign, and not what the button does."),
    SwiftUIShape(
      "emoji as a title, with a label",
      #"Button("👍") { like() }.accessibilityLabel("Like")"#,
      because: "The label replaces the emoji."),
    SwiftUIShape(
      "hint that names the gesture", finds: ["hint-names-gesture"],
      #"Button("Send") { send() }.accessibilityHint("Double tap to send")"#,
      because: "VoiceOver says how to activate a button already."),
    SwiftUIShape(
      "hint that says the result",
      #"Button("Send") { send() }.accessibilityHint("Sends the message to everybody")"#,
      because: "The hint says what happens."),
    SwiftUIShape(
      "hint that repeats the name", finds: ["hint-repeats-label"],
      #"Button("Send") { send() }.accessibilityHint("Send")"#,
      because: "The hint adds nothing."),
    SwiftUIShape(
      "two buttons with one name", finds: ["duplicate-control-label"],
      #"HStack { Button("Edit") { editName() }; Button("Edit") { editPhoto() } }"#,
      because: "They do different things, and nobody can tell them apart."),
    SwiftUIShape(
      "two buttons told apart",
      """
      HStack {
        Button("Edit") { editName() }.accessibilityLabel("Edit name")
        Button("Edit") { editPhoto() }.accessibilityLabel("Edit photo")
      }
      """,
      because: "Each label says what is edited."),
    SwiftUIShape(
      "button for closing",
      "Button(role: .close) { dismiss() }",
      because: "The role gives the button its symbol and its name."),
    SwiftUIShape(
      "label from a table of texts",
      """
      Button { save() } label: { Image(systemName: "star") }
        .accessibilityLabel(L10n.favourite)
      """,
      because: "What is not known is taken to be there."),
    SwiftUIShape(
      "icon button of the project", finds: ["icon-button-missing-label"],
      "CloseButton(action: close)",
      with: """
        struct CloseButton: View {
          let action: () -> Void
          var body: some View { Button(action: action) { Image(systemName: "xmark") } }
        }
        """,
      because: "Nothing names it, neither in the view nor where it is used."),
    SwiftUIShape(
      "icon button of the project, labelled where it is used",
      #"CloseButton(action: close).accessibilityLabel("Close")"#,
      with: """
        struct CloseButton: View {
          let action: () -> Void
          var body: some View { Button(action: action) { Image(systemName: "xmark") } }
        }
        """,
      because: "The label of the use is the label of the button inside."),
    SwiftUIShape(
      "icon button of the project, labelled at one of two uses",
      finds: ["icon-button-missing-label"],
      """
      VStack {
        IconButton(symbol: "xmark").accessibilityLabel("Close")
        IconButton(symbol: "gear")
      }
      """,
      with: """
        struct IconButton: View {
          let symbol: String
          var body: some View { Button { go(symbol) } label: { Image(systemName: symbol) } }
        }
        """,
      because: "The second use has no label."),
    SwiftUIShape(
      "icon button of the project that takes a label",
      #"IconButton(symbol: "xmark", label: "Close")"#,
      with: """
        struct IconButton: View {
          let symbol: String, label: String
          var body: some View {
            Button { go(symbol) } label: { Image(systemName: symbol) }.accessibilityLabel(label)
          }
        }
        """,
      because: "The label is handed over."),
    SwiftUIShape(
      "icon button of the project with a label by default",
      #"IconButton(symbol: "xmark")"#,
      with: """
        struct IconButton: View {
          let symbol: String
          var label = "Close"
          var body: some View {
            Button { go(symbol) } label: { Image(systemName: symbol) }.accessibilityLabel(label)
          }
        }
        """,
      because: "The use leaves the label out, so that of the declaration counts."),
    SwiftUIShape(
      "button of the project around words",
      #"AsyncButton { await save() } label: { Text("Save") }"#,
      with: """
        struct AsyncButton<Label: View>: View {
          let action: () async -> Void
          @ViewBuilder let label: () -> Label
          var body: some View { Button { Task { await action() } } label: { label() } }
        }
        """,
      because: "The closure of the use is the label of the button inside."),
    SwiftUIShape(
      "button of the project around an icon", finds: ["icon-button-missing-label"],
      #"AsyncButton { await save() } label: { Image(systemName: "tray") }"#,
      with: """
        struct AsyncButton<Label: View>: View {
          let action: () async -> Void
          @ViewBuilder let label: () -> Label
          var body: some View { Button { Task { await action() } } label: { label() } }
        }
        """,
      because: "The icon of the use is all that names the button inside."),
    SwiftUIShape(
      "modifier of the project that adds the label",
      #"Button(action: close) { Image(systemName: "xmark") }.spoken("Close")"#,
      with: """
        extension View {
          func spoken(_ words: String) -> some View { accessibilityLabel(words) }
        }
        """,
      because: "The modifier is applied where it is used."),
    SwiftUIShape(
      "type of modifier that adds the label",
      #"Button(action: close) { Image(systemName: "xmark") }.modifier(Spoken(words: "Close"))"#,
      with: """
        struct Spoken: ViewModifier {
          let words: String
          func body(content: Content) -> some View { content.accessibilityLabel(words) }
        }
        """,
      because: "The modifier is applied where it is used."),
    SwiftUIShape(
      "modifier of the project that only draws", finds: ["icon-button-missing-label"],
      #"Button(action: close) { Image(systemName: "xmark") }.rounded()"#,
      with: """
        extension View {
          func rounded() -> some View { padding().clipShape(.circle) }
        }
        """,
      because: "The modifier is known, and adds no label."),
    SwiftUIShape(
      "style that draws the label",
      #"Button("Close", action: close).buttonStyle(Filled())"#,
      with: """
        struct Filled: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().background(.blue)
          }
        }
        """,
      because: "The words of the button stay its name."),
    SwiftUIShape(
      "icon of an extension", finds: ["icon-button-missing-label"],
      "Button { close() } label: { Image.closeIcon }",
      with: """
        extension Image {
          static let closeIcon = Image(systemName: "xmark")
        }
        """,
      because: "The image is looked up in the extension."),
    SwiftUIShape(
      "menu with an icon", finds: ["icon-button-missing-label"],
      #"Menu { Button("Copy") { copy() } } label: { Image(systemName: "ellipsis") }"#,
      because: "VoiceOver reads the name of the symbol."),
    SwiftUIShape(
      "menu with a label",
      """
      Menu { Button("Copy") { copy() } } label: { Label("More", systemImage: "ellipsis") }
        .labelStyle(.iconOnly)
      """,
      because: "The title of the label is read although it is not drawn."),
    SwiftUIShape(
      "menu of icons", finds: ["icon-button-missing-label"],
      #"Menu("More") { Button { copy() } label: { Image(systemName: "doc.on.doc") } }"#,
      because: "Each item of the menu needs words."),
    SwiftUIShape(
      "share link with an icon of its own", finds: ["icon-button-missing-label"],
      #"ShareLink(item: page) { Image(systemName: "square.and.arrow.up") }"#,
      because: "The icon replaces the words of the system."),
    SwiftUIShape(
      "share link as it is",
      "ShareLink(item: page)",
      because: "The system gives it a name."),
    SwiftUIShape(
      "button that swaps its symbol and its label",
      """
      Button { on.toggle() } label: { Image(systemName: on ? "eye.slash" : "eye") }
        .accessibilityLabel(on ? "Hide password" : "Show password")
      """,
      because: "The label says what the button does now."),
    SwiftUIShape(
      "icon with a count", finds: ["icon-button-missing-label?"],
      """
      Button { like() } label: { HStack { Image(systemName: "heart"); Text("12") } }
      """,
      because: "A number does not say what the button does."),
    SwiftUIShape(
      "icon with a badge drawn over it", finds: ["icon-button-missing-label?"],
      """
      Button { go() } label: {
        Image(systemName: "bell").overlay(alignment: .topTrailing) { Text("3") }
      }
      """,
      because: "A number does not say what the button does."),
    SwiftUIShape(
      "sign in the label of a button", finds: ["speech-symbol-only-label"],
      """
      Button { count += 1 } label: { Text("+") }
      """,
      because: "VoiceOver says “plus”, and not what there will be more of."),
    SwiftUIShape(
      "photos picker with an icon", finds: ["icon-button-missing-label"],
      """
      PhotosPicker(selection: $item) { Image(systemName: "photo") }
      """,
      because: "The label of the picker is what it shows."),
    SwiftUIShape(
      "button inside a button", finds: ["nested-interactive"],
      """
      Button(action: open) { HStack { Text("Song"); Button("Play") { play() } } }
      """,
      because: "The button is one stop, whose name has the words of both."),
    SwiftUIShape(
      "row with a button in the label of a button",
      finds: ["icon-button-missing-label", "nested-interactive"],
      """
      Button { open() } label: { PersonRow(name: "Ada") }
      """,
      with: """
        struct PersonRow: View {
          let name: String
          var body: some View {
            HStack { Text(name); Button { call() } label: { Image(systemName: "phone") } }
          }
        }
        """,
      because: "The row has an icon button, and nobody reaches it here."),
  ]
}
