import Foundation
import Testing

/// The pages in `docs/start`: each has at most four steps, and its blocks of shell run in a fresh
/// folder of that kind of project.
@Suite("docs/start") struct StartPageTests {
  private static let view = """
    import SwiftUI

    struct HomeView: View {
      var body: some View {
        Button { add() } label: { Image("plus_icon") }
      }
    }
    """
  private static let debugDescription = """
    Element subtree:
     →Application, 0x105507b00, pid: 8736, label: 'Shop'
        Window (Main), 0x105607b10, {{0.0, 0.0}, {393.0, 852.0}}
          Button, 0x1056086c0, {{16.0, 360.0}, {361.0, 50.0}}, identifier: 'pay', label: 'Pay'
    """
  private static let reactNative = """
    {"type": "View", "props": {}, "children": [
      {"type": "Text", "props": {}, "children": ["Home"]},
      {"type": "View", "props": {"accessible": true, "accessibilityRole": "button"},
       "children": []}]}
    """
  private static let response = """
    {"screenId": "Home", "type": "Page", "children": [
      {"type": "Headline", "title": "Your order"},
      {"type": "IconButton", "icon": "trash", "accessibilityLabel": "Remove", "action": "remove"},
      {"type": "PrimaryButton", "title": "Buy"}]}
    """
  private static let idb = """
    [{"type": "Application", "AXLabel": "Shop", "frame": {"x": 0, "y": 0, "width": 393,
      "height": 852}, "children": [{"type": "Button", "AXLabel": "Pay", "AXUniqueId": "pay",
      "frame": {"x": 16, "y": 360, "width": 361, "height": 50}, "children": []}]}]
    """

  private struct Page {
    let name: String
    let files: [String: String]
  }

  private static func pages() throws -> [Page] {
    let storyboard = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("Examples/broken/Settings.storyboard"),
      encoding: .utf8)
    return [
      Page(name: "STORYBOARDS", files: ["Main.storyboard": storyboard]),
      Page(name: "SWIFTUI", files: ["HomeView.swift": view]),
      Page(name: "UIKIT", files: ["Captures/Home.txt": debugDescription]),
      Page(name: "REACT-NATIVE", files: ["Trees/Home.json": reactNative]),
      Page(name: "SERVER-DRIVEN", files: ["screens/home.json": response]),
      Page(name: "SNAPSHOT", files: ["HomeView.swift": view]),
      Page(name: "SIMULATOR", files: ["Captures/Home.json": idb]),
    ]
  }

  private static func text(_ page: Page) throws -> String {
    try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/start/\(page.name).md"),
      encoding: .utf8)
  }

  /// The blocks of shell of a page; those of `console` need a Mac.
  private static func blocks(_ text: String) -> [String] {
    var blocks: [String] = []
    var open: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let block = open {
        open = line == "```" ? nil : block + line + "\n"
        if open == nil { blocks.append(block) }
      } else if line == "```sh" {
        open = ""
      }
    }
    return blocks
  }

  @Test func everyKindOfProjectHasAPage() throws {
    let folder = ProjectCopy.root.appendingPathComponent("docs/start").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(try Self.pages().map { $0.name + ".md" }))
  }

  @Test func fromNothingToAGateInFourSteps() throws {
    let shell = URL(fileURLWithPath: "/bin/bash")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = Program.url.deletingLastPathComponent().path
    for page in try Self.pages() {
      let text = try Self.text(page)
      let steps = text.split(separator: "\n").count { $0.firstMatch(of: /^\d\.\s/) != nil }
      #expect((1...4).contains(steps), "\(page.name)")
      let folder = try TemporaryFolder()
      for (name, contents) in page.files { try folder.write("app/\(name)", contents) }
      let app = folder.url.appendingPathComponent("app")
      for block in Self.blocks(text) {
        let run = try Program(folder: app, executable: shell).run(
          "-euo", "pipefail", "-c", block, environment: ["PATH": "\(programs):\(path)"])
        #expect(run.code == 0, "\(page.name): \(block)\(run.output)\(run.errors)")
        #expect(!(run.output + run.errors).isEmpty, "\(page.name): \(block)")
      }
    }
  }
}
