/// The part of `docs/USAGE.md` about suppression.
extension UsagePage {
  /// How a finding is silenced where it is.
  static var suppression: String {
    """
    ## Suppression

    A suppression names the rules that are silent, and may name a last day and a reason. `all`
    stands for every rule and counts only with a reason.

    In a tree the key `disable` covers the screen, or the node with all that it holds:

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

    | Comment | What is silent |
    | --- | --- |
    | `a11y-lint-disable-line` | what begins on the line of the comment |
    | `a11y-lint-disable-next-line` | what begins on the next line that is no comment |
    | `a11y-lint-disable-next-line-subtree` | the same, and all that it holds |
    | `a11y-lint-disable` | all that is found up to `a11y-lint-enable`, or to the end of the file |
    | `a11y-lint-enable` | ends what `a11y-lint-disable` began: for the rules named, or for all |
    | `a11y-lint-disable-file` | all that is found in the file |

    In storyboards and xibs write it into the Notes of the object (Identity inspector,
    Document), on a line of its own among whatever else stands there. It covers the object with
    all that it holds, in the Notes of a view controller the screen;
    `a11y-lint-disable-subtree` is the same.

    ```
    a11y-lint-disable icon-button-missing-label until 2027-01-31 -- labelled in code
    ```

    XML comments with the directives of the table are read as well, but Xcode may drop comments
    when it saves. XML allows no two hyphens in a comment, so one sets the reason apart there:

    ```xml
    <!-- a11y-lint-disable-next-line icon-button-missing-label - labelled in code -->
    ```

    JSON has the key `disable` alone, and captures of running apps have nothing of the kind:
    there, use `overrides` in the configuration, for files and for nodes.

    - After its last day a suppression is void. What it hid is reported, and so is itself
      (`expired-suppression`). `--today` sets the day.
    - One that silences nothing is reported (`unused-suppression`), each rule for itself and
      with the cause: no such rule, the rule is off, the format cannot tell what it needs, it
      finds nothing. So are mistakes in a directive, which then silences nothing.
    - Where reasons are required, one without is reported (`suppression-without-reason`).
    - The summary counts what is suppressed. `--show-suppressed` reports it too: in JSON with
      the state `suppressed` and a member `suppression`, in text with the reason. It fails no
      run.

    """
  }
}
