extension SwiftUIShape {
  /// Stacks that are one element or a container, and what is set on them.
  static let groups: [SwiftUIShape] = [
    SwiftUIShape(
      "left out with their stack", finds: ["combine-hides-button"],
      """
      HStack { Text("Song"); Button("Play") { play() } }
        .accessibilityElement(children: .ignore).accessibilityLabel("Song")
      """,
      because: "The element leaves out what it holds, so nobody reaches the button."),
    SwiftUIShape(
      "left out, with actions in their place",
      """
      HStack { Text("Song"); Button("Play") { play() } }
        .accessibilityElement(children: .ignore).accessibilityLabel("Song")
        .accessibilityAction(named: "Play") { play() }
      """,
      because: "The actions of the element stand in for the buttons."),
    SwiftUIShape(
      "button in a combined stack", finds: ["combine-hides-button"],
      """
      HStack { Text("Song"); Button("Play") { play() } }
        .accessibilityElement(children: .combine)
      """,
      because: "Activating the stack plays, and “Play” is not said."),
    SwiftUIShape(
      "button of the project in a combined stack", finds: ["combine-hides-button"],
      #"VStack { Text("Dune"); FollowButton() }.accessibilityElement(children: .combine)"#,
      with: """
        struct FollowButton: View {
          var body: some View { Button("Follow") { follow() } }
        }
        """,
      because: "The view is looked into."),
    SwiftUIShape(
      "modifier of the project that leaves buttons out", finds: ["combine-hides-button"],
      #"HStack { Button("Play") { play() }; Button("Share") { share() } }.spoken("Player")"#,
      with: """
        extension View {
          func spoken(_ words: String) -> some View {
            accessibilityElement(children: .ignore).accessibilityLabel(words)
          }
        }
        """,
      because: "The modifier is applied where it is used."),
    SwiftUIShape(
      "buttons in a container",
      """
      HStack { Button("Play") { play() }; Button("Share") { share() } }
        .accessibilityElement(children: .contain).accessibilityLabel("Player")
      """,
      because: "A container has a name, and what it holds are stops."),
    SwiftUIShape(
      "element without words", finds: ["silent-element"],
      #"HStack { Text("Ada"); Text("London") }.accessibilityElement(children: .ignore)"#,
      because: "VoiceOver stops there and says nothing."),
    SwiftUIShape(
      "element with words",
      """
      HStack { Text("Ada"); Text("London") }
        .accessibilityElement(children: .ignore).accessibilityLabel("Ada, London")
      """,
      because: "The label replaces what the element holds."),
    SwiftUIShape(
      "label on a stack", finds: ["label-on-container"],
      #"VStack { Text("Ada"); Text("London") }.accessibilityLabel("Ada in London")"#,
      because: "The stack is not an element, so each text says the label."),
    SwiftUIShape(
      "label on a combined stack",
      """
      VStack { Text("Ada"); Text("London") }
        .accessibilityElement(children: .combine).accessibilityLabel("Ada in London")
      """,
      because: "The stack is one element."),
    SwiftUIShape(
      "label on a view of the project with two texts", finds: ["label-on-container"],
      #"Person(name: "Ada").accessibilityLabel("Ada in London")"#,
      with: """
        struct Person: View {
          let name: String
          var body: some View { VStack { Text(name); Text("London") } }
        }
        """,
      because: "Each text inside says the label."),
    SwiftUIShape(
      "label on a view of the project that is one element",
      #"Person(name: "Ada").accessibilityLabel("Ada in London")"#,
      with: """
        struct Person: View {
          let name: String
          var body: some View {
            VStack { Text(name); Text("London") }.accessibilityElement(children: .combine)
          }
        }
        """,
      because: "The view combines what it shows."),
    SwiftUIShape(
      "label on the rows of a list", finds: ["label-on-container"],
      """
      List(items) { item in
        HStack { Text(item.name); Text(item.place) }.accessibilityLabel(item.name)
      }
      """,
      because: "Each text of a row says the label."),
    SwiftUIShape(
      "identifier on a stack", finds: ["identifier-on-container"],
      """
      VStack { Button("Play") { play() }; Button("Share") { share() } }
        .accessibilityIdentifier("player")
      """,
      because: "Each view in the stack gets the identifier."),
    SwiftUIShape(
      "identifier on a container",
      """
      VStack { Button("Play") { play() }; Button("Share") { share() } }
        .accessibilityElement(children: .contain).accessibilityIdentifier("player")
      """,
      because: "The container has the identifier, and its views have their own."),
    SwiftUIShape(
      "caption and value", finds: ["ungrouped-label-value"],
      #"HStack { Text("Total"); Text("$12.50") }"#,
      because: "They are two stops, and the value is heard without its caption."),
    SwiftUIShape(
      "caption and value combined",
      """
      HStack { Text("Total"); Spacer(); Text("$12.50") }
        .accessibilityElement(children: .combine)
      """,
      because: "VoiceOver says both at one stop."),
    SwiftUIShape(
      "labelled content read as one",
      #"LabeledContent("Total", value: "$12.50")"#,
      because: "SwiftUI joins the caption and the value."),
    SwiftUIShape(
      "figure and what it counts", finds: ["ungrouped-label-value"],
      #"VStack { Text("128"); Text("Followers").font(.caption) }"#,
      because: "The figure is heard without what it counts."),
    SwiftUIShape(
      "figure of the project, combined",
      #"HStack { Stat(value: "128", label: "Followers"); Stat(value: "64", label: "Following") }"#,
      with: """
        struct Stat: View {
          let value: String, label: String
          var body: some View {
            VStack { Text(value).bold(); Text(label) }.accessibilityElement(children: .combine)
          }
        }
        """,
      because: "The view of the project joins them."),
    SwiftUIShape(
      "modifier of the project that combines",
      #"HStack { Text("Total"); Text("$12.50") }.oneStop()"#,
      with: """
        extension View {
          func oneStop() -> some View { accessibilityElement(children: .combine) }
        }
        """,
      because: "The modifier is applied where it is used."),
    SwiftUIShape(
      "hint on a text", finds: ["hint-on-static-text"],
      #"Text("Ada").accessibilityHint("The name of the customer")"#,
      because: "A text cannot be activated, so nothing happens."),
    SwiftUIShape(
      "priorities of buttons",
      """
      HStack {
        Button("Cancel") { no() }.accessibilitySortPriority(1)
        Button("Save") { yes() }.accessibilitySortPriority(2)
      }
      """,
      because: "The one that matters more comes first."),
    SwiftUIShape(
      "more about an element",
      #"Text("Dune").accessibilityCustomContent("Author", "Frank Herbert")"#,
      because: "The author is read on request."),
    SwiftUIShape(
      "drawing that says what it shows",
      """
      Canvas { context, size in draw(context) }
        .accessibilityLabel("Sales")
        .accessibilityChildren { Text("June, 20"); Text("July, 30") }
      """,
      because: "The texts stand in for the drawing."),
    SwiftUIShape(
      "role without an action", finds: ["button-trait-without-action"],
      #"VStack { Text("Ada").accessibilityAddTraits(.isButton); Text("London") }"#,
      because: "VoiceOver says “button”, and nothing happens."),
    SwiftUIShape(
      "role taken away", finds: ["trait-fights-native-role"],
      #"Button("Ada") { open() }.accessibilityRemoveTraits(.isButton)"#,
      because: "Nobody hears that it can be activated."),
    SwiftUIShape(
      "names for Voice Control that are blank", finds: ["input-labels-invalid"],
      #"Button("Send message") { send() }.accessibilityInputLabels([""])"#,
      because: "A name without words cannot be said."),
    SwiftUIShape(
      "names for Voice Control",
      #"Button("Send message") { send() }.accessibilityInputLabels(["Send", "Send message"])"#,
      because: "People may say the short name."),
    SwiftUIShape(
      "caption and value at both ends of a row", finds: ["ungrouped-label-value"],
      """
      HStack { Text("Total"); Spacer(); Text("$12.50") }
      """,
      because: "A spacer between them does not make one stop of them."),
    SwiftUIShape(
      "row of the project with caption and value", finds: ["ungrouped-label-value"],
      """
      VStack { InfoRow(title: "Total", value: "$12.50") }
      """,
      with: """
        struct InfoRow: View {
          let title: String
          let value: String
          var body: some View { HStack { Text(title); Spacer(); Text(value) } }
        }
        """,
      because: "What the use says makes a caption and a value of the texts."),
    SwiftUIShape(
      "labelled content",
      """
      LabeledContent("Total", value: "$12.50")
      """,
      because: "SwiftUI reads both as one."),
    SwiftUIShape(
      "caption and switch as one",
      """
      HStack { Text("Wi-Fi"); Spacer(); Toggle("", isOn: $on).labelsHidden() }
        .accessibilityElement(children: .combine)
      """,
      because: "The one element has the words of the text, and is the switch."),
    SwiftUIShape(
      "hidden picture in one element",
      """
      VStack { Image("cover").accessibilityHidden(true); Text("Dune") }
        .accessibilityElement(children: .combine)
      """,
      because: "The picture is not read, and the text is."),
  ]

