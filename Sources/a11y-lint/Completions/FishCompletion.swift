import Linting

/// Completion for fish.
enum FishCompletion {
  /// The script.
  static var script: String {
    """
    # Completion of a11y-lint for fish, written by `a11y-lint completions fish`.

    set -g __a11y_lint_commands \(list(Command.available.map(\.rawValue)))
    set -g __a11y_lint_rules \(list(RuleSelector.words))
    set -g __a11y_lint_ids \(list(RuleSelector.ids))
    set -g __a11y_lint_levels \(list(CompletionScript.levels))
    set -g __a11y_lint_decisions \(list(CompletionScript.decisions.map { $0 + "=" }))
    set -g __a11y_lint_decided \(list(CompletionScript.decidedValues))

    \(functions)
    complete -c a11y-lint -e
    complete -c a11y-lint -n __a11y_lint_is_first -l version -d 'print the version'
    \(Command.available.map(lines).joined())
    """
  }

  private static func list(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// A text in single quotes, as fish reads it.
  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "'" + escaped + "'"
  }

  private static func lines(_ command: Command) -> String {
    let name = command.rawValue
    let start = "complete -c a11y-lint -n '__a11y_lint_is \(name)'"
    var lines = [
      "complete -c a11y-lint -n __a11y_lint_is_first -f -a \(name) "
        + "-d \(quoted(command.info.summary))"
    ]
    lines += CommandOption.options(of: command).map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let help = quoted(CompletionScript.summary(option.help))
      let value = option.value == nil ? "" : values(option.completion)
      return "\(start) -l \(option.id.name)\(short)\(value) -d \(help)"
    }
    if !command.info.words.isEmpty {
      for word in command.info.words {
        lines.append(
          "complete -c a11y-lint -n '__a11y_lint_wants_word \(name)' -f -a \(word.name) "
            + "-d \(quoted(word.help))")
      }
    }
    switch command.info.operands {
    case .files: break
    case .ruleIDs: lines.append(start + " -f -a '$__a11y_lint_ids'")
    default: lines.append(start + " -f")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private static func values(_ completion: CommandOption.Completion) -> String {
    switch completion {
    case .nothing: " -x"
    case .files: " -r -F"
    case .rules: " -x -a '(__a11y_lint_offer_rules)'"
    case .levels: " -x -a '(__a11y_lint_offer_levels)'"
    case .ruleIDs: " -x -a '$__a11y_lint_ids'"
    case .decisions: " -x -a '(__a11y_lint_offer_decisions)'"
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .outputs(let words): " -r -F -a \(quoted(words.joined(separator: " ")))"
    }
  }

  /// The part that does not depend on the tables.
  private static let functions = #"""
    function __a11y_lint_command
        set -l tokens (commandline -opc)
        if test (count $tokens) -gt 1; and contains -- $tokens[2] $__a11y_lint_commands
            echo $tokens[2]
        else
            echo lint
        end
    end

    function __a11y_lint_is
        test (__a11y_lint_command) = $argv[1]
    end

    function __a11y_lint_is_first
        test (count (commandline -opc)) -eq 1
    end

    function __a11y_lint_wants_word
        set -l tokens (commandline -opc)
        test (count $tokens) -eq 2; and test $tokens[2] = $argv[1]
    end

    function __a11y_lint_value
        commandline -ct | string replace -r -- '^--[a-z-]+=' ''
    end

    function __a11y_lint_offer_rules
        set -l head (__a11y_lint_value | string replace -r '[^,]*$' '')
        for rule in $__a11y_lint_rules
            string match -q -- "*,$rule,*" ",$head"; or echo $head$rule
        end
    end

    function __a11y_lint_offer_levels
        set -l value (__a11y_lint_value)
        set -l head (string replace -r '[^,]*$' '' -- $value)
        if string match -q -- '*=' (string replace -r '[^=]*$' '' -- $value)
            printf '%s\n' (string replace -r '[^=]*$' '' -- $value)$__a11y_lint_levels
        else
            printf '%s\n' $head$__a11y_lint_rules=
        end
    end

    function __a11y_lint_offer_decisions
        if string match -q -- '*=*' (__a11y_lint_value)
            printf '%s\n' $__a11y_lint_decided
        else
            printf '%s\n' $__a11y_lint_decisions
        end
    end

    """#
}
