import DocumentSyntax
import Testing

@testable import Linting

@Suite("Files whose contents decide") struct ReadersTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  /// Keys that are there twice are wrong whatever the file is.
  @Test(arguments: [
    (#"{"a": 1, "a": 2, "b": []}"#, 10, "unknown JSON"),
    (#"{"a": [{"b": 1, "b": 2}], "c": 1, "c": 2}"#, 17, "unknown JSON"),
    (#"{"type": "thing", "type": "thing"}"#, 19, ""),
  ])
  func keysThatAreThereTwiceAreNamedInUnknownFiles(text: String, column: Int, other: String) {
    let errors = Linter().lint(file("a.json", text)).inputErrors
    let repeated = errors.filter { $0.message.contains("is already in line 1") }
    #expect(repeated.first?.position?.column == column, "\(errors)")
    #expect(other.isEmpty || errors.contains { $0.message.hasPrefix(other) }, "\(errors)")
  }

  @Test func sourceThatIsNotUTF8IsNotPassedOver() {
    let source = "struct A: View { var body: some View { Image(\"x\") } }\n"
    var bytes = Array(source.utf8)
    bytes[source.utf8.count - 8] = 0xFF
    for path in ["A.swift", "Deep/A.swift"] {
      let report = Linter().lintIfTree(SourceFile(path: path, bytes: bytes))
      #expect(
        report?.inputErrors.map(\.message) == ["the byte here is not UTF-8; save the file as UTF-8"]
      )
    }
    #expect(Linter().lintIfTree(file("B.swift", "let a = 1\n")) == nil)
  }
}
