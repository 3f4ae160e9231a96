extension SwiftUIShape {
  /// Rows, and what can be done with them.
  static let lists: [SwiftUIShape] = [
    SwiftUIShape(
      "swipe action with words",
      """
      List(items) { item in
        Text(item.name).swipeActions { Button("Delete") { remove(item) } }
      }
      """,
      because: "SwiftUI makes it an action of the row."),
    SwiftUIShape(
      "swipe action with an icon", finds: ["icon-button-missing-label"],
      """
      List(items) { item in
        Text(item.name)
          .swipeActions { Button { remove(item) } label: { Image(systemName: "trash") } }
      }
      """,
      because: "The action is called as its symbol."),
    SwiftUIShape(
      "swipe of its own", finds: ["custom-gesture-without-alternative"],
      """
      ForEach(items) { item in
        Text(item.name).offset(x: shift).gesture(DragGesture().onEnded { _ in remove(item) })
      }
      """,
      because: "VoiceOver users cannot remove the item."),
    SwiftUIShape(
      "swipe of its own with an action",
      """
      ForEach(items) { item in
        Text(item.name).offset(x: shift).gesture(DragGesture().onEnded { _ in remove(item) })
          .accessibilityAction(named: "Delete") { remove(item) }
      }
      """,
      because: "The action is in the rotor."),
    SwiftUIShape(
      "row of the project that reacts to a tap in a list",
      finds: ["interactive-missing-role-trait"],
      "List(items) { item in PersonRow(name: item.name).onTapGesture { open(item) } }",
      with: """
        struct PersonRow: View {
          let name: String
          var body: some View { HStack { Text(name); Spacer() }.contentShape(.rect) }
        }
        """,
      because: "VoiceOver reads the row, and no role."),
    SwiftUIShape(
      "row of the project in a button in a list",
      "List(items) { item in Button { open(item) } label: { PersonRow(name: item.name) } }",
      with: """
        struct PersonRow: View {
          let name: String
          var body: some View { HStack { Text(name); Image(systemName: "chevron.right") } }
        }
        """,
      because: "The button gives the row its role."),
    SwiftUIShape(
      "row that leads on",
      #"NavigationLink(value: item) { HStack { Text("Ada"); Text("London") } }"#,
      because: "The link makes the row one button."),
    SwiftUIShape(
      "buttons of rows with one name", finds: ["duplicate-control-label"],
      """
      VStack {
        HStack { Text("Ada"); Button("Delete") { removeAda() } }
        HStack { Text("Alan"); Button("Delete") { removeAlan() } }
      }
      """,
      because: "The names do not say what is deleted."),
    SwiftUIShape(
      "menu of a long press with an icon", finds: ["icon-button-missing-label"],
      #"Text("Ada").contextMenu { Button { copy() } label: { Image(systemName: "doc.on.doc") } }"#,
      because: "The item is called as its symbol."),
    SwiftUIShape(
      "photos as buttons",
      """
      ForEach(photos) { photo in
        Button { open(photo) } label: { Image(photo.name) }.accessibilityLabel(photo.caption)
      }
      """,
      because: "Each button has the caption of its photo."),
    SwiftUIShape(
      "rows that can be moved",
      "List { ForEach(items) { Text($0.name) }.onMove { move($0, $1) } }",
      because: "SwiftUI gives the rows actions for that."),
    SwiftUIShape(
      "one button in each row", finds: ["duplicate-control-label"],
      """
      ForEach(friends) { friend in
        HStack { Text(friend.name); Button("Follow") { follow(friend) } }
      }
      """,
      because: "VoiceOver says “Follow, button.” in each row."),
    SwiftUIShape(
      "one button in each row, with the name of the row",
      #"""
      ForEach(friends) { friend in
        HStack {
          Text(friend.name)
          Button("Follow") { follow(friend) }.accessibilityLabel("Follow \(friend.name)")
        }
      }
      """#,
      because: "Each label says who is meant."),
  ]

  /// Tabs, bars and links.
  static let navigation: [SwiftUIShape] = [
    SwiftUIShape(
      "tab with an icon", finds: ["icon-button-missing-label"],
      #"TabView { Text("Tea").tabItem { Image(systemName: "house") } }"#,
      because: "VoiceOver reads the name of the symbol."),
    SwiftUIShape(
      "tab with a label",
      #"TabView { Text("Tea").tabItem { Label("Home", systemImage: "house") } }"#,
      because: "VoiceOver says “Home, tab.”"),
    SwiftUIShape(
      "tab as a view",
      #"TabView { Tab("Home", systemImage: "house") { Text("Tea") } }"#,
      because: "The title is its name."),
    SwiftUIShape(
      "toolbar with an icon", finds: ["icon-button-missing-label"],
      #"Text("Tea").toolbar { Button { add() } label: { Image(systemName: "plus") } }"#,
      because: "VoiceOver reads the name of the symbol."),
    SwiftUIShape(
      "toolbar with a title and a symbol",
      #"Text("Tea").toolbar { Button("Add", systemImage: "plus") { add() } }"#,
      because: "The title is read although it is not drawn."),
    SwiftUIShape(
      "back button of its own", finds: ["icon-button-missing-label"],
      """
      Text("Tea").navigationBarBackButtonHidden().toolbar {
        Button { dismiss() } label: { Image(systemName: "chevron.left") }
      }
      """,
      because: "VoiceOver reads the name of the symbol."),
    SwiftUIShape(
      "back button of its own with a label",
      """
      Text("Tea").navigationBarBackButtonHidden().toolbar {
        Button { dismiss() } label: { Image(systemName: "chevron.left") }
          .accessibilityLabel("Back")
      }
      """,
      because: "VoiceOver says “Back, button.”"),
    SwiftUIShape(
      "link with a picture", finds: ["icon-button-missing-label"],
      #"Link(destination: site) { Image("logo_social") }"#,
      because: "VoiceOver reads the name of the asset."),
    SwiftUIShape(
      "link with a picture and a label",
      #"Link(destination: site) { Image("logo_social") }.accessibilityLabel("Follow us")"#,
      because: "The label says where it leads."),
    SwiftUIShape(
      "title of the system",
      #"NavigationStack { List { Text("Tea") }.navigationTitle("Orders") }"#,
      because: "The title is a heading already."),
    SwiftUIShape(
      "round button over a list", finds: ["icon-button-missing-label"],
      """
      ZStack(alignment: .bottomTrailing) {
        List(items) { Text($0.name) }; Button { add() } label: {
          Image(systemName: "plus").padding()
        }
      }
      """,
      because: "VoiceOver reads the name of the symbol."),
  ]
}
