/// A value with where it is from.
package struct Setting<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  /// Where it is from.
  package let origin: Origin
  /// The error that something is wrong with the value, at its place; nil where it is in no file.
  package let error: (@Sendable (String) -> InputError)?

  package init(
    _ value: Value, _ origin: Origin, error: (@Sendable (String) -> InputError)? = nil
  ) {
    self.value = value
    self.origin = origin
    self.error = error
  }
}

/// Where the value of a setting is from.
package enum Origin: Sendable, Hashable {
  /// Nobody set it.
  case standard
  /// A preset sets it.
  case preset(String)
  /// A configuration file says so, on that line; `layer` is the file's number among those that
  /// are laid over one another.
  case file(path: String, line: Int, layer: Int)

  /// The origin as `config print` shows it.
  package var description: String {
    switch self {
    case .standard: "default"
    case .preset(let name): "preset \(name)"
    case .file(let path, let line, _): "\(path):\(line)"
    }
  }

  /// The number of the file, where there is one.
  package var layer: Int? {
    if case .file(_, _, let layer) = self { layer } else { nil }
  }
}
