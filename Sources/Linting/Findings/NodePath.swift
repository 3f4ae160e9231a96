/// The JSON Pointer from a screen to an element, which is put together when somebody asks.
///
/// Where elements lie deep, paths are long and most of a report, and nearly all of each is that of
/// the parent: elements share it.
package final class NodePath: Sendable {
  /// How many steps are kept apart from what is before them.
  private static let mostSteps = 16

  /// The path that this one goes on from.
  private let parent: NodePath?
  /// The rest after that; the whole path where there is no parent.
  private let part: String
  /// How many bytes there are in all.
  private let length: Int
  /// How many steps come after the last whole path.
  private let steps: Int

  /// A path that is whole.
  package init(_ text: String) {
    parent = nil
    part = text
    steps = 0
    length = text.utf8.count
  }

  /// The path one step below another.
  init(_ parent: NodePath, step: String) {
    let isLong = parent.steps >= Self.mostSteps
    self.parent = isLong ? NodePath(parent.text) : parent
    part = step
    steps = isLong ? 1 : parent.steps + 1
    length = parent.length + step.utf8.count
  }

  /// The whole path.
  var text: String {
    guard parent != nil else { return part }
    return String(unsafeUninitializedCapacity: length) { bytes in
      write(to: bytes)
      return length
    }
  }

  private func write(to bytes: UnsafeMutableBufferPointer<UInt8>) {
    parent?.write(to: bytes)
    var part = part
    part.withUTF8 {
      _ = UnsafeMutableBufferPointer(rebasing: bytes[(length - $0.count)..<length])
        .initialize(fromContentsOf: $0)
    }
  }
}
