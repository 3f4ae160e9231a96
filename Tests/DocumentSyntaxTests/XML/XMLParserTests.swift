import DocumentSyntax
import Foundation
import Testing

@Suite struct XMLParserTests {
  @Test func elementsStandInDocumentOrderWithTheirRanges() throws {
    let tree = try #require(parse("<?xml version=\"1.0\"?>\n<a><b x='1'/><c>t</c></a>\n").tree)
    let shape = tree.elements.map {
      "\($0.start) \($0.tagEnd) \($0.end) \($0.next) \($0.nameLength) \($0.hasText)"
    }
    #expect(
      shape == ["22 25 47 3 1 false", "25 35 35 2 1 false", "35 38 43 3 1 true"])
    #expect(tree.name(of: 2) == "c" && tree.text(of: 2) == "t")
    #expect(tree.nameEquals(1, "b") && !tree.nameEquals(1, "bb"))
  }

  @Test func attributesAreFoundInTheOrderOfTheTag() throws {
    let text = "<r><v  one=\"1\"\n two = 'a&amp;b' three=\"x\ty\r\nz\" é:ü=\"ö\" five='\"'/></r>"
    let tree = try #require(parse(text).tree)
    let attributes = Array(tree.attributes(of: 1))
    #expect(attributes.map { tree.name(of: $0) } == ["one", "two", "three", "é:ü", "five"])
    #expect(attributes.map { tree.value(of: $0) } == ["1", "a&b", "x y z", "ö", "\""])
    #expect(attributes.map(\.hasReferences) == [false, true, false, false, false])
    #expect(tree.nameEquals(attributes[1], "two") && !tree.nameEquals(attributes[1], "tw"))
    #expect(Array(tree.attributes(of: 0)).isEmpty)
  }

  /// Names and values are read eight bytes at a time, usual ones on a way of their own.
  @Test func namesAndValuesOfAnyLengthAreRead() throws {
    for nameLength in 1...26 {
      let name = String(repeating: "n", count: nameLength)
      for value in ["", "v", "1234567", "12345678", "123456789", "a b.c-d/", "ü", "1234567é"] {
        for quote in ["\"", "'"] {
          for space in [" ", "  ", "\n"] {
            let tag = "<v\(space)\(name)=\(quote)\(value)\(quote) other=\"1\"/>"
            let padding = String(repeating: " ", count: value.utf8.count % 3 * 20)
            let tree = try #require(parse("<r>\(tag)\(padding)</r>").tree, "\(tag)")
            let attributes = Array(tree.attributes(of: 1))
            #expect(attributes.map { tree.name(of: $0) } == [name, "other"])
            #expect(attributes.map { tree.value(of: $0) } == [value, "1"])
          }
        }
      }
    }
  }

  @Test(arguments: 1...26) func namesThatComeTwiceAreFound(_ length: Int) {
    let name = String(repeating: "n", count: length)
    let longer = name + "m"
    let padding = "                              "
    for (first, second) in [("\"", "\""), ("\"", "'"), ("'", "\"")] {
      let twice = "<r \(name)=\(first)1\(first) \(name)=\(second)2\(second)>\(padding)</r>"
      #expect(parse(twice).problems.map(\.range.start) == [length + 8], "\(twice)")
      let once = "<r \(name)=\(first)1\(first) \(longer)=\(second)2\(second)>\(padding)</r>"
      #expect(parse(once).problems.isEmpty, "\(once)")
    }
  }

  @Test func textIsThatOfTheElementItself() throws {
    let text = """
      <r>a&lt;<!-- no --><b>not</b><![CDATA[<&amp;>]]>\r\n<?pi no?>&#x1F600;&#10;<e/>z</r>
      """
    let tree = try #require(parse(text).tree)
    #expect(tree.text(of: 0) == "a<<&amp;>\n😀\nz")
    #expect(tree.text(of: 1) == "not" && tree.text(of: 2).isEmpty)
  }

  @Test(arguments: [
    "<a/>", "\u{FEFF}<a/>", "<a></a >", "<a\n/>", "<?xml version='1.0' encoding='us-ascii'?><a/>",
    "<!-- c --><?pi?><a/><!-- c -->\n", "<a b='&#9;&quot;'/>", "<a>]]</a>", "<é/>", "<a.-1/>",
    "<a b=\"x > y\"/>",
  ])
  func wellFormedTextIsRead(_ text: String) {
    let result = parse(text)
    #expect(result.tree?.elements.count == 1 && result.problems.isEmpty, "\(result.problems)")
  }

  @Test(
    arguments: [
      ("", [0]), (" \n", [2]), ("<!-- -->", [8]), ("text", [0]), ("<a/>text", [4]),
      ("<a/><b/>", [4]),
      ("<a>", [3]), ("<a><b></a>", [6]), ("<a></a></a>", [7]), ("<a></ab>", [3]), ("<a", [2]),
      ("<a b", [4]), ("<a b=", [5]), ("<a b=\"", [5]), ("<a b=c/>", [5]), ("<a b/>", [4]),
      ("<a b='1'c='2'/>", [8]), ("<a b='<' c='<'/>", [6, 12]), ("<a b='1' b='2'/>", [9]),
      ("<a b='&nbsp;'/>", [6]),
      (
        "<a>&x; &#0; &#xD800; &#x110000; &#; & &a</a>",
        [3, 7, 12, 21, 32, 36, 38]
      ),
      ("<a>]]></a>", [3]), ("<a><!-- -- --></a>", [8]), ("<a><!-- --->", [8, 12]), ("<a><!--", [3]),
      ("<a><![CDATA[", [3]), ("<a><?p", [3]), ("<a><!x></a>", [3]), ("<a><? x?></a>", [3]),
      (" <?xml version='1.0'?><a/>", [1]), ("<?xml version='2.0'?><a/>", [15]),
      ("<?xml version='1.0' encoding='UTF-16'?><a/>", [30]), ("<?xml version='1.x'?><a/>", [15]),
      ("<?xml version='1.'?><a/>", [15]), ("<?xml version=''?><a/>", [15]), ("<?xml ?><a/>", [0]),
      ("<?xml encoding='UTF-8'?><a/>", [0]), ("<?xml version='1.0' encoding=''?><a/>", [30]),
      ("<?xml encoding='UTF-8' version='1.0'?><a/>", [0]),
      ("<?xml version='1.0' version='1.0'?><a/>", [0]), ("<![CDATA[x]]><a/>", [0]),
      ("<a>\0</a>", [3]), ("<a b='\u{1}'/>", [6]), ("<a><1/></a>", [3]), ("<a>\u{FFFF}</a>", [3]),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", [0]), ("<a !/>", [3]), ("< a/>", [0]),
    ] as [(String, [Int])])
  func problemsAreFoundAtTheirPlaces(_ text: String, _ places: [Int]) {
    let result = parse(text)
    #expect(result.tree == nil)
    #expect(result.problems.map(\.range.start) == places, "\(text): \(result.problems)")
    for problem in result.problems { JSONExpectations.expectWellFormed(problem, text.utf8.count) }
  }

  @Test(arguments: [true, false]) func wideTextIsCalledSo(isBig: Bool) {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
    let result = XMLParser.parse(SourceFile(path: "a.xib", bytes: bytes))
    #expect(result.tree == nil && result.problems.count == 1)
    #expect(result.problems.first?.message.hasPrefix("the file is UTF-16 or UTF-32") == true)
  }

  @Test func messagesNameWhatIsOpen() {
    #expect(
      parse("<a>\n<b>\n</a>").problems.map(\.message) == [
        "the end tag of `a` stands where the element `b` opened in line 2 has to be closed"
      ])
    #expect(
      parse("<a>\n<b></b>").problems.map(\.message) == [
        "the file ends before the element `a` opened in line 1 does; add its end tag"
      ])
    #expect(parse("<!DOCTYPE a><a/>").problems.map(\.kind) == [.unsupported])
    #expect(
      parse("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>").problems.map(\.message) == [
        "the encoding `ISO-8859-1` is not supported; save the file as UTF-8"
      ])
    #expect(
      parse("<a b='1'\n b='2'/>").problems.map(\.message) == [
        "the attribute `b` is already in line 1; remove one of them"
      ])
  }

  @Test func bytesThatAreNoTextAreTheOnlyProblem() {
    for text in ["<a b=\"?\"/>     ", "<a>?</a>      ", "<a><!--?--></a>", "<a?/>     "] {
      let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xE9 : $0 }
      let result = XMLParser.parse(SourceFile(path: "", bytes: bytes))
      #expect(result.problems.map(\.kind) == [.encoding], "\(text)")
      #expect(result.problems.first?.range.start == bytes.firstIndex { $0 >= 0x80 })
    }
  }

  @Test func nestingEndsAtTheLimit() {
    let limit = SyntaxLimits.depth
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(parse(nested(limit)).tree?.elements.count == limit)
    #expect(parse(nested(limit + 1)).problems.map(\.kind) == [.limit])
    #expect(parse(nested(100_000)).problems.map(\.range.start) == [3 * limit])
  }

  @Test func manyAttributesAndElementsAreRead() throws {
    let attributes = (0..<50_000).map { " attribute\($0)=\"\($0)\"" }.joined()
    let tree = try #require(parse("<a\(attributes)/>").tree)
    #expect(tree.attributes(of: 0).reduce(0) { sum, _ in sum + 1 } == 50_000)
    #expect(parse("<a\(attributes) attribute7=''/>").problems.map(\.kind) == [.duplicateKey])
    let children = String(repeating: "<b/>", count: 50_000)
    #expect(parse("<a>\(children)</a>").tree?.elements.count == 50_001)
  }

  @Test(.needs(data: "corpus")) func filesOfTheCorpusAreRead() throws {
    var (files, elements, attributes) = (0, 0, 0)
    for folder in ["storyboard", "xib", "wda-xml"] {
      guard let root = SharedData.url("corpus/\(folder)") else { return }
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      for path in paths
      where path.hasSuffix(".xml") || path.hasSuffix(folder) {
        let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
        let result = XMLParser.parse(SourceFile(path: path, bytes: bytes))
        files += 1
        if bytes.isEmpty {
          #expect(result.problems.count == 1)
          continue
        }
        guard let tree = result.tree else {
          Issue.record("\(path): \(result.problems)")
          continue
        }
        if !XMLParserTests.isSane(tree) { Issue.record("\(path)") }
        elements += tree.elements.count
        for index in tree.elements.indices {
          attributes += tree.attributes(of: index).reduce(0) { sum, _ in sum + 1 }
        }
      }
    }
    print("XML corpus: \(files) files, \(elements) elements, \(attributes) attributes")
    #expect(files > 200)
  }

  @Test func noChangeOfBytesMakesItTrap() {
    let seeds = [
      "<?xml version=\"1.0\" encoding='UTF-8'?><a b=\"1\" c='&amp;'>\n  <d e=\"é\">t</d><f/></a>",
      "<r><!-- c --><![CDATA[x]]>&#65;<longElementName longAttributeName=\"v\" x='y'\n/></r>",
    ]
    var random = SplitMix(state: 3)
    let deadline = Date().addingTimeInterval(2)
    var (runs, trees) = (0, 0)
    while Date() < deadline, runs < 200_000 {
      var bytes = Array(seeds[runs % seeds.count].utf8)
      for _ in 0...Int(random.next() % 3) { random.mutate(&bytes) }
      let result = XMLParser.parse(SourceFile(path: "", bytes: bytes))
      if let tree = result.tree {
        trees += 1
        if !XMLParserTests.isSane(tree) { Issue.record("\(bytes)") }
        for index in tree.elements.indices {
          _ = tree.text(of: index)
          for attribute in tree.attributes(of: index) { _ = tree.value(of: attribute) }
        }
      } else if result.problems.isEmpty {
        Issue.record("\(bytes)")
      }
      for problem in result.problems where problem.range.end > bytes.count {
        Issue.record("\(bytes)")
      }
      runs += 1
    }
    print("XML fuzzing: \(runs) inputs, \(trees) trees")
  }

  /// Whether ranges lie in the file and in each other, and each `next` is where it has to be.
  private static func isSane(_ tree: XMLTree) -> Bool {
    var open: [(end: UInt32, next: Int)] = [(UInt32(tree.file.bytes.count), tree.elements.count)]
    var last: UInt32 = 0
    for (index, element) in tree.elements.enumerated() {
      while let frame = open.last, open.count > 1, frame.next <= index {
        if frame.next < index { return false }
        last = frame.end
        open.removeLast()
      }
      guard let parent = open.last, element.start >= last, element.tagEnd <= element.end,
        element.start + UInt32(element.nameLength) < element.tagEnd, element.end <= parent.end,
        Int(element.next) > index, Int(element.next) <= parent.next,
        !tree.name(of: index).isEmpty
      else { return false }
      var offset = Int(element.start) + 1 + Int(element.nameLength)
      for attribute in tree.attributes(of: index) {
        guard attribute.nameStart > offset, attribute.nameEnd > attribute.nameStart,
          attribute.valueStart > attribute.nameEnd, attribute.valueEnd >= attribute.valueStart,
          attribute.valueEnd < element.tagEnd
        else { return false }
        offset = attribute.valueEnd
      }
      last = element.tagEnd
      open.append((element.end, Int(element.next)))
    }
    return true
  }

  private func parse(_ text: String) -> Parsed<XMLTree> {
    XMLParser.parse(SourceFile(path: "test.xml", bytes: Array(text.utf8)))
  }
}
