import Linting

/// Completion for zsh, as a function of its own system of completions.
enum ZshCompletion {
  /// The script.
  static var script: String {
    """
    #compdef a11y-lint
    # Completion of a11y-lint for zsh, written by `a11y-lint completions zsh`.

    typeset -ga _a11y_lint_commands _a11y_lint_rules _a11y_lint_ids _a11y_lint_levels
    typeset -ga _a11y_lint_decisions _a11y_lint_decided
    _a11y_lint_commands=(
    \(Command.available.map { "  \(described($0.rawValue, $0.info.summary))\n" }.joined()))
    _a11y_lint_rules=(\(list(RuleSelector.words)))
    _a11y_lint_ids=(\(list(RuleSelector.ids)))
    _a11y_lint_levels=(\(list(CompletionScript.levels)))
    _a11y_lint_decisions=(\(list(CompletionScript.decisions)))
    _a11y_lint_decided=(\(list(CompletionScript.decidedValues)))

    _a11y_lint_offer_rules() { _sequence compadd -a _a11y_lint_rules }

    _a11y_lint_offer_levels() {
      compset -P '*,'
      if compset -P '*='; then
        compadd -a _a11y_lint_levels
      else
        compadd -q -S = -a _a11y_lint_rules
      fi
    }

    _a11y_lint_offer_decisions() {
      if [[ $PREFIX == *=* ]]; then
        compadd -a _a11y_lint_decided
      else
        compadd -q -S = -a _a11y_lint_decisions
      fi
    }

    _a11y_lint_offer_outputs() {
      if compset -P '*:'; then _files; else compadd "$@"; fi
    }

    _a11y-lint() {
      local command=lint
      if (( CURRENT == 2 )) && [[ $PREFIX != -* ]]; then
        _describe -t commands command _a11y_lint_commands
        _files
        return
      fi
      if (( CURRENT > 2 && $_a11y_lint_commands[(I)$words[2]:*] )); then
        command=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      case $command in
    \(Command.available.map(commandCase).joined())\
      esac
    }

    if [[ $funcstack[1] == _a11y-lint ]]; then
      _a11y-lint "$@"
    else
      compdef _a11y-lint a11y-lint
    fi

    """
  }

  private static func list(_ words: [String]) -> String {
    words.map(CompletionScript.quoted).joined(separator: " ")
  }

  private static func described(_ word: String, _ help: String) -> String {
    CompletionScript.quoted("\(word):\(escaped(help))")
  }

  /// A text in which nothing has a meaning for `_arguments` and `_describe`.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\:[]".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  /// A text between double quotes that zsh evaluates.
  private static func evaluated(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\\"`$".contains(character) { result += "\\" }
      if character == ":" { result += "\\" }
      result.append(character)
    }
  }

  private static func commandCase(_ command: Command) -> String {
    var specs = CommandOption.options(of: command).map(spec)
    if !command.info.words.isEmpty {
      let words = command.info.words.map { "\($0.name)\\:\"\(evaluated($0.help))\"" }
      specs.append(CompletionScript.quoted("1:word:((\(words.joined(separator: " "))))"))
    }
    if let action = action(command.info.operands) {
      specs.append(CompletionScript.quoted("*:operand:\(action)"))
    }
    let lines = specs.map { " \\\n        " + $0 }.joined()
    return "    \(command.rawValue))\n      _arguments -s -S" + lines + "\n      ;;\n"
  }

  /// One option as `_arguments` takes it.
  private static func spec(_ option: CommandOption) -> String {
    let help = "[\(escaped(CompletionScript.summary(option.help)))]"
    let value = option.value.map { ":\(escaped($0)):" + (action(option.completion) ?? " ") } ?? ""
    let sign = option.value == nil ? "" : "="
    let tail = CompletionScript.quoted(help + value)
    guard let short = option.short else {
      let many = option.isRepeatable ? CompletionScript.quoted("*") : ""
      return "\(many)\(option.name)\(sign)\(tail)"
    }
    let shortSign = option.value == nil ? "" : "+"
    return "'(-\(short) \(option.name))'{-\(short)\(shortSign),\(option.name)\(sign)}\(tail)"
  }

  private static func action(_ completion: CommandOption.Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files: "_files"
    case .rules: "_a11y_lint_offer_rules"
    case .levels: "_a11y_lint_offer_levels"
    case .ruleIDs: "compadd -a _a11y_lint_ids"
    case .decisions: "_a11y_lint_offer_decisions"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .outputs(let words): "_a11y_lint_offer_outputs " + words.joined(separator: " ")
    }
  }
}
