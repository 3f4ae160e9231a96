import Testing

/// Shows each check of `Tidy` what it must find and what it must leave alone.
@Suite("Tidiness checks") struct TidyCheckTests {
  private func file(_ text: String, path: String = "Sources/LintRules/A.swift") -> SourceText {
    SourceText(path: path, text: text)
  }

  private func lines(_ complaints: [String]) -> [String] {
    complaints.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
  }

  @Test func wideLinesAreFound() {
    let wide = String(repeating: "é", count: 101)
    #expect(Tidy.wideLines(in: file("a\n// \(wide.dropFirst(4))\n")) == [])
    #expect(
      Tidy.wideLines(in: file("a\n\(wide)\n"))
        == ["Sources/LintRules/A.swift:2: 101 columns; at most 100"])
  }

  @Test func longFilesAreFound() {
    #expect(Tidy.length(of: file(String(repeating: "a\n", count: 400))) == [])
    #expect(Tidy.length(of: file(String(repeating: "a\n", count: 401))).count == 1)
  }

  @Test(arguments: [
    "a!", "a!.b", "a()!", "a[1]!", "a { b }!", "a?!", "let a: B!", "let a: B<C>!", "\"\"!",
    "try! a", "a as! B", "fatalError(\"\")", "\"\\(a!)\"", "let a: () -> B!",
  ])
  func trapsAreFound(code: String) {
    #expect(lines(Tidy.traps(in: file("b\n\(code)\n"))) == ["Sources/LintRules/A.swift:2"])
  }

  @Test(arguments: [
    "!a", "(!a)", "a != b", "a!=b", "a !== b", "a()!=b", "\"a!\"", "// a! try! TODO", "try? a",
    "a as? B", "#if !os(Linux)", "[!a]", "{ !a }", "a && !b", "return !a",
  ])
  func otherMarksAreNoTraps(code: String) {
    #expect(Tidy.traps(in: file(code)) == [])
  }

  @Test func leftoversAreFound() {
    #expect(Tidy.leftovers(in: file("a // TODO: b")).count == 1)
    #expect(Tidy.leftovers(in: file("/* a\nFIXME b */")).count == 1)
    #expect(Tidy.leftovers(in: file("/// Words like TODOS\nlet a = \"TODO\"")) == [])
  }

  @Test func printsAreFound() {
    #expect(Tidy.prints(in: file("print(a)")).count == 1)
    #expect(Tidy.prints(in: file("Swift.print(a)")).count == 1)
    #expect(Tidy.prints(in: file("a.print(b); \"print(a)\"; let print = a")) == [])
  }

  @Test(arguments: [
    "import Foundation", "internal import Foundation", "@preconcurrency import Foundation",
    "import struct Foundation.Data", "#if canImport(A)\n  import Foundation\n#endif",
  ])
  func importsAreFound(code: String) {
    #expect(Tidy.imports(of: ["Foundation"], in: file(code)).count == 1)
  }

  @Test(arguments: ["import FoundationEssentials", "// import Foundation", "import A\nFoundation"])
  func otherImportsAreWelcome(code: String) {
    #expect(Tidy.imports(of: ["Foundation"], in: file(code)) == [])
  }

  @Test(arguments: [
    "//\n//  A.swift\n//\nimport B", "// A\nstruct A {}", "struct A {}", "", "/* A */",
    "#if canImport(A)\n  struct B {}\n#endif",
  ])
  func otherOpeningsAreFound(text: String) {
    #expect(lines(Tidy.opening(of: file(text))) == ["Sources/LintRules/A.swift:1"])
  }

  @Test(arguments: [
    "/// A.\nstruct A {}", "import B\n\nstruct A {}", "@testable import B", "internal import B",
    "#if canImport(B)\n  import B\n#endif",
  ])
  func goodOpeningsAreLeftAlone(text: String) {
    #expect(Tidy.opening(of: file(text)) == [])
  }

  @Test func headersAreFound() {
    #expect(Tidy.opening(of: file("/// A.\n//  Created by B.\nstruct A {}")).count == 1)
    #expect(Tidy.opening(of: file("/// Created by B.\nstruct A {}")) == [])
  }

  @Test(arguments: [
    ("A.swift", "struct B {}", 1), ("A.swift", "", 1), ("A.swift", "private struct A {}", 1),
    ("A+B.swift", "func c() {}", 1), ("A.swift", "extension A {}", 1),
  ])
  func filesOfTheWrongTypesAreFound(name: String, text: String, count: Int) {
    #expect(Tidy.types(in: file(text, path: "Sources/LintRules/\(name)")).count == count)
  }

  @Test(arguments: [
    ("A.swift", "public struct A {\n  enum B {}\n}\nextension C {}"),
    ("A.swift", "struct A {}\nenum B {}"), ("A+B.swift", "extension A {}\nstruct C {}"),
    ("A.swift", "struct A {}\nprivate struct B {}\nfileprivate enum C {}\ntypealias D = A"),
    ("A+B.swift", "import C\nextension A {\n  struct B {}\n}\nprivate func c() {}"),
    ("A+Generated.swift", "enum B {}\nenum C {}"), ("main.swift", "let a = 1"),
  ])
  func filesNamedAfterTheirTypeAreLeftAlone(name: String, text: String) {
    #expect(Tidy.types(in: file(text, path: "Sources/LintRules/\(name)")) == [])
  }

  @Test func helpersThatTwoRulesUseAreFound() {
    let files = [
      file("struct A {}\nstruct Own {}\nstruct Lent {}", path: Self.rule("Labels/A")),
      file("extension A {\n  var a: Own\n}", path: Self.rule("Labels/A+More")),
      file("struct B {\n  var b: Lent\n}", path: Self.rule("Traits/B")),
      file("struct C {\n  var c: B\n}", path: Self.rule("Shared/Words/C")),
    ]
    #expect(lines(Tidy.strayHelpers(among: files)) == ["\(Self.rule("Labels/A")):3"])
  }

  private static func rule(_ name: String) -> String { "Sources/LintRules/\(name).swift" }

  @Test func testsWithoutASubjectAreFound() {
    let tests = ["A", "AGolden", "B", "BGolden", "C", "D"].map {
      file("", path: "Tests/LintRulesTests/\($0)Tests.swift")
    }
    let sources = [file("struct A {}\ntypealias D = A")]
    let helper = file("", path: "Tests/LintRulesTests/Marks.swift")
    let found = Tidy.orphans(among: tests + [helper], sources: sources, exceptions: ["CTests"])
    #expect(
      lines(found) == [
        "Tests/LintRulesTests/BTests.swift:1", "Tests/LintRulesTests/BGoldenTests.swift:1",
      ])
  }
}
