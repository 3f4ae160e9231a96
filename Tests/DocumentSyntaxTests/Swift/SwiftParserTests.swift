import Testing

@testable import DocumentSyntax

/// Swift source as a tree of declarations, statements and expressions.
@Suite("Swift parser") struct SwiftParserTests {
  private func tree(_ text: String) throws -> SwiftTree {
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    return try #require(SwiftParser.parse(file).tree)
  }

  /// The calls of a tree as `name(label:label:)` with a brace for each closure, in document order.
  private func calls(_ text: String) throws -> [String] {
    let tree = try tree(text)
    return tree.nodes.indices.compactMap { index in
      let chain = SwiftSyntax(tree: tree, index: index)
      return chain.kind == .chain ? calls(of: chain) : nil
    }.flatMap(\.self)
  }

  @Test func observersAreNoGetters() throws {
    let text = """
      class A { @IBOutlet var b: B! { willSet(new) { c() } didSet { b.d() } }
      var e = 1 { didSet { f() } } }
      """
    #expect(try calls(text) == ["c()", "d()", "f()"])
    let variable = try #require(try tree(text).root.first(.classType)?.first(.variable))
    let observers = variable.first(.block)?.all(.opaque).map(\.name)
    #expect(observers == ["willSet", "didSet"])
  }

  private func calls(of chain: SwiftSyntax) -> [String] {
    var name = ""
    var calls: [String] = []
    func add(_ parts: SwiftSyntax.Children) {
      for part in parts {
        switch part.kind {
        case .identifier, .implicitMember, .member, .macro: name = part.name
        case .call:
          let labels = part.all(.argument).map { ($0.name.isEmpty ? "_" : $0.name) + ":" }
          let closures = part.all(.closure).map { "{" + $0.name + "}" }
          calls.append(name + "(" + labels.joined() + ")" + closures.joined())
        case .conditional: for branch in part.all(.branch) { add(branch.children) }
        default: break
        }
      }
    }
    add(chain.children)
    return calls
  }

