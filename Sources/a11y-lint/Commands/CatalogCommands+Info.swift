import LintReports

/// The rows of the commands that look something up.

extension CatalogCommands {
  /// The row of `rules`.
  static var rulesInfo: CommandInfo {
    CommandInfo(
      usage: "rules [--format FORMAT] [CATEGORY|WORD…]", summary: "list the rules",
      details: """
        Lists the rules, all or those of a category, a tag, a criterion (4.1.2), a word in their \
        names, or what another tool calls them (color-contrast), with their severity and the \
        success criteria of WCAG 2.2 that they touch. Opt-in rules are marked "off": they run only \
        if `--only` or `--severity` names them.
        """,
      run: { OutputStream.printed(try rules($0)) })
  }

  /// The row of `formats`.
  static var formatsInfo: CommandInfo {
    CommandInfo(
      usage: "formats [--format FORMAT]", summary: "list the input formats",
      details: """
        Lists the input formats and the tools that write them; as JSON or Markdown also how they \
        are recognised and which keys they cannot express. `--input` accepts their names.
        """,
      run: { OutputStream.printed(try formats($0)) })
  }

  /// The row of `explain`.
  static var explainInfo: CommandInfo {
    CommandInfo(
      usage: "explain RULE|CATEGORY|CRITERION…", summary: "why a rule exists, what to do, examples",
      details: """
        Prints what a rule finds, who is affected, what to do, its options and examples. Where a \
        category, a criterion or another tool's name stands for several rules, it lists them.
        """,
      operands: .ruleIDs,
      run: { OutputStream.printed(try explain($0)) })
  }

  /// The row of `schema`.
  static var schemaInfo: CommandInfo {
    CommandInfo(
      usage: "schema NAME", summary: "print a JSON Schema",
      details: """
        Prints a JSON Schema (draft-07), by which editors check and complete files, and programs \
        check their input and output.
        """,
      words: SchemaSubject.allCases.map { CommandWord(name: $0.rawValue, help: $0.summary) },
      run: { OutputStream.printed(try schema($0)) })
  }

  /// The row of `completions`.
  static var completionsInfo: CommandInfo {
    CommandInfo(
      usage: "completions WORD", summary: "print completions for a shell",
      details: """
        Prints a script that lets a shell complete commands, options, rules and files. In bash: \
        `source <(a11y-lint completions bash)` in ~/.bashrc. In zsh: `a11y-lint completions zsh > \
        _a11y-lint` in a folder of $fpath. In fish: `a11y-lint completions fish > \
        ~/.config/fish/completions/a11y-lint.fish`.
        """,
      words: Shell.words,
      run: { OutputStream.printed(try completions($0)) })
  }
}
