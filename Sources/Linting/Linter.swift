@_exported public import DocumentSyntax
@_exported public import InputFormats
@_exported public import LintRules
@_exported public import ScreenModel

/// Lints files one by one, on one road: a file is parsed, its groups of screens are checked on the
/// threads of a pool, and what they find is judged and placed once.
public struct Linter: Sendable {
  private let rules: [any Rule]
  private let judge: Judge

  /// A linter of that configuration; `details` are what the report formats show beyond findings.
  public init(_ configuration: Configuration = Configuration(), details: ReportDetails = []) {
    var configuration = configuration
    for rule in AllRules.all {
      guard let options = configuration.options[rule.info.id] else { continue }
      Self.make(rule, options).adjust(&configuration.voiceOver)
    }
    judge = Judge(configuration: configuration, details: details)
    rules = AllRules.all.filter { configuration.runs($0.info) }.map { rule in
      let options = configuration.options.isEmpty ? nil : configuration.options[rule.info.id]
      return options.map { Self.make(rule, $0) } ?? rule.init()
    }
  }

  /// The ids of the rules that it runs, on a whole file or on some of its nodes.
  public var ruleIDs: Set<String> { Set(rules.map { type(of: $0).info.id }) }

  private static func make<R: Rule>(_ type: R.Type, _ options: [String: OptionValue]) -> any Rule {
    R.make(options).rule
  }

  /// The report on a file that the user named; a format given here counts more than that of the
  /// configuration.
  ///
  /// The groups of screens of a big file are linted on the threads of a pool; with a profile, which
  /// learns how long each step takes, on the caller's own.
  public func lint(
    _ file: SourceFile, as format: InputFormat? = nil, in languages: LanguageVersions = .base,
    using pool: any WorkerPool = SingleWorker(), _ profile: RunProfile? = nil
  ) -> FileReport {
    let options = options(format)
    let document = profile.measure(.parse) { Readers.document(file, options) }
    return lint(document, options, in: languages, using: pool, profile)
  }

  /// The report on a file found in a folder; nil where it is not a tree.
  public func lintIfTree(
    _ file: SourceFile, in languages: LanguageVersions = .base,
    using pool: any WorkerPool = SingleWorker(),
    _ profile: RunProfile? = nil
  ) -> FileReport? {
    let options = options(nil)
    let document = profile.measure(.parse) { Readers.documentIfTree(file, options) }
    return document.map { lint($0, options, in: languages, using: pool, profile) }
  }

  /// The meaning of a file found in a folder.
  package func found(_ file: SourceFile, _ profile: RunProfile? = nil) -> Readers.Found {
    profile.measure(.parse) { Readers.found(file, options(nil)) }
  }

  /// The document in a file that the user named, for all that a run asks of it.
  package func document(_ file: SourceFile) -> Document { Readers.document(file, options(nil)) }

  /// The document in a file found in a folder; nil where it is not a tree.
  package func documentIfTree(_ file: SourceFile) -> Document? {
    Readers.documentIfTree(file, options(nil))
  }

  /// The report on a document.
  package func lint(
    _ document: Document, in languages: LanguageVersions = .base,
    using pool: any WorkerPool = SingleWorker(), _ profile: RunProfile? = nil
  ) -> FileReport {
    lint(document, options(nil), in: languages, using: pool, profile)
  }

  /// The report on a document, whose fixes are still to be checked, and its screens.
  func fixable(_ document: Document) -> (report: FileReport, trees: [AccessibilityTree]) {
    let report = lint(
      document, options(nil), in: .base, using: SingleWorker(), nil, checksFixes: false)
    return (report, accessibilityTrees(of: document))
  }

  /// The trees of a file, group by group, as they are written.
  func trees(of file: SourceFile) -> [UITree] {
    let document = Readers.document(file, options(nil))
    return (0..<document.groupCount).compactMap { document.read($0).tree }
  }

  /// The trees of a document as VoiceOver meets them, group by group.
  func accessibilityTrees(of document: Document) -> [AccessibilityTree] {
    (0..<document.groupCount).compactMap { group in
      document.read(group).tree.map {
        AccessibilityTree(resolving: $0, judge.configuration.voiceOver)
      }
    }
  }

  /// Whether a file found in a folder is a tree, so that it is linted.
  public func isTree(_ file: SourceFile) -> Bool {
    Readers.documentIfTree(file, options(nil)) != nil
  }

  /// The screens of a file found in a folder that are not read.
  package func unread(_ file: SourceFile) -> UnreadSource? {
    Readers.unread(file, options(nil))
  }

  /// The report on the text of a line of a stream.
  func lint(record file: SourceFile) -> FileReport {
    var options = options(nil)
    options.areRecords = true
    return lint(Readers.document(file, options), options, in: .base, using: SingleWorker(), nil)
  }

