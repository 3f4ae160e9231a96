/// A word that a command takes as its first operand, as `interface` in `dump interface FILE`.
struct CommandWord {
  let name: String
  /// What it is for, as the end of a line of help.
  let help: String
}
