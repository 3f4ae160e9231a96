import LintReports
import Linting

/// The rules by which files are looked for: what is left out, and what is wanted.
struct SearchRules {
  /// Whether files are left out that git ignores.
  var respectsIgnores = true
  /// Whether folders are left out for their names.
  var respectsSkips = true
  /// Whether configurations leave anything out.
  var respectsExcludes = true
  /// The globs that the command line leaves out.
  var excludes: [GlobPattern] = []
  /// Whether named paths are those of a hook, which hands over whatever changed.
  var areOffered = false
  /// The endings of the files to find, where they are not to be all that may be trees.
  var endings: [String]?
  /// How many files may be found.
  var maximumCount = Limits.files

  /// Folders of other people's code, which nobody lints by accident.
  private static let skipped: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// Whether a folder is searched by its name.
  func isSearched(_ name: String) -> Bool {
    respectsSkips ? !name.hasPrefix(".") && !Self.skipped.contains(name) : name != ".git"
  }

  /// Whether a folder is skipped as a catalog of Swift-DocC, whose source is that of tutorials.
  func isDocumentation(_ name: String) -> Bool { respectsSkips && name.hasSuffix(".docc") }

  /// The first of some folders that is skipped for its name.
  func skippedFolder(of names: some Sequence<ArraySlice<UInt8>>) -> String? {
    for name in names {
      let name = RawPath(name).text
      if name != "..", !isSearched(name) || isDocumentation(name) { return name }
    }
    return nil
  }

  /// Whether a file is wanted whatever the names of its folders are, and nobody leaves it out.
  func isWantedAnywhere(_ path: RawPath, by project: ProjectConfiguration) -> Bool {
    isWanted(path.name.text, at: path, by: project, evenLocks: true)
      && !isExcluded(named: path, isFolder: false, by: project)
  }

  /// Whether a file is wanted by its name, where a configuration holds.
  func isWanted(
    _ name: String, at path: RawPath, by project: ProjectConfiguration, evenLocks: Bool = false
  ) -> Bool {
    if ConfigurationFile.names.contains(name) || name == Baseline.name { return false }
    if let includes = project.includes, !includes.match(path) { return false }
    // An editor leaves `.#name` while a file is open.
    if isNamedLikeOne(name), evenLocks || endings != nil || !name.hasPrefix(".#") { return true }
    return endings == nil && project.globs?.adapter(for: path) != nil
  }

  /// The language of a file that would be wanted if it were read, where a configuration holds.
  func unreadLanguage(
    of name: String, at path: RawPath, by project: ProjectConfiguration
  ) -> UnreadLanguage? {
    guard endings == nil, let language = UnreadLanguage(ofFile: name),
      project.includes?.match(path) ?? true
    else { return nil }
    return language
  }

  /// Whether a name has an ending that is looked for.
  func isNamedLikeOne(_ name: String) -> Bool {
    endings.map { $0.contains { name.hasSuffix($0) } } ?? InputFormat.mayBeTree(path: name)
  }

  /// Whether a configuration leaves out a path.
  func isExcluded(_ path: RawPath, isFolder: Bool, by project: ProjectConfiguration) -> Bool {
    guard respectsExcludes else { return false }
    return project.excludes?.match(path, isFolder: isFolder) ?? false
  }

  /// Whether a named path, or a folder that it is in, is left out.
  func isExcluded(named path: RawPath, isFolder: Bool, by project: ProjectConfiguration) -> Bool {
    if isExcluded(path, isFolder: isFolder, by: project) { return true }
    guard !excludes.isEmpty else { return false }
    let names = Self.fromCurrentFolder(path).components
    return names.indices.contains { end in
      isExcluded(names[...end], isFolder: isFolder || end < names.count - 1)
    }
  }

  /// Whether the command line leaves out a path, by its names.
  func isExcluded(_ names: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
    excludes.last { $0.matches(names, isFolder: isFolder) }?.isNegated == false
  }

  /// An absolute path as seen from the current folder, where it is inside.
  private static func fromCurrentFolder(_ path: RawPath) -> RawPath {
    guard path.isAbsolute, let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    let prefix = RawPath(cString: current).bytes + [UInt8(ascii: "/")]
    return path.bytes.starts(with: prefix) ? RawPath(path.bytes.dropFirst(prefix.count)) : path
  }
}
