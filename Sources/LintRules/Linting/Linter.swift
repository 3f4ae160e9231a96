public import DocumentSyntax

/// Lints files one by one: the straight line from bytes to located findings.
public struct Linter: Sendable {
  private let rules: [any Rule]
  private let configuration: Configuration
  private let showsSource: Bool

  /// A linter of that configuration; `showsSource` adds source lines for reports that show them.
  public init(_ configuration: Configuration = Configuration(), showsSource: Bool = false) {
    self.configuration = configuration
    self.showsSource = showsSource
    rules = AllRules.all.filter { configuration.runs($0.info) }.map {
      Self.make($0, configuration.options[$0.info.id] ?? [:])
    }
  }

  private static func make<R: Rule>(_ type: R.Type, _ options: [String: OptionValue]) -> any Rule {
    R.make(options).rule
  }

  /// What a file that the user named comes to.
  public func lint(_ file: SourceFile, as format: InputFormat? = nil) -> FileReport {
    report(on: Readers.read(file, as: format), of: file)
  }

  /// What a file met in a folder comes to; nil where it is no tree at all.
  public func lintIfTree(_ file: SourceFile) -> FileReport? {
    Readers.readIfTree(file).map { report(on: $0, of: file) }
  }

  private func report(on reading: Reading, of file: SourceFile) -> FileReport {
    var found = reading.diagnostics.map(finding)
    var tree: AccessibilityTree?
    if let interface = reading.tree {
      let resolved = AccessibilityTree(resolving: interface)
      for rule in rules {
        found += rule.findings(in: resolved)
      }
      found += EmptyTree.findings(in: resolved)
      tree = resolved
    }
    return Judge(configuration: configuration, showsSource: showsSource)
      .report(on: found, reading: reading, tree: tree, file: file)
  }

  private func finding(_ diagnostic: Diagnostic) -> Finding {
    let info = FileDiagnostics.info(diagnostic.kind)
    return Finding(
      rule: info, certainty: .violation, severity: info.severity, message: diagnostic.message,
      help: diagnostic.help, element: diagnostic.element, range: diagnostic.range, notes: [])
  }
}
