import Foundation
import Testing

/// Commands on one file of SwiftUI source read what the rest of its project declares.
@Suite("One file of a SwiftUI project")
struct SourceIndexTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".a11y-lint.yml", "rules:\n  no-headings: off\n")
    try Self.writeProject("App", title: "Welcome", to: folder)
  }

  /// A view whose title is a constant, and whose icon is a view, of other files.
  private static func writeProject(
    _ path: String, title: String, to folder: TemporaryFolder
  ) throws {
    try folder.write(
      "\(path)/Home.swift",
      """
      struct Home: View {
        var body: some View {
          Text(L10n.title)
          Button { remove() } label: { Kit.TrashIcon() }
        }
      }
      """)
    try folder.write(
      "\(path)/L10n.swift", "enum L10n { static let title = tr(\"Localizable\", \"home.title\") }\n"
    )
    try folder.write(
      "\(path)/Kit.swift",
      "enum Kit { struct TrashIcon: View { var body: some View { Image(\"trash_can\") } } }\n")
    try folder.write("\(path)/en.lproj/Localizable.strings", "\"home.title\" = \"\(title)\";\n")
  }

  @Test func speakSaysTextsOfOtherFiles() throws {
    let run = try folder.program.run("speak", "App/Home.swift")
    #expect(run.code == 0)
    #expect(
      run.output == "Home (App/Home.swift)\n  1. Welcome.\n  2. trash can, button.\n", "\(run)")
    let alone = try folder.program.run("speak", "--no-index", "App/Home.swift")
    #expect(!alone.output.contains("Welcome") && !alone.output.contains("trash can"))
  }

  @Test(arguments: ["interface", "voiceover"])
  func dumpShowsTextsOfOtherFiles(tree: String) throws {
    let run = try folder.program.run("dump", tree, "App/Home.swift")
    #expect(run.code == 0)
    #expect(run.output.contains("Welcome") && run.output.contains("trash can"), "\(run.output)")
    let alone = try folder.program.run("dump", tree, "--no-index", "App/Home.swift")
    #expect(!alone.output.contains("Welcome"))
  }

  @Test func lintFindsWhatAnotherFileBrings() throws {
    let run = try folder.program.run("lint", "App/Home.swift")
    #expect(run.code == 1)
    #expect(run.output.contains("[icon-button-missing-label]"), "\(run.output)")
    let alone = try folder.program.run("lint", "--no-index", "App/Home.swift")
    #expect(alone.code == 0, "\(alone.output)")
  }

  @Test func aFileFromStandardInputHasItsProject() throws {
    let text = try folder.read("App/Home.swift").replacingOccurrences(of: "remove()", with: "go()")
    let run = try folder.program.run(
      "lint", "--stdin-filename", "App/Home.swift", "-", input: Data(text.utf8))
    #expect(run.output.contains("[icon-button-missing-label]"), "\(run.output)\(run.errors)")
  }

  @Test func aStoryboardIsReadWithTheCodeOfItsController() throws {
    try folder.write(
      "App/Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController title="Main" customClass="MainController"><view key="view"><subviews>
        <button id="b"><state key="normal" image="x_small"/></button></subviews></view>
        <connections><outlet property="closeButton" destination="b"/></connections>
        </viewController></objects></scene></scenes></document>
      """)
    try folder.write(
      "App/MainController.swift",
      """
      import UIKit
      class MainController: UIViewController {
        @IBOutlet var closeButton: UIButton! {
          didSet { closeButton.accessibilityLabel = L10n.title }
        }
      }
      """)
    let run = try folder.program.run("speak", "App/Main.storyboard")
    #expect(run.output == "Main (App/Main.storyboard)\n  1. Welcome, button.\n", "\(run)")
    let alone = try folder.program.run("speak", "--no-index", "App/Main.storyboard")
    #expect(alone.output.contains("1. x small, button."), "\(alone)")
    let lint = try folder.program.run("lint", "--reviews", "App/Main.storyboard")
    #expect(!lint.output.contains("icon-button-missing-label"), "\(lint)")
  }

  /// A configuration above the repository is trusted; other files beside it are not.
  @Test(arguments: [".", "Home.swift"]) func aNamedConfigurationEndsNoRepository(path: String)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("ci.yml", "failOn: error\n")
    try folder.write("app/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write(
      "app/Home.swift",
      "struct Home: View { var body: some View { Button { go() } label: { Icon() } } }\n")
    try folder.write(
      "app/Icon.swift", "struct Icon: View { var body: some View { Image(\"trash_can\") } }\n")
    let app = Program(folder: folder.url.appendingPathComponent("app"))
    #expect(try app.run("lint", "--config", "../ci.yml", path).code == 1)
    // A name that is declared twice stands for nothing.
    try folder.write(
      "other/Icon.swift", "struct Icon: View { var body: some View { Text(\"Delete\") } }\n")
    let run = try app.run("lint", "--config", "../ci.yml", path)
    #expect(run.code == 1 && run.output.contains("[icon-button-missing-label]"), "\(run)")
    let above = try folder.program.run(
      "lint", "--config", "ci.yml", path == "." ? "app" : "app/Home.swift")
    #expect(above.code == 1, "\(above)")
    let variable = try app.run(
      "lint", path, environment: ["A11Y_LINT_CONFIG": folder.url.path + "/ci.yml"])
    #expect(variable.code == 1, "\(variable)")
  }

  @Test func diffReadsEachFolderAsAProject() throws {
    try Self.writeProject("Other", title: "Hello", to: folder)
    let run = try folder.program.run("diff", "App", "Other")
    #expect(run.code == 0)
    #expect(run.output.contains("[-Welcome-]{+Hello+}"), "\(run.output)\(run.errors)")
  }

  @Test func diffOfOneFileKnowsItsProject() throws {
    let old = try folder.read("App/Home.swift")
    try folder.write(
      "App/Later.swift",
      old.replacingOccurrences(of: "Text(L10n.title)", with: "Text(L10n.title); Text(\"Today\")"))
    let run = try folder.program.run("diff", "App/Home.swift", "App/Later.swift")
    #expect(run.output.contains("Today"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("not known"), "\(run.output)")
  }
}
