import Foundation

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-lint-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The program, running in the folder.
  var program: Program { Program(folder: url) }

  /// Writes a file, and the folders above it.
  @discardableResult
  func write(_ path: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes a text file, and the folders above it.
  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL { try write(path, Data(text.utf8)) }

  /// The text of a file.
  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }
}
