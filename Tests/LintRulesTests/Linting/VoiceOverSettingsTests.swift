import Testing

@testable import Linting
@testable import ScreenModel

@Suite("Decisions of the model") struct VoiceOverSettingsTests {
  @Test func everyKeyTakesItsValues() throws {
    for option in VoiceOverSettings.descriptions {
      var options = VoiceOverOptions()
      switch option.kind {
      case .flag:
        for value in ["true", "false"] {
          try VoiceOverSettings.set(option.name, to: value, in: &options)
        }
      case .number(let bounds):
        try VoiceOverSettings.set(option.name, to: Points.text(bounds.upperBound), in: &options)
        #expect(throws: VoiceOverSettings.Problem.self) {
          try VoiceOverSettings.set(
            option.name, to: Points.text(bounds.upperBound + 1), in: &options)
        }
      case .texts:
        try VoiceOverSettings.set(option.name, to: "NASA,LOG", in: &options)
        #expect(options.speech.capitalWords == ["NASA", "LOG"])
      case .choice(let choices):
        for choice in choices { try VoiceOverSettings.set(option.name, to: choice, in: &options) }
      }
      if option.name != "verbosity" {
        #expect(
          options != VoiceOverOptions() || option.kind.isFalseByDefault(option), "\(option.name)")
      }
    }
  }

  @Test func mistakesAreTold() {
    var options = VoiceOverOptions()
    #expect(throws: VoiceOverSettings.Problem.unknownKey(nearest: "modalScope")) {
      try VoiceOverSettings.set("modalscop", to: "everything", in: &options)
    }
    #expect(throws: VoiceOverSettings.Problem.unknownKey(nearest: nil)) {
      try VoiceOverSettings.set("x", to: "1", in: &options)
    }
    #expect(throws: VoiceOverSettings.Problem.unfitting(takes: "one of siblings, everything")) {
      try VoiceOverSettings.set("modalScope", to: "all", in: &options)
    }
    #expect(throws: VoiceOverSettings.Problem.unfitting(takes: "true or false")) {
      try VoiceOverSettings.set("hints", to: "yes", in: &options)
    }
    #expect(throws: VoiceOverSettings.Problem.unfitting(takes: "a number from 1 to 40")) {
      try VoiceOverSettings.set("numbers.digitByDigitFrom", to: "4.5", in: &options)
    }
    #expect(options == VoiceOverOptions())
  }

  @Test func presetsSetSeveralKeys() throws {
    var options = VoiceOverOptions()
    try VoiceOverSettings.set("verbosity", to: "minimal", in: &options)
    #expect(!options.traits && !options.hints && !options.containerContext && options.value)
    try VoiceOverSettings.set("verbosity", to: "verbose", in: &options)
    #expect(options.traits && options.activateHint && options.actionsWording == .instruction)
    try VoiceOverSettings.set("verbosity", to: "default", in: &options)
    #expect(options == VoiceOverOptions())
  }
}

extension OptionKind {
  /// Whether the last value that the test gives is the default.
  fileprivate func isFalseByDefault(_ option: OptionDescription) -> Bool {
    switch (self, option.defaultValue) {
    case (.flag, .flag(let flag)): !flag
    case (.choice(let choices), .text(let text)): choices.last == text
    default: false
    }
  }
}
