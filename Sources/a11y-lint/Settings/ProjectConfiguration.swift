import DocumentSyntax
import Linting

/// A configuration with the files that it extends, read; every mistake in it is fatal.
struct ProjectConfiguration {
  /// The settings of the files together.
  let settings: ProjectSettings
  /// The folder of the file that counts most; nil where there is none.
  let folder: RawPath?
  /// The file that counts most, as messages name it.
  let path: String?
  /// Which files its adapters are for.
  let globs: AdapterGlobs?
  /// The files that are left out.
  let excludes: FolderGlobs?
  /// The only files that are read of folders.
  let includes: FolderGlobs?
  /// The exceptions for some files: where they apply, in the order of the settings.
  private let overrides: [FolderGlobs?]
  /// The folders of the files by their layers.
  private let folders: [RawPath]
  /// The files that it is made of.
  let files: [RawPath]
  /// Whether the command line names it, or a variable.
  private let isNamed: Bool

  /// Nothing is configured.
  init() {
    settings = ProjectSettings()
    folder = nil
    path = nil
    globs = nil
    excludes = nil
    includes = nil
    overrides = []
    folders = []
    self.files = []
    isNamed = false
  }

  /// The configuration of a file.
  init(reading file: RawPath, isNamed: Bool = false) throws(UsageError) {
    self.isNamed = isNamed
    var loader = ConfigurationLoader()
    let files = try loader.load(file)
    let settings = ProjectSettings(files)
    let folders = loader.folders
    self.settings = settings
    self.folders = folders
    self.files = loader.paths
    folder = file.cleaned.parent
    path = file.cleaned.text
    globs = AdapterGlobs(settings.adapters.map { ($0.adapter, folders[$0.layer]) })
    excludes = Self.globs(settings, \.exclude, folders)
    includes = Self.globs(settings, \.include, folders)
    overrides = settings.overrides.map { override in
      guard !override.files.isEmpty, let layer = override.origin.layer else { return nil }
      return FolderGlobs(override.files, in: folders[layer])
    }
  }

  private static func globs(
    _ settings: ProjectSettings, _ path: KeyPath<RunOptions, [String]?>, _ folders: [RawPath]
  ) -> FolderGlobs? {
    guard let texts = settings.run[keyPath: path],
      let layer = settings.setting(path)?.origin.layer
    else { return nil }
    return FolderGlobs(texts, in: folders[layer])
  }

  /// The configuration as the files have it, for the command line to be laid over; without what
  /// holds for some files alone.
  var configuration: Configuration {
    var configuration = settings.configuration
    if let globs { configuration.reading.adapterForPath = { globs.adapter(for: RawPath($0)) } }
    if let includes { configuration.reading.isWanted = { includes.match(RawPath($0)) } }
    return configuration
  }

  /// The numbers of the overrides that hold for a file, or for some of its nodes.
  func overrides(for file: RawPath) -> [Int] {
    settings.overrides.indices.filter { index in
      settings.overrides[index].files.isEmpty || overrides[index]?.match(file) == true
    }
  }

  /// The file that an override stands in.
  func file(of override: OverrideSetting) -> RawPath {
    override.origin.layer.map { files[$0] } ?? RawPath(path ?? "")
  }

  /// The files that the one which counts most extends.
  var extendedFiles: [RawPath] { Array(files.dropFirst()) }

  /// Whether a gate looks at a file.
  func looks(_ gate: GateSetting, at file: RawPath) -> Bool {
    guard !gate.files.isEmpty else { return true }
    guard let layer = gate.origin.layer else { return false }
    return FolderGlobs(gate.files, in: folders[layer])?.match(file) ?? false
  }

  /// A path that the command line gives, or a key of the configuration relative to its file.
  func path(
    _ run: RunOptions, _ path: KeyPath<RunOptions, String?>, isGiven: Bool
  ) -> RawPath? {
    run[keyPath: path].map { isGiven ? RawPath($0) : place($0, given: path) }
  }

  /// A path in the value of a key, relative to the file that says so.
  func place(_ text: String, given path: PartialKeyPath<RunOptions>) -> RawPath {
    guard let layer = settings.setting(path)?.origin.layer, !text.hasPrefix("/") else {
      return RawPath(text).cleaned
    }
    return folders[layer].appending(RawPath(text)).cleaned
  }

  /// Refuses a place that a key of the configuration gives where something would be written out of
  /// the project: whoever may change a file of the project need not be somebody who may write
  /// elsewhere. What the command line names is its own business, and so is a configuration that it
  /// names and that is in no repository.
  func checkWriting(
    _ noun: String, to place: RawPath, given path: PartialKeyPath<RunOptions>
  ) throws(UsageError) {
    guard let layer = settings.setting(path)?.origin.layer, !OutputPlace.isStream(place) else {
      return
    }
    let own = folder.flatMap { ProjectRoot.repository(around: $0) ?? (isNamed ? nil : $0.real) }
    guard let top = own ?? ProjectRoot.repository(around: folders[layer]) else { return }
    let target = OutputPath(place, project: top).place
    guard !target.isInside(top) else { return }
    throw UsageError(
      "\(noun) would be written out of the project, to \(Arguments.shown(target.text)); "
        + "name it with --\(RunOption.row(path)?.key.option ?? "") if it is meant"
    ).placed(by: settings.setting(path))
  }
}