  /// Views that VoiceOver is told to leave out.
  static let hidden: [SwiftUIShape] = [
    SwiftUIShape(
      "hidden button", finds: ["hidden-contains-interactive?"],
      #"Button("Save") { save() }.accessibilityHidden(true)"#,
      because: "Everybody else can use it."),
    SwiftUIShape(
      "hidden buttons of the project", finds: ["hidden-contains-interactive?"],
      "Toolbox().accessibilityHidden(true)",
      with: """
        struct Toolbox: View {
          var body: some View {
            HStack { Button("Cut") { cut() }; Button("Paste") { paste() } }
          }
        }
        """,
      because: "The view is looked into."),
    SwiftUIShape(
      "modifier of the project that hides", finds: ["hidden-contains-interactive?"],
      #"Button("Save") { save() }.silent()"#,
      with: """
        extension View {
          func silent() -> some View { accessibilityHidden(true) }
        }
        """,
      because: "The modifier is applied where it is used."),
    SwiftUIShape(
      "hidden while it is covered",
      #"VStack { Button("Save") { save() } }.accessibilityHidden(isCovered)"#,
      because: "The condition says when."),
    SwiftUIShape(
      "button that is not hidden",
      #"Button("Save") { save() }.accessibilityHidden(false)"#,
      because: "The value is false."),
    SwiftUIShape(
      "button that comes and goes",
      #"if isReady { Button("Save") { save() } }"#,
      because: "What is not there is not a stop."),
    SwiftUIShape(
      "button that is clear at times, and hidden then",
      #"Button("Undo") { undo() }.opacity(on ? 1 : 0).accessibilityHidden(!on)"#,
      because: "Nobody stops at what cannot be seen."),
    SwiftUIShape(
      "hidden words that a button says",
      #"VStack { Text("Ada").accessibilityHidden(true); Button("Ada") { open() } }"#,
      because: "The name of the button has the same words."),
    SwiftUIShape(
      "line that is drawn",
      #"VStack { Rectangle().frame(height: 1); Text("Tea") }"#,
      because: "A shape is not a stop."),
  ]
}
