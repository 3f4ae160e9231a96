import LintRules

/// Remarks about the overrides of the configurations that a run used.
enum ConfigurationRemarks {
  /// Reports on the configuration files: overrides whose date is past, and those that changed
  /// nothing in a run that saw all files of their configuration.
  static func reports(
    on files: [FileReport], _ discovery: Discovery, _ settings: LintSettings,
    _ arguments: Arguments, seesAll: Bool
  ) throws(UsageError) -> [FileReport] {
    guard discovery.projects.all.contains(where: { !$0.settings.overrides.isEmpty }) else {
      return []
    }
    var used: [Int: Set<Int>] = [:]
    let projects = Dictionary(
      discovery.files.map { ($0.shown, $0.project) }, uniquingKeysWith: { first, _ in first })
    for file in files where !file.usedOverrides.isEmpty {
      used[projects[file.path] ?? 0, default: []].formUnion(file.usedOverrides)
    }
    var reports: [FileReport] = []
    for (index, project) in discovery.projects.all.enumerated() {
      guard !project.settings.overrides.isEmpty else { continue }
      let seesAll = seesAll && project.folder.map(discovery.covers) ?? false
      let configuration = try settings.configuration(arguments, project)
      var faults: [(override: OverrideSetting, fault: OverrideRemarks.Fault)] = []
      for override in project.settings.overrides {
        let change = override.change
        if let until = change.until, settings.today > until {
          faults.append((override, .expired))
        } else if seesAll, change.isIdle(used[index] ?? [], configuration) {
          faults.append((override, .idle))
        }
        if configuration.requiresReasons, change.lacksReason {
          faults.append((override, .unreasoned))
        }
      }
      reports += OverrideRemarks.reports(on: faults, configuration)
    }
    return reports
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
  /// Whether it has decided about nothing; one of options alone leaves no trace in the findings.
  fileprivate func isIdle(_ used: Set<Int>, _ configuration: Configuration) -> Bool {
    !levels.isEmpty && options.isEmpty && !used.contains(number)
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
