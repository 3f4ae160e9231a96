import Foundation
import Testing

/// `docs/SCALE.md`: its blocks are run one after the other in a folder with trees.
@Suite("docs/SCALE.md") struct ScalePageTests {
  private struct Block {
    let kind: String
    var text = ""
  }

  private static func blocks() throws -> [Block] {
    let page = try String(
      contentsOf: ProjectCopy.root.appendingPathComponent("docs/SCALE.md"), encoding: .utf8)
    var blocks: [Block] = []
    var block: Block?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block {
        if line == "```" {
          blocks.append(open)
          block = nil
        } else {
          block?.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        block = Block(kind: String(line.dropFirst(3)))
      }
    }
    return blocks
  }

  /// A folder with trees.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 0..<20 {
      let tree = [Trees.clean, Trees.warning, Trees.error][index % 3]
      try folder.write("Trees/Screen\(index).json", tree)
    }
    return folder
  }

  private static func run(_ script: String, in folder: TemporaryFolder) throws -> Program.Run {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = Program.url.deletingLastPathComponent().path
    return try Program(folder: folder.url, executable: URL(fileURLWithPath: "/bin/bash")).run(
      "-euo", "pipefail", "-c", script, environment: ["PATH": "\(programs):\(path)"])
  }

  @Test(.needs(tool: "jq"), .needs(tool: "parallel")) func everyBlockOfShellRuns() throws {
    let scripts = try Self.blocks().filter { $0.kind == "sh" }.map(\.text)
    #expect(scripts.count == 6)
    guard InstalledTool("jq") != nil, InstalledTool("parallel") != nil else { return }
    let folder = try Self.project()
    for script in scripts {
      let run = try Self.run(script, in: folder)
      #expect(run.code == 0, "\(script)\(run.output)\(run.errors)")
      // What adds up the summaries says what the report does.
      guard script.contains("reduce") else { continue }
      #expect(run.output.contains("\"files\":20") && run.output.contains("\"errors\":6"))
    }
    let records = try folder.read("records.jsonl")
    #expect(records.contains("\"path\": \"Trees/Screen2.json\""))
    let whole = try folder.read("whole.json")
    #expect(whole.contains("\"files\": 20") && whole.contains("\"errors\": 6"))
  }

  @Test(.needs(tool: "python3")) func everyWorkflowComesToWhatOneRunDoes() throws {
    let workflows = try Self.blocks().filter { $0.kind == "yaml" }.map(\.text)
    #expect(workflows.count == 2)
    guard let python = InstalledTool("python3") else { return }
    for workflow in workflows {
      let folder = try Self.project()
      try folder.write("workflow.yml", workflow)
      let listed = try python.run(["-c", Self.jobs], in: folder.url)
      #expect(listed.code == 0, "\(listed.errors)")
      let scripts = String(decoding: listed.output, as: UTF8.self).split(separator: "\n")
      #expect(scripts.count == 4)
      for script in scripts.dropLast() {
        let run = try Self.run(String(script), in: folder)
        #expect(run.code == 0, "\(script)\(run.output)\(run.errors)")
      }
      // The errors fail the gate alone.
      let gate = try Self.run(String(scripts.last ?? ""), in: folder)
      #expect(gate.code == 1, "\(gate.errors)")
      let whole = try folder.program.run("--format", "json", "--report-details")
      #expect(try folder.read("merged.json") == whole.output)
    }
  }

  /// Prints the commands of a workflow, those of a part once for each.
  private static let jobs = """
    import yaml
    jobs = yaml.safe_load(open("workflow.yml"))
    for job in jobs.get("jobs", jobs).values():
        matrix = job.get("strategy", {}).get("matrix", {}).get("shard", [0])
        for part in matrix if "jobs" in jobs else range(1, job.get("parallel", 1) + 1):
            for step in job.get("steps") or [{"run": line} for line in job["script"]]:
                line = step.get("run", "").replace("${{ matrix.shard }}", str(part))
                print(line.replace("$CI_NODE_INDEX", str(part)).replace("$CI_NODE_TOTAL", "3"))
    """

  @Test(.needs(tool: "python3"), .enabled(if: SlowLane.isOn, SlowLane.reason))
  func theExampleForSparkComesToWhatOneRunDoes() throws {
    let scripts = try Self.blocks().filter { $0.kind == "sh spark" }.map(\.text)
    #expect(scripts.count == 1)
    guard let python = InstalledTool("python3"), InstalledTool("java") != nil else { return }
    let folder = try Self.project()
    guard try python.run(["-c", "import pyspark"], in: folder.url).code == 0 else {
      print("skipped: pyspark is not installed")
      if ExternalTool.everythingIsRequired { Issue.record("pyspark is not installed") }
      return
    }
    let example = ProjectCopy.root.appendingPathComponent("docs/scale/lint_with_spark.py")
    try folder.write("lint_with_spark.py", try Data(contentsOf: example))
    let line = "{\"path\": \"broken\", \"tree\": {]}\n"
    let trees = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.path + "/Trees"
    ).map { name in
      try "{\"path\": \"Trees/\(name)\", \"tree\": \(folder.read("Trees/" + name))}\n"
    }
    try folder.write("trees.ndjson", trees.joined() + line)
    let whole = try Self.run("a11y-lint --stream < trees.ndjson || true", in: folder)
    let run = try Self.run(scripts.joined(), in: folder)
    // A bad line fails the job, and nothing else is lost.
    #expect(run.code == 2, "\(run.errors)")
    #expect(run.output.contains("\"files\": 21, ") && run.output.contains("\"inputErrors\": 1}"))
    let parts = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/findings")
      .filter { $0.hasPrefix("part-") }.sorted().map { try folder.read("findings/" + $0) }
    let wanted = whole.output.split(separator: "\n").filter {
      $0.hasPrefix("{\"kind\": \"finding\"") || $0.hasPrefix("{\"kind\": \"inputError\"")
    }
    #expect(parts.joined().split(separator: "\n") == wanted && wanted.count == 14)
  }
}
