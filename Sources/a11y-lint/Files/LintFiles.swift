import Linting

/// The files that a run lints: found, told from each other, held to a change and to a shard.
struct LintFiles {
  /// The files, and what is known of the search for them.
  let discovery: Discovery
  /// The change that the run is about; nil where it is about none.
  let change: ChangedProject?

  /// The files of a run among those that were found.
  init(
    _ arguments: Arguments, _ settings: LintSettings, _ scope: ChangeScope?, found: Discovery,
    in root: ProjectRoot, _ languages: LanguageChoice
  ) throws(UsageError) {
    var discovery = found
    discovery.identify(in: root)
    try Self.protect(
      &discovery, from: settings.outputs,
      and: [BaselineUse.path(settings, root)] + arguments.listFiles
        + arguments.allValues(.diff).map { RawPath($0) })
    var change: ChangedProject?
    if let scope {
      do throws(UsageError) {
        guard discovery.files.allSatisfy({ $0.path != nil }) else {
          throw UsageError("standard input has no earlier version; name the file that changed")
        }
        change = try ChangedProject(
          scope, to: &discovery, in: root, languages, isIndexed: !arguments.has(.noIndex),
          besides: discovery.projects.run.extendedFiles)
      } catch {
        guard error.inputErrors.isEmpty else { throw error }
        throw error.placed(by: ChangeScope.setting(arguments, discovery.projects.run))
      }
    }
    self.change = change
    if let shard = settings.shard { try Self.narrow(&discovery, to: shard) }
    self.discovery = discovery
  }

  private static func narrow(_ discovery: inout Discovery, to shard: Shard) throws(UsageError) {
    guard discovery.files.allSatisfy({ $0.path != nil }) else {
      throw UsageError("--shard divides files, and standard input is none; name files or folders")
    }
    discovery.narrow(to: shard)
  }

  /// Refuses reports that would take the place of what is read; one of an earlier run that a
  /// folder has is not read.
  private static func protect(
    _ discovery: inout Discovery, from outputs: [LintSettings.Output], and others: [RawPath]
  ) throws(UsageError) {
    let places = outputs.compactMap(\.path)
    guard !places.isEmpty else { return }
    let reports = places.compactMap(FileIdentity.init)
    guard !reports.isEmpty else { return }
    // The files that a report would be written over; the system is asked once about each.
    var read: [RawPath] = []
    discovery.files.removeAll { found in
      guard let path = found.path, let file = FileIdentity(path), reports.contains(file) else {
        return false
      }
      if found.folder != nil, !ReportGuard.isTree(path) { return true }
      read.append(path)
      return false
    }
    try ReportGuard(read + discovery.otherFiles + others).check(places)
  }
}
