import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The VoiceOver model against screens of which it is written down what is heard.
@Suite("Transcripts") struct TranscriptTests {
  @Test(arguments: [
    ("exposure", 97), ("order", 64), ("utterances", 122), ("toggles", 31), ("controls", 109),
    ("contexts", 41), ("tables", 40), ("spoken", 36), ("articles", 21), ("languages", 41),
  ])
  func screensAreHeardAsWritten(file: String, count: Int) throws {
    let vectors = try Vector.all(in: file)
    #expect(vectors.count == count)
    for vector in vectors { try check(vector) }
    print("VoiceOver vectors, \(file): \(vectors.count)")
  }

  private func check(_ vector: Vector) throws {
    #expect(vector.strangers == [], "\(vector.name)")
    var options = VoiceOverOptions()
    for (key, value) in vector.options {
      try VoiceOverSettings.set(key, to: value, in: &options)
    }
    let file = SourceFile(path: "vector.a11y.yml", bytes: Array(vector.screen.utf8))
    let transcript = Transcript(of: file, ReadingOptions(format: .yaml), options)
    #expect(transcript.errors.map(\.message) == [], "\(vector.name)")
    let screen = try #require(transcript.screens.first, "\(vector.name)")
    if let stops = vector.stops {
      let found = screen.stops.map {
        [$0.description, $0.hint ?? "", $0.notices.joined(separator: "; ")]
      }
      #expect(found == stops, "\(vector.name)")
    }
    if let spoken = vector.spoken {
      #expect(screen.stops.map { heard($0.spoken) } == spoken.map(heard), "\(vector.name)")
    }
    checkRest(of: vector, screen)
  }

  private func checkRest(of vector: Vector, _ screen: TranscriptScreen) {
    for (path, reason) in vector.silent {
      let found = screen.silent.first { $0.nodePath == path }
      #expect(found?.reason.rawValue == reason, "\(vector.name) \(path)")
    }
    if let isAmbiguous = vector.isAmbiguous {
      #expect(screen.ambiguousOrder.isEmpty != isAmbiguous, "\(vector.name)")
    }
    for (number, name) in vector.entering {
      let stop = screen.stops.first { $0.number == number }
      #expect(stop?.entering.contains(name) == true, "\(vector.name)")
    }
    for number in vector.offscreen {
      #expect(screen.stops.first { $0.number == number }?.isOnScreen == false, "\(vector.name)")
    }
  }

  /// What people agree on who write down what they hear: the words, and not the punctuation.
  private func heard(_ text: String) -> String {
    text.lowercased().filter { !".,:;".contains($0) }.split { $0.isWhitespace }
      .joined(separator: " ")
  }
}
