import DocumentSyntax

/// The input formats that the linter reads.
public enum InputFormat: String, CaseIterable, Sendable {
  /// The tree format as YAML.
  case yaml
  /// The tree format as JSON.
  case json
  /// The tree format as newline-delimited JSON.
  case jsonl
  /// An Interface Builder storyboard or xib.
  case ib

  /// The format that a path's ending names, without regard to case.
  public init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      self = .yaml
    } else if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") {
      self = .jsonl
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .ib
    } else {
      return nil
    }
  }

  /// The format that the first bytes look like; YAML where they say nothing.
  init(sniffing bytes: FileBytes) {
    var bytes = bytes.prefix(512)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    switch bytes.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"): self = .ib
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    default: self = .yaml
    }
  }

  /// Whether a file of that name, met while walking a folder, is certainly for the linter.
  public static func isAlwaysTree(path: String) -> Bool {
    let name = path.lowercased()
    return [".a11y.yml", ".a11y.yaml", ".a11y.json", ".storyboard", ".xib"].contains {
      name.hasSuffix($0)
    }
  }
}
