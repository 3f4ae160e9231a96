import Foundation
import Testing

/// `lint --stream`: lines in, records out.
@Suite("lint --stream") struct StreamCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A tree in an object that says whose it is.
  private static func line(_ path: String, _ tree: String) -> String {
    "{\"path\": \"\(path)\", \"tree\": \(tree)}\n"
  }

  private func stream(_ text: String, _ options: String...) throws -> Program.Run {
    try folder.program.run(["--stream"] + options, input: Data(text.utf8))
  }

  /// The records between the first and the last, which are those of all parts of a stream.
  private static func records(_ output: String) -> [String] {
    Array(output.split(separator: "\n").map(String.init).dropFirst().dropLast())
  }

  private static func members(_ record: some StringProtocol) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(record.utf8))
    return try #require(value as? [String: Any])
  }

  /// The summary that closes a stream.
  private static func summary(_ output: String) throws -> [String: Int] {
    let end = try members(#require(output.split(separator: "\n").last))
    #expect(end["kind"] as? String == "end")
    #expect(end["records"] as? Int == output.split(separator: "\n").count)
    return try #require(end["summary"] as? [String: Int])
  }

  private static let mixed = [
    line("a.json", Trees.warning), Trees.clean + "\r\n", "\n", line("b", Trees.broken), "\u{0}\n",
    line("c/ü\\n\\u001b[31m.json", Trees.error), "  \t\n", line("a.json", Trees.warning),
    Trees.warning + "\n", "not a tree\n", "[{\"screen\": \"A\", \"children\": []}]\n",
    "{\"path\": \"d.a11y.yml\", \"contents\": \"screen: D\\nchildren: [{type: button}]\\n\"}",
  ]

  // MARK: Results

  @Test func everyLineIsLintedForItself() throws {
    let run = try stream(Self.mixed.joined())
    #expect(run.code == 2)
    let records = try Self.records(run.output).map(Self.members)
    let files = records.filter { $0["kind"] as? String == "file" }
    #expect(
      files.map { $0["path"] as? String } == [
        "a.json", "<stdin>", "b", "<stdin>", "c/ü\n\u{1B}[31m.json", "a.json", "<stdin>", "<stdin>",
        "<stdin>", "d.a11y.yml",
      ])
    #expect(files.map { $0["line"] as? Int } == [nil, 2, nil, 5, nil, nil, 9, 10, 11, nil])
    #expect(files.map { $0["inputErrors"] as? Int } == [0, 0, 1, 1, 0, 0, 0, 1, 0, 0])
    // No byte of a path reaches the terminal as it is.
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
    let errors = records.filter { $0["kind"] as? String == "inputError" }
    #expect(errors.map { $0["line"] as? Int } == [1, 5, 10])
    #expect(errors.first?["column"] as? Int == 12 + #"{"path": "b", "tree": "#.count)
    let summary = try Self.summary(run.output)
    #expect(summary["files"] == 10 && summary["inputErrors"] == 3 && summary["warnings"] ?? 0 >= 3)
  }

  @Test func treesByThemselvesHaveTheirPlaceInTheStream() throws {
    let text = "\n" + Trees.clean + "\n" + Trees.warning + "\n"
    let run = try stream(text)
    try folder.write("trees.jsonl", text)
    let file = try folder.program.run("--format", "jsonl", "trees.jsonl")
    func ranges(_ output: String) throws -> [[String: [String: Int]]] {
      try Self.records(output).map(Self.members).compactMap {
        $0["range"] as? [String: [String: Int]]
      }
    }
    let found = try ranges(run.output)
    #expect(try found == ranges(file.output))
    #expect(found.first?["start"] == ["line": 3, "column": 47, "offset": 111])
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "2"], ["-j7"]])
  func partsOfAStreamComeToWhatTheWholeDoes(options: [String]) throws {
    // Lines that give no path are known by their number, so that they have to stay where they are.
    let lines = (0..<40).flatMap { _ in Self.mixed }.filter { $0.hasPrefix("{\"path\"") }
      .map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }
    let whole = try folder.program.run(["--stream"], input: Data(lines.joined().utf8))
    var sum: [String: Int] = [:]
    var records: [String] = []
    for start in stride(from: 0, to: lines.count, by: 37) {
      let part = lines[start..<min(start + 37, lines.count)].joined()
      let run = try folder.program.run(["--stream"] + options, input: Data(part.utf8))
      records += Self.records(run.output)
      sum.merge(try Self.summary(run.output)) { $0 + $1 }
    }
    #expect(records == Self.records(whole.output) && records.count > 240)
    #expect(try sum == Self.summary(whole.output))
  }

  @Test func filesComeToTheSameAsInARunOverThem() throws {
    let texts = [
      "a.a11y.yml": "screen: A\nchildren:\n  - {type: button, image: ic_x}\n",
      "sub/b.json": Trees.warning, "sub/c.json": Trees.broken, "d.json": Trees.error,
    ]
    for (path, text) in texts { try folder.write(path, text) }
    let lines = try texts.sorted { $0.key < $1.key }.map { path, text in
      let data = try JSONSerialization.data(withJSONObject: ["path": path, "contents": text])
      return String(decoding: data, as: UTF8.self) + "\n"
    }
    let files = try folder.program.run(["--format", "jsonl"] + texts.keys.sorted())
    let run = try stream(lines.joined())
    #expect(run.output == files.output)
    #expect(run.code == files.code && run.code == 2)
  }

  @Test(.needs(data: "corpus")) func realCapturesComeToTheSameAsInARunOverThem() throws {
    guard let corpus = SharedData.url("corpus") else { return }
    var lines = ""
    var paths: [String] = []
    for kind in ["idb-json", "sim-use-json", "wda-xml", "recursive-description", "xib"] {
      let place = corpus.appendingPathComponent(kind)
      let names = try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
        .filter { $0.contains(".") && !$0.hasSuffix(".md") }
      for name in names.prefix(4) {
        let path = place.appendingPathComponent(name).path
        let contents = String(
          decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        let data = try JSONSerialization.data(
          withJSONObject: ["path": path, "contents": contents])
        lines += String(decoding: data, as: UTF8.self) + "\n"
        paths.append(path)
      }
    }
    #expect(paths.count > 12)
    let files = try folder.program.run(["--format", "jsonl"] + paths)
    let run = try stream(lines)
    #expect(
      Self.records(run.output).sorted() == Self.records(files.output).sorted()
        && run.output.contains("finding"))
  }

  @Test func recordsAreAsTheSchemaSays() throws {
    let run = try stream(Self.mixed.joined(), "--show-suppressed")
    let lines = run.output.split(separator: "\n").map(String.init)
    let schema = try folder.program.run("schema", "jsonl").output
    guard let found = try SchemaValidation.complaints(about: lines, by: schema) else { return }
    #expect(found.allSatisfy { $0.isEmpty })
  }

  // MARK: Hostile input

  @Test func noInputIsNoError() throws {
    for text in ["", "\n", " \r\n\n"] {
      let run = try stream(text)
      #expect(run.code == 0 && run.errors == "")
      #expect(run.output.split(separator: "\n").count == 2)
      let numbers = try Self.summary(run.output).values
      #expect(numbers.allSatisfy { $0 == 0 })
    }
  }

  @Test(.needs(tool: "bash")) func linesThatAreTooLongAreNotKept() throws {
    let file = try folder.write("long", Self.line("before", Trees.error))
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"path\": \"long\", \"tree\": \"".utf8))
    let block = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<50 { try handle.write(contentsOf: block) }
    try handle.write(contentsOf: Data(("\n" + Self.line("after", Trees.error)).utf8))
    for _ in 0..<50 { try handle.write(contentsOf: block) }
    try handle.close()
    guard let bash = InstalledTool("bash") else { return }
    // What a line needs that is kept is far more than this leaves beside the program itself.
    let limited = try bash.run(
      ["-c", "ulimit -v 400000; exec \"$0\" --stream < long", Program.url.path], in: folder.url)
    let output = String(decoding: limited.output, as: UTF8.self)
    #expect(limited.code == 2, "\(limited.errors)")
    let files = try Self.records(output).map(Self.members)
      .filter { $0["kind"] as? String == "file" }
    #expect(files.map { $0["path"] as? String } == ["before", "long", "after", "<stdin>"])
    #expect(files.map { $0["inputErrors"] as? Int } == [0, 1, 0, 1])
    #expect(limited.errors.contains("longer than 32000000 bytes"))
  }

  @Test(arguments: [
    "{\"path\": \"p\", \"tree\": " + String(repeating: "[", count: 200_000),
    "{\"path\": \"p\", \"tree\": " + String(repeating: "{\"children\":", count: 100_000) + "}",
    "{\"path\": \"p\", \"tree\": \u{0}}", "{\"path\": \"p\", \"tree\"",
    "{\"path\": \"p\", \"contents\": \"\\ud800",
  ]) func brokenLinesStopNoOther(line: String) throws {
    let run = try stream(line + "\n" + Self.line("next", Trees.warning))
    #expect(run.code == 2)
    let records = try Self.records(run.output).map(Self.members)
    let files = records.filter { $0["kind"] as? String == "file" }
    #expect(files.map { $0["path"] as? String } == ["p", "next"])
    #expect(files.map { $0["inputErrors"] as? Int ?? 0 > 0 } == [true, false])
  }

  @Test func bytesThatAreNoTextAreAnInputError() throws {
    var input = Data("{\"path\": \"p\", \"tree\": {\"screen\": \"".utf8) + Data([0xFF, 0xC0])
    input += Data(("\"}}\n" + Self.line("next", Trees.warning)).utf8)
    let run = try folder.program.run(["--stream"], input: input)
    #expect(run.code == 2 && run.errors.hasPrefix("p:1:") && run.errors.contains("UTF-8"))
    #expect(try Self.summary(run.output)["inputErrors"] == 1)
  }

  @Test func manyLinesKeepTheirOrder() throws {
    let count = 2_000
    let text = (0..<count).map { Self.line("\($0)", "{\"screen\": \"A\", \"x\": 1}") }.joined()
    let run = try stream(text, "--jobs", "4")
    let paths = run.output.split(separator: "\n").filter { $0.hasPrefix("{\"kind\": \"file\"") }
    #expect(paths.count == count)
    #expect(
      paths.enumerated().allSatisfy { $1.hasPrefix("{\"kind\": \"file\", \"path\": \"\($0)\"") })
  }

  @Test(.needs(tool: "python3")) func memoryDoesNotGrowWithTheNumberOfLines() throws {
    guard let python = InstalledTool("python3") else { return }
    let script = """
      import json, resource, subprocess, sys
      tree = json.dumps({"screen": "A", "children": [{"type": "text", "text": "A", "txet": 1}]})
      line = '{"path": "p", ' + " " * 10000 + '"tree": ' + tree + "}\\n"
      child = subprocess.Popen([sys.argv[1], "--stream"], stdin=subprocess.PIPE,
                               stdout=subprocess.DEVNULL)
      for _ in range(int(sys.argv[2])):
          child.stdin.write(line.encode())
      child.stdin.close()
      child.wait()
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    func peak(_ lines: Int) throws -> Int {
      let run = try python.run(["-c", script, Program.url.path, "\(lines)"], in: folder.url)
      #expect(run.code == 0, "\(run.errors)")
      return try #require(
        Int(String(decoding: run.output, as: UTF8.self).trimmingCharacters(in: .newlines)))
    }
    let (few, many) = try (peak(500), peak(3_000))
    // 25 MB of lines more would show.
    #expect(many < few + 15_000, "\(few) KB, \(many) KB")
  }

  @Test(.needs(tool: "bash")) func aReaderThatGoesAwayEndsTheRun() throws {
    guard let bash = InstalledTool("bash") else { return }
    try folder.write("line", Self.line("p", Trees.warning))
    // Without an end of its own: the program has to stop by itself.
    let script = """
      set -o pipefail
      (while cat line; do :; done) 2> /dev/null | timeout 60 "$0" --stream | head -1
      echo "${PIPESTATUS[1]}"
      """
    let run = try bash.run(["-c", script, Program.url.path], in: folder.url)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.hasPrefix("{\"kind\": \"start\"") == true && lines.last == "0")
    #expect(run.errors == "")
  }

  @Test(.needs(tool: "bash")) func recordsComeBeforeTheInputEnds() throws {
    guard let bash = InstalledTool("bash") else { return }
    try folder.write("line", Self.line("p", Trees.warning))
    let script = """
      mkfifo in out
      "$0" --stream < in > out &
      exec 3> in 4< out
      cat line >&3
      for _ in 1 2 3; do IFS= read -r -t 60 record <&4; printf '%s\\n' "$record"; done
      exec 3>&-
      cat <&4
      wait
      """
    let run = try bash.run(["-c", script, Program.url.path], in: folder.url)
    let output = String(decoding: run.output, as: UTF8.self)
    #expect(run.code == 0 && output.split(separator: "\n").count == 4, "\(output)\(run.errors)")
    #expect(try Self.summary(output)["warnings"] == 1)
  }
}
