import Foundation
import Testing

/// `Scripts/github-action`, which has the steps of `action.yml`, and what GitHub reads of its log.
@Suite("The action for GitHub") struct GitHubActionTests {
  private let folder: TemporaryFolder
  private let script = ProjectCopy.root.appendingPathComponent("Scripts/github-action")

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("runner/a11y-lint"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("runner/a11y-lint/a11y-lint"),
      withDestinationURL: Program.url)
    try folder.write("project/Trees/Broken Inbox.a11y.json", Trees.error)
    try folder.write("project/Trees/Odd.a11y.json", Trees.warning)
    try folder.write("project/Trees/Clean.a11y.json", Trees.clean)
  }

  private func run(
    _ step: String, in place: String = "project", _ inputs: [String: String] = [:]
  ) throws -> Program.Run {
    let variables = [
      "RUNNER_TEMP": folder.url.appendingPathComponent("runner").path,
      // As the system spells it, for folders behind links.
      "GITHUB_WORKSPACE": folder.url.appendingPathComponent("project").resolvingSymlinksInPath()
        .path,
      "GITHUB_OUTPUT": folder.url.appendingPathComponent("output").path,
      "GITHUB_STEP_SUMMARY": folder.url.appendingPathComponent("summary").path,
    ]
    return try Program(folder: folder.url.appendingPathComponent(place), executable: script)
      .run([step], environment: variables.merging(inputs) { $1 })
  }

  @Test func itLintsTheFolderAndFailsAtTheGate() throws {
    let run = try run("lint")
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("Trees/Broken Inbox.a11y.json:1:2: error: "))
    #expect(run.output.hasPrefix("::add-matcher::"))
    #expect(run.output.hasSuffix("::remove-matcher owner=a11y-lint-notes::\n"))
  }

  @Test func countsAndReportsAreOutputsAndTheSummaryShowsThem() throws {
    #expect(try run("lint", in: "project/Trees").code == 1)
    let reports = folder.url.appendingPathComponent("runner/a11y-lint-reports").path
    let output = try folder.read("output")
    let wanted = """
      errors=1
      warnings=1
      notes=0
      reviews=0
      sarif=\(reports)/a11y-lint.sarif
      markdown=\(reports)/summary.md

      """
    #expect(output == wanted)
    let sarif = try report(folder.read("runner/a11y-lint-reports/a11y-lint.sarif"))
    #expect(sarif["version"] as? String == "2.1.0")
    let summary = try folder.read("summary")
    #expect(summary.hasPrefix("<!-- a11y-lint -->\n### a11y-lint: failed, 1 error, 1 warning"))
    // A run that could not do its job leaves nothing of an earlier one.
    try folder.write("output", "")
    #expect(try run("lint", ["INPUT_FAIL_ON": "nonsense"]).code == 2)
    #expect(try folder.read("output") == "")
    #expect(try folder.read("summary") == summary)
  }

  @Test func inputsArePathsAndOptions() throws {
    let inputs = ["INPUT_PATHS": "Trees/Odd.a11y.json\nTrees/Clean.a11y.json\n"]
    #expect(try run("lint", inputs).code == 0)
    #expect(try run("lint", inputs.merging(["INPUT_FAIL_ON": "warning"]) { $1 }).code == 1)
    let arguments = ["INPUT_ARGS": "--disable=unknown-key\n--fail-on=note"]
    #expect(try run("lint", inputs.merging(arguments) { $1 }).code == 0)
    #expect(try run("lint", ["INPUT_PATHS": "Trees/Broken Inbox.a11y.json"]).code == 1)
    #expect(try run("lint", ["INPUT_FAIL_ON": "never"]).code == 0)
    #expect(try run("lint", ["INPUT_PATHS": "Trees/Nowhere.a11y.json"]).code == 2)
  }

  @Test func inputsAreNoCommands() throws {
    let hostile = "$(touch owned) `touch owned`; touch owned"
    for input in ["INPUT_PATHS", "INPUT_ARGS", "INPUT_FAIL_ON", "INPUT_SINCE"] {
      #expect(try run("lint", [input: hostile]).code == 2, "\(input)")
    }
    let owned = folder.url.appendingPathComponent("project/owned")
    #expect(!FileManager.default.fileExists(atPath: owned.path))
  }

  /// Git is told to read this checkout and no other, beside what the job has told it.
  @Test func gitReadsThisCheckoutAlone() throws {
    let program = folder.url.appendingPathComponent("runner/a11y-lint/a11y-lint")
    try FileManager.default.removeItem(at: program)
    try folder.write("runner/a11y-lint/a11y-lint", "#!/bin/sh\nenv\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try folder.write("project/.git/HEAD", "ref: refs/heads/main\n")
    let top = folder.url.appendingPathComponent("project").resolvingSymlinksInPath().path
    let alone = try run("lint", in: "project/Trees").output.split(separator: "\n")
    #expect(alone.contains("GIT_CONFIG_COUNT=1"), "\(alone)")
    #expect(alone.contains("GIT_CONFIG_KEY_0=safe.directory"))
    #expect(alone.contains("GIT_CONFIG_VALUE_0=\(top)"))
    let given = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.quotePath", "GIT_CONFIG_VALUE_0": "true",
    ]
    let beside = try run("lint", given).output.split(separator: "\n")
    for line in [
      "GIT_CONFIG_COUNT=2", "GIT_CONFIG_KEY_0=core.quotePath", "GIT_CONFIG_VALUE_0=true",
      "GIT_CONFIG_KEY_1=safe.directory", "GIT_CONFIG_VALUE_1=\(top)",
    ] {
      #expect(beside.contains(Substring(line)), "\(line): \(beside)")
    }
  }

  @Test func theProgramIsKeptByWhatItIsBuiltFrom() throws {
    let first = try run("find")
    #expect(first.code == 0, "\(first.errors)")
    #expect(try run("find").code == 0)
    let lines = try folder.read("output").split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && Array(lines[..<2]) == Array(lines[2...]))
    #expect(lines.first?.hasSuffix("/runner/a11y-lint") == true)
    #expect(lines.last?.wholeMatch(of: /key=a11y-lint-[0-9a-f]{40}/) != nil, "\(lines)")
    #expect(first.output.contains("::notice::a11y-lint is built from its sources"))
    #expect(try run("nonsense").code == 2)
  }

  /// A released program in a folder that `curl` reads from, and a `gh` that says yes or no. Gives
  /// the variables of a step.
  private func release(attested: Bool? = nil, damaged: Bool = false) throws -> [String: String] {
    let machine = try Program(folder: folder.url, executable: URL(fileURLWithPath: "/bin/uname"))
      .run("-m").output.trimmingCharacters(in: .newlines)
    let name = "a11y-lint-\(ProjectCopy.tag)-linux-\(machine)"
    var scripts = [
      "files/\(name)/a11y-lint": "#!/bin/sh\necho released\n",
      "bin/curl": """
      #!/bin/bash
      for last; do :; done
      echo "$last" >>\(folder.url.path)/asked
      exec cp "\(folder.url.path)/files/${last##*/}" .
      """,
    ]
    if let attested {
      scripts["bin/gh"] = """
        #!/bin/sh
        echo "$*" >>\(folder.url.path)/verified
        exit \(attested ? 0 : 1)
        """
    }
    for (path, script) in scripts {
      let file = try folder.write(path, script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let pack = "tar -czf \(name).tar.gz \(name) && sha256sum \(name).tar.gz >SHA256SUMS"
    let damage = damaged ? " && printf x >>\(name).tar.gz" : ""
    let shell = URL(fileURLWithPath: "/bin/sh")
    let packed = try Program(
      folder: folder.url.appendingPathComponent("files"), executable: shell
    ).run("-c", pack + damage)
    try #require(packed.code == 0, "\(packed.errors)")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": "\(folder.url.path)/bin:\(path)", "GITHUB_SERVER_URL": "https://example.com",
      "ACTION_REPOSITORY": "ana/a11y-lint", "ACTION_REF": ProjectCopy.tag,
    ]
  }

  private static let commit = String(repeating: "0123abcdef", count: 4)

  #if os(Linux)
    /// With a version the checksum decides where there is no `gh`; a commit needs the attestation.
    @Test(
      .enabled(if: SlowLane.isOn, SlowLane.reason),
      arguments: [
        (ProjectCopy.tag, nil, true), (ProjectCopy.tag, true, true),
        (ProjectCopy.tag, false, false),
        (commit, nil, false), (commit, true, true), (commit, false, false), ("main", true, false),
      ] as [(String, Bool?, Bool)])
    func aReleasedProgramIsUsedWhereItIsProved(ref: String, attested: Bool?, used: Bool) throws {
      let variables = try release(attested: attested).merging(["ACTION_REF": ref]) { $1 }
      let program = folder.url.appendingPathComponent("runner/a11y-lint/a11y-lint")
      try FileManager.default.removeItem(at: program)
      let found = try run("find", variables)
      #expect(found.code == 0, "\(found.errors)")
      #expect(try folder.read("output").contains("released=true\n") == used, "\(found.output)")
      #expect(try folder.read("output").contains("\nkey=") == !used)
      #expect(FileManager.default.fileExists(atPath: program.path) == used)
      guard used else { return }
      #expect(found.output.isEmpty)
      #expect(try run("lint", variables).output.contains("released"))
      let asked = try folder.read("asked").split(separator: "\n")
      let folderOfRelease = "https://example.com/ana/a11y-lint/releases/download/0.1.0/"
      #expect(asked.count == 2 && asked.allSatisfy { $0.hasPrefix(folderOfRelease) })
      guard attested != nil else { return }
      let source = ref == Self.commit ? "--source-digest \(ref)" : "--source-ref refs/tags/\(ref)"
      let verified = try folder.read("verified")
      #expect(verified.contains("--repo ana/a11y-lint") && verified.contains(source))
    }

    @Test(.enabled(if: SlowLane.isOn, SlowLane.reason))
    func aReleasedProgramWithAnotherChecksumIsNotUsed() throws {
      let variables = try release(attested: true, damaged: true)
      let found = try run("find", variables)
      #expect(found.output.contains("does not have the checksum of its release"))
      #expect(try !folder.read("output").contains("released"))
      let building = try run("find", release().merging(["INPUT_BUILD": "true"]) { $1 })
      #expect(building.output.contains("the input 'build' says so"))
    }
  #endif

  // MARK: Comments

  /// A `gh` that keeps comments as files of their numbers, and the variables of a pull request in
  /// a repository whose base is another commit.
  private func pullRequest() throws -> [String: String] {
    let gh = try folder.write(
      "bin/gh",
      """
      #!/bin/bash
      # api --paginate PLACE --jq QUERY | api --silent --method POST|PATCH PLACE --field body=@FILE
      cd "\(folder.url.path)/comments"
      if [ "$2" = --paginate ]; then
        [ "$3" = repos/ana/app/issues/7/comments ] || exit 1
        [[ $5 =~ login\\ ==\\ \\"([^\\"]+)\\" ]] && author=${BASH_REMATCH[1]}
        [[ $5 =~ startswith\\(\\"([^\\"]+)\\"\\) ]] && start=${BASH_REMATCH[1]}
        for file in *; do
          [ "${file#*.}" != "$author" ] || [[ $(<"$file") != "$start"* ]] || echo "${file%%.*}"
        done
      elif [ "$4" = PATCH ]; then
        cp "${7#body=@}" "${5##*/}.github-actions[bot]"
      else
        cp "${7#body=@}" "$((10 + $(ls | wc -l))).github-actions[bot]"
      fi
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gh.path)
    try folder.write("comments/1.mallory", "<!-- a11y-lint diff -->\nmine\n")
    let shell = try Program(
      folder: folder.url.appendingPathComponent("project"),
      executable: URL(fileURLWithPath: "/bin/sh")
    ).run(
      "-c",
      """
      git init -q -b main . && git add . \\
      && git -c user.name=A -c user.email=a@b.c commit -qm one \\
      && git update-ref refs/remotes/origin/main HEAD
      """)
    try #require(shell.code == 0, "\(shell.errors)")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": "\(folder.url.path)/bin:\(path)", "GITHUB_EVENT_NAME": "pull_request",
      "GITHUB_BASE_REF": "main", "GITHUB_REPOSITORY": "ana/app", "PULL_REQUEST": "7",
    ]
  }

  private func comments() throws -> [String: String] {
    let place = folder.url.appendingPathComponent("comments").path
    return try FileManager.default.contentsOfDirectory(atPath: place)
      .reduce(into: [:]) { $0[$1] = try folder.read("comments/\($1)") }
  }

  @Test func commentsOfPullRequestsAreKeptUpToDate() throws {
    var inputs = try pullRequest()
    inputs["INPUT_COMMENT"] = "report\ndiff\n"
    #expect(try run("lint", inputs).code == 1)
    // What is read differently is nothing yet.
    let first = try run("comment", inputs)
    #expect(first.code == 0, "\(first.errors)\(first.output)")
    #expect(try Set(comments().keys) == ["1.mallory", "11.github-actions[bot]"])
    let clean = try folder.read("project/Trees/Clean.a11y.json")
    try folder.write(
      "project/Trees/Clean.a11y.json", clean.replacingOccurrences(of: "Name", with: "Keep"))
    #expect(try run("comment", inputs).code == 0)
    let second = try comments()
    #expect(second["11.github-actions[bot]"]?.hasPrefix("<!-- a11y-lint -->\n") == true)
    #expect(second["12.github-actions[bot]"]?.hasPrefix("<!-- a11y-lint diff -->\n") == true)
    #expect(second["12.github-actions[bot]"]?.contains("Keep") == true)
    try folder.write("project/Trees/Clean.a11y.json", clean)
    #expect(try run("comment", inputs).code == 0)
    let third = try comments()
    #expect(third.count == 3 && third["12.github-actions[bot]"]?.contains("Keep") == false)
    #expect(third["1.mallory"] == "<!-- a11y-lint diff -->\nmine\n")
  }

  @Test func whatCannotBePostedIsSaid() throws {
    var inputs = try pullRequest()
    inputs["INPUT_COMMENT"] = "diff, summary"
    let wrong = try run("comment", inputs)
    #expect(wrong.code == 2 && wrong.output.contains("takes report, diff or both"))
    inputs["INPUT_COMMENT"] = "report diff"
    let base = try run("comment", inputs.merging(["GITHUB_BASE_REF": "other"]) { $1 })
    #expect(base.code == 2 && base.output.contains("no refs/remotes/origin/other to"))
    let push = try run("comment", inputs.merging(["GITHUB_EVENT_NAME": "push"]) { $1 })
    #expect(push.code == 0 && push.output.contains("::notice::"))
    #expect(try run("lint", inputs).code == 1)
    let denied = try run("comment", inputs.merging(["PULL_REQUEST": "8"]) { $1 })
    #expect(denied.code == 2 && denied.output.contains("pull-requests: write"))
  }

  @Test func forksGetTheDifferencesInTheSummary() throws {
    var inputs = try pullRequest()
    inputs["INPUT_COMMENT"] = "report, diff"
    inputs["FROM_FORK"] = "true"
    let clean = try folder.read("project/Trees/Clean.a11y.json")
    try folder.write(
      "project/Trees/Clean.a11y.json", clean.replacingOccurrences(of: "Name", with: "Keep"))
    #expect(try run("comment", inputs).code == 0)
    #expect(try comments().count == 1)
    #expect(try folder.read("summary").contains("Keep"))
  }

  /// One of the matchers takes each line about a finding, and both leave the others alone.
  @Test(arguments: ["project", "project/Trees"]) func matchersReadTheLines(place: String) throws {
    let file = ProjectCopy.root.appendingPathComponent(".github/a11y-lint-matcher.json")
    let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let matchers = try #require((contents as? [String: Any])?["problemMatcher"] as? [[String: Any]])
    let patterns = try matchers.map { matcher in
      let pattern = try #require((matcher["pattern"] as? [[String: Any]])?.first)
      return try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))
    }
    func matches(_ line: String, _ pattern: NSRegularExpression) -> [String]? {
      let whole = NSRange(line.startIndex..., in: line)
      return pattern.firstMatch(in: line, range: whole).map { match in
        (1..<match.numberOfRanges).map {
          Range(match.range(at: $0), in: line).map { String(line[$0]) } ?? ""
        }
      }
    }
    let bundled = ProjectCopy.root.appendingPathComponent("Examples/broken").path
    let found = try run("lint", in: place, ["INPUT_PATHS": "\(bundled)\n."])
    let lines = found.output.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("::") && !$0.hasPrefix("Checked")
    }
    #expect(lines.count > 20)
    for line in lines {
      let loud = matches(line, patterns[0])
      let quiet = matches(line, patterns[1])
      #expect((loud == nil) != (quiet == nil), "\(line)")
      let path = (loud ?? quiet)?.first ?? ""
      #expect(path.hasPrefix("/") || place == "project", "\(line)")
    }
    let error = "Broken Inbox.a11y.json:1:12: error: a value is missing"
    #expect(
      matches(error, patterns[0])?.prefix(5)
        == ["Broken Inbox.a11y.json", "1", "12", "error", "a value is missing"])
    #expect(matches("Checked 3 files: 1 error", patterns[0]) == nil)
    #expect(matches("A.xib:3:4: review: look [image-name]", patterns[1])?.last == "image-name")
  }
}
