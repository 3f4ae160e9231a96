import Linting

/// Remarks about the overrides of the configurations that a run used.
struct ConfigurationRemarks {
  /// The faults of the overrides, by configuration file.
  private(set) var faults: [(file: RawPath, override: OverrideSetting, fault: Fault)] = []
  /// The configuration that the remarks are judged by.
  private var configurations: [RawPath: Configuration] = [:]

  typealias Fault = OverrideRemarks.Fault

  /// The overrides whose date is past, and those that changed nothing in a run that saw all files
  /// of their configuration.
  init(
    on files: [FileReport], _ discovery: Discovery, _ settings: LintSettings,
    _ arguments: Arguments, seesAll: Bool
  ) throws(UsageError) {
    let projects = discovery.projects.all
    guard projects.contains(where: { !$0.settings.overrides.isEmpty }) else { return }
    let used = Self.used(in: files, discovery)
    /// The overrides that some project uses, and those that were met, by file and place: several
    /// projects may extend one file.
    var busy: Set<Written> = []
    var met: Set<Written> = []
    for (index, project) in projects.enumerated() {
      for override in project.settings.overrides where used[index].contains(override.change.number)
      {
        busy.insert(Written(override, in: project))
      }
    }
    for (index, project) in projects.enumerated() where !project.settings.overrides.isEmpty {
      let configuration = try settings.configuration(arguments, project)
      let covered = Self.overridesWithFiles(of: index, discovery)
      for override in project.settings.overrides {
        let written = Written(override, in: project)
        guard met.insert(written).inserted else { continue }
        let file = project.file(of: override)
        configurations[file] = configurations[file] ?? configuration
        let change = override.change
        if let until = change.until, settings.today > until {
          faults.append((file, override, .expired))
        } else if seesAll, change.isIdle(configuration), !busy.contains(written),
          discovery.covers(written.file.parent)
        {
          let isMeant = covered.contains(change.number)
          faults.append((file, override, .idle(isMeant: isMeant)))
        }
        if configuration.requiresReasons, change.lacksReason {
          faults.append((file, override, .unreasoned))
        }
      }
    }
  }

  /// The reports on the configuration files.
  var reports: [FileReport] {
    Dictionary(grouping: faults, by: \.file).sorted { $0.key.text < $1.key.text }
      .flatMap { file, faults in
        OverrideRemarks.reports(
          on: faults.map { ($0.override, $0.fault) }, configurations[file] ?? Configuration())
      }
  }

  /// The overrides that a fix removes, by file and by their places there.
  func removable(unsafe: Bool) -> [(file: RawPath, places: Set<Int>)] {
    var removable: [RawPath: Set<Int>] = [:]
    for (file, override, fault) in faults {
      guard case .idle(let isMeant) = fault, isMeant || unsafe,
        OverrideRemarks.isReported(fault, configurations[file] ?? Configuration())
      else { continue }
      removable[file, default: []].insert(override.place)
    }
    return removable.sorted { $0.key.text < $1.key.text }.map { ($0.key, $0.value) }
  }

  /// An override as it stands in a file.
  private struct Written: Hashable {
    /// The file, however the configuration that extends it spells that.
    let file: RawPath
    let place: Int

    init(_ override: OverrideSetting, in project: ProjectConfiguration) {
      let path = project.file(of: override)
      file = path.real ?? path
      place = override.place
    }
  }

  /// The numbers of the overrides that have decided about something, by project.
  private static func used(in files: [FileReport], _ discovery: Discovery) -> [Set<Int>] {
    var used = [Set<Int>](repeating: [], count: discovery.projects.all.count)
    let projects = Dictionary(
      discovery.files.map { ($0.shown, $0.project) }, uniquingKeysWith: { first, _ in first })
    for file in files where !file.usedOverrides.isEmpty {
      used[projects[file.path] ?? 0].formUnion(file.usedOverrides)
    }
    return used
  }

  /// The numbers of the overrides of a project that are about a file that was read.
  private static func overridesWithFiles(of index: Int, _ discovery: Discovery) -> Set<Int> {
    let project = discovery.projects.all[index]
    var found: Set<Int> = []
    for file in discovery.files where file.project == index {
      if let path = file.path { found.formUnion(project.overrides(for: path)) }
      if found.count == project.settings.overrides.count { break }
    }
    return found
  }
}

extension Discovery {
  /// Whether everything in a folder was searched.
  fileprivate func covers(_ folder: RawPath) -> Bool {
    guard let wanted = folder.real?.components else { return false }
    return folders.contains { searched in
      guard let names = RawPath(searched.shown).real?.components else { return false }
      return names.count <= wanted.count && zip(names, wanted).allSatisfy { $0.elementsEqual($1) }
    }
  }
}

extension LintOverride {
  /// Whether it decides about nothing unless it is used: what only switches off, and what does it
  /// for rules that the command line leaves in. A level is a policy, which may wait for a finding.
  fileprivate func isIdle(_ configuration: Configuration) -> Bool {
    !levels.isEmpty && options.isEmpty && levels.values.allSatisfy { $0 == .off }
      && levels.keys.contains { configuration.mayRun($0) }
  }

  /// Whether it switches something off without saying why.
  fileprivate var lacksReason: Bool { reason == nil && levels.values.contains(.off) }
}

extension Configuration {
  /// Whether the command line leaves a rule in: an override of what it leaves out is not to blame.
  fileprivate func mayRun(_ rule: String) -> Bool {
    !disabled.contains(rule) && only?.contains(rule) != false
  }
}
