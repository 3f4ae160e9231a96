import Foundation

@testable import DocumentSyntax

/// One case of the conformance data.
struct YAMLCase {
  let id: String
  let bytes: [UInt8]
  let documents: [YAMLTestValue]?
  let `class`: String
  let isInvalid: Bool

  /// The cases of a file of the data; nil where it is missing.
  static func all(in name: String) throws -> [YAMLCase]? {
    guard let url = SharedData.url("conformance/yaml/\(name)") else { return nil }
    return try Data(contentsOf: url).split(separator: 0x0A).compactMap { line in
      YAMLCase(YAMLTestValue(json: String(decoding: line, as: UTF8.self)))
    }
  }

  private init?(_ value: YAMLTestValue) {
    guard let id = value["id"]?.string, let name = value["class"]?.string else { return nil }
    self.id = id
    `class` = name
    if let text = value["yaml"]?.string {
      bytes = Array(text.utf8)
    } else {
      bytes = Array(Data(base64Encoded: value["bytes"]?.string ?? "") ?? Data())
    }
    documents = value["docs"]?.items?.map { YAMLTestValue(json: $0.string ?? "null") }
    isInvalid = value["error"] == .boolean(true)
  }

  /// The case's bytes with other line breaks.
  func bytes(breaks: String) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.flatMap { $0 == "\n" ? Array(breaks.utf8) : Array(String($0).utf8) }
  }
}
