import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// Colours of asset catalogues, and texts that are drawn on colours.
@Suite("SwiftUI: colours") struct SwiftUIColorSetTests {
  private func file(_ text: String, _ path: String) -> SourceFile {
    SourceFile(path: path, bytes: FileBytes(Array(text.utf8)))
  }

  /// A colour set of components for the light appearance, and for the dark one.
  private func colorSet(_ name: String, light: String, dark: String? = nil) -> SwiftUIColorSet? {
    func item(_ parts: String, _ appearances: String) -> String {
      let values = parts.split(separator: " ")
      return """
        {"idiom": "universal", \(appearances) "color": {"color-space": "srgb", "components":
        {"red": "\(values[0])", "green": "\(values[1])", "blue": "\(values[2])", "alpha": "1"}}}
        """
    }
    let night = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
    let items = [item(light, "")] + (dark.map { [item($0, night)] } ?? [])
    return SwiftUIColorSet(
      file("{\"colors\": [\(items.joined(separator: ", "))]}", "A/\(name).colorset/Contents.json"))
  }

  @Test(
    arguments: [
      ("0xFF 0x80 0x00", Color(hex: 0xFF8000)), ("255 128 0", Color(hex: 0xFF8000)),
      ("1.000 0.502 0.000", Color(red: 1, green: 0.502, blue: 0)),
    ])
  func componentsAreReadInEachSpelling(parts: String, color: Color) throws {
    let set = try #require(colorSet("Brand", light: parts, dark: "0 0 0"))
    #expect(set.name == "Brand")
    #expect(set.color[.light]?.hexadecimal == color.hexadecimal)
    #expect(set.color[.dark]?.hexadecimal == "#000000")
    #expect(set.color[.darkHighContrast]?.hexadecimal == "#000000")
  }

  @Test func otherFilesAreNoColors() {
    #expect(SwiftUIColorSet(file("{}", "A/Icon.imageset/Contents.json")) == nil)
    #expect(SwiftUIColorSet(file("{\"colors\": [{}]}", "A/B.colorset/Contents.json")) == nil)
  }

  private func contrast(_ body: String, _ declarations: String = "") throws -> [String] {
    let text =
      "extension Color { static let paper = Color(red: 250/255, green: 240/255, blue: 230/255) }\n"
      + "struct Row: View { let text: String; var body: some View {"
      + " Text(text).font(.body).padding().background(Color.white) } }\n"
      + "struct Home: View { var body: some View {\n\(body)\n} }\n\(declarations)"
    let source = file(text, "Home.swift")
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUIIndex(
      [try #require(SwiftUISource(source))], [],
      [
        try #require(colorSet("Pale", light: "0xEE 0xEE 0xEE")),
        try #require(colorSet("Moody", light: "0xEE 0xEE 0xEE", dark: "0 0 0")),
      ])
    return Linter(configuration).lint(source).findings.filter { $0.rule.id == "text-contrast" }
      .map { $0.certainty == .needsReview ? "?" : "!" }
  }

  @Test(
    arguments: [
      (#"Text("Paid").font(.body).foregroundStyle(.white).background(Color("Pale"))"#, ["!"]),
      (#"Text("Paid").font(.body).foregroundStyle(.white).background(Color.pale)"#, ["!"]),
      (#"Text("Paid").font(.body).foregroundStyle(.white).background(Color("Moody"))"#, ["!"]),
      (#"Text("Paid").font(.body).foregroundStyle(.white).background(Color("Other"))"#, []),
      (#"Text("Paid").font(.body).background(Color.paper).foregroundColor(.white)"#, ["!"]),
      (#"Text("Paid").font(.body).foregroundColor(.white).background(Color.white)"#, ["?"]),
      (#"Text("Paid").font(.body).foregroundColor(.black).background(Color.white)"#, []),
      (#"Row(text: "Paid").foregroundStyle(Color(white: 0.8))"#, ["!"]),
      (
        #"Button { go() } label: { Text("Buy").font(.body).foregroundStyle(Color.white) "#
          + #".padding().background(RoundedRectangle(cornerRadius: 8).fill(Color.paper)) }"#, ["!"]
      ),
      (
        #"ZStack { Color.paper.ignoresSafeArea();"#
          + #" Text("Paid").font(.body).foregroundStyle(.white) }"#,
        ["!"]
      ),
      (
        #"ZStack { Color.paper; Image("sea"); Text("Paid").font(.body).foregroundStyle(.white) }"#,
        []
      ),
      (
        #"Text("Paid").font(.body).foregroundStyle(.white).opacity(0.9).background(Color.paper)"#,
        []
      ),
      (#"Text("Paid").font(.body).foregroundStyle(.white).card().background(Color.paper)"#, []),
      (
        #"Button("Buy") { go() }.font(.body).foregroundStyle(.white).buttonStyle(.bordered)"#
          + ".background(Color.paper)", []
      ),
      (
        #"Text("Paid").font(.body).foregroundStyle(on ? .white : .black).background(Color.paper)"#,
        []
      ),
      (#"List { Text("Paid").font(.body).foregroundStyle(.white) }.background(Color.paper)"#, []),
    ])
  func textsAreComparedWithWhatIsBehindThem(body: String, found: [String]) throws {
    #expect(try contrast(body) == found)
  }

  @Test func aColourThatVariesIsLeftAloneWhereTheAppDecidesTheAppearance() throws {
    let body = #"Text("Paid").font(.body).foregroundStyle(.white).background(Color("Moody"))"#
    let root = "struct Main: View { var body: some View { Home().preferredColorScheme(.dark) } }"
    #expect(try contrast(body) == ["!"])
    #expect(try contrast(body, root) == [])
  }
}
