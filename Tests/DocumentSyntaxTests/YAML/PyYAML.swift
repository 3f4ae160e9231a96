import Foundation
import Testing

/// YAML as somebody else reads it: libyaml under Python's `yaml`, where it is installed.
///
/// Plain scalars are resolved by the core schema of version 1.2, by its regular expressions.
enum PyYAML {
  /// What each file holds, as JSON, or what is wrong with it; nil, after saying so, where the
  /// module is missing.
  static func values(of files: [String]) throws -> [(json: String?, complaint: String)]? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-lint-yaml-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["files", "values"].map(folder.appendingPathComponent)
    try JSONEncoder().encode(files).write(to: paths[0])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + paths.map(\.path)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != missing, process.terminationStatus != 127 else {
      print("skipped: python3 or its module yaml with libyaml is missing")
      if ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1" {
        Issue.record("python3 or its module yaml with libyaml is missing")
      }
      return nil
    }
    try #require(process.terminationStatus == 0)
    let pairs = try JSONDecoder().decode([[String?]].self, from: Data(contentsOf: paths[1]))
    return pairs.map { ($0[0], $0[1] ?? "") }
  }

  private static let missing: Int32 = 66

  private static let program = #"""
    import json, re, sys
    try:
        import yaml
        Base = yaml.CBaseLoader
    except (ImportError, AttributeError):
        sys.exit(66)
    sys.setrecursionlimit(20000)

    def scalar(node):
        text = node.value
        if node.style:
            return text
        if text in ("", "~", "null", "Null", "NULL"):
            return None
        if text in ("true", "True", "TRUE", "false", "False", "FALSE"):
            return text[0] in "tT"
        if re.fullmatch(r"[-+]?[0-9]+", text):
            return int(text)
        if re.fullmatch(r"0o[0-7]+", text):
            return int(text[2:], 8)
        if re.fullmatch(r"0x[0-9a-fA-F]+", text):
            return int(text[2:], 16)
        if re.fullmatch(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", text):
            return float(text)
        return text

    def value(node):
        if isinstance(node, yaml.SequenceNode):
            return [value(item) for item in node.value]
        if isinstance(node, yaml.MappingNode):
            return {key.value: value(item) for key, item in node.value}
        return scalar(node)

    def read(text):
        try:
            return [json.dumps([value(root) for root in yaml.compose_all(text, Base)]), ""]
        except yaml.YAMLError as error:
            return [None, str(error)]

    files = json.load(open(sys.argv[1], encoding="utf-8"))
    json.dump([read(text.encode()) for text in files], open(sys.argv[2], "w"))
    """#
}
