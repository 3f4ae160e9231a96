import Foundation
import Testing

/// The closed gate of `docs/CI.md`, attacked by pull requests that want it green.
@Suite("The closed gate", .needs(tool: "git")) struct ClosedGateTests {
  /// Functions for the scripts: `broken` prints a view with an icon button without a label.
  private static let prelude = """
    set -e
    broken() { printf 'struct %s: View {\\n  var body: some View {\\n    Button { go() } label: \
    { Image("ic_save") }\\n  }\\n}\\n' "${1:-Home}"; }
    into() { mkdir -p "$(dirname -- "$1")"; git mv -f App/Home.swift "$1"; broken >"$1"; }
    rule=icon-button-missing-label

    """

  /// Ways to bring a broken view past the gate.
  private static let attacks = [
    "broken >App/Home.swift",
    // What unchanged screens use.
    "printf 'extension Start { var icon: some View { Image(\"ic_a\") } }\\n' >App/Parts.swift",
    // Links to files with another ending.
    "broken >App/home.txt; ln -sf home.txt App/Home.swift",
    "broken >App/text.txt",
    // A file in which everything was allowed.
    "(head -n 1 App/Muted.swift; broken New) >x; mv x App/Muted.swift",
    // Folders and names.
    "into Pods/Home.swift", "into Carthage/Home.swift", "into DerivedData/x/Home.swift",
    "into node_modules/a/Home.swift", "into .build/Home.swift", "into .hidden/Home.swift",
    "into App/.x/y/Home.swift", "into Guide.docc/Home.swift", "into 'App/.#Home.swift'",
    "into 'App/--exclude=x.swift'", "into 'App/a b\tc.swift'",
    "into \"$(printf 'App/\\377.swift')\"",
    "into Other/Start.swift", "git rm -q App/Home.swift; broken >App/Home.swift",
    "mkdir Pods; broken >Pods/R.swift; ln -sf ../Pods/R.swift App/Home.swift",
    // Files that git ignores.
    "echo '*.swift' >.gitignore; broken >App/Home.swift",
    "echo App/ >.gitignore; broken >App/Home.swift",
    "echo '*' >App/.gitignore; broken New >App/New.swift; git add -f App/New.swift",
    // Attributes.
    "echo '* -diff -text binary export-ignore filter=x' >.gitattributes; broken >App/Home.swift",
    // Configurations.
    "echo \"disable: [$rule]\" >.a11y-lint.yml; broken >App/Home.swift",
    "echo 'exclude: [App]' >.a11y-lint.yml; broken >App/Home.swift",
    "echo 'include: [Trees]' >.a11y-lint.yml; broken >App/Home.swift",
    "echo 'failOn: never' >.a11y-lint.yml; broken >App/Home.swift",
    "echo 'exitZero: true' >.a11y-lint.yml; broken >App/Home.swift",
    "echo 'suppressions: all' >.a11y-lint.yml; (echo \"// a11y-lint-disable-file $rule\"; broken) "
      + ">App/Home.swift",
    "rm .a11y-lint.yml; ln -s /dev/null .a11y-lint.yml; broken >App/Home.swift",
    "rm .a11y-lint.yml; mkdir .a11y-lint.yml; touch .a11y-lint.yml/a; broken >App/Home.swift",
    "git rm -q .a11y-lint.yml; echo '{\"exitZero\": true}' >.a11y-lint.json; "
      + "broken >App/Home.swift",
    "printf 'root: true\nexclude: [\"*\"]\n' >App/.a11y-lint.yml; broken >App/Home.swift",
    "mkdir Pods; echo 'exclude: [\"*\"]' >Pods/.a11y-lint.yml; into Pods/Home.swift",
    "printf 'overrides: [{files: [App/*], rules: {%s: off}}]\n' $rule >.a11y-lint.yml; "
      + "broken >App/Home.swift",
    "printf 'adapters: [{name: x, files: [\"*.swift\"]}]\n' >.a11y-lint.yml; "
      + "broken >App/Home.swift",
    // Baselines.
    "broken >App/Home.swift; \"$LINT\" baseline create",
    "broken >App/Home.swift; \"$LINT\" baseline create --baseline b.json; "
      + "echo 'baseline: b.json' >.a11y-lint.yml",
    // Suppressions.
    "broken | sed \"s|    Button|    // a11y-lint-disable-next-line $rule -- x\\n&|\" "
      + ">App/Home.swift",
    "broken | sed \"s|ic_save.*|& // a11y-lint-disable-line $rule|\" >App/Home.swift",
    "(echo '// a11y-lint-disable all -- x'; broken) >App/Home.swift",
    "(echo \"// a11y-lint-disable-file $rule\"; broken) >App/Home.swift",
    "(sed 's/2020-01-01/2999-01-01/' App/Expired.swift; broken New) >x; mv x App/Expired.swift",
    "(cat App/Expired.swift; broken New) >x; mv x App/Expired.swift",
    "(echo \"// a11y-lint-disable $rule\"; cat App/Allowed.swift; broken New) >x; "
      + "mv x App/Allowed.swift",
    "(cat App/Allowed.swift; sed s/Allowed/Again/ App/Allowed.swift) >x; mv x App/Allowed.swift",
    "printf 'screen: A\nchildren:\n- {type: button, image: a, disable: %s}\n' $rule "
      + ">Trees/a.a11y.yml",
    "printf '# a11y-lint-disable all -- x\nscreen: A\nchildren: [{type: button, image: a}]\n' "
      + ">Trees/a.a11y.yml",
    // Names of refs.
    "broken >App/Home.swift; git commit -qam x; git tag origin/main",
    "broken >App/Home.swift; git commit -qam x; git tag refs/remotes/origin/main",
    "broken >App/Home.swift; git commit -qam x; git branch refs/remotes/origin/main",
  ]

  /// Ways to make the file one that nobody can read.
  private static let unreadable = [
    "broken | sed 's/ic_/\\xff/' >App/Home.swift", "broken | iconv -t UTF-16 >App/Home.swift",
    "(broken; printf 'let a = '; printf '%0200d' 0 | tr 0 '['; printf '%0200d' 0 | tr 0 ']') "
      + ">App/Home.swift",
  ]

  private func base() throws -> Clone? {
    guard let clone = try Clone() else { return nil }
    let allowed = """
      struct Allowed: View {
        var body: some View {
          // a11y-lint-disable-next-line icon-button-missing-label -- the base has it
          Button { go() } label: { Image("ic_old") }
        }
      }

      """
    try clone.commit([
      ".a11y-lint.yml": "failOn: error\n",
      "App/Home.swift":
        "struct Home: View {\n  var body: some View { Button(\"Save\") { go() } }\n}\n",
      "App/Allowed.swift": allowed,
      "App/Start.swift":
        "struct Start: View {\n  var body: some View { Button(action: go) { icon } }\n}\n",
      "App/Parts.swift": "extension Start { var icon: some View { Text(\"Start\") } }\n",
      "App/text.txt": "struct Far: View { var body: some View { Text(\"Far\") } }\n",
      "App/Muted.swift": "// a11y-lint-disable-file icon-button-missing-label -- old\n"
        + "struct Muted: View { var body: some View { Text(\"Muted\") } }\n",
      "App/Expired.swift":
        "// a11y-lint-disable-file icon-button-missing-label until 2020-01-01 -- x\n",
      "Trees/a.a11y.yml": "screen: A\nchildren: [{type: text, text: A}]\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: clone.folder.url.appendingPathComponent("App/Linked.swift").path,
      withDestinationPath: "text.txt")
    try clone.commit()
    try clone("update-ref", "refs/remotes/origin/main", "HEAD")
    try clone("checkout", "-q", "-b", "work")
    return clone
  }

  /// The block of shell of the page.
  private static func gate() throws -> String {
    let page = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/CI.md"), encoding: .utf8)
    let start = try #require(page.range(of: "### A gate that a pull request cannot open"))
    let blocks = page[start.upperBound...].split(separator: "```", omittingEmptySubsequences: false)
    return String(try #require(blocks.dropFirst().first).dropFirst("sh\n".count))
  }

  /// The exit code of the gate after a script has changed the repository and all is committed.
  private func run(_ script: String, in clone: Clone) throws -> Program.Run {
    let shell = Program(folder: clone.folder.url, executable: URL(fileURLWithPath: "/bin/bash"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = Program.url.deletingLastPathComponent().path
    let variables = clone.variables.merging([
      "LINT": Program.url.path, "PATH": "\(programs):\(path)",
    ]) { $1 }
    let commit = "\ngit add -A; git commit -q --allow-empty -m x\n"
    let changed = try shell.run("-c", Self.prelude + script + commit, environment: variables)
    #expect(changed.code == 0, "\(script): \(changed.errors)")
    return try shell.run("-euo", "pipefail", "-c", Self.gate(), environment: variables)
  }

  @Test(arguments: attacks) func noPullRequestOpensIt(attack: String) throws {
    guard let clone = try base() else { return }
    let run = try run(attack, in: clone)
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("[icon-button-missing-label]"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: unreadable) func whatCannotBeReadFails(attack: String) throws {
    guard let clone = try base() else { return }
    let run = try run(attack, in: clone)
    #expect(run.code == 2 && run.errors.contains("App/Home.swift:"), "\(run)")
  }

  @Test func aBaseWithoutAConfigurationIsToldWhatToDo() throws {
    guard let clone = try base() else { return }
    try clone("rm", "-q", ".a11y-lint.yml")
    try clone.commit()
    try clone("update-ref", "refs/remotes/origin/main", "HEAD")
    let run = try run("echo 'failOn: error' >.a11y-lint.yml", in: clone)
    #expect(run.code == 2 && run.errors.contains("commit a .a11y-lint.yml to main"), "\(run)")
    #expect(try clone.folder.read(".a11y-lint.yml") == "failOn: error\n")
  }

  @Test(arguments: [
    "true", "echo '// more' >>App/Home.swift", "echo '// more' >>App/Allowed.swift",
    "git mv App/Allowed.swift Moved.swift", "git mv App Pods",
    "sed 's/Save/Keep/' App/Home.swift >New.swift",
  ])
  func itIsOpenToOthers(script: String) throws {
    guard let clone = try base() else { return }
    let run = try run(script, in: clone)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }
}
