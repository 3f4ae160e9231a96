/// The names of configuration files.
package enum ConfigurationName {
  /// Every name, the one to prefer first; a folder has one of them.
  package static let all = [".a11y-lint.yml", ".a11y-lint.yaml", ".a11y-lint.json"]
}
