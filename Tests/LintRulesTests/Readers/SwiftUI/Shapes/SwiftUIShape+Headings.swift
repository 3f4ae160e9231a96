extension SwiftUIShape {
  /// Texts that look like headings, and headings.
  static let headings: [SwiftUIShape] = [
    SwiftUIShape(
      "large text that begins a part", finds: ["missing-header-trait"],
      #"VStack { Text("Recent orders").font(.title2).bold(); Text("Two teas, one cake") }"#,
      because: "The rotor has no heading to go to."),
    SwiftUIShape(
      "heading",
      """
      VStack {
        Text("Recent orders").font(.title2).accessibilityAddTraits(.isHeader)
        Text("Two teas, one cake")
      }
      """,
      because: "VoiceOver says “Recent orders, heading.”"),
    SwiftUIShape(
      "heading of the project",
      #"VStack { SectionTitle(text: "Recent orders"); Text("Two teas") }"#,
      with: """
        struct SectionTitle: View {
          let text: String
          var body: some View {
            Text(text).font(.title2.bold()).accessibilityAddTraits(.isHeader)
          }
        }
        """,
      because: "The view of the project has the trait."),
    SwiftUIShape(
      "heading of the project with the trait where it is used",
      """
      VStack {
        SectionTitle(text: "Recent orders").accessibilityAddTraits(.isHeader)
        Text("Two teas")
      }
      """,
      with: """
        struct SectionTitle: View {
          let text: String
          var body: some View { Text(text).font(.title2.bold()) }
        }
        """,
      because: "The use adds the trait to the one text inside."),
    SwiftUIShape(
      "modifier of the project for headings", finds: ["missing-header-trait"],
      #"VStack { Text("Recent orders").headline(); Text("Two teas") }"#,
      with: """
        extension View {
          func headline() -> some View { font(.title2.bold()) }
        }
        """,
      because: "The modifier sets the font, and not the trait."),
    SwiftUIShape(
      "modifier of the project with font and trait",
      #"VStack { Text("Recent orders").headline(); Text("Two teas") }"#,
      with: """
        extension View {
          func headline() -> some View {
            font(.title2.bold()).accessibilityAddTraits(.isHeader)
          }
        }
        """,
      because: "The modifier does both."),
    SwiftUIShape(
      "function for headings", finds: ["missing-header-trait"],
      #"VStack { heading("Recent orders"); Text("Two teas") }"#,
      with: """
        extension Home {
          func heading(_ text: String) -> some View { Text(text).font(.title2.bold()) }
        }
        """,
      because: "The function is looked into where it is called."),
    SwiftUIShape(
      "font of the project for headings", finds: ["missing-header-trait"],
      #"VStack { Text("Recent orders").font(.sectionTitle); Text("Two teas") }"#,
      with: """
        extension Font {
          static let sectionTitle = Font.title2.weight(.semibold)
        }
        """,
      because: "The declaration of the font says its text style."),
    SwiftUIShape(
      "font of the project that is called one of headings", finds: ["missing-header-trait?"],
      #"VStack { Text("Recent orders").font(.brand.headingMD); Text("Two teas") }"#,
      with: """
        extension Font {
          static let brand = Brand()
        }
        """,
      because: "The name of the font says so, and a person has to look."),
    SwiftUIShape(
      "font of the project for notes",
      #"VStack { Text("Recent orders").font(.note); Text("Two teas") }"#,
      with: """
        extension Font {
          static let note = Font.footnote
        }
        """,
      because: "The style is that of a footnote."),
    SwiftUIShape(
      "closure that the project sets like a heading", finds: ["missing-header-trait"],
      #"Card { Text("Tea") } title: { Text("Orders") }"#,
      with: """
        struct Card<Content: View, Title: View>: View {
          @ViewBuilder let content: () -> Content
          @ViewBuilder let title: () -> Title
          var body: some View { VStack { title().font(.title2); content() } }
        }
        """,
      because: "The font of the view meets the text of the use."),
    SwiftUIShape(
      "closure that the project makes a heading",
      #"Card { Text("Tea") } title: { Text("Orders") }"#,
      with: """
        struct Card<Content: View, Title: View>: View {
          @ViewBuilder let content: () -> Content
          @ViewBuilder let title: () -> Title
          var body: some View {
            VStack { title().font(.title2).accessibilityAddTraits(.isHeader); content() }
          }
        }
        """,
      because: "The trait of the view goes to the text of the use."),
    SwiftUIShape(
      "title that is made when the app runs", finds: ["missing-header-trait?"],
      "VStack { Text(article.title).font(.largeTitle); Text(article.text) }",
      because: "The words are not known, and a person has to look."),
    SwiftUIShape(
      "large text beside a button", finds: ["missing-header-trait"],
      """
      VStack {
        HStack {
          Text("New books").font(.title3.bold())
          Spacer()
          Button("See all") { all() }
        }
        Text("Dune")
      }
      """,
      because: "It begins the part that follows."),
    SwiftUIShape(
      "header of a lazy stack", finds: ["missing-header-trait"],
      """
      LazyVStack {
        Section { Text("Tea") } header: { Text("Recent orders").font(.title3.bold()) }
      }
      """,
      because: "Only lists and forms make their headers headings."),
    SwiftUIShape(
      "header of a list",
      #"List { Section { Text("Tea") } header: { Text("Recent orders").font(.title3) } }"#,
      because: "Lists make their headers headings."),
    SwiftUIShape(
      "level without a heading", finds: ["heading-level-without-header"],
      #"Text("Recent orders").accessibilityHeading(.h2)"#,
      because: "A level without the trait has no effect."),
    SwiftUIShape(
      "levels with a gap", finds: ["heading-level-skip"],
      """
      VStack {
        Text("Orders").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Recent").accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h4); Text("Tea")
      }
      """,
      because: "The second level is missing, so people look for it."),
    SwiftUIShape(
      "button in large print",
      """
      VStack {
        Button { go() } label: { Text("Start").font(.title2.bold()) }
        Text("It takes a minute")
      }
      """,
      because: "A button is not a heading."),
    SwiftUIShape(
      "names in a list",
      "List(items) { item in VStack { Text(item.name).font(.headline); Text(item.place) } }",
      because: "The large text of a row is its name."),
    SwiftUIShape(
      "sentences in large print",
      """
      VStack {
        Text("Your trial ends soon. Subscribe now to keep your notes.")
          .font(.title3); Text("Or later")
      }
      """,
      because: "Sentences do not begin a part."),
    SwiftUIShape(
      "heading of the project before what it heads", finds: ["missing-header-trait?"],
      """
      VStack { SectionTitle(text: "Recent orders"); Text("Two teas") }
      """,
      with: """
        struct SectionTitle: View {
          let text: String
          var body: some View { Text(text).font(.title2.bold()) }
        }
        """,
      because: "The view is called a title, and is set in the style of one."),
  ]
}
