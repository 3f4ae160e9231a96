/// What decides where something is read: its top left corner, and its place in the document.
struct ReadingKey: Sendable {
  var x: Double
  var y: Double
  /// Its place among all that is read with it.
  var order: Int
  /// SwiftUI's sort priority.
  var priority = 0.0
  /// Whether the file tells the corner; otherwise it is taken from what stands before.
  var isPlaced = true
}
