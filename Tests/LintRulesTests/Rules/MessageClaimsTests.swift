import DocumentSyntax
import Testing

@testable import InputFormats
@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// Messages of every rule about elements of every kind in every state: what they claim of an
/// element is what the model says of it.
@Suite("Claims of messages") struct MessageClaimsTests {
  private static let states = [
    "", "label: Name", "label: ''", "enabled: false", "enabled: false, label: Name",
    "selected: true", "element: true", "element: false", "element: false, label: Name",
    "hidden: true, label: Name", "text: Words", "text: Words, element: false", "value: '50%'",
    "value: '50%', label: Name", "image: ic_star", "image: ic_star, element: true",
    "image: ic_star, element: false", "traits: none, label: Name", "traits: button",
    "traits: [button, selected], label: Name", "traits: adjustable", "onTap: go",
    "onTap: go, label: Name", "onTap: go, element: false, label: Name", "gestures: tap",
    "gestures: tap, element: true", "gestures: tap, element: true, label: Name", "hint: Opens it",
    "hint: Opens it, label: Name", "placeholder: Search", "on: true", "on: true, label: Name",
    "enabled: false, selected: true", "alpha: 0, label: Name", "elementsHidden: true",
    "traits: header", "traits: header, text: Words", "title: Head", "expanded: true",
    "label: ic_star, image: ic_star", "label: 'Button', onTap: go",
  ]

  private static let places = [
    (open: "", close: ""),
    (open: "{type: cell, onTap: open, children: [", close: "]}"),
    (open: "{type: view, label: Group, element: true, children: [", close: "]}"),
  ]

  /// A screen for each state of a kind, in each place.
  private static func screens(of kind: ElementKind) -> [String] {
    places.flatMap { place in
      states.map { state in
        let comma = state.isEmpty ? "" : ", "
        let element = "{type: \(kind.rawValue), id: it, frame: [20, 200, 30, 30]\(comma)\(state)}"
        return "screen: S\nsize: [390, 844]\nchildren: [\(place.open)\(element)\(place.close)]\n"
      }
    }
  }

  /// The texts that a message says VoiceOver says.
  private static func quotes(in message: String) -> [String] {
    var quotes: [String] = []
    var rest = message[...]
    while let says = rest.firstRange(of: "VoiceOver ") {
      rest = rest[says.upperBound...]
      guard let open = rest.firstIndex(of: "“"), let close = rest.firstIndex(of: "”"), open < close
      else { break }
      let verb = rest[..<open]
      let text = String(rest[rest.index(after: open)..<close])
      if ["says ", "says only ", "still says ", "says at best "].contains(String(verb)) {
        quotes.append(text)
      }
      rest = rest[close...]
    }
    return quotes
  }

  private struct Screen {
    let findings: [LocatedFinding]
    let heard: Set<String>
    let names: [String: Bool]
  }

  private func screen(_ text: String) -> Screen {
    let file = SourceFile(path: "x.a11y.yml", bytes: Array(text.utf8))
    var configuration = Configuration()
    configuration.only = Set(Preset.all.rules)
    let tree = TreeSample.tree(text)
    let stops = (0..<tree.interface.screens.count).flatMap { tree.readingOrder(ofScreen: $0).stops }
    let heard = stops.compactMap { tree.utterance(of: $0.element) }
    var names: [String: Bool] = [:]
    for index in 0..<tree.count where tree.element(index).kind != .screen {
      names[tree.element(index).kind.rawValue] = tree.nameSources[index] != .none
    }
    return Screen(
      findings: Linter(configuration).lint(file).findings, heard: Set(heard), names: names)
  }

  @Test(arguments: ElementKind.nameable)
  func whatIsHeardIsWhatAStopSays(kind: ElementKind) {
    var wrong: Set<String> = []
    for text in Self.screens(of: kind) {
      let screen = screen(text)
      for finding in screen.findings {
        if finding.message.contains("“”") || finding.help.contains("“”") {
          wrong.insert("\(finding.rule.id): \(finding.message)")
        }
        // Hints follow what is quoted.
        for quote in Self.quotes(in: finding.message)
        where !screen.heard.contains(where: { $0.hasPrefix(quote) }) {
          wrong.insert("\(finding.rule.id): \(finding.message) | \(text.split(separator: "\n")[2])")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.sorted().prefix(4).joined(separator: "\n"))")
  }

  @Test(arguments: ElementKind.nameable)
  func whatHasNoNameIsNotCalledByAState(kind: ElementKind) {
    var wrong: Set<String> = []
    let states = [
      "Dimmed", "Selected", "Button", "Adjustable", "Heading", "Link", "Image", "On", "Off",
    ]
    for text in Self.screens(of: kind) {
      for finding in screen(text).findings {
        guard let name = finding.elementName else { continue }
        for state in states where name.contains("\"\(state)\"") && !text.contains("'\(state)'") {
          wrong.insert("\(finding.rule.id): \(name) | \(text.split(separator: "\n")[2])")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.sorted().prefix(4).joined(separator: "\n"))")
  }
}
