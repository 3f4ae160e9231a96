import Linting

/// Completion for bash 3.2 and later, without any library of completions.
enum BashCompletion {
  /// The script.
  static var script: String {
    """
    # shellcheck shell=bash
    # Completion of a11y-lint for bash, written by `a11y-lint completions bash`.

    _a11y_lint_commands=\(list(Command.available.map(\.rawValue)))
    _a11y_lint_rules=\(list(RuleSelector.words))
    _a11y_lint_ids=\(list(RuleSelector.ids))
    _a11y_lint_levels=\(list(CompletionScript.levels))
    _a11y_lint_decisions=\(list(CompletionScript.decisions.map { $0 + "=" }))
    _a11y_lint_decided=\(list(CompletionScript.decidedValues))

    # Sets the options of a command, the words of which its first operand is one, and what the
    # other operands are.
    _a11y_lint_command() {
      case $1 in
    \(Command.available.map(commandCase).joined())\
      esac
    }

    # Sets what the value of an option of a command is; fails where it takes none.
    _a11y_lint_value() {
      kind='' list=''
      case "$1 $2" in
    \(Command.available.flatMap(valueCases).joined())\
        *) return 1 ;;
      esac
    }

    \(functions)
    complete -F _a11y_lint a11y-lint

    """
  }

  private static func list(_ words: [String]) -> String {
    CompletionScript.quoted(words.joined(separator: " "))
  }

  private static func commandCase(_ command: Command) -> String {
    let options = CommandOption.options(of: command).flatMap { option in
      [option.name] + (option.short.map { ["-\($0)"] } ?? [])
    }
    let (kind, _) = kind(command.info.operands)
    return """
          \(command.rawValue))
            options=\(list(options))
            first=\(list(command.info.words.map(\.name)))
            operand=\(kind)
            ;;

      """
  }

  private static func valueCases(_ command: Command) -> [String] {
    CommandOption.options(of: command).filter { $0.value != nil }.map { option in
      let short = option.short.map { " | '\(command.rawValue) -\($0)'" } ?? ""
      let (kind, words) = kind(option.completion)
      let list = words.isEmpty ? "" : " list=\(list(words))"
      return "    '\(command.rawValue) \(option.name)'\(short)) kind=\(kind)\(list) ;;\n"
    }
  }

  private static func kind(_ completion: CommandOption.Completion) -> (String, [String]) {
    switch completion {
    case .nothing: ("nothing", [])
    case .files: ("files", [])
    case .rules: ("rules", [])
    case .levels: ("levels", [])
    case .ruleIDs: ("ids", [])
    case .decisions: ("decisions", [])
    case .words(let words): ("words", words)
    case .outputs(let words): ("outputs", words)
    }
  }

