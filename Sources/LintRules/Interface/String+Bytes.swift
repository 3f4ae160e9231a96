/// Texts compared by their bytes.
extension String {
  /// Whether another text has the same bytes, however its accents are composed; the buffers are
  /// compared, since views of strings take a hundred times as long.
  func hasBytes(of other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        one.count == other.count && one.indices.allSatisfy { one[$0] == other[$0] }
      }
    }
  }
}
