import DocumentSyntax
import Foundation
import Testing

@testable import InputFormats
@testable import ScreenModel

@Suite("Keys of texts in real storyboards and xibs") struct InterfaceBuilderTextKeysTests {
  private static func files() throws -> [SourceFile] {
    try ["corpus/storyboard", "corpus/xib"].compactMap(SharedData.url).flatMap { folder in
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (all?.allObjects ?? []).compactMap { $0 as? URL }.filter {
        ["storyboard", "xib"].contains($0.pathExtension)
      }.sorted { $0.path < $1.path }.map {
        SourceFile(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
      }
    }
  }

  /// A translation of every text that can be translated: the key itself.
  private static func table(of document: InterfaceBuilderDocument, _ tree: UITree) -> String {
    let keys = InterfaceBuilderTextKeys(document.xml)
    var table = ""
    for index in tree.elements.indices {
      guard let owner = keys.element(at: tree.elements[index].anchor.start) else { continue }
      for attribute in tree.attributes[tree.attributeIndices(of: index)] {
        if let key = keys.keys(at: Int(attribute.start), owner: owner).first {
          table += "\"\(key)\" = \"Wort \(key)\";\n"
        }
      }
    }
    return table
  }

  @Test func everyTextThatIsWrittenOutCanBeTranslated() throws {
    var count = 0
    var left: [String] = []
    for file in try Self.files() {
      let (document, _) = InterfaceBuilderReader.outline(file)
      guard let document else { continue }
      let base = InterfaceBuilderReader.read(file)
      guard let tree = base.tree else { continue }
      let source = SourceFile(
        path: "de.strings", bytes: Array(Self.table(of: document, tree).utf8))
      let strings = TranslationFile(source, language: "de")
      #expect(strings.problems.isEmpty)
      let version = LanguageVersion(language: "de", table: strings.tables.first)
      let translator = try #require(InterfaceBuilderTranslator(document, version))
      var german = tree
      translator.translate(&german)
      for (index, attribute) in german.attributes.enumerated() {
        guard attribute.form.isText,
          [.text, .title, .placeholder, .label, .hint].contains(attribute.key)
        else { continue }
        count += 1
        if german.translations[index] != nil { continue }
        let place = LineIndex.positions(of: [Int(attribute.start)], in: file)[0]
        let line = file.text(in: LineIndex.line(around: Int(attribute.start), in: file))
        // What the system draws, and what runtime attributes set.
        if line.contains("systemItem=") || line.contains("buttonType=")
          || line.contains("keyPath=") || line.contains("<segment ")
        {
          continue
        }
        left.append("\(file.path):\(place.line): \(line.trimmingCharacters(in: .whitespaces))")
      }
    }
    #expect(left.isEmpty, "\(left.count) of \(count):\n\(left.prefix(40).joined(separator: "\n"))")
  }
}
