extension SwiftUIShape {
  /// Views that react to taps and other gestures.
  static let taps: [SwiftUIShape] = [
    SwiftUIShape(
      "text that reacts to a tap", finds: ["interactive-missing-role-trait"],
      #"Text("Details").onTapGesture { show() }"#,
      because: "VoiceOver reads the text, and nobody learns that it can be activated."),
    SwiftUIShape(
      "text with the role of a button",
      #"Text("Details").onTapGesture { show() }.accessibilityAddTraits(.isButton)"#,
      because: "VoiceOver says “Details, button.”"),
    SwiftUIShape(
      "text with a tap gesture as a value", finds: ["interactive-missing-role-trait"],
      #"Text("Details").gesture(TapGesture().onEnded { show() })"#,
      because: "The gesture is a tap like any other."),
    SwiftUIShape(
      "text with an action for VoiceOver", finds: ["interactive-missing-role-trait"],
      #"Text("Details").onTapGesture { show() }.accessibilityAction { show() }"#,
      because: "The action is there, and no role says so."),
    SwiftUIShape(
      "blue text instead of a link", finds: ["interactive-missing-role-trait"],
      #"Text("Terms of use").underline().foregroundStyle(.blue).onTapGesture { openURL(terms) }"#,
      because: "The look of a link is not heard."),
    SwiftUIShape(
      "blue text with the role of a link",
      """
      Text("Terms of use").underline().onTapGesture { openURL(terms) }
        .accessibilityAddTraits(.isLink)
      """,
      because: "VoiceOver says “link”."),
    SwiftUIShape(
      "image with a name and a role",
      """
      Image(systemName: "gear").onTapGesture { show() }
        .accessibilityLabel("Settings").accessibilityAddTraits(.isButton)
      """,
      because: "VoiceOver says “Settings, button.”"),
    SwiftUIShape(
      "shape that reacts to a tap", finds: ["gesture-only-interaction"],
      "Rectangle().fill(.blue).frame(width: 80, height: 80).onTapGesture { pick() }",
      because: "A shape is not a stop, so VoiceOver users never find it."),
    SwiftUIShape(
      "shape with a name and a role",
      """
      Rectangle().fill(.blue).onTapGesture { pick() }
        .accessibilityElement().accessibilityLabel("Blue").accessibilityAddTraits(.isButton)
      """,
      because: "The shape is an element, and VoiceOver says “Blue, button.”"),
    SwiftUIShape(
      "row that reacts to a tap", finds: ["interactive-missing-role-trait"],
      """
      HStack { Text("Ada"); Spacer(); Text("London") }.contentShape(.rect)
        .onTapGesture { open() }
      """,
      because: "The texts are read, and none of them says that the row opens something."),
    SwiftUIShape(
      "combined row without a role", finds: ["interactive-missing-role-trait"],
      """
      HStack { Text("Ada"); Text("London") }.onTapGesture { open() }
        .accessibilityElement(children: .combine)
      """,
      because: "The row is one stop, and its role is missing."),
    SwiftUIShape(
      "combined row with a role",
      """
      HStack { Text("Ada"); Text("London") }.onTapGesture { open() }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      """,
      because: "VoiceOver says “Ada, London, button.”"),
    SwiftUIShape(
      "row of the project that reacts to a tap",
      finds: ["image-missing-label?", "interactive-missing-role-trait"],
      #"Row(title: "Ada").onTapGesture { open() }"#,
      with: """
        struct Row: View {
          let title: String
          var body: some View { HStack { Text(title); Image(systemName: "chevron.right") } }
        }
        """,
      because: "Nothing in the row has a role, and the sign at its end is a stop."),
    SwiftUIShape(
      "row of the project in a button",
      #"Button { open() } label: { Row(title: "Ada") }"#,
      with: """
        struct Row: View {
          let title: String
          var body: some View { HStack { Text(title); Image(systemName: "chevron.right") } }
        }
        """,
      because: "The button gives the row its role."),
    SwiftUIShape(
      "combined row of the project with a role",
      """
      Row(title: "Ada").onTapGesture { open() }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      """,
      with: """
        struct Row: View {
          let title: String
          var body: some View { HStack { Text(title); Image(decorative: "chevron") } }
        }
        """,
      because: "The modifiers of the use make it one button."),
    SwiftUIShape(
      "tap inside a card of the project", finds: ["interactive-missing-role-trait"],
      #"Card(title: "Dune", open: open)"#,
      with: """
        struct Card: View {
          let title: String
          let open: () -> Void
          var body: some View {
            VStack { Image(decorative: "cover"); Text(title) }.onTapGesture(perform: open)
          }
        }
        """,
      because: "The closure is handed over, and the tap is in the view."),
    SwiftUIShape(
      "modifier of the project that reacts to a tap", finds: ["interactive-missing-role-trait"],
      #"Text("Ada").tappable { open() }"#,
      with: """
        extension View {
          func tappable(_ action: @escaping () -> Void) -> some View {
            contentShape(.rect).onTapGesture(perform: action)
          }
        }
        """,
      because: "The modifier adds the tap, and no role."),
    SwiftUIShape(
      "modifier of the project with a tap and a role",
      #"Text("Ada").tappable { open() }"#,
      with: """
        extension View {
          func tappable(_ action: @escaping () -> Void) -> some View {
            onTapGesture(perform: action).accessibilityAddTraits(.isButton)
          }
        }
        """,
      because: "The modifier adds both."),
    SwiftUIShape(
      "type of modifier with a tap", finds: ["interactive-missing-role-trait"],
      #"Text("Ada").modifier(Tappable(action: open))"#,
      with: """
        struct Tappable: ViewModifier {
          let action: () -> Void
          func body(content: Content) -> some View { content.onTapGesture { action() } }
        }
        """,
      because: "The modifier adds the tap, and no role."),
    SwiftUIShape(
      "button of the project drawn with a shape", finds: ["gesture-only-interaction"],
      "Switch(isOn: $on)",
      with: """
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View {
            Capsule().fill(isOn ? .green : .gray).onTapGesture { isOn.toggle() }
          }
        }
        """,
      because: "A view of shapes alone is not a stop."),
    SwiftUIShape(
      "drawn switch that is represented by one",
      "Switch(isOn: $on)",
      with: """
        struct Switch: View {
          @Binding var isOn: Bool
          var body: some View {
            Capsule().fill(isOn ? .green : .gray).onTapGesture { isOn.toggle() }
              .accessibilityRepresentation { Toggle("Wi-Fi", isOn: $isOn) }
          }
        }
        """,
      because: "VoiceOver gets the switch in the place of the shape."),
    SwiftUIShape(
      "tap on the empty part of a screen",
      "Color.clear.contentShape(.rect).onTapGesture { hideKeyboard() }",
      because: "A tap on a clear colour that puts the keyboard away is not something to find."),
    SwiftUIShape(
      "tap on a form that puts the keyboard away",
      #"VStack { TextField("Nickname", text: $name) }.onTapGesture { hideKeyboard() }"#,
      because: "The function says what it does, and VoiceOver users do not need it."),
    SwiftUIShape(
      "dimmer that closes what is over it",
      #"ZStack { Color.black.opacity(0.3).onTapGesture { on = false }; Text("Hello") }"#,
      because: "The dimmer stands in for a button for those who see it."),
    SwiftUIShape(
      "hidden image with a button beside it",
      """
      HStack {
        Image("photo").accessibilityHidden(true).onTapGesture { open() }
        Button("Open photo") { open() }
      }
      """,
      because: "The button says what it does, and the image would say it twice."),
    SwiftUIShape(
      "hidden image that alone reacts", finds: ["hidden-contains-interactive"],
      """
      HStack {
        Text("Photo")
        Image("photo").onTapGesture { open() }.accessibilityHidden(true)
      }
      """,
      because: "The tap is hidden, and nothing else opens the photo."),
    SwiftUIShape(
      "long press alone", finds: ["gesture-only-interaction"],
      #"Image("photo").accessibilityLabel("Harbour").onLongPressGesture { remove() }"#,
      because: "VoiceOver users cannot remove the photo."),
    SwiftUIShape(
      "long press with an action of that name",
      """
      Image("photo").accessibilityLabel("Harbour").onLongPressGesture { remove() }
        .accessibilityAction(named: "Delete") { remove() }
      """,
      because: "The action is in the rotor."),
    SwiftUIShape(
      "drag alone", finds: ["custom-gesture-without-alternative"],
      "Circle().gesture(DragGesture().onChanged { move($0) })",
      because: "Nothing else moves the circle."),
    SwiftUIShape(
      "drag that can be adjusted",
      #"""
      Circle().gesture(DragGesture().onChanged { move($0) }).accessibilityElement()
        .accessibilityLabel("Volume").accessibilityValue("\(level) percent")
        .accessibilityAdjustableAction { step($0) }
      """#,
      because: "A swipe up or down does what the drag does."),
    SwiftUIShape(
      "pinch alone", finds: ["custom-gesture-without-alternative"],
      """
      Image("map").accessibilityLabel("Map")
        .gesture(MagnificationGesture().onChanged { zoom($0) })
      """,
      because: "Nothing else enlarges the map."),
    SwiftUIShape(
      "draggable text",
      "ForEach(items) { item in Text(item.name).draggable(item.name) }",
      because: "SwiftUI offers VoiceOver users to drag it."),
    SwiftUIShape(
      "tap on an image inside a button", finds: ["nested-interactive"],
      """
      Button(action: open) {
        HStack { Text("Song"); Image(systemName: "play").onTapGesture { play() } }
      }
      """,
      because: "The button is one stop, so nobody reaches the image."),
    SwiftUIShape(
      "button over a link",
      """
      ZStack(alignment: .topTrailing) {
        NavigationLink(value: 1) { Text("Dune") }
        Button { save() } label: { Image(systemName: "bookmark") }
          .accessibilityLabel("Save Dune")
      }
      """,
      because: "They lie over one another, and each is a stop."),
    SwiftUIShape(
      "custom actions of a text",
      """
      Text("Ada")
        .accessibilityActions { Button("Reply") { reply() }; Button("Delete") { remove() } }
      """,
      because: "The actions are in the rotor."),
    SwiftUIShape(
      "tap that puts the keyboard away",
      """
      VStack { TextField("Nickname", text: $name) }.onTapGesture { isFocused = false }
      """,
      because: "VoiceOver users do not need it."),
    SwiftUIShape(
      "tap on a stack with a hidden picture", finds: ["interactive-missing-role-trait"],
      """
      HStack { Text("Hello"); Image("wave").accessibilityHidden(true) }.onTapGesture { open() }
      """,
      because: "The text is read without a role."),
    SwiftUIShape(
      "double tap beside a button that does the same",
      """
      VStack {
        Image("photo").accessibilityLabel("Harbour").onTapGesture(count: 2) { like() }
        Button("Like") { like() }
      }
      """,
      because: "The button offers the same."),
    SwiftUIShape(
      "long press beside a button that does the same",
      """
      VStack { Text("Mail").onLongPressGesture { remove() }; Button("Delete") { remove() } }
      """,
      because: "The button offers the same."),
    SwiftUIShape(
      "pinch with the action for it",
      """
      Image("map").accessibilityLabel("Map")
        .gesture(MagnificationGesture().onChanged { zoom($0) })
        .accessibilityZoomAction { zoom($0) }
      """,
      because: "VoiceOver offers to zoom."),
    SwiftUIShape(
      "role on a stack of texts", finds: ["interactive-missing-role-trait?"],
      """
      HStack { Text("Ada"); Text("London") }.onTapGesture { open() }
        .accessibilityAddTraits(.isButton)
      """,
      because: "The role goes to each text, so that there are two stops for one action."),
    SwiftUIShape(
      "role that every use gives",
      """
      VStack { Row(title: "Ada").accessibilityAddTraits(.isButton) }
      """,
      with: """
        struct Row: View {
          let title: String
          var body: some View { Text(title).onTapGesture { open() } }
        }
        """,
      because: "The view reacts to a tap, and has the role wherever it is used."),
  ]
}
