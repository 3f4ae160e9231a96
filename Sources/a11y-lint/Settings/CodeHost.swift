import LintReports
import Linting

/// The code host that a build service says a run is for.
enum CodeHost {
  /// The addresses of the files of the run's version; nil where no service says any.
  static var links: SourceLinks? {
    guard let base, let root = try? ProjectRoot(ofReports: nil, near: RawPath(".")) else {
      return nil
    }
    return SourceLinks(base: base) { path in
      let path = root.path(ofFile: RawPath(path))
      return path.hasPrefix("/") ? nil : path
    }
  }

  private static var base: String? {
    if let server = variable("GITHUB_SERVER_URL"), let name = variable("GITHUB_REPOSITORY"),
      let commit = variable("GITHUB_SHA")
    {
      return "\(server)/\(name)/blob/\(commit)/"
    }
    if let project = variable("CI_PROJECT_URL"), let commit = variable("CI_COMMIT_SHA") {
      return "\(project)/-/blob/\(commit)/"
    }
    return nil
  }

  /// A variable of the environment, where it has nothing that would end an address.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty,
      value.wholeMatch(of: /[A-Za-z0-9:\/._~%-]+/) != nil
    else { return nil }
    return value
  }
}
