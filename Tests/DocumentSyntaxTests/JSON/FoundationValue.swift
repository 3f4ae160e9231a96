import Foundation

/// A JSON value as Foundation's decoder reads it.
enum FoundationValue: Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([FoundationValue])
  case object([String: FoundationValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([FoundationValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: FoundationValue].self))
    }
  }

  /// The value as the tests compare it: by code points, and not by what looks alike.
  var compared: YAMLTestValue {
    switch self {
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(\.compared))
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { ($0.unicodeScalars.map(\.value), $1.compared) }))
    }
  }
}
