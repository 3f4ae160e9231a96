import Foundation
import Testing

@testable import LintReports
@testable import ScreenModel

/// The committed files that are made from the sources.
@Suite("Derived files") struct DerivedFilesTests {
  @Test func ruleListMatchesTheRulesFolder() throws {
    var lines: [String] = []
    for category in Category.allCases {
      lines += try ruleNames(in: category.title).map { "    \($0).self,\n" }
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined() + "  ]"
    try expect(
      """
      package import ScreenModel

      /// Written by Scripts/record from the names of the files in this folder.
      extension AllRules {
        /// Every rule, by category and then by name.
        package static let all: [any Rule.Type] = \(list)
      }

      """, isStoredAt: "Sources/LintRules/AllRules+Generated.swift")
  }

  @Test func everyRuleFolderIsACategory() throws {
    let known = Set(Category.allCases.map(\.title) + ["Shared"])
    let rules = packageRoot.appendingPathComponent("Sources/LintRules")
    let folders = try FileManager.default.contentsOfDirectory(atPath: rules.path)
      .filter { !$0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    #expect(Set(folders).subtracting(known).isEmpty)
  }

  @Test(arguments: SchemaSubject.allCases) func schemasMatchTheSources(subject: SchemaSubject)
    throws
  {
    try expect(subject.text, isStoredAt: "Schemas/\(subject.fileName)")
  }

  /// The names of a category's rules: of the files that are no part of another one.
  private func ruleNames(in folder: String) throws -> [String] {
    let url = packageRoot.appendingPathComponent("Sources/LintRules/\(folder)")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("+") }
      .map { String($0.dropLast(".swift".count)) }.sorted()
  }
}