  /// How a file is read.
  private func options(_ format: InputFormat?) -> ReadingOptions {
    var options = judge.configuration.reading
    options.format = format ?? options.format
    return options
  }

  private func lint(
    _ document: Document, _ options: ReadingOptions, in languages: LanguageVersions,
    using pool: any WorkerPool, _ profile: RunProfile?, checksFixes: Bool = true
  ) -> FileReport {
    let comments = SuppressionComments(of: document, on: judge.configuration.today)
    var whole = ScreenGroupReport()
    var limit = ListLimit()
    for start in stride(from: 0, to: document.groupCount, by: Self.groupsAtOnce) {
      let count = min(document.groupCount - start, Self.groupsAtOnce)
      let groups =
        if let profile {
          (start..<start + count).map { lint($0, of: document, in: languages, comments, profile) }
        } else {
          pool.map(count) { lint(start + $0, of: document, in: languages, comments, nil) }
        }
      for group in groups { whole.append(group) }
      if !judge.configuration.tracksElements { limit.shed(&whole.findings) }
    }
    let fixes =
      checksFixes && judge.details.hasEdits ? FixFilter(document, options, by: self) : nil
    return profile.measure(.judge) {
      judge.report(on: document, whole, languages, comments, fixes)
    }
  }

  /// How many groups are linted before findings that no report lists lose their words.
  private static let groupsAtOnce = 16

  /// The report on one group of screens, in all its languages.
  private func lint(
    _ group: Int, of document: Document, in languages: LanguageVersions,
    _ comments: SuppressionComments,
    _ profile: RunProfile?
  ) -> ScreenGroupReport {
    var merge = LanguageMerge()
    for language in languages.all {
      let (report, texts) = lint(
        group, of: document, in: language, isCompared: languages.all.count > 1, comments, profile)
      if languages.all.count == 1 { return report }
      merge.add(report, in: language, texts)
    }
    return merge.merged
  }

  /// The report on one group of screens in one language, and the origin of its texts.
  private func lint(
    _ group: Int, of document: Document, in language: LanguageVersion, isCompared: Bool,
    _ comments: SuppressionComments, _ profile: RunProfile?
  ) -> (ScreenGroupReport, LanguageTexts) {
    let reading = profile.measure(.tree) {
      document.read(group, in: language)
    }
    let tree = reading.tree.map { tree in
      profile.measure(.resolve) {
        AccessibilityTree(resolving: tree, judge.configuration.voiceOver)
      }
    }
    let texts = tree.map { LanguageTexts($0.interface, language) } ?? LanguageTexts()
    var findings = judge.findings(in: tree, texts, comments, isMerged: isCompared)
    func take(_ found: [Finding]) {
      guard !found.isEmpty else { return }
      var found = found
      if let tree {
        TranslationNotes.add(to: &found, in: tree.interface, language, isCompared: isCompared)
        CodeNotes.add(to: &found, in: tree.interface)
        UseNotes.add(to: &found, in: tree.interface, judge.configuration.reading.sourceIndex)
      }
      findings.take(found)
    }
    take(reading.diagnostics.map(Finding.init))
    if let tree {
      run(on: tree, profile) { found in profile.measure(.judge) { take(found) } }
      take(EmptyTree.findings(in: tree))
    }
    let report = profile.measure(.judge) {
      judge.judge(findings, in: tree, reading, document.file, isMerged: isCompared)
    }
    return (report, texts)
  }

  /// Hands on what each of the rules finds in a tree.
  private func run(
    on tree: AccessibilityTree, _ profile: RunProfile?, _ take: ([Finding]) -> Void
  ) {
    // Each rule stays where it is: to copy it takes as long as many a rule takes on a small tree.
    rules.withUnsafeBufferPointer { rules in
      for index in rules.indices { rules[index].report(on: tree, profile, take) }
    }
  }
}

extension Rule {
  /// Hands on what the rule finds, some at a time, so that those judged need not be kept beside
  /// those still to come.
  fileprivate func report(
    on tree: AccessibilityTree, _ profile: RunProfile?, _ take: ([Finding]) -> Void
  ) {
    var findings: Findings.Iterator?
    var isFinished = false
    while !isFinished {
      let batch = profile.measure(rule: { Self.info.id }) {
        var rest = findings ?? self.findings(in: tree).makeIterator()
        var batch: [Finding] = []
        while batch.count < 1000, let finding = rest.next() { batch.append(finding) }
        findings = rest
        return batch
      }
      if !batch.isEmpty { take(batch) }
      isFinished = batch.count < 1000
    }
  }
}
