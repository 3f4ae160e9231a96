import Foundation
import Testing

/// JSON Schema as somebody else reads it: Python's `jsonschema`, where it is installed.
enum SchemaValidation {
  /// The first complaint about each document, "" where there is none; nil, after saying so, where
  /// `jsonschema` is missing.
  static func complaints(about documents: [String], by schema: String) throws -> [String]? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-lint-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["schema", "documents", "complaints"].map(folder.appendingPathComponent)
    try Data(schema.utf8).write(to: files[0])
    try Data(("[" + documents.joined(separator: ",\n") + "]").utf8).write(to: files[1])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-W", "ignore", "-c", program] + files.map(\.path)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != missing, process.terminationStatus != 127 else {
      print("skipped: python3 or its module jsonschema is missing")
      if ProcessInfo.processInfo.environment["A11Y_LINT_REQUIRE_ALL"] == "1" {
        Issue.record("python3 or its module jsonschema is missing")
      }
      return nil
    }
    try #require(process.terminationStatus == 0, "the schema or a document cannot be used")
    let complaints = try JSONSerialization.jsonObject(with: Data(contentsOf: files[2]))
    return try #require(complaints as? [String])
  }

  private static let missing: Int32 = 66

  /// Checks the schema against that of draft-07, and the documents against the schema.
  private static let program = """
    import json, sys
    try:
        import jsonschema
    except ImportError:
        sys.exit(\(missing))
    sys.setrecursionlimit(20000)
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker())
    def complaint(document):
        error = next(validator.iter_errors(document), None)
        return "" if error is None else error.json_path + ": " + error.message[:300]
    complaints = [complaint(document) for document in json.load(open(sys.argv[2]))]
    json.dump(complaints, open(sys.argv[3], "w"))
    """
}
