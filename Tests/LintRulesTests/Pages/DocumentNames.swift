import Foundation

/// The types and files that a Markdown document names between backticks.
enum DocumentNames {
  /// The names that look like Swift types, outside of paths, options and texts in quotes.
  static func types(in page: String) -> [String] {
    spans(of: page).filter { !isPath($0) }.flatMap { span -> [String] in
      let code = span.replacing(/"[^"]*"/, with: "")
      return code.matches(of: /(^|[^\w.$\/{+-])([A-Z]\w*)(?![\w\/])/).map { String($0.2) }
        .filter { $0.contains(where: \.isLowercase) }
    }
  }

  /// The paths of files and folders; those of the package also in the middle of a command.
  static func paths(in page: String) -> [String] {
    spans(of: page).flatMap { span -> [String] in
      if isPath(span) { return [span] }
      return span.split(separator: " ").map(String.init).filter { word in
        folders.contains { word.hasPrefix($0) } && isPath(word)
      }
    }
  }

  /// The folders of the package whose files are run.
  private static let folders = ["Scripts/", "Benchmarks/"]

  /// Whether a path leads to one of these files, or to a folder of one; it may leave out folders
  /// that it begins in.
  ///
  /// `+Silent.swift` is the end of a name, and `<Tool>` stands for a folder or file.
  static func leads(_ path: String, to files: [String]) -> Bool {
    let known = path.prefix { $0 != "<" }
    var wanted = String(known)
    if known.count < path.count || known.hasSuffix("/") {
      // What is left of `Captures/<Tool>` is a folder.
      return files.contains { $0.hasPrefix(wanted) || $0.contains("/" + wanted) }
    }
    if !path.hasPrefix("+") { wanted = "/" + wanted }
    return files.contains { ("/" + $0).hasSuffix(wanted) || ("/" + $0).contains(wanted + "/") }
  }

  /// The types that source code declares, wherever they are.
  static func declared(in source: String) throws -> [String] {
    let pattern =
      #"^[ \t]*(?:(?:[a-z]+|@\w+(?:\([^)\n]*\))?) +)*"#
      + #"(?:struct|class|enum|protocol|actor|typealias|associatedtype) +([A-Z]\w*)"#
    // Unlike `Regex` this one is as fast in a debug build.
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let text = source as NSString
    let all = NSRange(location: 0, length: text.length)
    return expression.matches(in: source, range: all).map { text.substring(with: $0.range(at: 1)) }
  }

  /// Whether code between backticks is the path of a file or folder.
  private static func isPath(_ span: String) -> Bool {
    guard !span.contains(where: { " \"(:*=".contains($0) }), !span.hasPrefix("-") else {
      return false
    }
    return span.contains("/")
      || span.wholeMatch(of: /[\w.+-]*\.(swift|py|md|ya?ml|json|sh|c|cpp|toml)/) != nil
  }

  /// The code between backticks, outside of blocks of code.
  private static func spans(of page: String) -> [String] {
    var isBlock = false
    let text = page.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isBlock.toggle() }
      return !isFence && !isBlock
    }.joined(separator: "\n")
    return text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }
}
