@testable import DocumentSyntax
@testable import LintRules
@testable import ScreenModel

/// Swift source: the parser, views read with their project, and the whole line.
extension FuzzTarget {
  static let source = [swift, swiftUI, swiftUILine]

  private static let swift = FuzzTarget(
    "swift",
    seeds: ["./Sources/InputFormats/SwiftUI/*.swift", "./Sources/a11y-lint/*/*.swift"],
    words: swiftWords, examples: { sourceExamples() + hostile },
    check: { SwiftChecks.check(SourceFile(path: "x.swift", bytes: $0)) })

  /// The files of a project, with a NUL between them.
  private static let swiftUI = FuzzTarget(
    "swiftui", longest: 8_192, words: swiftWords, examples: { sourceExamples() + projects },
    check: SwiftUIChecks.check)

  private static let swiftUILine = FuzzTarget(
    "line-swiftui", longest: 8_192,
    words: { swiftWords() + AllRules.infos.prefix(40).map { "// a11y-lint-disable \($0.id)" } },
    examples: sourceExamples,
    check: { LineChecks.check(SourceFile(path: "x.swift", bytes: $0)) })

  private static let swiftWords: @Sendable () -> [String] = {
    [
      "struct A: View { var body: some View { ", "extension A { ", "var title: some View { ",
      "static let a = \"b\"", "#if os(iOS)\n", "#else\n", "#endif\n", "\\(", "\"\"\"\n", "#\"",
      "\"#", "/*", "*/", "// ", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> b\n", " ? ", " : ",
      " in ", "{ _ in ", "if let a { ", "} else { ", "switch a { case .b: ",
      "guard let a else { return }", "try? await ", ".font(.title)", ".onTapGesture { ",
      ".accessibilityLabel(\"a\")", ".accessibilityHidden(true)",
      ".accessibilityElement(children: .combine)", ".overlay { ", ".toolbar { ",
      "Button { } label: { ", "Image(systemName: \"a\")", "Image(\"a\")", "Text(\"a\")",
      "Toggle(\"a\", isOn: $b)", "ForEach(a) { ", "Section { ", "Menu { ", "A<B>(c)", "\\.self",
      "@State private var ", "#Preview { ", "/a/", "#/a/#",
    ]
  }

  /// The examples of rules that are SwiftUI source.
  private static let sourceExamples: @Sendable () -> [[UInt8]] = {
    AllRules.infos.flatMap { info in
      info.examples.filter { $0.language == "swift" }.map(\.source)
        + ["struct A: View { var body: some View {\n\(info.swiftUI)\n} }"]
    }.map { Array($0.filter { $0 != "⟪" && $0 != "⟫" }.utf8) }
  }

  private static let hostile = [
    "struct A: View { var body: some View { Text(\"a \\(b(\"c \\(d)\")) e\n",
    "let a = \"\"\"\n  a \\(", "/* /* a */ struct A: View {", "a.b\n#if A\n.c()\n#else\n",
    "<<<<<<< HEAD\nText(\"a\")\n=======\n}\n", "a ? b ? c : d : e ? f", "{{{{[[[[((((",
    "))))]]]]}}}}", "x = /a/ + /b\n#/ c \n/#", "\"\\(\"\\(\"\\(",
    "func a<B: C<D>>(_ e: [F: G] = [:]) async throws -> some View where B == C { }",
  ].map { Array($0.utf8) }

  private static let projects = [
    "struct A: View { var body: some View { Button { } label: { B() } } }\0"
      + "struct B: View { var body: some View { A(); Image(\"a\"); Text(L.a) } }\0"
      + "enum L { static let a = NSLocalizedString(\"b.c\", comment: \"\") }\0\"b.c\" = \"d\";"
  ].map { Array($0.utf8) }
}
