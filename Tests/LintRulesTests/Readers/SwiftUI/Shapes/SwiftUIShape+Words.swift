extension SwiftUIShape {
  /// Texts as they are spoken.
  static let words: [SwiftUIShape] = [
    SwiftUIShape(
      "text in capitals", finds: ["speech-all-caps"],
      #"Text("SPECIAL OFFER FOR YOU")"#,
      because: "VoiceOver may spell capitals out."),
    SwiftUIShape(
      "text that is shown in capitals",
      #"Text("Special offer for you").textCase(.uppercase)"#,
      because: "The words stay as they are written."),
    SwiftUIShape(
      "short word in capitals",
      #"Button("OK") { on = false }"#,
      because: "“OK” is read as people say it."),
    SwiftUIShape(
      "abbreviation that everybody says",
      #"Text("Open the PDF")"#,
      because: "“PDF” is spelt out, as people say it."),
    SwiftUIShape(
      "constant in capitals", finds: ["speech-all-caps"],
      "Text(L10n.offer)",
      with: """
        enum L10n {
          static let offer = "SPECIAL OFFER FOR YOU"
        }
        """,
      because: "The constant is looked up."),
    SwiftUIShape(
      "view of the project with capitals", finds: ["speech-all-caps"],
      #"Banner(text: "SPECIAL OFFER FOR YOU")"#,
      with: """
        struct Banner: View {
          let text: String
          var body: some View { Text(text).padding() }
        }
        """,
      because: "The text is that of the use."),
    SwiftUIShape(
      "view of the project that shows capitals",
      #"Banner(text: "Special offer for you")"#,
      with: """
        struct Banner: View {
          let text: String
          var body: some View { Text(text).textCase(.uppercase).padding() }
        }
        """,
      because: "The modifier draws capitals, and the words stay."),
    SwiftUIShape(
      "label with a placeholder", finds: ["label-unresolved-placeholder"],
      #"Image("cat").accessibilityLabel("Photo of %@")"#,
      because: "VoiceOver says “percent at”."),
    SwiftUIShape(
      "label with a full stop", finds: ["label-ends-with-period"],
      #"Button("Save") { save() }.accessibilityLabel("Save.")"#,
      because: "The stop is heard as a pause, and names have none."),
    SwiftUIShape(
      "number of an order", finds: ["speech-digit-run"],
      #"Text("Order 4839201745")"#,
      because: "VoiceOver reads billions."),
    SwiftUIShape(
      "date in figures", finds: ["speech-numeric-date"],
      #"Text("Due 03/04/2025")"#,
      because: "The day and the month cannot be told apart."),
    SwiftUIShape(
      "duration in figures", finds: ["speech-clock-duration"],
      #"Text("Duration 1:05:30")"#,
      because: "VoiceOver reads a time of day."),
    SwiftUIShape(
      "time of day",
      #"Text("Opens at 9:30")"#,
      because: "VoiceOver reads a time of day."),
    SwiftUIShape(
      "list in one text", finds: ["speech-pseudo-list"],
      #"Text("• Milk\n• Bread\n• Tea")"#,
      because: "VoiceOver reads the bullets, and all items as one."),
    SwiftUIShape(
      "row of emoji", finds: ["speech-symbol-or-emoji"],
      #"Text("Great ⭐️⭐️⭐️⭐️⭐️ 🎉🎉")"#,
      because: "VoiceOver reads the name of each."),
    SwiftUIShape(
      "emoji at the end",
      #"Text("Well done 🎉")"#,
      because: "One name at the end does no harm."),
    SwiftUIShape(
      "link that is called click here", finds: ["link-purpose-unclear"],
      #"Link("Click here", destination: url)"#,
      because: "In a list of links it says nothing."),
    SwiftUIShape(
      "link that says where it leads",
      #"Link("Opening hours", destination: url)"#,
      because: "The words say where it leads."),
    SwiftUIShape(
      "price with its format",
      #"Text(amount, format: .currency(code: "EUR"))"#,
      because: "The system reads formatted numbers."),
    SwiftUIShape(
      "label that hides what is shown", finds: ["visible-text-not-in-label?"],
      #"Text(event.title).accessibilityLabel("Title of the event")"#,
      because: "VoiceOver says the label, and never the title."),
    SwiftUIShape(
      "label with what is shown",
      #"Text(event.title).accessibilityLabel("Title: \(event.title)")"#,
      because: "The title is in the label."),
    SwiftUIShape(
      "label with what is shown as its value",
      #"Text(event.title).accessibilityLabel("Title").accessibilityValue(event.title)"#,
      because: "VoiceOver says label and value."),
  ]
}
