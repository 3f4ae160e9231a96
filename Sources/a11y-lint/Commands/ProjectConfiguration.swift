import DocumentSyntax
import LintRules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The configuration file that a command runs with, found and read; every mistake in it is fatal.
struct ProjectConfiguration {
  /// What the file says; nil where there is none.
  let file: ConfigurationFile?
  /// Which files its adapters are for.
  let globs: AdapterGlobs?

  /// The configuration of a command line.
  init(_ arguments: Arguments) throws(UsageError) {
    guard let path = try Self.path(arguments) else {
      file = nil
      globs = nil
      return
    }
    switch FileContents.read(path) {
    case .failure(let problem):
      throw UsageError("the configuration \(Arguments.shown(path.text)): \(problem.message)")
    case .success(let bytes):
      let file = ConfigurationFile(SourceFile(path: path.cleaned.text, bytes: bytes))
      guard file.errors.isEmpty else { throw UsageError(file.errors) }
      self.file = file
      globs = AdapterGlobs(file.adapters, configuration: path)
    }
  }

  private static func path(_ arguments: Arguments) throws(UsageError) -> RawPath? {
    let named = arguments.value(.config)
    if arguments.has(.noConfig) {
      guard named == nil else { throw UsageError("--config and --no-config contradict each other") }
      return nil
    }
    if let named { return RawPath(named) }
    if let variable = getenv("A11Y_LINT_CONFIG"), variable.pointee != 0 {
      return RawPath(cString: variable)
    }
    return try ConfigurationSearch.nearest()
  }

  /// The configuration as the file has it, for the command line to be laid over.
  var configuration: Configuration {
    var configuration = Configuration()
    file?.apply(to: &configuration)
    guard let globs else { return configuration }
    configuration.reading.adapterForPath = { globs.adapter(for: RawPath($0)) }
    return configuration
  }
}
