extension SwiftUIShape {
  /// Fields for text.
  static let fields: [SwiftUIShape] = [
    SwiftUIShape(
      "field with a title",
      #"TextField("Nickname", text: $name)"#,
      because: "The title is its name, and is drawn while the field is empty."),
    SwiftUIShape(
      "field without a name", finds: ["control-missing-label"],
      #"TextField("", text: $name)"#,
      because: "VoiceOver says only “Text field.”"),
    SwiftUIShape(
      "field of the project without a name", finds: ["control-missing-label"],
      #"FormField(title: "Nickname", text: $name)"#,
      with: """
        struct FormField: View {
          let title: String
          @Binding var text: String
          var body: some View { VStack { Text(title); TextField("", text: $text) } }
        }
        """,
      because: "The title is another stop."),
    SwiftUIShape(
      "field of the project with a name",
      #"FormField(title: "Nickname", text: $name)"#,
      with: """
        struct FormField: View {
          let title: String
          @Binding var text: String
          var body: some View {
            VStack {
              Text(title).accessibilityHidden(true)
              TextField("", text: $text).accessibilityLabel(title)
            }
          }
        }
        """,
      because: "The label is the title, which is hidden beside it."),
    SwiftUIShape(
      "field with a title and a prompt",
      #"TextField("Nickname", text: $name, prompt: Text("Ada"))"#,
      because: "The title stays the name, whatever is typed."),
    SwiftUIShape(
      "text that floats over a field", finds: ["control-missing-label"],
      """
      ZStack(alignment: .leading) {
        if name.isEmpty { Text("Nickname") }
        TextField("", text: $name)
      }
      """,
      because: "The text is another stop."),
    SwiftUIShape(
      "editor without a name", finds: ["control-missing-label"],
      "TextEditor(text: $name)",
      because: "A text editor has no title."),
    SwiftUIShape(
      "editor with a label",
      #"TextEditor(text: $name).accessibilityLabel("Note")"#,
      because: "The label is its name."),
    SwiftUIShape(
      "star for a required field", finds: ["required-marker-symbol"],
      #"TextField("Nickname *", text: $name)"#,
      because: "VoiceOver says “star”."),
    SwiftUIShape(
      "mail address", finds: ["input-purpose-missing?"],
      #"TextField("Email", text: $name)"#,
      because: "The system can fill it in where it knows what it is for."),
    SwiftUIShape(
      "mail address with its type",
      """
      TextField("Email", text: $name).textContentType(.emailAddress)
        .keyboardType(.emailAddress)
      """,
      because: "The system fills it in."),
    SwiftUIShape(
      "password with its type",
      #"SecureField("Password", text: $name).textContentType(.password)"#,
      because: "Password managers fill it in."),
    SwiftUIShape(
      "icon that empties a field", finds: ["icon-button-missing-label"],
      """
      HStack {
        TextField("Search", text: $name)
        Button { name = "" } label: { Image(systemName: "xmark.circle.fill") }
      }
      """,
      because: "VoiceOver reads the name of the symbol."),
    SwiftUIShape(
      "style of the project",
      #"TextField("Nickname", text: $name).textFieldStyle(Outlined())"#,
      with: """
        struct Outlined: TextFieldStyle {
          func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.padding()
          }
        }
        """,
      because: "A style leaves the name of a field."),
  ]

  /// Progress, gauges and spinners.
  static let progress: [SwiftUIShape] = [
    SwiftUIShape(
      "progress without a name", finds: ["progress-value-missing"],
      "ProgressView(value: amount)",
      because: "VoiceOver says only how far it is."),
    SwiftUIShape(
      "progress with a name",
      #"ProgressView(value: amount) { Text("Upload") }"#,
      because: "The text is its name."),
    SwiftUIShape(
      "spinner",
      "ProgressView()",
      because: "The system says that something is in progress."),
    SwiftUIShape(
      "spinner of the project with words",
      "LoadingView()",
      with: """
        struct LoadingView: View {
          var body: some View { VStack { ProgressView(); Text("Loading orders") } }
        }
        """,
      because: "The text beside it says what is in progress."),
    SwiftUIShape(
      "gauge without a name", finds: ["progress-value-missing"],
      "Gauge(value: amount) { EmptyView() }",
      because: "VoiceOver says only its value."),
    SwiftUIShape(
      "gauge with a name",
      #"Gauge(value: amount) { Text("Battery") }"#,
      because: "The text is its name."),
    SwiftUIShape(
      "ring with a name and a value",
      #"""
      Circle().trim(from: 0, to: amount).stroke(.blue, lineWidth: 8)
        .accessibilityElement().accessibilityLabel("Upload")
        .accessibilityValue("\(level) percent")
      """#,
      because: "VoiceOver says “Upload, 40 percent.”"),
  ]
}
