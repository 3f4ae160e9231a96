import DocumentSyntax
import ScreenModel

/// The notation of what an adapter reads as a tree: messages speak in the words of the schema.
struct AdapterNotation: Notation {
  private let ownWords: AdapterWords

  init(_ adapter: Adapter) {
    ownWords = AdapterWords(adapter)
  }

  var words: any FileWords { ownWords }

  func spelling(in tree: UITree) -> (any EditSpelling)? { TreeNotation().spelling(in: tree) }
}

/// The words of somebody's schema: the properties that its adapter maps to our keys.
struct AdapterWords: FileWords {
  /// The names of properties, each as code, by our keys.
  private let names: [AttributeKey: String]
  /// The property that traits come from, and the values there by the names of traits.
  private var traitName: String?
  private var traitValues: [String: String] = [:]

  init(_ adapter: Adapter) {
    var names: [AttributeKey: String] = [:]
    let types = adapter.types.sorted { $0.key < $1.key }.map(\.value)
    for type in [adapter.general] + types {
      for (key, value) in type.properties where names[key] == nil {
        let routes = Self.names(in: value)
        if !routes.isEmpty { names[key] = routes.prefix(2).joined(separator: " or ") }
      }
    }
    self.names = names
    for value in ([adapter.general] + types).lazy.compactMap(\.traits).first ?? [] {
      guard case .mapped(let path, let map, _) = value else {
        traitName = traitName ?? Self.names(in: value).first
        continue
      }
      traitName = traitName ?? path.properties.first
      for (theirs, constant) in map.sorted(by: { $0.key < $1.key })
      where constant.texts.count == 1 {
        for trait in constant.texts where traitValues[trait] == nil { traitValues[trait] = theirs }
      }
    }
  }

  /// The properties that a value comes from, as code.
  private static func names(in value: AdapterValue) -> [String] {
    switch value {
    case .path(let path), .mapped(let path, _, _), .joined(let path, _, _), .present(let path),
      .not(let path):
      path.properties
    case .first(let values): values.flatMap(names)
    case .conditional(_, let value): names(in: value)
    case .constant, .template, .parts, .nothing: []
    }
  }

  func name(_ key: AttributeKey) -> String { names[key] ?? "`\(key.name)`" }

  func describe(_ content: String) -> String {
    names[.label].map { "say in \($0) \(content)" } ?? "say in the label \(content)"
  }

  func trait(_ name: String) -> String { "`\(traitValues[name] ?? name)`" }

  func add(trait: String) -> String {
    guard let traitName else { return "add the trait `\(trait)`" }
    return "set \(traitName) to \(self.trait(trait))"
  }

  var asActions: String { names[.actions].map { "in \($0), or on a control" } ?? "on a control" }

  var addEscape: String { "add a button that closes it" }
}

extension AdapterPath {
  /// The properties that its routes lead to, each as code.
  fileprivate var properties: [String] {
    routes.compactMap { route in
      for step in route.steps.reversed() {
        if case .key(let name) = step { return "`\(String(decoding: name, as: UTF8.self))`" }
      }
      return nil
    }
  }
}
