extension SwiftUIShape {
  /// Choices and states, shown and said.
  static let state: [SwiftUIShape] = [
    SwiftUIShape(
      "choice shown by a background", finds: ["selected-not-exposed"],
      #"HStack { Button("All") { tab = .all }.background(tab == .all ? .blue : .clear) }"#,
      because: "VoiceOver says “All, button.” whether it is chosen or not."),
    SwiftUIShape(
      "choice shown by the weight of the font", finds: ["selected-not-exposed"],
      #"HStack { Button("All") { tab = .all }.fontWeight(tab == .all ? .bold : .regular) }"#,
      because: "A bold font is not heard."),
    SwiftUIShape(
      "choice with the trait",
      """
      HStack {
        Button("All") { tab = .all }.background(tab == .all ? .blue : .clear)
          .accessibilityAddTraits(tab == .all ? .isSelected : [])
      }
      """,
      because: "VoiceOver says “selected”."),
    SwiftUIShape(
      "tab bar of its own", finds: ["selected-not-exposed?"],
      """
      ForEach(Tab.allCases) { item in
        Button { tab = item } label: {
          Text(item.title).foregroundStyle(tab == item ? .blue : .gray)
        }
      }
      """,
      because: "The words are not known, and a person has to look."),
    SwiftUIShape(
      "tab bar of its own with the trait",
      """
      ForEach(Tab.allCases) { item in
        Button { tab = item } label: {
          Text(item.title).foregroundStyle(tab == item ? .blue : .gray)
        }
          .accessibilityAddTraits(tab == item ? .isSelected : [])
      }
      """,
      because: "VoiceOver says “selected”."),
    SwiftUIShape(
      "chips of the project with the trait",
      #"HStack { Chip(title: "All", isOn: tab == .all); Chip(title: "New", isOn: tab == .new) }"#,
      with: """
        struct Chip: View {
          let title: String, isOn: Bool
          var body: some View {
            Button(title) { choose(title) }.background(isOn ? Color.blue : .clear)
              .accessibilityAddTraits(isOn ? .isSelected : [])
          }
        }
        """,
      because: "The view of the project says which is chosen."),
    SwiftUIShape(
      "row with a tick", finds: ["selected-not-exposed?"],
      """
      ForEach(items) { item in
        Button { choice = item.id } label: {
          HStack { Text(item.name); if choice == item.id { Image(systemName: "checkmark") } }
        }
      }
      """,
      because: "The tick may be heard among the words of the row, and a person has to look."),
    SwiftUIShape(
      "drawn checkbox", finds: ["toggle-state-missing?"],
      """
      Button { on.toggle() } label: {
        HStack { Image(systemName: on ? "checkmark.square" : "square"); Text("I agree") }
      }
      """,
      because: "The symbol alone says whether it is on."),
    SwiftUIShape(
      "drawn checkbox with the trait",
      """
      Button { on.toggle() } label: {
        HStack { Image(decorative: on ? "on" : "off"); Text("I agree") }
      }
        .accessibilityAddTraits(on ? .isSelected : [])
      """,
      because: "VoiceOver says “selected”."),
    SwiftUIShape(
      "heart with one label", finds: ["toggle-state-missing"],
      """
      Button { on.toggle() } label: { Image(systemName: on ? "heart.fill" : "heart") }
        .accessibilityLabel("Favourite")
      """,
      because: "The label is the same in both states."),
    SwiftUIShape(
      "heart with one label and the trait",
      """
      Button { on.toggle() } label: { Image(systemName: on ? "heart.fill" : "heart") }
        .accessibilityLabel("Favourite").accessibilityAddTraits(on ? .isSelected : [])
      """,
      because: "VoiceOver says “selected”."),
    SwiftUIShape(
      "details that open", finds: ["toggle-state-missing?"],
      """
      Button { on.toggle() } label: {
        HStack { Text("Details"); Image(systemName: on ? "chevron.up" : "chevron.down") }
      }
      """,
      because: "The chevron alone says whether they are open."),
    SwiftUIShape(
      "details that open, with a value",
      """
      Button { on.toggle() } label: {
        HStack { Text("Details"); Image(systemName: on ? "chevron.up" : "chevron.down") }
      }
      .accessibilityValue(on ? "expanded" : "collapsed")
      """,
      because: "VoiceOver says “expanded” or “collapsed”."),
    SwiftUIShape(
      "disclosure group",
      #"DisclosureGroup("Details", isExpanded: $on) { Text("Two teas") }"#,
      because: "SwiftUI says whether it is open."),
    SwiftUIShape(
      "disclosure group with a label", finds: ["disclosure-label-overrides"],
      """
      DisclosureGroup("Details", isExpanded: $on) { Text("Two teas") }
        .accessibilityLabel("More details")
      """,
      because: "The label replaces the words of everything inside."),
    SwiftUIShape(
      "button that is disabled",
      #"Button("Send") { send() }.disabled(!isReady).opacity(isReady ? 1 : 0.4)"#,
      because: "VoiceOver says “dimmed”."),
    SwiftUIShape(
      "state as words",
      #"Text(on ? "Online" : "Offline").foregroundStyle(on ? .green : .gray)"#,
      because: "The words change with the state."),
    SwiftUIShape(
      "stars as one element",
      #"""
      HStack {
        ForEach(1..<6) { star in Image(systemName: star <= stars ? "star.fill" : "star") }
      }
        .accessibilityElement().accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
      """#,
      because: "VoiceOver says “Rating, 3 of 5.”"),
    SwiftUIShape(
      "stars to tap", finds: ["icon-button-missing-label", "interactive-missing-role-trait"],
      """
      ForEach(1..<6) { star in
        Image(systemName: star <= stars ? "star.fill" : "star").onTapGesture { stars = star }
      }
      """,
      because: "Each star is a picture without a name and a role."),
    SwiftUIShape(
      "stars to adjust",
      #"""
      HStack {
        ForEach(1..<6) { star in Image(systemName: "star").onTapGesture { stars = star } }
      }
        .accessibilityElement().accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction { step($0) }
      """#,
      because: "A swipe up or down changes the rating."),
    SwiftUIShape(
      "choice of buttons with titles of the data", finds: ["selected-not-exposed?"],
      """
      ForEach(tags, id: \\.self) { tag in
        Button(tag) { picked = tag }.foregroundColor(picked == tag ? .blue : .gray)
      }
      """,
      because: "Only the colour tells which one is picked, unless the titles do."),
    SwiftUIShape(
      "chip of the project", finds: ["selected-not-exposed?"],
      """
      HStack {
        Chip(title: "All", isOn: tab == .all) { tab = .all }
        Chip(title: "New", isOn: tab == .new) { tab = .new }
      }
      """,
      with: """
        struct Chip: View {
          let title: String
          let isOn: Bool
          let action: () -> Void
          var body: some View {
            Button(title, action: action).background(isOn ? Color.blue : .clear)
          }
        }
        """,
      because: "The background alone tells which one is on; found once, in the view."),
    SwiftUIShape(
      "dot with the colour of a state", finds: ["color-only-state?"],
      """
      HStack { Circle().fill(isOnline ? Color.green : .gray); Text("Ada") }
      """,
      because: "Nothing else in the view depends on the state."),
    SwiftUIShape(
      "dot with a word that says the same",
      """
      HStack { Circle().fill(isOnline ? Color.green : .gray); Text(isOnline ? "Online" : "Away") }
      """,
      because: "The word says what the colour shows."),
    SwiftUIShape(
      "choice shown by a symbol's variant", finds: ["selected-not-exposed"],
      """
      Button { tab = .all } label: {
        Label("Home", systemImage: "house").symbolVariant(tab == .all ? .fill : .none)
      }
      """,
      because: "A filled symbol is not heard."),
    SwiftUIShape(
      "choice shown by a function that gives a colour", finds: ["selected-not-exposed?"],
      #"Button { tab = .new } label: { Text("New").foregroundStyle(color(.new)) }"#,
      with: """
        extension Home {
          func color(_ item: Tab) -> Color { tab == item ? .blue : .gray }
        }
        """,
      because: "The function asks for what the tap sets."),
    SwiftUIShape(
      "choice shown by a style of the project", finds: ["selected-not-exposed?"],
      #"Button("New") { tab = .new }.buttonStyle(Pill(isSelected: tab == .new))"#,
      with: """
        struct Pill: ButtonStyle {
          let isSelected: Bool
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(isSelected ? Color.blue : .clear)
          }
        }
        """,
      because: "The style draws the choice and does not say it."),
    SwiftUIShape(
      "choice said by a style of the project",
      #"Button("New") { tab = .new }.buttonStyle(Pill(isSelected: tab == .new))"#,
      with: """
        struct Pill: ButtonStyle {
          let isSelected: Bool
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(isSelected ? Color.blue : .clear)
              .accessibilityAddTraits(isSelected ? .isSelected : [])
          }
        }
        """,
      because: "The style says the trait."),
    SwiftUIShape(
      "items of a menu with a tick", finds: ["selected-not-exposed"],
      """
      Menu("Show") {
        Button { tab = .all } label: {
          if tab == .all { Label("All", systemImage: "checkmark") } else { Text("All") }
        }
      }
      """,
      because: "VoiceOver reads the title; a `Picker` in the menu says which item is selected."),
    SwiftUIShape(
      "switch with a filled symbol", finds: ["toggle-state-missing"],
      """
      Button { on.toggle() } label: {
        Label("Like", systemImage: on ? "heart.fill" : "heart")
      }
      """,
      because: "The title is read, and the symbol beside it is not."),
    SwiftUIShape(
      "switch whose title changes",
      """
      Button { on.toggle() } label: {
        Label(on ? "Unlike" : "Like", systemImage: on ? "heart.fill" : "heart")
      }
      """,
      because: "The words say what a tap does now."),
    SwiftUIShape(
      "state shown by a form of the symbol", finds: ["selected-not-exposed?"],
      """
      Button { store.send(.pin) } label: {
        Label("Pin", systemImage: note.isPinned ? "pin.fill" : "pin")
      }
      """,
      because: "The title stays the same, and the symbol is not heard."),
    SwiftUIShape(
      "state shown by a form of the symbol, and by words",
      """
      Button { store.send(.pin) } label: {
        Label(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.fill" : "pin")
      }
      """,
      because: "The title says it."),
  ]
}
