import DocumentSyntax
import Linting

/// Reads a configuration file and those that it extends.
struct ConfigurationLoader {
  /// The folders of the files by their layers.
  private(set) var folders: [RawPath] = []
  /// The files by their layers.
  private(set) var paths: [RawPath] = []
  /// The files that have been read.
  private var loaded: Set<RawPath> = []
  /// The files that are being read, each extended by the one before it.
  private var chain: [(real: RawPath, shown: String)] = []

  /// A file and all that it extends, the one that counts most last.
  mutating func load(_ path: RawPath) throws(UsageError) -> [ConfigurationFile] {
    switch FileContents.read(path) {
    case .failure(let problem):
      throw UsageError("the configuration \(Arguments.shown(path.text)): \(problem.message)")
    case .success(let bytes):
      return try load(SourceFile(path: path.cleaned.text, bytes: bytes), at: path)
    }
  }

  private mutating func load(
    _ source: SourceFile, at path: RawPath
  ) throws(UsageError) -> [ConfigurationFile] {
    folders.append(path.cleaned.parent)
    paths.append(path.cleaned)
    if let real = path.real { loaded.insert(real) }
    let file = ConfigurationFile(source, layer: folders.count - 1)
    guard file.errors.isEmpty else { throw UsageError(file.errors) }
    chain.append((path.real ?? path, file.path))
    defer { chain.removeLast() }
    var files: [ConfigurationFile] = []
    for base in file.extensions {
      if let preset = base.preset {
        files.append(ConfigurationFile(preset, of: file))
      } else {
        files += try load(base, of: path)
      }
    }
    return files + [file]
  }

  /// A file that another one extends; what is wrong with finding it is said where it is named.
  private mutating func load(
    _ base: ExtensionSetting, of path: RawPath
  ) throws(UsageError) -> [ConfigurationFile] {
    let place = Self.place(of: base, in: path)
    let shown = Arguments.shown(place.cleaned.text)
    if let start = chain.firstIndex(where: { $0.real == place.real }) {
      let circle = chain[start...].map { Arguments.shown($0.shown) } + [shown]
      throw UsageError([
        base.error(
          "configurations extend each other in a circle: \(circle.joined(separator: " → "))")
      ])
    }
    // What is extended in two ways counts where it is met first.
    if let real = place.real, loaded.contains(real) { return [] }
    guard folders.count < Limits.configurationFiles else {
      throw UsageError([
        base.error("a configuration extends at most \(Limits.configurationFiles) files")
      ])
    }
    switch FileContents.read(place) {
    case .failure(let problem):
      throw UsageError([base.error("\(shown) cannot be extended: \(problem.message)")])
    case .success(let bytes):
      do {
        return try load(SourceFile(path: place.cleaned.text, bytes: bytes), at: place)
      } catch  where leadsOut(place) {
        // Its lines are not shown, as it may be anything.
        throw UsageError([
          base.error(
            "\(shown) is outside of the project, and no configuration without mistakes; "
              + "a11y-lint config check --config \(shown) shows them")
        ])
      }
    }
  }

  private static func place(of base: ExtensionSetting, in file: RawPath) -> RawPath {
    base.path.hasPrefix("/")
      ? RawPath(base.path) : file.cleaned.parent.appending(RawPath(base.path))
  }

  /// A file and all that it extends, as far as mistakes in them let anybody tell.
  static func files(from start: RawPath) -> [RawPath] {
    var found: Set<RawPath> = []
    var waiting = [start]
    while let path = waiting.popLast(), found.count < Limits.configurationFiles {
      guard found.insert(path.real ?? path).inserted,
        case .success(let bytes) = FileContents.read(path)
      else { continue }
      let file = ConfigurationFile(SourceFile(path: path.text, bytes: bytes))
      waiting += file.extensions.filter { $0.preset == nil }.map { place(of: $0, in: path) }
    }
    return Array(found)
  }

  /// Whether a file lies outside of the project that the first configuration belongs to.
  private func leadsOut(_ place: RawPath) -> Bool {
    guard let first = folders.first, let real = place.real,
      let top = ProjectRoot.repository(around: first) ?? first.real
    else { return false }
    return !real.isInside(top)
  }
}
