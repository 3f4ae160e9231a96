/// A value with where it is from.
public struct Setting<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it is from.
  public let origin: Origin
  /// The error that something is wrong with the value, at its place; nil where it is in no file.
  public let error: (@Sendable (String) -> InputError)?

  package init(
    _ value: Value, _ origin: Origin, error: (@Sendable (String) -> InputError)? = nil
  ) {
    self.value = value
    self.origin = origin
    self.error = error
  }
}

/// Where the value of a setting is from.
public enum Origin: Sendable, Hashable {
  /// Nobody set it.
  case standard
  /// A preset sets it.
  case preset(String)
  /// A configuration file says so, on that line; `layer` is the file's number among those that
  /// are laid over one another.
  case file(path: String, line: Int, layer: Int)

  /// The origin as `config print` shows it.
  public var description: String {
    switch self {
    case .standard: "default"
    case .preset(let name): "preset \(name)"
    case .file(let path, let line, _): "\(path):\(line)"
    }
  }

  /// The number of the file, where there is one.
  public var layer: Int? {
    if case .file(_, _, let layer) = self { layer } else { nil }
  }
}