  @Test func callsHaveTheirLabelsAndClosures() throws {
    let text = """
      VStack(alignment: .leading, spacing: 8) {
        Button { save() } label: { Image("ic_save") }.padding()
        Toggle("Push \\(name.count(of: "a"))", isOn: $on)
        Row<Item>(item)
      }
      .navigationTitle("T")
      """
    #expect(
      try calls(text) == [
        "VStack(alignment:spacing:){}", "navigationTitle(_:)", "Button(){}{label}", "padding()",
        "save()", "Image(_:)", "Toggle(_:isOn:)", "count(of:)", "Row(_:)",
      ])
  }

  @Test func conditionsInsideChainsKeepAllTheirParts() throws {
    let text = """
      Text("a")
        .bold()
        #if os(iOS)
        .font(.title)
        #else
        .font(.body)
        #endif
        .padding()
      Text("b")
      """
    #expect(
      try calls(text) == [
        "Text(_:)", "bold()", "font(_:)", "font(_:)", "padding()", "Text(_:)",
      ])
  }

  @Test func declarationsHaveNamesAttributesAndTypes() throws {
    let text = """
      @MainActor public struct Home<T: View>: View, Sendable where T: Equatable {
        @State private var isOn = false, isOff: Bool = true
        static let title = "Home"
        var body: some View { Text("x") }
        @ViewBuilder func row(_ item: Item, at index: Int = 0) -> some View { Text("y") }
        enum Kind: String { case a = "x", b(Int), c }
      }
      extension Outer.Inner { init(_ a: Int) {} }
      """
    let members = try tree(text).root.children.map { ($0.kind, $0.name) }
    #expect(members.map(\.0) == [.structure, .extensionType])
    #expect(members.map(\.1) == ["Home", "Inner"])
    let home = try #require(try tree(text).root.first(.structure))
    #expect(home.all(.inherited).map(\.text) == ["View", "Sendable"])
    #expect(home.all(.attribute).map(\.name) == ["MainActor"])
    #expect(home.all(.variable).map(\.name) == ["isOn", "isOff", "title", "body"])
    #expect(home.all(.variable).last?.first(.type)?.text == "some View")
    let row = try #require(home.first(.function))
    #expect(row.all(.parameter).map(\.name) == ["item", "index"])
    #expect(row.all(.parameter).map { $0.first(.label)?.name } == ["_", "at"])
    #expect(home.first(.enumeration)?.all(.enumCase).map(\.name) == ["a", "b", "c"])
  }

  @Test func branchesHaveTheirConditions() throws {
    let text = """
      if let x = y, #available(iOS 17, *) { A() } else if z { B() } else { C() }
      switch s { case .a: D()
      case let .b(e) where e.ok: E()
      default: F() }
      """
    let root = try tree(text).root
    let first = try #require(root.first(.expression) ?? root.first(.ifStatement))
    let branches = first.kind == .ifStatement ? first : try #require(first.first(.ifStatement))
    #expect(branches.all(.branch).map { $0.all(.condition).count } == [2, 1, 0])
    let cases = try #require(root.first(.switchStatement))
    #expect(
      cases.all(.branch).map { $0.first(.condition)?.text ?? "default" }
        == [".a", "let .b(e) where e.ok", "default"])
    #expect(
      try calls(text) == ["#available(_:_:_:)", "A()", "B()", "C()", "D()", "E()", "F()"])
  }

  @Test func stringsHaveTheirPieces() throws {
    let text =
      "f(\"a\\(b(\"c\\(d)\"))e\", #\"raw \\(x) \\#(y)\"#, \"\"\"\n  l \"q\" \\(z)\n  \"\"\")"
    let tree = try tree(text)
    let pieces = tree.nodes.indices.map { SwiftSyntax(tree: tree, index: $0) }
    #expect(
      pieces.filter { $0.kind == .text }.map(\.text)
        == ["a", "c", "e", "raw \\(x) ", "\n  l \"q\" ", "\n  "])
    #expect(pieces.count { $0.kind == .interpolation } == 4)
  }

  @Test func commentsAreKept() throws {
    let text = "// one\nlet a = 1 /* two /* three */ */\nlet b = \"// no\""
    #expect(
      try tree(text).comments.map { try tree(text).file.text(in: $0) }
        == ["// one", "/* two /* three */ */"])
  }

  @Test(arguments: [
    "VStack { Text(\"a\" }", "VStack { Text(\"a) \n Text(\"b\") }",
    "struct A: View { var body: some View {",
    "<<<<<<< HEAD\nText(\"a\")\n=======\nText(\"b\")\n>>>>>>> x", "Text(\"a\").", "if { } else",
    ")]}", "\"\\(\\(\"",
    "#if", "#endif", "switch", "case", "@", "#", "func", "let = ", "{ in }", "/", "\\", "a ? b",
    "\u{FEFF}Text(\"x\")",
  ])
  func brokenSourceIsReadAsFarAsItGoes(text: String) throws {
    let tree = try tree(text)
    for node in tree.nodes {
      #expect(node.start <= node.end && Int(node.end) <= tree.file.bytes.count)
      #expect(node.nameStart <= node.nameEnd && Int(node.next) <= tree.nodes.count)
    }
  }

  @Test func whatIsDamagedKeepsItsOtherCalls() throws {
    let lines = (1...40).map { "  Row(title: \"R\($0)\") { Text(\"t\($0)\").bold() }" }
    let text = "VStack {\n" + lines.joined(separator: "\n") + "\n}"
    let whole = try calls(text).count
    var random = SplitMix(state: 7)
    for _ in 0..<60 {
      var bytes = Array(text.utf8)
      let marks = bytes.indices.filter { "(){}\"".utf8.contains(bytes[$0]) }
      bytes.remove(at: marks[Int(random.next() % UInt64(marks.count))])
      let found = try calls(String(decoding: bytes, as: UTF8.self)).count
      #expect(found >= whole * 9 / 10, "\(found) of \(whole)")
    }
  }

  @Test(arguments: [
    "(", "[", "{", "\"\\(", "f{", "#if a\n", "a ? b : ", "if a {} else ", "struct A {", "x.", "}",
    "a<", "/*", "let a = ", "switch a { case b: ", ".x(", "a.b { c in ", "-", "@A(", "case ",
  ])
  func nothingDeepIsFollowedAllTheWay(piece: String) throws {
    _ = try tree(String(repeating: piece, count: 100_000))
  }
}