  /// The part that does not depend on the tables.
  private static let functions = #"""
    # Offers the words of a list that begin with $2, with $1 in front and $4 behind.
    _a11y_lint_offer() {
      local word
      for word in $3; do
        case $word in
          "$2"*) COMPREPLY+=("$1$word$4") ;;
        esac
      done
    }

    # Offers the words of a list that are not in the list with commas so far.
    _a11y_lint_offer_others() {
      local word others=''
      for word in $3; do
        case ",$1" in
          *",$word,"* | *",$word="*) ;;
          *) others+=" $word" ;;
        esac
      done
      _a11y_lint_offer "$option_head$1" "$2" "$others" "${4-}"
    }

    _a11y_lint_no_space() {
      if type compopt >/dev/null 2>&1; then compopt -o nospace; fi
    }

    # Leaves files to bash, which knows how to quote them; old versions have to be told the names.
    _a11y_lint_offer_files() {
      local file
      if type compopt >/dev/null 2>&1; then
        compopt -o default
      else
        while IFS= read -r file; do
          COMPREPLY+=("$option_head$file")
        done < <(compgen -f -- "$1")
      fi
    }

    # Offers values of that kind that begin with $2.
    _a11y_lint_offer_values() {
      local head='' tail=$2
      case $2 in
        *,*) head=${2%,*}, tail=${2##*,} ;;
      esac
      case $1 in
        words) _a11y_lint_offer "$option_head" "$2" "$3" ;;
        outputs)
          case $2 in
            *:*) _a11y_lint_offer_files "${2#*:}" ;;
            *) _a11y_lint_offer "$option_head" "$2" "$3" ;;
          esac
          ;;
        files) _a11y_lint_offer_files "$2" ;;
        ids) _a11y_lint_offer '' "$2" "$_a11y_lint_ids" ;;
        rules)
          _a11y_lint_no_space
          _a11y_lint_offer_others "$head" "$tail" "$_a11y_lint_rules"
          ;;
        levels)
          _a11y_lint_no_space
          case $tail in
            *=*)
              head+=${tail%=*}=
              _a11y_lint_offer "$option_head$head" "${tail##*=}" "$_a11y_lint_levels"
              ;;
            *) _a11y_lint_offer_others "$head" "$tail" "$_a11y_lint_rules" = ;;
          esac
          ;;
        decisions)
          case $2 in
            *=*) _a11y_lint_offer "$option_head" "$2" "$_a11y_lint_decided" ;;
            *)
              _a11y_lint_no_space
              _a11y_lint_offer "$option_head" "$2" "$_a11y_lint_decisions"
              ;;
          esac
          ;;
      esac
    }

    # Bash breaks words at = and : as well; puts together again what stands before the cursor.
    _a11y_lint_join() {
      local piece joins='' index
      for ((index = 0; index <= COMP_CWORD; index++)); do
        piece=${COMP_WORDS[index]}
        if [ "$count" -gt 1 ] && [ "$piece" ] && [ -z "${piece//[=:]/}" ]; then
          words[count - 1]+=$piece joins=1
        elif [ "$joins" ]; then
          words[count - 1]+=$piece joins=''
        else
          words[count]=$piece count=$((count + 1))
        fi
      done
    }

    _a11y_lint() {
      local words=() count=0
      COMPREPLY=()
      _a11y_lint_join
      _a11y_lint_complete
      # Only what stands after the last break is replaced.
      local current=${words[count - 1]} last=${COMP_WORDS[COMP_CWORD]} index
      [ "${last//[=:]/}" ] || last=''
      for index in "${!COMPREPLY[@]}"; do
        COMPREPLY[index]=${COMPREPLY[index]#"${current%"$last"}"}
      done
    }

    _a11y_lint_complete() {
      local current=${words[count - 1]} command=lint start=1 index
      local options first operand kind list option='' option_head='' operands=0 plain=''
      if [ "$count" -gt 2 ]; then
        case " $_a11y_lint_commands " in
          *" ${words[1]} "*) command=${words[1]} start=2 ;;
        esac
      fi
      _a11y_lint_command "$command"
      for ((index = start; index < count - 1; index++)); do
        if [ "$option" ]; then
          option=''
          continue
        fi
        case $plain${words[index]} in
          --) plain=1 ;;
          -?*) if _a11y_lint_value "$command" "${words[index]}"; then option=${words[index]}; fi ;;
          *) operands=$((operands + 1)) ;;
        esac
      done
      if [ "$option" ]; then
        _a11y_lint_value "$command" "$option"
        _a11y_lint_offer_values "$kind" "$current" "$list"
        return
      fi
      case $plain$current in
        --*=*)
          if _a11y_lint_value "$command" "${current%%=*}"; then
            option_head=${current%%=*}=
            _a11y_lint_offer_values "$kind" "${current#*=}" "$list"
          fi
          ;;
        -*)
          [ "$start$count" = 12 ] && options+=' --version'
          _a11y_lint_offer '' "$current" "$options"
          ;;
        *) _a11y_lint_offer_operand ;;
      esac
    }

    _a11y_lint_offer_operand() {
      if [ "$start$count" = 12 ]; then
        _a11y_lint_offer '' "$current" "$_a11y_lint_commands"
        [ "${#COMPREPLY[@]}" -gt 0 ] && return
      fi
      if [ "$operands" = 0 ] && [ "$first" ]; then
        _a11y_lint_offer '' "$current" "$first"
      else
        _a11y_lint_offer_values "$operand" "$current" ''
      fi
    }

    """#
}
