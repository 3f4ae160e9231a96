/// The shells that there are completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The shell, as the end of a line of help.
  var summary: String {
    switch self {
    case .bash: "bash 3.2 and later"
    case .zsh: "zsh 5 and later"
    case .fish: "fish 3 and later"
    }
  }
}
