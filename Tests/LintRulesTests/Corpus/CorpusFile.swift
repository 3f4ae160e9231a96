import DocumentSyntax
import Foundation
import Testing

/// One real file of the corpus.
struct CorpusFile {
  /// The kind of file: the folder that it is in.
  let kind: String
  /// The path from the folder of the corpus.
  let path: String
  /// The file under that path.
  let source: SourceFile

  /// Every file of the corpus by path; none, after saying so, where the corpus is missing.
  static func all() throws -> [CorpusFile] {
    guard let corpus = SharedData.url("corpus") else { return [] }
    let root = corpus.standardizedFileURL.path + "/"
    var files: [CorpusFile] = []
    let all = FileManager.default.enumerator(
      at: corpus, includingPropertiesForKeys: [.isRegularFileKey])
    for case let url as URL in all?.allObjects ?? [] {
      let path = String(url.standardizedFileURL.path.dropFirst(root.count))
      let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
      guard isFile, let slash = path.firstIndex(of: "/") else { continue }
      let source = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url)))
      files.append(CorpusFile(kind: String(path[..<slash]), path: path, source: source))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Every n-th of the files, from a number on: parts that take about as long as each other.
  static func part(_ number: Int, of count: Int) throws -> [CorpusFile] {
    try all().enumerated().filter { $0.offset % count == number }.map(\.element)
  }
}
