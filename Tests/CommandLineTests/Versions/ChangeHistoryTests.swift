import Foundation
import Testing

/// The answer for a change is that for the two versions of the whole project, whatever git and the
/// files say of it: on histories that are made at random.
@Suite("Changes and whole projects", .needs(tool: "git")) struct ChangeHistoryTests {
  /// A row of a screen, as source.
  private enum Row {
    case text(String), key(String), constant(String), part(String), marked(String), icon(String)

    var source: String {
      switch self {
      case .text(let words): "Text(\"\(words)\")"
      case .key(let name): "Text(\"key.\(name)\")"
      case .constant(let name): "Button(Texts.\(name)) { go() }"
      case .part(let name): "\(name)()"
      case .marked(let name): "Button(\"Marked \(name)\") { go() }.\(name)()"
      case .icon(let name): "Button { go() } label: { Image(\"ic_\(name)\") }"
      }
    }

    var isBroken: Bool { if case .icon = self { true } else { false } }
  }

  /// A project that changes at random, for better or for worse.
  private struct Project {
    var random: SplitMix
    var screens: [(name: String, file: String, rows: [Row])] = []
    var texts: [String: String] = [:]
    var constants: [String: String] = [:]
    var modifiers: [String: String] = [:]
    /// The rows that views of the project show in the place of their use.
    var parts: [String: Row] = [:]
    private var count = 0

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      for name in ["a", "b", "c"] {
        texts[name] = "Text \(name)"
        constants[name] = "Constant \(name)"
        modifiers["mark\(name)"] = "padding()"
        parts["Part\(name)"] = .text("Part \(name)")
      }
      for _ in 0..<5 { addScreen(row: { $0.soundRow() }) }
      let broken = screens.count - 1
      screens[broken].rows.append(.icon(fresh("old")))
    }

    private mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    private mutating func fresh(_ name: String) -> String {
      count += 1
      return "\(name)\(count)"
    }
    private mutating func any(_ names: some Sequence<String>) -> String {
      let names = names.sorted()
      return names[below(names.count)]
    }

    private mutating func soundRow() -> Row {
      switch below(5) {
      case 0: .key(any(texts.keys))
      case 1: .constant(any(constants.keys))
      case 2: .part(any(parts.keys))
      case 3: .marked(any(modifiers.keys))
      default: .text(fresh("Words "))
      }
    }

    private mutating func addScreen(row: (inout Project) -> Row) {
      let name = fresh("Screen")
      let rows = (0..<3).map { _ in row(&self) }
      screens.append((name, below(2) == 0 ? "\(name).swift" : "Common.swift", rows))
    }

    /// Changes what nobody hears, or hears elsewhere.
    private mutating func move() {
      let index = below(screens.count)
      let others = Set(screens.map(\.file)).subtracting([screens[index].file])
      screens[index].file =
        below(2) == 0 || others.isEmpty ? fresh("Moved") + ".swift" : any(others)
    }

    private mutating func edit() {
      let index = below(screens.count)
      switch below(4) {
      case 0: texts[any(texts.keys)] = fresh("Other text ")
      case 1: constants[any(constants.keys)] = fresh("Other constant ")
      case 2: parts[any(parts.keys)] = .text(fresh("Other part "))
      default:
        screens[index].rows.insert(soundRow(), at: below(screens[index].rows.count + 1))
      }
    }

    private mutating func worsen() {
      let index = below(screens.count)
      switch below(4) {
      case 0: modifiers[any(modifiers.keys)] = "accessibilityHidden(true)"
      case 1: parts[any(parts.keys)] = .icon(fresh("part"))
      case 2: addScreen { $0.below(2) == 0 ? .icon($0.fresh("new")) : $0.soundRow() }
      default: screens[index].rows.append(.icon(fresh("new")))
      }
    }

    private mutating func improve() {
      switch below(4) {
      case 0: modifiers[any(modifiers.keys)] = "padding()"
      case 1: parts[any(parts.keys)] = .text(fresh("Part "))
      case 2 where screens.count > 2: screens.remove(at: below(screens.count))
      default: for index in screens.indices { screens[index].rows.removeAll(where: \.isBroken) }
      }
      if below(3) == 0 { texts[any(texts.keys)] = nil }
      if texts.isEmpty { texts["d"] = "Text d" }
    }

    /// A step of the history. What is added where something broken went would count as edited.
    mutating func step() {
      let isWorse = below(2) == 0
      for _ in 0...below(3) {
        switch below(4) {
        case 0: move()
        case 1: edit()
        default: if isWorse { worsen() } else { improve() }
        }
      }
    }

    var files: [String: String] {
      var files: [String: String] = [:]
      for screen in screens {
        let rows = screen.rows.map { "      " + $0.source + "\n" }.joined()
        files["App/" + screen.file, default: ""] +=
          "struct \(screen.name): View {\n  var body: some View {\n    VStack {\n"
          + "\(rows)    }\n  }\n}\n"
      }
      func lines(_ values: [String: String], _ line: (String, String) -> String) -> String {
        values.sorted { $0.key < $1.key }.map { line($0.key, $0.value) + "\n" }.joined()
      }
      files["App/Texts.swift"] =
        "enum Texts {\n" + lines(constants) { "  static let \($0) = \"\($1)\"" } + "}\n"
      files["App/Marks.swift"] =
        "extension View {\n" + lines(modifiers) { "  func \($0)() -> some View { \($1) }" } + "}\n"
      files["App/Parts.swift"] = lines(parts.mapValues(\.source)) {
        "struct \($0): View { var body: some View { \($1) } }"
      }
      files["App/en.lproj/Localizable.strings"] = lines(texts) { "\"key.\($0)\" = \"\($1)\";" }
      return files
    }
  }

  private func write(_ files: [String: String], to clone: Clone) throws {
    let app = clone.folder.url.appendingPathComponent("App")
    try? FileManager.default.removeItem(at: app)
    for (path, text) in files { try clone.folder.write(path, text) }
  }

  /// The screens that differ, without their files, which git may know more of.
  private func screens(_ run: Program.Run) throws -> [String] {
    #expect(run.code == 0, "\(run.errors)")
    let all = try #require(try report(run.output)["screens"] as? [[String: Any]])
    return try all.map { screen in
      var screen = screen
      screen["path"] = nil
      screen["oldPath"] = nil
      let stops = try #require(screen["stops"] as? [[String: Any]])
      screen["stops"] = stops.map { stop in
        stop.mapValues { value in
          guard var version = value as? [String: Any] else { return value }
          version["line"] = nil
          return version
        }
      }
      let data = try JSONSerialization.data(withJSONObject: screen, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }.sorted()
  }

  /// What is found, without places.
  private func findings(_ run: Program.Run) throws -> [String] {
    #expect(run.code < 2, "\(run.errors)")
    return try findings(run.output).map { "\($0["rule"] ?? "") \($0["message"] ?? "")" }.sorted()
  }

  private func findings(_ text: String) throws -> [[String: Any]] {
    try #require(report(text)["findings"] as? [[String: Any]]).filter {
      $0["state"] as? String == "new"
    }
  }

  @Test(arguments: 1...24) func theAnswersAreTheSame(seed: Int) throws {
    guard let clone = try Clone() else { return }
    var project = Project(seed: UInt64(seed))
    let old = try TemporaryFolder()
    let new = try TemporaryFolder()
    for (path, text) in project.files { try old.write(path, text) }
    try write(project.files, to: clone)
    try clone.commit()
    project.step()
    for (path, text) in project.files { try new.write(path, text) }
    try write(project.files, to: clone)
    if seed % 2 == 0 { try clone.commit() }
    let base = seed % 2 == 0 ? "HEAD~1" : "HEAD"
    let variables = clone.variables
    let since = try clone.folder.program.run(
      "diff", "--since", base, "--format", "json", environment: variables)
    let folders = try clone.folder.program.run(
      "diff", old.url.path, new.url.path, "--format", "json", environment: variables)
    #expect(try screens(since) == screens(folders))

    let change = try clone.folder.program.run(
      "lint", "--since", base, "--format", "json", environment: variables)
    var left = try findings(old.program.run("lint", "--format", "json"))
    let introduced = try findings(new.program.run("lint", "--format", "json")).filter { finding in
      guard let known = left.firstIndex(of: finding) else { return true }
      left.remove(at: known)
      return false
    }
    #expect(try findings(change) == introduced)
  }
}
