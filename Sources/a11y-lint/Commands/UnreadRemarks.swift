import LintReports
import Linting

/// The remarks on what a run found in folders and did not read, though it shows screens.
struct UnreadRemarks {
  /// How many names of views a remark has.
  private static let mostNames = 10

  /// The remarks; none where nobody wants any.
  private(set) var all: [String] = []

  /// The remarks on the results of a run. One on a change or a shard knows only some of the files.
  init(on results: [FileLinter.Result], _ command: LintCommand) {
    guard command.settings.style.showsSummary, command.scope == nil else { return }
    if command.settings.shard.map({ $0.number == 1 }) ?? true {
      all += Self.languages(of: command.discovery)
      if let skipped = SkippedSources(of: command.discovery).remark { all.append(skipped) }
    }
    let doubtful = results.count(where: \.isDoubtful)
    if doubtful > 0 {
      all.append(
        "\(doubtful) \(doubtful == 1 ? "file looks" : "files look") like a UI tree and "
          + "\(doubtful == 1 ? "is" : "are") not read, since too little tells that; --list-files "
          + "names \(doubtful == 1 ? "it" : "them"), `include` in a configuration reads them")
    }
    let unread = results.compactMap(\.unread)
    let files = unread.count(where: \.hasOtherViews)
    if files > 0 {
      all.append(
        "\(files) Swift \(files == 1 ? "file" : "files") with views of UIKit "
          + "\(files == 1 ? "is" : "are") not read; docs/start/UIKIT.md shows how to lint the "
          + "running app")
    }
    let views = unread.flatMap(\.views)
    if !views.isEmpty { all.append(Self.remark(on: views)) }
  }

  /// The remarks on files of languages that are not read.
  private static func languages(of discovery: Discovery) -> [String] {
    UnreadLanguage.allCases.compactMap { language in
      let count = discovery.folders.reduce(0) { $0 + ($1.unread[language] ?? 0) }
      return count > 0 ? language.remark(count) : nil
    }
  }

  private static func remark(on views: [String]) -> String {
    let names = views.prefix(mostNames).map(Arguments.shown).joined(separator: ", ")
    let rest = views.count - mostNames
    return
      (views.count == 1
      ? "1 view is not read, as its" : "\(views.count) views are not read, as their")
      + " `body` is not in the type or an extension of it: " + names
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
