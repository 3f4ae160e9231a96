import DocumentSyntax
import Testing

@testable import InputFormats
@testable import Linting
@testable import ScreenModel

/// A short piece of SwiftUI, and what the program says about it.
struct SwiftUIShape: CustomTestStringConvertible, Sendable {
  /// The idea of the piece in a few words.
  let name: String
  /// The source of what a view shows.
  let code: String
  /// The source of what the project declares beside the view.
  let declarations: String
  /// The rules that find something, in order, with `?` where a person has to look.
  let finds: [String]
  /// The reason in a sentence.
  let reason: String

  /// A piece that is right, unless there are rules that find something.
  init(
    _ name: String, finds: [String] = [], _ code: String, with declarations: String = "",
    because reason: String
  ) {
    self.name = name
    self.code = code
    self.declarations = declarations
    self.finds = finds
    self.reason = reason
  }

  var testDescription: String { name }

  /// Each topic with its pieces.
  static let topics: [(title: String, shapes: [SwiftUIShape])] = [
    ("Buttons", buttons),
    ("Taps and gestures", taps),
    ("Headings", headings),
    ("State", state),
    ("Images", images),
    ("Words", words),
    ("Groups and order", groups),
    ("Hidden", hidden),
    ("Controls", controls),
    ("Fields", fields),
    ("Progress", progress),
    ("Lists", lists),
    ("Navigation", navigation),
    ("Dialogs", dialogs),
    ("Text size", textSize),
    ("Colours, sizes and motion", looks),
  ]

  /// The file that has the piece in it, which is all of a project.
  var file: SourceFile {
    let text = """
      import SwiftUI

      \(declarations)
      struct Home: View {
        @State private var on = false
        @State private var name = ""
        @State private var amount = 0.5
        @State private var tab = Tab.all
        var body: some View {
          \(code)
        }
      }
      """
    return SourceFile(path: "Home.swift", bytes: FileBytes(Array(text.utf8)))
  }

  /// The rules that find something today, as `finds` has them.
  var found: [String] {
    var configuration = Configuration()
    configuration.reading.sourceIndex = SwiftUISource(file).map { SwiftUIIndex([$0], []) }
    return Linter(configuration).lint(file).findings.map { finding in
      finding.rule.id + (finding.certainty == .needsReview ? "?" : "")
    }.sorted()
  }
}
