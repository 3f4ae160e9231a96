import Foundation
import Testing

@testable import a11y_lint

/// Paths that are the same from everywhere; the current folder of the tests is that of the package.
@Suite("Project root") struct ProjectRootTests {
  @Test func filesElsewhereHaveAbsolutePaths() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a.yml", "")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link"),
      withDestinationURL: folder.url.appendingPathComponent("real"))
    let root = ProjectRoot(of: Projects.none)
    let base = folder.url.path
    let path = root.path(ofFile: RawPath(base + "/real/a.yml"))
    #expect(path.hasPrefix("/") && path.hasSuffix("/real/a.yml"))
    #expect(root.path(ofFile: RawPath(base + "/link/a.yml")) == path)
    #expect(root.path(ofFile: RawPath(base + "/real/../link/./a.yml")) == path)
    #expect(root.path(ofFolder: RawPath(base + "/link")) + "/a.yml" == path)
  }

  @Test func filesThatAreNotThereArePlacedByTheLetter() {
    let root = ProjectRoot(of: Projects.none)
    for path in ["no/where/a.yml", "./no/where/a.yml", "no/there/../where/a.yml"] {
      #expect(root.path(ofFile: RawPath(path)).hasSuffix("no/where/a.yml"))
    }
    #expect(root.path(ofFile: RawPath("/../no/where/a.yml")) == "/no/where/a.yml")
  }
}
