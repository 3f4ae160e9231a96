/// The part of `docs/USAGE.md` about suppression.
extension UsagePage {
  /// How a finding is silenced where it is.
  static var suppression: String {
    """
    ## Suppression

    A suppression names the rules that it silences, and may name a last day and a reason. `all`
    means every rule and counts only with a reason.

    In a tree the key `disable` covers the screen, or the node with everything inside it:

    ```yaml
    - type: button
      image: ic_more
      disable: {rule: icon-button-missing-label, until: 2027-01-31, reason: labelled in code}
    ```

    In YAML, also where an adapter reads it, comments do the same:

    ```yaml
    # a11y-lint-disable-next-line icon-button-missing-label until 2027-01-31 -- why
    - {type: button, image: ic_more}
    ```

    | Comment | Silences |
    | --- | --- |
    | `a11y-lint-disable-line` | nodes that begin on the line of the comment |
    | `a11y-lint-disable-next-line` | nodes that begin on the next line that is not a comment |
    | `a11y-lint-disable-next-line-subtree` | the same, with everything inside them |
    | `a11y-lint-disable` | everything up to `a11y-lint-enable`, or to the end of the file |
    | `a11y-lint-enable` | nothing: ends `a11y-lint-disable`, for the rules named or for all |
    | `a11y-lint-disable-file` | everything in the file |

    In storyboards and xibs, write it into the Notes of the object (Identity inspector,
    Document), on a line of its own. It covers the object with everything inside it, and in the
    Notes of a view controller the screen; `a11y-lint-disable-subtree` is the same.

    ```
    a11y-lint-disable icon-button-missing-label until 2027-01-31 -- labelled in code
    ```

    XML comments with the directives of the table are read as well, but Xcode may drop comments
    when it saves. XML does not allow two hyphens in a comment, so a single one precedes the reason
    there:

    ```xml
    <!-- a11y-lint-disable-next-line icon-button-missing-label - labelled in code -->
    ```

    JSON only has the key `disable`, and captures of running apps have neither: for them, use
    `overrides` in the configuration, for files and for nodes.

    - After its last day a suppression has no effect. The findings that it hid are reported, and so
      is the suppression (`expired-suppression`). `--today` sets the day.
    - A suppression that silences nothing is reported (`unused-suppression`), each rule for itself
      and with the cause: no such rule, the rule is off, the format cannot say what the rule needs,
      the rule finds nothing. So are mistakes in a directive, which then silences nothing.
    - Where reasons are required, a suppression without one is reported
      (`suppression-without-reason`).
    - The summary counts suppressed findings. `--show-suppressed` reports them too: in JSON with
      the state `suppressed` and a member `suppression`, in text with the reason. They never fail
      a run.

    """
  }
}
