import Foundation
import Testing

/// A change that keeps a file with screens from being read.
@Suite("Screens that a change hides", .needs(tool: "git")) struct ScreenLossTests {
  private static let screen = """
    {"screen": "Home", "children": [{"type": "button", "label": "Open"}]}

    """

  private func run(_ clone: Clone) throws -> Program.Run {
    try Program(folder: clone.folder.url).run(
      ["lint", "--since", "HEAD", "."], environment: clone.variables)
  }

  private func change(
    _ path: String, _ old: String, _ new: String
  ) throws -> Program.Run? {
    guard let clone = try Clone() else { return nil }
    try clone.commit([path: old, "other.a11y.yml": Trees.clean])
    try clone.folder.write(path, new)
    return try run(clone)
  }

  @Test(
    arguments: [
      (#"{"screen": "Home", "event": "open"}"#, "too little in it tells that it is a UI tree"),
      (#"{"page": "Home"}"#, "it is not of a format that is read any more"),
      (#"{"screen": "Home", "children": ["#, "it is not of a format that is read any more"),
    ])
  func aTreeThatIsNoneAnyMoreIsAnError(new: String, reason: String) throws {
    guard let run = try change("home.json", Self.screen, new) else { return }
    #expect(run.code == 2, "\(run.errors)")
    #expect(run.errors.contains("1 screen was read before the change, and none is now: \(reason)"))
  }

  private static func document(_ runtime: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="\(runtime)">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="90" height="44"/></view></objects>
    </document>
    """
  }

  @Test func aDocumentForTheMacIsAnError() throws {
    let run = try change(
      "Row.xib", Self.document("iOS.CocoaTouch"), Self.document("MacOSX.Cocoa"))
    guard let run else { return }
    #expect(run.code == 2 && run.errors.contains("a macOS document"), "\(run.errors)")
  }

  @Test func aXibOfAnOldXcodeIsAnError() throws {
    let archive = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#
    guard let run = try change("Row.xib", Self.document("iOS.CocoaTouch"), archive) else { return }
    #expect(run.code == 2 && run.errors.contains("saved before Xcode 5"), "\(run.errors)")
  }

  private static let view = """
    import SwiftUI
    struct Home: View { var body: some View { Button("Open") { open() } } }

    """

  @Test func aViewInAPreviewIsAnError() throws {
    let preview = """
      import SwiftUI
      #Preview { Button("Open") { open() } }

      """
    guard let shown = try change("Home.swift", Self.view, preview) else { return }
    #expect(shown.code == 2 && shown.errors.contains("all its views are in previews"), "\(shown)")
  }

  @Test func viewsThatWentElsewhereAreNone() throws {
    guard let run = try change("Home.swift", Self.view, "import SwiftUI\nlet width = 4.0\n") else {
      return
    }
    #expect(run.code == 0, "\(run.errors)")
  }
}
