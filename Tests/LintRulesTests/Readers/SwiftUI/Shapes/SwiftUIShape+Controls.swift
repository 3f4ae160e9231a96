extension SwiftUIShape {
  /// Toggles, sliders, steppers, pickers and dials.
  static let controls: [SwiftUIShape] = [
    SwiftUIShape(
      "toggle without a name", finds: ["control-missing-label"],
      #"Toggle("", isOn: $on)"#,
      because: "VoiceOver says only that it is a switch."),
    SwiftUIShape(
      "toggle with its caption beside it", finds: ["control-missing-label"],
      #"HStack { Text("Wi-Fi"); Spacer(); Toggle("", isOn: $on).labelsHidden() }"#,
      because: "The caption is another stop."),
    SwiftUIShape(
      "toggle whose name is not drawn",
      #"Toggle("Wi-Fi", isOn: $on).labelsHidden()"#,
      because: "The name is read although it is not drawn."),
    SwiftUIShape(
      "toggle of the project without a name", finds: ["control-missing-label"],
      #"SettingRow(title: "Wi-Fi", isOn: $on)"#,
      with: """
        struct SettingRow: View {
          let title: String
          @Binding var isOn: Bool
          var body: some View { HStack { Text(title); Toggle("", isOn: $isOn).labelsHidden() } }
        }
        """,
      because: "The title is another stop."),
    SwiftUIShape(
      "toggle of the project with a name",
      #"SettingRow(title: "Wi-Fi", isOn: $on)"#,
      with: """
        struct SettingRow: View {
          let title: String
          @Binding var isOn: Bool
          var body: some View { Toggle(title, isOn: $isOn) }
        }
        """,
      because: "The title is the name."),
    SwiftUIShape(
      "toggle with an icon", finds: ["icon-button-missing-label"],
      #"Toggle(isOn: $on) { Image(systemName: "wifi") }"#,
      because: "VoiceOver reads the name of the symbol."),
    SwiftUIShape(
      "toggle with a name and an explanation",
      #"Toggle(isOn: $on) { Text("Wi-Fi"); Text("Connects to known networks") }"#,
      because: "Both texts are its name."),
    SwiftUIShape(
      "toggle with a name from a table",
      "Toggle(L10n.wifi, isOn: $on)",
      because: "What is not known is taken to be there."),
    SwiftUIShape(
      "slider without a name", finds: ["control-missing-label"],
      "Slider(value: $amount, in: 0...1)",
      because: "VoiceOver says only its value."),
    SwiftUIShape(
      "slider with a name",
      #"Slider(value: $amount, in: 0...1) { Text("Volume") }"#,
      because: "The text is its name, although it is not drawn."),
    SwiftUIShape(
      "stepper without a name", finds: ["control-missing-label"],
      #"Stepper("", value: $count, in: 1...9)"#,
      because: "VoiceOver says only “Increment” and “Decrement”."),
    SwiftUIShape(
      "stepper with a name",
      #"Stepper("Guests", value: $count, in: 1...9)"#,
      because: "The title is its name."),
    SwiftUIShape(
      "minus and plus as titles", finds: ["speech-symbol-only-label", "speech-symbol-only-label"],
      #"HStack { Button("-") { count -= 1 }; Text("\(count)"); Button("+") { count += 1 } }"#,
      because: "VoiceOver reads the signs, and not what changes."),
    SwiftUIShape(
      "picker without a name", finds: ["control-missing-label"],
      #"Picker("", selection: $tab) { Text("All").tag(Tab.all); Text("New").tag(Tab.new) }"#,
      because: "VoiceOver says only what is chosen."),
    SwiftUIShape(
      "picker with a name",
      #"Picker("Show", selection: $tab) { Text("All").tag(Tab.all); Text("New").tag(Tab.new) }"#,
      because: "The title is its name."),
    SwiftUIShape(
      "segments with a title", finds: ["picker-label-unspoken"],
      """
      Picker("Show", selection: $tab) { Text("All").tag(Tab.all); Text("New").tag(Tab.new) }
        .pickerStyle(.segmented)
      """,
      because: "Segments are stops of their own, and the title is not said."),
    SwiftUIShape(
      "segments in a container",
      """
      Picker("Show", selection: $tab) { Text("All").tag(Tab.all); Text("New").tag(Tab.new) }
        .pickerStyle(.segmented).accessibilityElement(children: .contain)
        .accessibilityLabel("Show")
      """,
      because: "The container says the title."),
    SwiftUIShape(
      "menu picker with a label", finds: ["menu-picker-label-hides-value"],
      """
      Picker("Sort", selection: $tab) { Text("Name").tag(Tab.all); Text("Date").tag(Tab.new) }
        .pickerStyle(.menu).accessibilityLabel("Sort by")
      """,
      because: "The label replaces what is chosen."),
    SwiftUIShape(
      "date without a name", finds: ["control-missing-label"],
      #"DatePicker("", selection: $date)"#,
      because: "VoiceOver says only the date."),
    SwiftUIShape(
      "date whose name is not drawn",
      #"DatePicker("Arrival", selection: $date).labelsHidden()"#,
      because: "The name is read although it is not drawn."),
    SwiftUIShape(
      "colour without a name", finds: ["control-missing-label"],
      #"ColorPicker("", selection: $color)"#,
      because: "VoiceOver says only the colour."),
    SwiftUIShape(
      "dial of the project without a value", finds: ["adjustable-missing-value"],
      """
      Knob().accessibilityElement().accessibilityLabel("Volume")
        .accessibilityAdjustableAction { turn($0) }
      """,
      with: """
        struct Knob: View {
          var body: some View { Circle().stroke() }
        }
        """,
      because: "Nobody hears what a swipe changed."),
    SwiftUIShape(
      "dial of the project with a value",
      #"""
      Knob().accessibilityElement().accessibilityLabel("Volume")
        .accessibilityValue("\(level) percent").accessibilityAdjustableAction { turn($0) }
      """#,
      with: """
        struct Knob: View {
          var body: some View { Circle().stroke() }
        }
        """,
      because: "VoiceOver says the value after each swipe."),
  ]
}
