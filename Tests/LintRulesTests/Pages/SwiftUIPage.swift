@testable import LintReports
@testable import Linting
@testable import ScreenModel

/// The part of `docs/SWIFTUI.md` that says what the program finds in short pieces of code.
enum SwiftUIPage {
  private static let categories = Dictionary(
    uniqueKeysWithValues: CatalogEntry.all.map { ($0.info.id, $0.info.category) })

  /// A table a topic.
  static func shapes() -> String {
    SwiftUIShape.topics.map { title, shapes in
      (["### \(title)", "", "| code | verdict | why |", "|---|---|---|"] + shapes.map(row))
        .joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private static func row(_ shape: SwiftUIShape) -> String {
    let declared = shape.declarations.isEmpty ? "" : "<br>with \(cell(shape.declarations))"
    return "| \(cell(shape.code))\(declared) | \(verdict(shape.finds)) | \(shape.reason) |"
  }

  private static func verdict(_ finds: [String]) -> String {
    var seen: Set<String> = []
    let rules = finds.filter { seen.insert($0).inserted }.map { found in
      let id = found.hasSuffix("?") ? String(found.dropLast()) : found
      let page = RulesPage.path(of: categories[id] ?? .file).dropFirst("docs/".count)
      return "[\(id)](\(page)#\(id))" + (found == id ? "" : " (review)")
    }
    return rules.isEmpty ? "nothing" : rules.joined(separator: ", ")
  }

  /// Code in a cell of a table, in one line.
  private static func cell(_ code: String) -> String {
    "`\(oneLine(code).replacing("|", with: "\\|"))`"
  }

  /// Code without its line breaks, as somebody would write it in one line.
  static func oneLine(_ code: String) -> String {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }.reduce(into: "") { line, next in
      let isOpen = line.hasSuffix("{") || line.hasSuffix(" in") || line.hasSuffix("(")
      if line.isEmpty || next.hasPrefix(".") || line.hasSuffix("(") {
        line += next
      } else {
        line += (isOpen || next.hasPrefix("}") ? " " : "; ") + next
      }
    }
  }
}
