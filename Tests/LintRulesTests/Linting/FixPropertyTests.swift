import DocumentSyntax
import Testing

@testable import Linting
@testable import ScreenModel

/// Fixes of generated screens change what they name and nothing else, in every format.
@Suite("Fixes of generated screens") struct FixPropertyTests {
  private static let seeds: Range<UInt64> = 0..<60

  private func check(
    _ name: String, _ write: (inout FixableTree) -> String, as path: String
  ) {
    var fixes = 0
    var files = 0
    for seed in Self.seeds {
      var tree = FixableTree(seed: seed)
      let text = write(&tree)
      let isUnsafe = seed % 3 > 0
      let fixed = FixedVersion(text, path, unsafe: isUnsafe, placeholders: seed % 3 > 1)
      #expect(fixed.complaints == [], "\(name) \(seed)\n\(fixed.complaints.isEmpty ? "" : text)")
      if fixed.isFixed { files += 1 }
      fixes += fixed.session.applied.count
    }
    print("\(name): fixed \(fixes) findings in \(files) of \(Self.seeds.count) screens")
    #expect(files > Self.seeds.count / 2)
  }

  @Test func theOutlineShowsWhatElseChanged() {
    let change = LocatedFix.Change(nodePath: "/children/0", key: "label", value: nil)
    func isSame(_ old: String, _ new: String, _ path: String) -> Bool {
      func lines(_ text: String) -> [String] {
        FixedOutline(SourceFile(path: path, bytes: Array(text.utf8)), [change]).lines
      }
      return lines(old) == lines(new)
    }
    let tree = "screen: S\nchildren: [{type: text, label: A}, {type: text, label: B}]\n"
    #expect(isSame(tree, tree.replacing("label: A", with: "label: C"), "S.yml"))
    #expect(isSame(tree, tree.replacing(", label: A", with: ""), "S.yml"))
    #expect(!isSame(tree, tree.replacing("label: B", with: "label: C"), "S.yml"))
    #expect(!isSame(tree, tree.replacing(", label: B", with: ", label: B, id: b"), "S.yml"))
    let xib = "<a><label text=\"A\" id=\"1\"><accessibility label=\"B\"/></label></a>"
    #expect(isSame(xib, xib.replacing("\"B\"", with: "\"C\""), "S.xib"))
    #expect(!isSame(xib, xib.replacing("\"A\"", with: "\"C\""), "S.xib"))
    let swift = "struct A: View { var body: some View { Text(\"A\").padding() } }"
    #expect(
      isSame(swift, swift.replacing("ing()", with: "ing().accessibilityHidden(true)"), "S.swift"))
    #expect(!isSame(swift, swift.replacing(".padding()", with: ""), "S.swift"))
  }

  @Test func linesOfYAML() { check("YAML in lines", { $0.block() }, as: "S.a11y.yml") }

  @Test func bracesOfYAML() { check("YAML in braces", { $0.flow() }, as: "S.a11y.yml") }

  @Test func json() { check("JSON", { $0.json() }, as: "S.a11y.json") }

  @Test func interfaceBuilder() {
    check("Interface Builder", { $0.storyboard() }, as: "S.xib")
  }

  @Test func swiftUI() {
    let sources = FixableTree.examples.filter { $0.path.hasSuffix(".swift") }
      .map { MarkedSource($0.source).text }
    var fixes = 0
    var files = 0
    for seed in Self.seeds {
      let text = Self.source(of: sources, seed: seed)
      let fixed = FixedVersion(
        text, "S.swift", unsafe: seed % 3 > 0, placeholders: seed % 3 > 1)
      #expect(fixed.complaints == [], "SwiftUI \(seed)\n\(fixed.complaints.isEmpty ? "" : text)")
      if fixed.isFixed { files += 1 }
      fixes += fixed.session.applied.count
    }
    print("SwiftUI: fixed \(fixes) findings in \(files) of \(Self.seeds.count) files")
    #expect(files > Self.seeds.count / 2)
  }

  /// Several examples in one file, indented and commented in one of many ways.
  private static func source(of examples: [String], seed: UInt64) -> String {
    var random = SplitMix(state: seed)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    var remarks = 0
    var text = "import SwiftUI\n"
    let tab = below(4) == 0
    for number in 0..<3 + below(5) {
      var example = examples[below(examples.count)]
      // Views of one name would be one view to the reader.
      for match in example.matches(of: /struct (\w+)/) {
        let name = String(match.output.1)
        guard let pattern = try? Regex("\\b\(name)\\b") else { continue }
        example = example.replacing(pattern, with: "\(name)N\(number)")
      }
      for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
        let blanks = line.prefix { $0 == " " }.count
        var line =
          tab ? String(repeating: "\t", count: blanks / 2) + line.dropFirst(blanks) : String(line)
        if below(8) == 0, !line.isEmpty, !line.contains("\"\"\"") {
          remarks += 1
          line += "  // remark \(remarks);"
        }
        text += line + "\n"
      }
    }
    return below(4) == 0 ? text.replacing("\n", with: "\r\n") : text
  }
}
