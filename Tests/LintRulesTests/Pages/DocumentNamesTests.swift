import Foundation
import Testing

/// The types and files that the documents for contributors name are there.
@Suite("Names in documents") struct DocumentNamesTests {
  /// The documents beside those of `docs/internals`.
  private static let others = ["CONTRIBUTING.md", "docs/LIBRARY.md"]

  /// Names that others declare, or that are no types, and what they are.
  private static let foreignTypes = [
    "AXLabel": "a key that idb writes",
    "Button": "a view of SwiftUI",
    "DiagnosticResult": "a message of reviewdog",
    "Image": "a view of SwiftUI",
    "JSONDecoder": "Foundation's",
  ]

  /// Paths that are not in the package, and what they are.
  private static let foreignPaths = [
    ".a11y.json": "an ending of files",
    ".ci/run": "a hidden file, the script of continuous integration",
    "../shared": "the folder of corpora beside the package",
    "../shared/bench": "the folder of corpora beside the package",
    "../shared/conformance": "the folder of corpora beside the package",
    "../shared/corpus": "the folder of corpora beside the package",
    ".build-fuzz/found/TARGET": "files that fuzzing writes",
    "/bin/true": "a program of the system",
    "/dev/full": "a device of the system",
    "/proc/self": "a folder of the system",
    "Home.swift": "a file that an example lints",
    "home.json": "a file that an example lints",
    "lib/swift/host": "a folder of the toolchain",
    "tap.py": "a package of Python",
  ]

  /// The paths and texts of the documents.
  private static func pages() throws -> [(path: String, text: String)] {
    let folder = "docs/internals"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appendingPathComponent(folder).path)
    return try (names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" } + others)
      .map { ($0, try PackageDocuments.text(of: $0)) }
  }

  /// The files of the package, but for those that are built or hidden.
  private static func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: packageRoot.path)
    var files: [String] = []
    while let path = all?.nextObject() as? String {
      if path.hasPrefix(".") { all?.skipDescendants() } else { files.append(path) }
    }
    return files
  }

  /// The names of types, and of modules and folders of the sources.
  private static func types(among files: [String]) throws -> Set<String> {
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      names.formUnion(try DocumentNames.declared(in: try PackageDocuments.text(of: file)))
      if file.hasPrefix("Sources/") { names.formUnion(file.split(separator: "/").map(String.init)) }
    }
    return names
  }

  @Test func everyTypeExists() throws {
    let known = try Self.types(among: Self.files())
    var foreign: Set<String> = []
    for page in try Self.pages() {
      for name in DocumentNames.types(in: page.text) where !known.contains(name) {
        #expect(Self.foreignTypes[name] != nil, "\(page.path): no type \(name)")
        foreign.insert(name)
      }
    }
    let idle = Set(Self.foreignTypes.keys).subtracting(foreign).sorted()
    #expect(idle.isEmpty, "\(idle) need no exception any more")
  }

  @Test func everyFileExists() throws {
    let files = Self.files()
    var foreign: Set<String> = []
    for page in try Self.pages() {
      for path in DocumentNames.paths(in: page.text)
      where !DocumentNames.leads(path, to: files) {
        #expect(Self.foreignPaths[path] != nil, "\(page.path): no file \(path)")
        foreign.insert(path)
      }
    }
    let idle = Set(Self.foreignPaths.keys).subtracting(foreign).sorted()
    #expect(idle.isEmpty, "\(idle) need no exception any more")
  }

  @Test func typesAndPathsAreTold() {
    let page = """
      `Linter.lint(_:using:)` and `A/B.swift`, `{from: x, Type: y}`, `"Quoted"`, `.Member`, YAML,
      `+Silent.swift`, `Captures/<Tool>`, `swift test --filter FloorTests`,
      `Scripts/bench --save`
      ```
      `Fenced`
      ```
      """
    #expect(DocumentNames.types(in: page) == ["Linter", "Type", "FloorTests"])
    let paths = ["A/B.swift", "+Silent.swift", "Captures/<Tool>", "Scripts/bench"]
    #expect(DocumentNames.paths(in: page) == paths)
  }

  @Test func pathsMayLeaveOutWhereTheyBegin() {
    let files = ["Sources/A/B.swift", "Sources/A/Captures/Idb/C+Silent.swift"]
    for path in ["B.swift", "A/B.swift", "+Silent.swift", "Captures/<Tool>", "A/Captures"] {
      #expect(DocumentNames.leads(path, to: files), "\(path)")
    }
    for path in ["C.swift", "Sources/B.swift", "Maps/<Tool>", "aptures/Idb", "D/"] {
      #expect(!DocumentNames.leads(path, to: files), "\(path)")
    }
  }

  @Test func declarationsAreFound() throws {
    let source = """
      @usableFromInline package struct A: B {
        private enum C { case d }
        // A struct Comment.
        let e = F.self
        typealias G = A
      """
    #expect(try DocumentNames.declared(in: source) == ["A", "C", "G"])
  }
}
