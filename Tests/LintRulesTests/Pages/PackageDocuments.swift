import Foundation

/// The Markdown files of the package.
enum PackageDocuments {
  /// Every one, from the package's root. Those of the tests are reports.
  static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: packageRoot.path + "/")
    var paths: [String] = []
    while let path = files?.nextObject() as? String {
      if path.hasPrefix(".") && !path.hasPrefix(".github") || path == "Tests" {
        files?.skipDescendants()
      } else if path.hasSuffix(".md") {
        paths.append(path)
      }
    }
    return paths.sorted()
  }()

  /// The text of a file of the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
  }
}
