@testable import LintReports
@testable import a11y_lint

/// `docs/EDITORS.md`: how editors check and complete files, and shells complete commands.
enum EditorsPage {
  /// The page.
  static var markdown: String {
    """
    <!-- Written by Scripts/record. -->

    # Completion in editors and shells

    ## Schemas in editors

    With a JSON Schema an editor checks trees and configurations as you type, completes keys, types
    and the ids of rules, and shows what each key is for. The schemas are in the folder `Schemas`,
    and `a11y-lint schema` prints those of your version:

    ```
    \(SchemaSubject.allCases.map { "a11y-lint schema \($0.rawValue) > Schemas/\($0.fileName)" }
      .joined(separator: "\n"))
    ```

    In YAML a comment names the schema, for editors with the YAML language server (VS Code with the
    YAML extension, Neovim, Emacs, Zed, IntelliJ):

    ```yaml
    # yaml-language-server: $schema=Schemas/a11y-lint-tree.schema.json
    screen: Profile
    ```

    VS Code can do it for all files, in `.vscode/settings.json`:

    ```json
    {
      "yaml.schemas": {
        "Schemas/a11y-lint-tree.schema.json": ["*.a11y.yml", "*.a11y.yaml"],
        "Schemas/a11y-lint-config.schema.json": [".a11y-lint.yml", ".a11y-lint.yaml"]
      },
      "json.schemas": [
        {"fileMatch": ["*.a11y.json"], "url": "./Schemas/a11y-lint-tree.schema.json"},
        {"fileMatch": [".a11y-lint.json"], "url": "./Schemas/a11y-lint-config.schema.json"}
      ]
    }
    ```

    A configuration in JSON may also name it under `$schema`; a tree may not, since the tree format
    has no such key. The schema of trees accepts `null` for an absent key, as JSON does, while the
    linter reports a YAML key without a value as a mistake.

    ## Completion in shells

    ```
    source <(a11y-lint completions bash)                                       # in ~/.bashrc
    a11y-lint completions zsh > "${fpath[1]}/_a11y-lint"                       # zsh
    a11y-lint completions fish > ~/.config/fish/completions/a11y-lint.fish     # fish
    ```

    The bash of macOS, version 3.2, cannot source what a command prints: write the script to a file,
    and source that. Commands, options, words that options take, files, and the ids, categories and
    tags of rules are completed, also within `--only labels,speech` and `--severity RULE=LEVEL`.

    """
  }
}
