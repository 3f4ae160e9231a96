package import ScreenModel

/// The decisions of the VoiceOver model that a user can take: their names, meanings and bounds.
package enum VoiceOverSettings {
  /// Why a setting cannot be taken.
  package enum Problem: Error, Equatable {
    /// There is no such key; the nearest one, if one is near.
    case unknownKey(nearest: String?)
    /// The value does not fit; what would.
    case unfitting(takes: String)
  }

  /// Every key, in the order of the documentation.
  static let fields: [OptionField<VoiceOverOptions>] = exposure + order + utterance + speech

  private static let exposure: [OptionField<VoiceOverOptions>] = [
    .word("modalScope", \.modalScope, "what a modal view silences"),
    .word(
      "zeroSizePolicy", \.zeroSizePolicy,
      "what becomes of a wrapper of size 0 × 0 that does not clip"),
    .flag(
      "dropDegenerate", \.dropDegenerate,
      "whether an element without width or without height is passed over"),
    .number(
      "alphaThreshold", \.alphaThreshold, 0...1, "the opacity up to which a view is passed over"),
  ]

  private static let order: [OptionField<VoiceOverOptions>] = [
    .word("rowPolicy", \.rowPolicy, "how elements of about the same height make rows"),
    .number(
      "rowTolerance", \.rowToleranceOrAuto, 0...1_000,
      "how many points lower another row begins; 0 is 8 on phones and 13 elsewhere"),
  ]

  private static let utterance: [OptionField<VoiceOverOptions>] = [
    .flag("traits", \.traits, "whether the words of traits are spoken"),
    .word("traitPosition", \.traitPosition, "where the words of traits stand"),
    .flag("hints", \.hints, "whether hints are spoken"),
    .flag("value", \.value, "whether values are spoken"),
    .flag(
      "containerContext", \.containerContext,
      "whether places such as \"2 of 5\" and names of containers are spoken"),
    .flag(
      "tableContext", \.tableContext,
      "whether rows, columns and headers of data tables are spoken"),
    .flag("customContent", \.customContent, "whether custom content is spoken"),
    .word(
      "expandedPosition", \.expandedPosition,
      "where \"expanded\" and \"collapsed\" stand; auto is last in snapshots, before the role in "
        + "speech"),
    .word(
      "listContextPosition", \.listContextPosition, "where \"list start\" and its like stand"),
    .flag(
      "listContextForViews", \.listContextForViews,
      "whether lists and landmarks without an explicit order say where they start and end"),
    .flag("headingLevels", \.headingLevels, "whether levels of headings are spoken"),
    .flag(
      "activateHint", \.activateHint,
      "whether buttons and links without a hint say how to activate them"),
    .word(
      "actionsWording", \.actionsWording,
      "how custom actions are told of: as available, or how to select one (English only)"),
    .number("iosVersion", \.iOSVersion, 9...99, "the version of iOS, where versions differ"),
  ]

  private static let speech: [OptionField<VoiceOverOptions>] = [
    .word("numbers.mode", \.speech.numberMode, "whether digits are read as words or one by one"),
    .count(
      "numbers.digitByDigitFrom", \.speech.digitByDigitFrom, 1...40,
      "from how many digits on a number without separators is read digit by digit"),
    .choice(
      "numbers.decimalWord", \.speech.decimalWord, ["point", "dot", "comma"],
      "the word for the decimal sign"),
    .word("numbers.leadingZero", \.speech.leadingZero, "whether leading zeros are read"),
    .word("allCaps", \.speech.capitals, "how words in capitals are read"),
    .texts(
      "allCaps.words", \.speech.capitalWordList, "words in capitals that are read as words"),
    .word("punctuation", \.speech.punctuation, "which punctuation marks are read"),
    .word("units", \.speech.units, "whether units after numbers are read in full"),
  ]

  /// The presets of `verbosity`, which set several keys at once.
  static let presets = ["minimal", "default", "verbose"]

  /// The names of all keys.
  package static var names: [String] { ["verbosity"] + fields.map(\.name) }

  /// The description of each key.
  package static var descriptions: [OptionDescription] {
    let defaults = VoiceOverOptions()
    let preset = OptionDescription(
      name: "verbosity", kind: .choice(presets), defaultValue: .text("default"),
      meaning: "minimal speaks labels and values only, verbose everything")
    return [preset]
      + fields.map {
        OptionDescription(
          name: $0.name, kind: $0.kind, defaultValue: $0.get(defaults), meaning: $0.meaning)
      }
  }

  /// Sets a key to a value as it is written on a command line.
  package static func set(
    _ key: String, to text: String, in options: inout VoiceOverOptions
  ) throws(Problem) {
    if key == "verbosity" { return try setPreset(text, in: &options) }
    guard let field = fields.first(where: { $0.name == key }) else {
      throw .unknownKey(nearest: Suggestion.closest(to: key, among: names))
    }
    guard let value = field.kind.value(of: text), field.set(&options, value) else {
      throw .unfitting(takes: field.kind.description)
    }
  }

  private static func setPreset(
    _ text: String, in options: inout VoiceOverOptions
  ) throws(Problem) {
    guard presets.contains(text) else {
      throw .unfitting(takes: OptionKind.choice(presets).description)
    }
    let speaksAll = text != "minimal"
    options.traits = speaksAll
    options.hints = speaksAll
    options.containerContext = speaksAll
    options.tableContext = speaksAll
    options.customContent = speaksAll
    options.activateHint = text == "verbose"
    options.actionsWording = text == "verbose" ? .instruction : .notice
  }
}

extension VoiceOverOptions {
  /// The tolerance of rows with 0 for "by the idiom".
  fileprivate var rowToleranceOrAuto: Double {
    get { rowTolerance ?? 0 }
    set { rowTolerance = newValue == 0 ? nil : newValue }
  }
}

extension SpeechProfile {
  /// The words in capitals that are read as words, in a fixed order.
  fileprivate var capitalWordList: [String] {
    get { capitalWords.sorted() }
    set { capitalWords = Set(newValue) }
  }
}
