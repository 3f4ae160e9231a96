public import DocumentSyntax

/// Lints files one by one: the straight line from bytes to located findings.
public struct Linter: Sendable {
  private let rules: [any Rule]
  private let judge: Judge

  /// A linter of that configuration; `details` are what the report formats show beyond findings.
  public init(_ configuration: Configuration = Configuration(), details: ReportDetails = []) {
    var configuration = configuration
    if let options = configuration.options[LabelIsAssetName.info.id] {
      configuration.voiceOver.assetWords = LabelIsAssetName.make(options).rule.words
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

  /// What a file that the user named comes to.
  public func lint(_ file: SourceFile, as format: InputFormat? = nil) -> FileReport {
    lint(plan(file, as: format))
  }

  /// What a file met in a folder comes to; nil where it is no tree at all.
  public func lintIfTree(_ file: SourceFile) -> FileReport? {
    planIfTree(file).map(lint)
  }

  /// Parses a file that the user named.
  ///
  /// Portions of a big file are handed out while the rest is parsed, as plans of one portion each;
  /// `LintPlan.earlyPortions` tells in the end whether they are worth anything. The memory of such
  /// a plan serves others once nobody has it any more. Pieces that are parsed elsewhere are put
  /// together in their order as `nextPiece` gives them; after the last one it gives nil.
  public func plan(
    _ file: SourceFile, as format: InputFormat? = nil, early: ((LintPlan) -> Void)? = nil,
    nextPiece: (() -> ParsedPiece?)? = nil
  ) -> LintPlan {
    let today = judge.configuration.today
    // The same for all of a file, and not for nothing.
    var comments: SuppressionComments?
    let handOut = early.map { early in
      { (piece: Document) in
        let plan =
          comments.map { LintPlan(document: piece, comments: $0) }
          ?? LintPlan(document: piece, on: today)
        comments = plan.comments
        early(plan)
      }
    }
    let document = Readers.document(file, options(format), nextPiece: nextPiece, early: handOut)
    return comments.map { LintPlan(document: document, comments: $0) }
      ?? LintPlan(document: document, on: today)
  }

  /// Where a big file is cut into pieces that can be parsed while it is planned; nil where it is
  /// parsed as a whole.
  public func cuts(of file: SourceFile, as format: InputFormat? = nil) -> XMLCuts? {
    Readers.cuts(of: file, options(format))
  }

  /// Parses a piece of a file; nil where it is part of the one before.
  public func parse(_ piece: Int, of cuts: XMLCuts) -> ParsedPiece? {
    ParsedPiece(piece, of: cuts)
  }

  /// Parses a file met in a folder; nil where it is no tree at all.
  public func planIfTree(_ file: SourceFile) -> LintPlan? {
    Readers.documentIfTree(file, options(nil)).map {
      LintPlan(document: $0, on: judge.configuration.today)
    }
  }

  /// Parses what the line of a stream holds.
  func plan(record file: SourceFile) -> LintPlan {
    var options = options(nil)
    options.areRecords = true
    return LintPlan(
      document: Readers.document(file, options), on: judge.configuration.today)
  }

  /// How a file is read; a format given with it counts more than that of the configuration.
  private func options(_ format: InputFormat?) -> ReadingOptions {
    var options = judge.configuration.reading
    options.format = format ?? options.format
    return options
  }

  /// What a parsed file comes to.
  public func lint(_ plan: LintPlan) -> FileReport { lint(plan, nil) }

  /// What a parsed file comes to; a profile is told how long each step takes.
  public func lint(_ plan: LintPlan, _ profile: RunProfile?) -> FileReport {
    var portions = PortionJoin(of: plan.document.file)
    for index in 0..<plan.portionCount {
      let portion = lint(index, of: plan, profile)
      profile.measure(.judge) { portions.add(portion) }
    }
    return profile.measure(.judge) { report(plan, portions.takeAll()) }
  }

  /// What one portion of a parsed file comes to, in all its languages.
  public func lint(
    _ portion: Int, of plan: LintPlan, _ profile: RunProfile? = nil
  ) -> PortionReport {
    guard plan.editions.all.count > 1 else {
      return lint(portion, of: plan, in: plan.editions.all.first ?? .base, profile).report
    }
    var merge = EditionMerge()
    for edition in plan.editions.all {
      let (report, texts) = lint(portion, of: plan, in: edition, profile)
      merge.add(report, in: edition, texts)
    }
    return merge.merged
  }

  /// What one portion comes to in one language, and where its texts are from.
  private func lint(
    _ portion: Int, of plan: LintPlan, in edition: Edition, _ profile: RunProfile?
  ) -> (report: PortionReport, texts: EditionTexts) {
    let lines = plan.document.span(of: portion).map { span in
      profile.measure(.judge) { LineBlocks(of: span, in: plan.document.file) }
    }
    let reading = profile.measure(.tree) {
      plan.document.read(portion, in: edition, judge.configuration.reading)
    }
    var found = reading.diagnostics.map(finding)
    var tree: AccessibilityTree?
    var texts = EditionTexts()
    if let interface = reading.tree {
      let resolved = profile.measure(.resolve) {
        AccessibilityTree(resolving: interface, judge.configuration.voiceOver)
      }
      run(on: resolved, profile, &found)
      VoiceOverVariants.removeReplaced(from: &found, in: interface)
      LaunchScreens.removeSenseless(from: &found, in: interface)
      SystemElements.removeFindings(from: &found, in: interface)
      found += EmptyTree.findings(in: resolved)
      UnsaidKeys.removeUnfounded(from: &found, in: interface)
      texts = EditionTexts(interface, edition)
      texts.removeForeign(from: &found)
      TranslationNotes.add(
        to: &found, in: interface, edition, isCompared: plan.editions.all.count > 1)
      tree = resolved
    }
    let report = profile.measure(.judge) {
      judge.report(
        on: found, reading: reading, tree: tree, file: plan.document.file,
        comments: plan.comments, lines: lines)
    }
    return (report, texts)
  }

  /// Adds what the rules find in a tree.
  private func run(
    on tree: AccessibilityTree, _ profile: RunProfile?, _ found: inout [Finding]
  ) {
    // Each rule stays where it is: to copy it takes as long as many a rule takes on a small tree.
    rules.withUnsafeBufferPointer { rules in
      for index in rules.indices {
        let own = profile.measure(rule: { type(of: rules[index]).info.id }) {
          rules[index].findings(in: tree)
        }
        // Adding nothing to an array without room makes a new array.
        if !own.isEmpty { found += own }
      }
    }
  }

  /// What a file comes to whose portions have all been linted.
  public func report(_ plan: LintPlan, _ portions: consuming PortionJoin) -> FileReport {
    var outline = plan.document.outline
    outline.notes += plan.editions.notes
    var remarks = SuppressionRemarks(configuration: judge.configuration)
    let found =
      outline.diagnostics.map(finding)
      + remarks.findings(
        on: plan.comments, used: portions.whole.usedComments,
        unsaid: portions.whole.unsaid ?? AttributeSet())
    let around = judge.report(
      on: found, reading: outline, tree: nil, file: plan.document.file, comments: plan.comments)
    return judge.report(on: plan.document.file, around: around, portions)
  }

  private func finding(_ diagnostic: Diagnostic) -> Finding {
    let info = FileDiagnostics.info(diagnostic.kind)
    return Finding(
      rule: info, certainty: .violation, severity: info.severity, message: diagnostic.message,
      help: diagnostic.help, element: diagnostic.element, range: diagnostic.range, notes: [],
      speechAfter: nil, fixes: [])
  }
}
