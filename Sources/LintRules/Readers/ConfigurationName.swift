/// The names of configuration files.
enum ConfigurationName {
  /// Every name, the one to prefer first; a folder has one of them.
  static let all = [".a11y-lint.yml", ".a11y-lint.yaml", ".a11y-lint.json"]
}
