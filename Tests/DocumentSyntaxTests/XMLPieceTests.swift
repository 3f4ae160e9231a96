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
      let ranges = ranges(of: file, count)
      var pieces = ranges.map { XMLParser.piece($0, of: file) }[...]
      let parsed = XMLParser.parse(file, nextPiece: { pieces.popFirst() })
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
    let wanted = XMLSearch(inComments: BytePattern("needle"))
    for count in 1...4 {
      let ranges = ranges(of: file, count)
      var pieces = ranges.map { XMLParser.piece($0, of: file, lookingFor: wanted) }[...]
      let parsed = XMLParser.parse(file, lookingFor: wanted, nextPiece: { pieces.popFirst() })
      #expect(parsed.tree?.hasWantedComment == isFound)
    }
    #expect(XMLParser.parse(file).tree?.hasWantedComment == false)
  }

  @Test(arguments: [
    "<d><c/>S<ab/>S<viewController/><viewControllex/>S</d>", "<d>S<!-- c -->S</d><",
    "<d>S<ab><c>t</c></ab>S</d>", "<c>S</c>", "<ab/>",
  ])
  func wantedElementsAreFoundInPiecesToo(text: String) {
    let scene =
      "<scene a=\"c\"><c/><ab b='<c>'>&lt;c/></ab><viewController>ab</viewController></scene>"
    let text = text.replacing("S", with: String(repeating: scene, count: 9))
    let file = SourceFile(path: "test.xml", bytes: Array(text.utf8))
    let names = ["c", "ab", "viewController", "nothing", "viewControllers"]
    let search = XMLSearch(inComments: BytePattern("needle"), forElements: names)
    let whole = XMLParser.parse(file).tree
    let expected = whole.map { tree in
      tree.elements.indices.filter { names.contains(tree.name(of: $0)) }
    }
    for count in 1...4 {
      let ranges = ranges(of: file, count)
      var pieces = ranges.map { XMLParser.piece($0, of: file, lookingFor: search) }[...]
      let parsed = XMLParser.parse(file, lookingFor: search, nextPiece: { pieces.popFirst() })
      #expect(parsed.tree?.wanted.map(\.element) == expected)
      for match in parsed.tree?.wanted ?? [] {
        #expect(parsed.tree?.name(of: match.element) == names[match.name])
      }
    }
  }

  @Test func cutsThatAreNotMetAreLeftOut() {
    let far = String(repeating: "<a/>", count: 400_000)
    let scenes = String(repeating: "<scene/><scene a=\"\"/>", count: 20)
    for (text, count) in [("<d>\(far)\(scenes)\(far)</d>", 3), ("<d>\(scenes)\(far)</d>", 1)] {
      let file = SourceFile(path: "test.xml", bytes: Array(text.utf8))
      let ranges = ranges(of: file, 6)
      #expect(ranges.count == count && ranges.first?.lowerBound == 0)
      #expect(ranges.last?.upperBound == file.bytes.count)
    }
  }

  private func ranges(of file: SourceFile, _ count: Int) -> [Range<Int>] {
    let cuts = XMLCuts(file, into: count, before: "<scene ")
    return cuts.map { cuts in (0..<cuts.count).compactMap { cuts.range(of: $0) } } ?? []
  }

  private func shape(_ tree: XMLTree) -> [String] {
    tree.elements.map {
      "\($0.start) \($0.tagEnd) \($0.end) \($0.next) \($0.nameLength) \($0.hasText)"
    }
  }
}
