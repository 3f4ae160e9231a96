import Foundation
import Testing

/// Trees that the tests lint, with what they are known to come to.
enum Trees {
  /// No finding.
  static let clean = #"{"screen": "A", "children": [{"type": "text", "text": "Name"}]}"#
  /// One warning, `unknown-key`, at line 1, column 46.
  static let warning = """
    {"screen": "A", "children": [{"type": "text", "txet": 1, "text": "Name"}]}
    """
  /// One error, `empty-tree`.
  static let error = #"{"screen": "A", "children": [{"type": "view"}]}"#
  /// An input error at line 1, column 12.
  static let broken = #"{"screen": }"#
}

/// The members of a JSON report.
func report(_ text: String) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}

/// The findings of a JSON report.
func findings(_ text: String) throws -> [[String: Any]] {
  try #require(report(text)["findings"] as? [[String: Any]])
}

/// The paths of a JSON report's findings.
func paths(_ text: String) throws -> [String] {
  try findings(text).compactMap { $0["path"] as? String }
}
