import DocumentSyntax
import Testing

@Suite struct XMLPieceTests {
  private static let scenes = (0..<40).map {
    "<scene id=\"\($0)\"><!-- <scene --><a b='&lt;'><c/>t<scene /></a></scene>\n"
  }.joined()

  @Test(arguments: [
    "<?xml version=\"1.0\"?>\n<d><s>\n\(scenes)</s><e/></d>\n",
    "\u{FEFF}<d>\(scenes)text<b/>\(scenes)</d>",
    "<d>\(scenes)<s><![CDATA[\(scenes)]]></s>\(scenes)</d>",
    "<d>\(scenes)<s>\(scenes)</d>",
    "<d>\(scenes)</d>\(scenes)",
    "<d>\(scenes)<scene x=\"<scene \"/>\(scenes)</d>",
    "<d>\(scenes)",
    scenes,
    "<?xml version=\"1.0\"?><?xml version=\"1.0\"?>\n<d a=\"b\n<c",
    String(repeating: "<scene >", count: 900) + String(repeating: "</scene>", count: 900),
    String(repeating: "<scene >", count: 1_010) + String(repeating: "</scene>", count: 1_010),
  ])
  func piecesMakeWhatTheWholeFileMakes(text: String) {
    let file = SourceFile(path: "test.xml", bytes: Array(text.utf8))
    let whole = XMLParser.parse(file)
    for count in 1...7 {
      let ranges = XMLParser.pieces(of: file, count: count, before: "<scene ")
      let pieces = ranges.map { XMLParser.piece($0, of: file) }
      let parsed = XMLParser.parse(file, pieces: pieces)
      #expect(parsed.problems == whole.problems)
      #expect(parsed.tree.map { shape($0) } == whole.tree.map { shape($0) })
    }
  }

  @Test(arguments: [
    ("<!-- needle --><d>S</d>", true), ("<d>S<!--needle-->S</d>", true),
    ("<d>S</d><!--a needle-->", true),
    ("<d>S<!-- noodle --><e a=\"needle\"/>needle<![CDATA[<!-- needle -->]]>S</d>", false),
  ])
  func wantedCommentsAreFoundInPiecesToo(text: String, isFound: Bool) {
    let text = text.replacing("S", with: String(repeating: "<scene a=\"b\"/>", count: 9))
    let file = SourceFile(path: "test.xml", bytes: Array(text.utf8))
    let wanted = BytePattern("needle")
    for count in 1...4 {
      let ranges = XMLParser.pieces(of: file, count: count, before: "<scene ")
      let pieces = ranges.map { XMLParser.piece($0, of: file, lookingFor: wanted) }
      let parsed = XMLParser.parse(file, pieces: pieces, lookingFor: wanted)
      #expect(parsed.tree?.hasWantedComment == isFound)
    }
    #expect(XMLParser.parse(file).tree?.hasWantedComment == false)
  }

  private func shape(_ tree: XMLTree) -> [String] {
    tree.elements.map {
      "\($0.start) \($0.tagEnd) \($0.end) \($0.next) \($0.nameLength) \($0.hasText)"
    }
  }
}
