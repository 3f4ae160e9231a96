import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// That the schema of configurations says what their reader says.
@Suite("The schema of configurations") struct ConfigurationSchemaTests {
  /// Configurations as JSON, good and bad.
  private static let samples = [
    "{}", #"{"root": true}"#, #"{"root": "yes"}"#, #"{"root": null}"#, #"{"roots": true}"#,
    #"{"language": "de"}"#, #"{"language": []}"#, #"{"language": null}"#, "[]", "3",
    #"{"$schema": "a11y-lint-config.schema.json"}"#, #"{"voiceover": {}}"#,
    #"{"voiceover": {"modalScope": "everything"}}"#, #"{"voiceover": {"modalScope": "all"}}"#,
    #"{"voiceover": {"modelScope": "everything"}}"#, #"{"voiceover": []}"#,
    #"{"voiceover": {"hints": false, "alphaThreshold": 0.1}}"#,
    #"{"voiceover": {"alphaThreshold": 2}}"#, #"{"voiceover": {"hints": 3}}"#,
    #"{"voiceover": {"numbers": {"mode": "words"}}}"#, #"{"voiceover": {"numbers.mode": "words"}}"#,
    #"{"voiceover": {"numbers": {"made": "words"}}}"#, #"{"voiceover": {"numbers": "words"}}"#,
    #"{"voiceover": {"allCaps.words": ["NATO", "FAQ"]}}"#,
    #"{"voiceover": {"allCaps": {"words": ["NATO"]}}}"#,
    #"{"voiceover": {"allCaps": "no such way"}}"#,
    #"{"interfaceBuilder": {"runtimeAttributes": {"a11yLabel": "label"}}}"#,
    #"{"interfaceBuilder": {"attributes": {}}}"#, #"{"interfaceBuilder": []}"#,
    #"{"adapters": [{"name": "own", "adapter": "react-native"}]}"#,
    #"{"adapters": {"name": "own", "adapter": "react-native"}}"#,
    #"{"adapters": [{"nome": "own", "adapter": "react-native"}]}"#, #"{"adapters": ["own"]}"#,
    #"{"adapters": [{"name": "own", "files": "*.json", "types": {"T": "text"}, "type": "k"}]}"#,
  ]

  @Test func samplesAreReadAlike() throws {
    guard
      let complaints = try SchemaValidation.complaints(
        about: Self.samples, by: ConfigurationSchema.text)
    else { return }
    for (text, complaint) in zip(Self.samples, complaints) {
      let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
      let errors = ConfigurationFile(file).errors.map(\.message)
      #expect(
        errors.isEmpty == complaint.isEmpty,
        "\(text): the reader says \(errors), the schema \(complaint)")
    }
    #expect(complaints.count { $0 == "" } > 10)
    #expect(complaints.count { $0 != "" } > 10)
  }

  @Test func everyKeyAndDecisionIsThere() {
    let text = ConfigurationSchema.text
    for key in ConfigurationFile.keys {
      #expect(text.contains("\"\(key.name)\": {"), "\(key.name)")
    }
    for option in VoiceOverSettings.descriptions {
      #expect(text.contains("\"\(option.name)\": {"), "\(option.name)")
    }
  }
}
