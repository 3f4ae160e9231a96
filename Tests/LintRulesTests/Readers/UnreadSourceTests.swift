import DocumentSyntax
import Testing

@testable import InputFormats

/// Screens of Swift files that are not read are told from those that are.
@Suite("Screens that are not read")
struct UnreadSourceTests {
  private func file(_ text: String, _ path: String = "Home.swift") -> SourceFile {
    SourceFile(path: path, bytes: FileBytes(Array(text.utf8)))
  }

  private func unread(_ text: String, _ others: String..., path: String = "Home.swift") throws
    -> UnreadSource?
  {
    var options = ReadingOptions()
    let sources =
      try [file(text, path)].map { try #require(SwiftUISource($0)) }
      + others.enumerated().map { number, text in
        try #require(SwiftUISource(file(text, "\(number).swift")))
      }
    options.sourceIndex = SwiftUIIndex(sources, [])
    return Readers.unread(file(text, path), options)
  }

  @Test(arguments: [
    ("import UIKit\nclass Home: UIViewController {}", true),
    ("import UIKit\nfinal class Home: BaseViewController, Themed {}", true),
    ("import UIKit\nextension Kit { class Row: UITableViewCell {} }", true),
    ("import UIKit\n#if os(iOS)\nclass Badge: UIView {}\n#endif", true),
    ("import UIKit\nclass Home: UIViewController { @IBOutlet weak var a: UIView! }", false),
    ("import UIKit\nclass Model: NSObject {}", false),
    ("import UIKit\nlet color = UIColor.red", false),
    ("class Home: UIViewController {}", false),
    ("import UIKit\nimport XCTest\nclass Home: UIViewController {}", false),
    (
      "import UIKit\nclass Home: UIView {}\nstruct A: View { var body: some View { Text(\"a\") } }",
      false
    ),
  ])
  func viewsOfUIKitAreTold(text: String, isTold: Bool) throws {
    #expect(try unread(text)?.hasOtherViews ?? false == isTold)
    #expect(Readers.unread(file(text), ReadingOptions())?.hasOtherViews ?? false == isTold)
  }

  @Test func aViewWhoseBodyIsElsewhereIsNamed() throws {
    let body = "{ var body: some View { Text(\"a\") } }"
    #expect(try unread("struct A: View {}\nstruct B: View \(body)")?.views == ["A"])
    #expect(try unread("struct A: View {}", "extension A \(body)") == nil)
    #expect(try unread("struct A: Page {}", "extension Page \(body)")?.views == ["A"])
    #expect(try unread("struct A: Page {}", "struct Page \(body)") == nil)
    #expect(try unread("struct A: Page \(body)", "extension Page \(body)") == nil)
    #expect(try unread("enum Kit { struct A: SwiftUI.View {} }")?.views == ["A"])
  }

  @Test func whatIsNoViewIsNotNamed() throws {
    #expect(try unread("class Home: Controller, View {}") == nil)
    #expect(try unread("struct A: UIViewRepresentable {}") == nil)
    #expect(try unread("struct A: View {}", path: "AppTests/A.swift") == nil)
    #expect(Readers.unread(file("struct A: View {}"), ReadingOptions()) == nil)
    #expect(Readers.unread(file("{}", "a.json"), ReadingOptions()) == nil)
  }
}
